// Mails without a report: reminders, battle packets, and answers to mails with orders.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/mail/mail.h"

namespace ephor {

/// A mail and its entry in the post.
struct MailToPost {
    store::PostMail entry;
    Mail mail;
};

/// For each of the powers whose final orders are missing, with the deadline attached.
std::vector<MailToPost> reminderMails(const CampaignSession& session, const std::vector<campaign::PowerId>& powers,
                                      const QDateTime& now);
/// For each mail with orders of this turn that was not answered: what was understood, or what is wrong. A sheet without
/// a sender is answered to the player of its power.
std::vector<MailToPost> answerMails(const CampaignSession& session, const QDateTime& now);

/// The packets of the pending battles, for the players of both sides. Battles that no rule system can play have none.
Result<std::vector<MailToPost>> packetMails(const CampaignSession& session, const QDateTime& now);

}  // namespace ephor
