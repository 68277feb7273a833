#include "ui/battle/auto_resolve_panel.h"

#include "models/battle/battle_actions.h"
#include "models/text.h"
#include "ui/common/battle_looks.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/power_badge.h"
#include "ui/common/sizes.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <algorithm>

namespace ephor {

AutoResolvePanel::AutoResolvePanel(BattleSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_words(session.game()) {
    named(this, QStringLiteral("autoResolve"), tr("Auto-resolve from here"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 6, 8, 8);
    grid->setHorizontalSpacing(6);
    grid->addWidget(new QLabel(tr("To the end of"), this), 0, 0);
    int column = 1;
    const auto start = [&](const QString& text, const QString& name, void (AutoResolvePanel::*slot)(),
                           const QString& tip) {
        auto* button = named(new QPushButton(text, this), name, tr("Play to the end of the %1").arg(text));
        button->setToolTip(tip);
        button->setMinimumWidth(
            std::max(scaled(this, 48), button->fontMetrics().horizontalAdvance(text) + scaled(this, 8)));
        connect(button, &QPushButton::clicked, this, slot);
        grid->addWidget(button, 0, column++);
        m_starts.push_back(button);
    };
    const QString tip = tr("The standard computer player answers for people meanwhile. You can undo it.");
    start(tr("Phase"), QStringLiteral("toPhase"), &AutoResolvePanel::toPhase, tip);
    start(tr("Turn"), QStringLiteral("toTurn"), &AutoResolvePanel::toTurn, tip);
    start(tr("Battle"), QStringLiteral("toEnd"), &AutoResolvePanel::toEnd, tip);
    m_stop = named(new QPushButton(icon("stop"), tr("Stop"), this), QStringLiteral("stop"), tr("Stop"));
    m_stop->setMinimumWidth(scaled(this, 56));
    connect(m_stop, &QPushButton::clicked, this, &AutoResolvePanel::stop);
    grid->addWidget(m_stop, 0, column);

    grid->addLayout(makePlayers(), 1, 0, 1, column + 1);
    m_bar = new QProgressBar(this);
    m_bar->setObjectName(QStringLiteral("progress"));
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(scaled(this, 10));
    m_text = new QLabel(this);
    m_text->setObjectName(QStringLiteral("progressText"));
    m_text->setFont(sized(font(), 12));
    grid->addWidget(m_bar, 2, 0, 1, column + 1);
    grid->addWidget(m_text, 3, 0, 1, column + 1);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(4, 1);

    m_ticks.setInterval(100);
    connect(&m_ticks, &QTimer::timeout, this, &AutoResolvePanel::showProgress);
    connect(&session, &BattleSession::busyChanged, this, &AutoResolvePanel::takeBusy);
    connect(&session, &BattleSession::changed, this, &AutoResolvePanel::takeState);
    connect(&session, &BattleSession::playersChanged, this, &AutoResolvePanel::takeState);
    takeState();
}

QHBoxLayout* AutoResolvePanel::makePlayers() {
    const auto looks = looksOf(m_session);
    auto* players = new QHBoxLayout;
    for (const Side side : bothSides) {
        auto* badge = new PowerBadge(16, this);
        badge->setLook(looks[index(side)]);
        badge->setToolTip(m_words.side(side));
        auto* box = named(new QComboBox(this), side == Side::A ? QStringLiteral("playerA") : QStringLiteral("playerB"),
                          tr("Who decides for %1").arg(m_words.sideInside(side)));
        box->setToolTip(box->accessibleName());
        for (const By kind : m_session.playersAtHand())
            box->addItem(text(kind), static_cast<int>(kind));
        connect(box, &QComboBox::activated, this,
                [this, side, box](int) { m_session.setPlayer(side, static_cast<By>(box->currentData().toInt())); });
        m_players[index(side)] = box;
        players->addWidget(badge);
        players->addWidget(box, 1);
    }
    return players;
}

void AutoResolvePanel::takeBusy(bool busy) {
    if (busy) {
        m_since.start();
        m_turnAtStart = m_session.table().turn();
        m_ticks.start();
    } else {
        m_ticks.stop();
    }
    takeState();
    if (!busy && m_eventsAtStart) {
        Q_EMIT resolved(whatHappened());
        m_eventsAtStart.reset();
    }
}

void AutoResolvePanel::resolve(Until until) {
    m_eventsAtStart = m_session.timeline().size();
    m_session.autoResolve(until);
    if (!m_session.isBusy())
        m_eventsAtStart.reset();
}

/// "Courage: Athens −1, Late Sparta −2": what both sides have lost of it since that moment. Empty where they lost
/// nothing, and where each unit counts one: then the units say it.
QString AutoResolvePanel::strengthLost(int moment) const {
    const Game& game = m_session.game();
    if (std::ranges::all_of(game.pieces(), [](const PieceInfo& piece) { return piece.strength <= 1; }))
        return {};
    const Table before = m_session.timeline().tableAt(moment);
    QStringList sides;
    for (const Side side : bothSides) {
        int lost = 0;
        for (const PieceId piece : before.all(side))
            lost += std::max(0, game.strength(before, piece) - game.strength(m_session.table(), piece));
        if (lost > 0)
            sides << tr("%1 −%2").arg(m_words.side(side)).arg(lost);
    }
    return sides.isEmpty()
               ? QString()
               : tr("%1: %2").arg(translated(m_session.info().strengthName), sides.join(QStringLiteral(", ")));
}

/// The fights and the losses since the start; of a deployment, that it is over.
QString AutoResolvePanel::whatHappened() const {
    if (m_turnAtStart == 0)
        return m_session.table().turn() > 0 ? tr("Both armies are deployed.") : QString();
    int fights = 0;
    QStringList lost;
    const BattleTimeline& timeline = m_session.timeline();
    const int from = std::min(*m_eventsAtStart, timeline.size());
    for (const BattleAction& action : battleActions(m_session.game(), timeline, from, timeline.size())) {
        fights += action.isFight() ? 1 : 0;
        for (const PieceId piece : action.removed)
            lost << tr("%1 (%2)").arg(m_words.piece(piece), m_words.side(m_session.game().piece(piece).side));
    }
    const QString fought = tr("%n fight(s)", nullptr, fights);
    const QString units = lost.isEmpty() ? tr("No unit lost") : tr("Lost: %1").arg(lost.join(QStringLiteral(", ")));
    const QString strength = strengthLost(from);
    return strength.isEmpty() ? tr("%1. %2.").arg(fought, units) : tr("%1. %2; %3.").arg(fought, units, strength);
}

void AutoResolvePanel::takeState() {
    const bool busy = m_session.isBusy();
    for (QPushButton* button : m_starts)
        button->setEnabled(!busy && m_session.pending() && m_session.isLive());
    m_stop->setEnabled(busy);
    for (const Side side : bothSides) {
        QComboBox* box = m_players[index(side)];
        box->setCurrentIndex(box->findData(static_cast<int>(m_session.player(side))));
        box->setEnabled(!busy);
    }
    const bool shown = busy && m_since.isValid() && m_since.elapsed() > 200;
    m_bar->setVisible(shown);
    m_text->setVisible(shown);
}

std::optional<int> AutoResolvePanel::turnLimit() const {
    const auto asNumber = [](const std::string& value) {
        bool ok = false;
        const int n = QString::fromStdString(value).toInt(&ok);
        return ok ? std::optional(n) : std::nullopt;
    };
    for (const ChosenOption& chosen : m_session.game().setup().options)
        if (chosen.key == "turn_limit")
            return asNumber(chosen.value);
    for (const OptionInfo& option : m_session.info().options)
        if (option.key == "turn_limit")
            return asNumber(option.standard);
    return {};
}

void AutoResolvePanel::showProgress() {
    const double seconds = std::max(0.001, static_cast<double>(m_since.elapsed()) / 1000);
    const int decisions = m_session.decisionsPlayed();
    const double rate = decisions / seconds;
    const int turn = m_session.turnPlayed();
    QString line = tr("%1 decisions, %2 a second, turn %3")
                       .arg(QLocale().toString(decisions), QLocale().toString(rate, 'f', 0))
                       .arg(turn);
    const auto limit = turnLimit();
    m_bar->setRange(0, limit ? *limit : 0);
    if (limit) {
        m_bar->setValue(turn);
        const int done = turn - m_turnAtStart;
        if (done > 0)
            line =
                tr("%1, at most %2 s left").arg(line, QLocale().toString(seconds / done * (*limit - turn + 1), 'f', 0));
    }
    m_text->setText(line);
    takeState();
}

}  // namespace ephor
