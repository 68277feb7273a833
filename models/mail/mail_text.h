// The text of a mail as a person reads it.
#pragma once

#include <QDateTime>
#include <QString>

namespace ephor {

/// The text of an HTML mail: a line for each line that is seen, "> " before what is quoted. Scripts, styles and hidden
/// parts are left out; nothing is loaded.
QString textOfHtml(const QString& html);
/// Joins the lines that a mail program has wrapped (format=flowed, RFC 3676). `dropsSpace`: DelSp=yes.
QString unflowed(const QString& text, bool dropsSpace);
/// With plain line ends and blanks, and without invisible control characters.
QString plainText(QString text);

/// The time in a line "Sent:" or "Date:" above a copied mail, in English, German or French, on this computer's clock
/// unless it names another; not valid where it cannot be read.
QDateTime timeInHeader(QString text);

}  // namespace ephor
