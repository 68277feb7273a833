// A mail as it is read or written. Texts are Unicode, lines end with \n.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>
#include <vector>

namespace ephor {

struct MailAttachment {
    QString name;
    QByteArray type;  ///< "application/pdf"
    QByteArray bytes;
};

struct Mail {
    QString from;  ///< the address alone
    QString fromName;
    QString to;   ///< addresses, separated by commas
    QString bcc;  ///< the same; readers do not see it
    QString subject;
    QString messageId;    ///< without angle brackets; empty: none
    QStringList answers;  ///< message ids of the mails before it in its thread, the last one directly answered
    QDateTime date;
    QString text;
    std::vector<MailAttachment> attachments;
};

}  // namespace ephor
