// Reads mails out of files and pasted text. Nothing in a mail is trusted: sizes, depth and numbers are limited, nothing
// is run or loaded, and everything that is left out is reported.
#pragma once

#include "core/base/result.h"
#include "models/mail/mail.h"

namespace ephor {

/// What is read at most.
struct MailLimits {
    static constexpr qsizetype file = 64 << 20;  ///< bytes
    static constexpr qsizetype mail = 10 << 20;
    static constexpr qsizetype smallMail = 1 << 20;  ///< larger ones may have fewer containers
    static constexpr qsizetype head = 256 << 10;     ///< bytes before the first empty line
    static constexpr qsizetype text = 256 << 10;     ///< characters
    static constexpr qsizetype mails = 500;
    static constexpr qsizetype containers = 100;  ///< parts in parts
    static constexpr qsizetype containersOfLarge = 20;
    static constexpr qsizetype boundaries = 2000;
    static constexpr qsizetype attachments = 100;
};

struct MailsRead {
    std::vector<Mail> mails;  ///< in the order of the file
    Diagnostics faults;       ///< what was not read, and why
};

/// The mails in a mail file (.eml), a mailbox (mbox), or text: a pasted mail with or without the lines From, Subject
/// and so on, or several of them. `source` names the file in messages.
MailsRead readMails(const QByteArray& bytes, const QString& source);
/// The same of a file.
MailsRead readMailFile(const QString& file);

}  // namespace ephor
