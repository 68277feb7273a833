// Mails without a report: reminders, and answers to mails with orders.
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

}  // namespace ephor
