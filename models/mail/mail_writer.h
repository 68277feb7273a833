// Writes mails as files that any mail program opens, and as addresses (mailto:) that start one.
#pragma once

#include "models/mail/mail.h"

#include <QUrl>

namespace ephor {

/// A new message id.
QString newMessageId();
/// The mail as an .eml file. Mail programs open it as a draft that is ready to be sent.
QByteArray mailFile(const Mail& mail);
/// Starts the mail program with the mail; empty where it is too long for that or has attachments.
QUrl mailAddress(const Mail& mail);

}  // namespace ephor
