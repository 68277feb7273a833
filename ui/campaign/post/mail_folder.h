// Where mails are written for the mail program: as .eml files in a folder beside the campaign, or straight into it.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/mail/mail.h"

namespace ephor {

/// "<campaign>, turn 3, mails" beside the campaign's file.
QString mailFolder(const CampaignSession& session);
/// Writes the mail as a file of that name and returns its path. No existing file is replaced.
Result<QString> writeMailFile(const QString& folder, const QString& name, const Mail& mail);
/// A mail of the umpire, with a new message id.
Mail umpiresMail(const CampaignSession& session, const QDateTime& now);
/// The deadline for orders as a calendar file; none where none is set or it is over.
std::optional<MailAttachment> deadlineFile(const CampaignSession& session, const QDateTime& now);
/// The entry of a written mail in the post.
store::PostMail logged(const CampaignSession& session, store::MailKind kind, campaign::PowerId power, const Mail& mail);

}  // namespace ephor
