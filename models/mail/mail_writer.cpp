#include "models/mail/mail_writer.h"

#include <KMime/Message>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace ephor {

namespace {

std::unique_ptr<KMime::Content> textPart(const QString& text) {
    auto part = std::make_unique<KMime::Content>();
    part->contentType()->setMimeType("text/plain");
    part->contentType()->setCharset("utf-8");
    part->contentTransferEncoding()->setEncoding(KMime::Headers::CEquPr);
    part->fromUnicodeString(text);
    return part;
}

std::unique_ptr<KMime::Content> attachedPart(const MailAttachment& attachment) {
    auto part = std::make_unique<KMime::Content>();
    part->contentType()->setMimeType(attachment.type);
    part->contentType()->setName(attachment.name);
    part->contentTransferEncoding()->setEncoding(KMime::Headers::CEbase64);
    part->contentDisposition()->setDisposition(KMime::Headers::CDattachment);
    part->contentDisposition()->setFilename(attachment.name);
    part->setBody(attachment.bytes);
    return part;
}

void addHeader(KMime::Message& message, const char* type, const QString& value) {
    auto header = std::make_unique<KMime::Headers::Generic>(type);
    header->fromUnicodeString(value);
    message.setHeader(header.release());
}

void writeHead(const Mail& mail, KMime::Message& to) {
    if (!mail.from.isEmpty())
        to.from()->addAddress(mail.from.toUtf8(), mail.fromName);
    for (const QString& address : mail.to.split(u',', Qt::SkipEmptyParts))
        to.to()->addAddress(address.trimmed().toUtf8());
    for (const QString& address : mail.bcc.split(u',', Qt::SkipEmptyParts))
        to.bcc()->addAddress(address.trimmed().toUtf8());
    to.subject()->fromUnicodeString(mail.subject);
    to.date()->setDateTime(mail.date);
    to.messageID()->setIdentifier(mail.messageId.toUtf8());
    if (!mail.answers.isEmpty()) {
        auto answered = std::make_unique<KMime::Headers::InReplyTo>();
        answered->appendIdentifier(mail.answers.back().toUtf8());
        to.setHeader(answered.release());
        for (const QString& one : mail.answers)
            to.references()->appendIdentifier(one.toUtf8());
    }
    addHeader(to, "X-Unsent", u"1"_s);
}

}  // namespace

QString newMessageId() { return QUuid::createUuid().toString(QUuid::WithoutBraces) + "@ephor.invalid"_L1; }

QByteArray mailFile(const Mail& mail) {
    KMime::Message message;
    writeHead(mail, message);
    if (mail.attachments.empty()) {
        message.contentType()->setMimeType("text/plain");
        message.contentType()->setCharset("utf-8");
        message.contentTransferEncoding()->setEncoding(KMime::Headers::CEquPr);
        message.fromUnicodeString(mail.text);
    } else {
        message.contentType()->setMimeType("multipart/mixed");
        message.contentType()->setBoundary("=_" + QUuid::createUuid().toByteArray(QUuid::Id128));
        message.appendContent(textPart(mail.text).release());
        for (const MailAttachment& one : mail.attachments)
            message.appendContent(attachedPart(one).release());
    }
    message.assemble();
    return message.encodedContent(true);
}

QUrl mailAddress(const Mail& mail) {
    constexpr qsizetype longest = 1800;  // some systems cut longer ones
    if (!mail.attachments.empty())
        return {};
    const QByteArray url = "mailto:" + QUrl::toPercentEncoding(mail.to, "@,") +
                           "?subject=" + QUrl::toPercentEncoding(mail.subject) +
                           "&body=" + QUrl::toPercentEncoding(QString(mail.text).replace(u'\n', "\r\n"_L1));
    return url.size() > longest ? QUrl() : QUrl::fromEncoded(url);
}

}  // namespace ephor
