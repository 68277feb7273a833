#include "models/text/post_words.h"

#include "core/campaign/orders/order_writer.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;
using store::MailKind;
using store::MailState;
using store::Post;
using store::PostLetter;
using store::PostMail;

namespace {

QString greeting(const Campaign& campaign, const OrderBoard& board, PowerId power) {
    const QString player = QString::fromStdString(board.rows[power.index()].players.player);
    const QString name = nameOf(campaign.scenario, power);
    return player.isEmpty() ? tr("To %1,").arg(name) : tr("To %1 (%2),").arg(player, name);
}

QString dueText(const OrderBoard& board) {
    return board.deadline ? tr("Orders are due %1.").arg(timeText(board.deadline->at)) : QString();
}

}  // namespace

QString text(MailKind kind) {
    switch (kind) {
    case MailKind::Orders:
        return tr("Orders");
    case MailKind::Other:
        return tr("Message");
    case MailKind::Report:
        return tr("Report");
    case MailKind::Newsletter:
        return tr("Newsletter");
    case MailKind::Reminder:
        return tr("Reminder");
    case MailKind::Receipt:
        return tr("Receipt");
    case MailKind::Faults:
        return tr("Errors");
    case MailKind::Packet:
        return tr("Battle packet");
    case MailKind::Calendar:
        break;
    }
    return tr("Deadline");
}

QString text(MailState state) {
    switch (state) {
    case MailState::New:
        return tr("new");
    case MailState::Drafted:
        return tr("draft");
    case MailState::Submitted:
        return tr("submitted");
    case MailState::Dropped:
        break;
    }
    return tr("replaced");
}

QString timeText(const QString& iso) {
    const Result<ClubTime> time = clubTimeFrom(iso.toStdString());
    return time ? timeText(*time) : QString();
}

QString mailSubject(const Campaign& campaign, MailKind kind, PowerId power, std::optional<int> turn) {
    const QString what = power ? tr("%1 for %2").arg(text(kind), nameOf(campaign.scenario, power)) : text(kind);
    return tr("[%1] Turn %2: %3")
        .arg(QString::fromStdString(campaign.scenario.name))
        .arg(turn.value_or(campaign.state.course.turn))
        .arg(what);
}

QString packetSubject(const Campaign& campaign, BattleId battle) {
    return tr("[%1] Turn %2: battle %3 at %4")
        .arg(QString::fromStdString(campaign.scenario.name))
        .arg(campaign.state.course.turn)
        .arg(battle.index() + 1)
        .arg(nameOf(campaign.scenario, campaign.state.battles[battle.index()].place));
}

QString packetState(const Campaign& campaign, const Post& post, BattleId battle) {
    const QString subject = packetSubject(campaign, battle);
    bool isWritten = false;
    bool isSent = true;
    for (const PostMail& mail : post.mails)
        if (mail.kind == MailKind::Packet && mail.subject == subject) {
            isWritten = true;
            isSent = isSent && !mail.sent.isEmpty();
        }
    return !isWritten ? QString() : isSent ? tr("packet sent") : tr("packet written");
}

QString packetMailText(const Campaign& campaign, const OrderBoard& board, PowerId power, BattleId battle) {
    return QStringList{
               greeting(campaign, board, power),
               tr("You have a battle at %1 to play. The table, both lists as pages to print, and a form for the result are attached.")
                   .arg(nameOf(campaign.scenario, campaign.state.battles[battle.index()].place)),
               tr("Fill in the form after the battle and answer this mail with it.")}
               .join(QStringLiteral("\n\n")) +
           u'\n';
}

QString lettersText(const Campaign& campaign, const Post& post, PowerId power) {
    const QString id = power ? toQString(campaign.scenario.powers[power.index()].id) : QString();
    const auto nameOfId = [&](const QString& one) {
        const PowerId known = powerWithId(campaign.scenario, one);
        return known ? nameOf(campaign.scenario, known) : one;
    };
    QStringList all;
    for (const PostLetter& letter : post.letters) {
        if (letter.turn != campaign.state.course.turn || (!letter.to.isEmpty() && letter.to != id))
            continue;
        const QString heading = letter.to.isEmpty() ? tr("Open letter from %1:").arg(nameOfId(letter.from))
                                                    : tr("Letter from %1:").arg(nameOfId(letter.from));
        all << heading + QStringLiteral("\n\n") + letter.text.trimmed();
    }
    return all.join(QStringLiteral("\n\n"));
}

QString reportMailText(const Campaign& campaign, const OrderBoard& board, const Post& post, PowerId power) {
    QStringList parts{
        greeting(campaign, board, power),
        tr("Your report of turn %1 (%2) is attached, with the map and the order form.")
            .arg(campaign.state.course.turn)
            .arg(seasonText(campaign.state.course)),
        (dueText(board) + u' ' + tr("Answer this mail with your orders, in the text or as the attached form."))
            .trimmed()};
    if (const QString letters = lettersText(campaign, post, power); !letters.isEmpty())
        parts << letters;
    return parts.join(QStringLiteral("\n\n")) + u'\n';
}

QString receiptMailText(const Campaign& campaign, const OrderBoard& board, PowerId power) {
    Orders orders = submittedOrders(campaign.state, power);
    const BoardRow& row = board.rows[power.index()];
    orders.isFinal = row.receipt.isFinal;
    return QStringList{
        greeting(campaign, board, power),
        tr("Your orders for turn %1 have arrived: %2.").arg(board.turn).arg(stateSentence(row, board, {})),
        tr("Your orders were read as follows. If something is wrong, answer with new orders."),
        QString::fromStdString(ordersText(campaign, power, orders))}
        .join(QStringLiteral("\n\n"));
}

QString faultsMailText(const Campaign& campaign, const PostMail& mail, const Diagnostics& faults) {
    QStringList lines;
    const PowerId power = powerWithId(campaign.scenario, mail.power);
    lines << (power ? tr("Your orders for %1 cannot be submitted yet:").arg(nameOf(campaign.scenario, power))
                    : tr("Your orders cannot be submitted yet:"))
          << QString();
    const QStringList sent = mail.text.split(u'\n');
    for (const Diagnostic& fault : faults) {
        const int line = fault.place.line;
        if (line > 0 && line <= sent.size())
            lines << QStringLiteral("> ") + sent[line - 1].trimmed();
        lines << text(fault.message) << QString();
    }
    lines << tr("Please answer with corrected orders.") << QString() << tr("Your mail:");
    for (const QString& line : sent)
        lines << QStringLiteral("> ") + line;
    return lines.join(u'\n') + u'\n';
}

CalendarEvent deadlineEvent(const Journal& journal, const Deadline& deadline) {
    const Campaign& campaign = journal.campaign();
    const int turn = campaign.state.course.turn;
    return {
        .uid = QStringLiteral("%1-%2@ephor.invalid").arg(toQString(journal.entries().front().hash).left(16)).arg(turn),
        .at = dateTimeOf(deadline.at),
        .summary = tr("%1: orders for turn %2").arg(QString::fromStdString(campaign.scenario.name)).arg(turn),
        .description = tr("Orders for turn %1 are due.").arg(turn),
        .remindBefore = 24 * 60};
}

}  // namespace ephor
