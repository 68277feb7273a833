#include "ui/campaign/post/short_mails.h"

#include "models/campaign/post/post_office.h"
#include "models/text/post_words.h"
#include "ui/campaign/battles/battle_packet.h"
#include "ui/campaign/post/mail_folder.h"

#include <algorithm>

namespace ephor {

using namespace campaign;
using store::MailKind;
using store::PostMail;

namespace {

bool isAnswered(const store::Post& post, const PostMail& mail, const QString& to) {
    return std::ranges::any_of(post.mails, [&](const PostMail& one) {
        return (one.kind == MailKind::Receipt || one.kind == MailKind::Faults) && one.address == to &&
               one.power == mail.power && one.turn == mail.turn &&
               (mail.messageId.isEmpty() ? one.made >= mail.made : one.thread.split(u' ').contains(mail.messageId));
    });
}

/// What the mail's writer can mend. Who sent a pasted sheet is only the umpire's question.
Diagnostics faultsToAnswer(const PostMail& mail, Diagnostics faults) {
    if (mail.address.isEmpty())
        std::erase_if(faults, [](const Diagnostic& fault) { return fault.code == "post-sender"; });
    return faults;
}

}  // namespace

std::vector<MailToPost> reminderMails(const CampaignSession& session, const std::vector<PowerId>& powers,
                                      const QDateTime& now) {
    const OrderBoard board = boardOf(session.journal());
    const std::optional<MailAttachment> deadline = deadlineFile(session, now);
    std::vector<MailToPost> mails;
    for (const PowerId power : powers) {
        Mail mail = umpiresMail(session, now);
        mail.to = addressOf(session.post(), session.scenario().powers[power.index()].id);
        mail.subject = mailSubject(session.campaign(), MailKind::Reminder, power);
        mail.text = reminderText(session.campaign(), board, power, Now(clubTimeOf(now)));
        if (deadline)
            mail.attachments.push_back(*deadline);
        PostMail entry = logged(session, MailKind::Reminder, power, mail);
        mails.push_back({std::move(entry), std::move(mail)});
    }
    return mails;
}

std::vector<MailToPost> answerMails(const CampaignSession& session, const QDateTime& now) {
    const store::Post& post = session.post();
    const OrderBoard board = boardOf(session.journal());
    std::vector<MailToPost> mails;
    for (const PostMail& mail : post.mails) {
        const QString to =
            mail.address.isEmpty() ? addressOf(post, mail.power.toStdString(), mail.writer()) : mail.address;
        if (mail.kind != MailKind::Orders || mail.turn != board.turn || to.isEmpty() || isAnswered(post, mail, to) ||
            mail.state == store::MailState::Dropped)
            continue;
        const MailCheck checked = checkMail(session.campaign(), post, mail);
        const Diagnostics faults = faultsToAnswer(mail, checked.faults);
        const bool isIn = checked.power && isSubmitted(session.journal(), checked.power, mail.text);
        if (!isIn && faults.empty())
            continue;  // valid, but not submitted yet
        const MailKind kind = isIn ? MailKind::Receipt : MailKind::Faults;
        Mail answer = umpiresMail(session, now);
        answer.to = to;
        answer.subject = mail.subject.isEmpty() ? mailSubject(session.campaign(), kind, checked.power)
                         : mail.subject.startsWith(QStringLiteral("Re:"), Qt::CaseInsensitive)
                             ? mail.subject
                             : QStringLiteral("Re: ") + mail.subject;
        answer.answers = mail.thread.split(u' ', Qt::SkipEmptyParts);
        if (!mail.messageId.isEmpty())
            answer.answers << mail.messageId;
        answer.text = isIn ? receiptMailText(session.campaign(), board, checked.power)
                           : faultsMailText(session.campaign(), mail, faults);
        PostMail entry = logged(session, kind, checked.power, answer);
        mails.push_back({std::move(entry), std::move(answer)});
    }
    return mails;
}

Result<std::vector<MailToPost>> packetMails(const CampaignSession& session, const QDateTime& now) {
    const Campaign& campaign = session.campaign();
    const OrderBoard board = boardOf(session.journal());
    std::vector<MailToPost> mails;
    for (const BattleId id : session.pendingBattles()) {
        const Battle& battle = campaign.state.battles[id.index()];
        const auto fights = [&](PowerId power) {
            const auto isOf = [&](ArmyId army) { return campaign.state.armies[army.index()].power == power; };
            return std::ranges::any_of(battle.attackers, isOf) || std::ranges::any_of(battle.defenders, isOf);
        };
        const Result<std::vector<MailAttachment>> packet = battlePacket(session, id);
        if (!packet)
            return std::unexpected(packet.error());
        for (const PowerId power : playedPowers(session.journal())) {
            if (!fights(power))
                continue;
            Mail mail = umpiresMail(session, now);
            mail.to = addressOf(session.post(), campaign.scenario.powers[power.index()].id);
            mail.subject = packetSubject(campaign, id);
            mail.text = packetMailText(campaign, board, power, id);
            mail.attachments = *packet;
            PostMail entry = logged(session, MailKind::Packet, power, mail);
            mails.push_back({std::move(entry), std::move(mail)});
        }
    }
    return mails;
}

}  // namespace ephor
