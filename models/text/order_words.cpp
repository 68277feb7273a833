#include "models/text/order_words.h"

#include "core/campaign/dice/dice_view.h"
#include "models/text.h"
#include "models/text/campaign_words.h"

#include <QLocale>
#include <QStringList>
#include <QTimeZone>
#include <algorithm>

namespace ephor {

using namespace campaign;

namespace {

const QString timeFormat = QStringLiteral("ddd d MMM yyyy, HH:mm");

/// The time until the deadline, negative after it. None without a deadline or a clock.
std::optional<std::chrono::seconds> timeLeft(const OrderBoard& board, const Now& now) {
    if (!board.deadline || !now)
        return {};
    return board.deadline->at.moment - now->moment;
}

bool isInOrders(const OrderBoard& board) { return board.phase == Phase::Orders; }

/// The state of a power that has sent no orders.
QString missingText(const BoardRow& row, const OrderBoard& board, const Now& now) {
    if (row.counts == OrdersFrom::Standing)
        return tr("standing orders");
    if (row.players.player.empty())
        return tr("by the computer");
    const auto left = timeLeft(board, now);
    if (left && left->count() < 0)
        return tr("late by %1").arg(durationText(-*left));
    return row.missed > 0 ? tr("missing, %n missed before", nullptr, row.missed) : tr("missing");
}

/// Powers whose final orders are missing and have no draft either.
std::vector<PowerId> missing(const OrderBoard& board, const std::vector<PowerId>& drafted) {
    std::vector<PowerId> powers = awaited(board);
    std::erase_if(powers, [&](PowerId power) { return std::ranges::contains(drafted, power); });
    return powers;
}

QString whose(const BoardRow& row, const Scenario& scenario) {
    const QString power = nameOf(scenario, row.power);
    return row.players.player.empty() ? power : tr("%1 (%2)").arg(QString::fromStdString(row.players.player), power);
}

QString headOfReminder(const Campaign& campaign, const OrderBoard& board, const Now& now) {
    const QString move = tr("Orders for turn %1 of \"%2\" (%3)")
                             .arg(board.turn)
                             .arg(QString::fromStdString(campaign.scenario.name), seasonText(campaign.state.course));
    if (!board.deadline)
        return tr("%1.").arg(move);
    const QString due = QString::fromStdString(spokenText(board.deadline->at));
    const auto left = timeLeft(board, now);
    if (!left)
        return tr("%1 are due on %2.").arg(move, due);
    return left->count() >= 0 ? tr("%1 are due on %2, in %3.").arg(move, due, durationText(*left))
                              : tr("%1 were due on %2, %3 ago. Late orders are accepted until the umpire adjudicates.")
                                    .arg(move, due, durationText(-*left));
}

/// The state of a player's orders, and what applies if they send nothing more.
QString whatIsMissing(const BoardRow& row, const Scenario& scenario) {
    const QString state = row.from == OrdersFrom::Player ? tr("only provisional orders have arrived")
                          : row.from == OrdersFrom::Deputy
                              ? tr("the deputy's orders have arrived, the player's own are missing")
                              : tr("no orders have arrived");
    return tr("%1; without new orders, %2.").arg(state, countsText(row, scenario));
}

/// Adds the dice commitments in the wording of the reports, so that players can find them when they verify the dice.
QString withPromises(const Campaign& campaign, QString text, PowerId power = {}) {
    const std::vector<std::string> promises = promiseLines(diceViewOf(campaign, power));
    for (const std::string& promise : promises)
        text += u'\n' + QString::fromStdString(promise);
    return promises.empty() ? text : text + u'\n';
}

}  // namespace

ClubTime clubTimeOf(const QDateTime& time) {
    return {std::chrono::sys_seconds(std::chrono::seconds(time.toSecsSinceEpoch())),
            std::chrono::minutes(time.offsetFromUtc() / 60)};
}

QDateTime dateTimeOf(const ClubTime& time) {
    return QDateTime::fromSecsSinceEpoch(
        time.moment.time_since_epoch().count(),
        QTimeZone::fromSecondsAheadOfUtc(static_cast<int>(std::chrono::seconds(time.offset).count())));
}

std::string zoneHere(const ClubTime& time) {
    const std::string zone = QTimeZone::systemTimeZoneId().toStdString();
    return isClockOf(zone, time) ? zone : std::string();
}

QString timeText(const ClubTime& time) { return QLocale().toString(dateTimeOf(time), timeFormat); }

QString durationText(std::chrono::seconds length) {
    const auto whole = std::chrono::duration_cast<std::chrono::minutes>(length).count();
    const auto days = static_cast<int>(whole / (24 * 60));
    const auto hours = static_cast<int>(whole / 60 % 24);
    const auto minutes = static_cast<int>(whole % 60);
    QStringList parts;
    if (days > 0)
        parts << tr("%1 d", "days").arg(days);
    if (hours > 0)
        parts << tr("%1 h", "hours").arg(hours);
    if (minutes > 0 && days == 0)
        parts << tr("%1 min", "minutes").arg(minutes);
    return parts.isEmpty() ? tr("less than a minute") : parts.join(u' ');
}

QString deadlineText(const OrderBoard& board, const Now& now) {
    if (!board.deadline)
        return tr("No deadline is set");
    const QString due = timeText(board.deadline->at);
    const auto left = timeLeft(board, now);
    const QString text = !left                ? tr("Orders are due %1").arg(due)
                         : left->count() >= 0 ? tr("Orders are due %1, in %2").arg(due, durationText(*left))
                                              : tr("Orders were due %1, %2 ago").arg(due, durationText(-*left));
    const int days = board.deadline->everyDays;
    return days == 0   ? text
           : days == 1 ? tr("%1; then every day").arg(text)
                       : tr("%1; then every %n days", nullptr, days).arg(text);
}

QString stateText(const BoardRow& row, const OrderBoard& board, const Now& now) {
    if (row.from == OrdersFrom::Nobody && isInOrders(board))
        return missingText(row, board, now);
    QString state = text(row.from);
    if (row.from == OrdersFrom::Player && !row.receipt.isFinal)
        state = tr("provisional");
    if (const auto late = lateBy(board, row))
        return tr("%1, late by %2").arg(state, durationText(*late));
    return state;
}

QString stateSentence(const BoardRow& row, const OrderBoard& board, const Now& now) {
    QString said = capitalised(stateText(row, board, now));
    if (row.receipt.at)
        said = tr("%1, received %2").arg(said, timeText(*row.receipt.at));
    if (row.from == OrdersFrom::Player && !row.receipt.isFinal && isInOrders(board))
        said = tr("%1; they apply unless new orders arrive").arg(said);
    return said;
}

QString countsText(const BoardRow& row, const Scenario& scenario) {
    const QString deputy = QString::fromStdString(row.players.deputy);
    switch (row.counts) {
    case OrdersFrom::Player:
        return tr("these orders apply");
    case OrdersFrom::Standing:
        return tr("the standing orders apply");
    case OrdersFrom::Deputy:
        return deputy.isEmpty() ? tr("the deputy's orders apply")
                                : tr("the orders of the deputy, %1, apply").arg(deputy);
    case OrdersFrom::Disorder:
        return tr("disorder: every army holds");
    case OrdersFrom::Ruler:
    case OrdersFrom::Computer:
    case OrdersFrom::Nobody:
        break;
    }
    const QString ruler =
        tr("the computer gives the orders (ruler: %1)").arg(text(scenario.powers[row.power.index()].ruler));
    const bool mayDeputy = row.from == OrdersFrom::Nobody && !deputy.isEmpty();
    return mayDeputy ? tr("the deputy, %1, may submit orders; otherwise %2").arg(deputy, ruler) : ruler;
}

QString playersText(const std::vector<PowerId>& powers, const OrderBoard& board, const Scenario& scenario) {
    QStringList names;
    for (const PowerId power : powers)
        names << whose(board.rows[power.index()], scenario);
    return names.join(tr(", "));
}

QString awaitedText(const OrderBoard& board, const Scenario& scenario, const std::vector<PowerId>& drafted) {
    return playersText(missing(board, drafted), board, scenario);
}

QString reminderText(const Campaign& campaign, const OrderBoard& board, const Now& now,
                     const std::vector<PowerId>& drafted) {
    const std::vector<PowerId> powers = missing(board, drafted);
    if (powers.empty())
        return withPromises(campaign, tr("All orders for turn %1 have arrived. Thank you.").arg(board.turn) + u'\n');
    QStringList lines{headOfReminder(campaign, board, now), {}, tr("Orders are missing from:")};
    for (const PowerId power : powers) {
        const BoardRow& row = board.rows[power.index()];
        lines << tr("- %1: %2").arg(whose(row, campaign.scenario), whatIsMissing(row, campaign.scenario));
    }
    return withPromises(campaign, lines.join(u'\n') + u'\n');
}

QString reminderText(const Campaign& campaign, const OrderBoard& board, PowerId power, const Now& now) {
    const BoardRow& row = board.rows[power.index()];
    const QString head = headOfReminder(campaign, board, now);
    const QString to = whose(row, campaign.scenario);
    const bool isMissing = isInOrders(board) && isAwaited(row);
    const QString state = isMissing ? tr("Your orders: %1").arg(whatIsMissing(row, campaign.scenario))
                                    : tr("Your orders: %1.").arg(stateSentence(row, board, now));
    return withPromises(campaign, QStringList{tr("To %1").arg(to), {}, head, state}.join(u'\n') + u'\n', power);
}

}  // namespace ephor
