#include "models/mail/mail_reader.h"

#include "models/mail/mail_text.h"

#include <KMime/Message>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace ephor {

namespace {

Diagnostic faultIn(const QString& source, Message message) {
    return {Severity::Error, "mail", {source.toStdString(), 0, 0}, std::move(message), {}, {}};
}

/// Why a mail is not parsed; nothing if it may be.
std::optional<Message> refusalOf(const QByteArray& bytes) {
    if (bytes.size() > MailLimits::mail)
        return Message("The mail is larger than {0} MB. Ask the player to send the orders without large attachments.",
                       {std::to_string(MailLimits::mail >> 20)});
    const qsizetype head = bytes.indexOf("\n\n");
    if ((head < 0 ? bytes.size() : head) > MailLimits::head)
        return Message("The mail's header is too long. Save the mail again in your mail program, or paste its text.");
    const QByteArray lower = bytes.toLower();
    const qsizetype containers = lower.count("multipart") + lower.count("rfc822");
    if (containers > (bytes.size() > MailLimits::smallMail ? MailLimits::containersOfLarge : MailLimits::containers) ||
        bytes.count("\n--") > MailLimits::boundaries)
        return Message("The mail has too many parts, nested in one another. Paste its text instead.");
    return {};
}

QString decoded(const KMime::Content& part) {
    const KMime::Headers::ContentType* type = part.contentType();
    if (!type || type->charset().isEmpty() || type->charset().toLower() == "us-ascii") {
        const QByteArray bytes = part.decodedContent();
        return bytes.isValidUtf8() ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
    }
    return part.decodedText();
}

/// Collects text and attachments of a mail.
class PartWalk {
public:
    explicit PartWalk(Mail& to) : m_to(to) {}

    void read(const KMime::Content& part) {
        const KMime::Headers::ContentType* type = part.contentType();
        if (type && type->isMultipart())
            return readMultipart(part, type->isSubtype("alternative"));
        const KMime::Headers::ContentDisposition* disposition = part.contentDisposition();
        const QString name = nameOf(part);
        const bool isText = !type || type->isEmpty() || type->isText();
        const bool isAttached = disposition && disposition->disposition() == KMime::Headers::CDattachment;
        if (isText && !isAttached && name.isEmpty())
            return addText(textOf(part));
        if (std::ssize(m_to.attachments) < MailLimits::attachments)
            m_to.attachments.push_back(
                {name, type ? type->mimeType() : QByteArray("text/plain"), part.decodedContent()});
    }

private:
    void readMultipart(const KMime::Content& part, bool isAlternative) {
        const auto parts = part.contents();
        if (isAlternative)
            for (const KMime::Content* one : parts)
                if (const KMime::Headers::ContentType* type = one->contentType(); !type || type->isPlainText())
                    if (!decoded(*one).trimmed().isEmpty())
                        return read(*one);
        for (const KMime::Content* one : parts)
            read(*one);
    }
    static QString nameOf(const KMime::Content& part) {
        if (const KMime::Headers::ContentDisposition* disposition = part.contentDisposition())
            if (const QString name = disposition->filename(); !name.isEmpty())
                return name;
        return part.contentType() ? part.contentType()->name() : QString();
    }
    static QString textOf(const KMime::Content& part) {
        const QString text = plainText(decoded(part)).left(MailLimits::text);
        const KMime::Headers::ContentType* type = part.contentType();
        if (type && type->isHTMLText())
            return textOfHtml(text);
        const auto is = [&](const char* key, QLatin1StringView value) {
            return type && type->parameter(QByteArrayView(key)).compare(value, Qt::CaseInsensitive) == 0;
        };
        return is("format", "flowed"_L1) ? unflowed(text, is("delsp", "yes"_L1)) : text;
    }
    void addText(const QString& text) {
        if (!m_to.text.isEmpty() && !m_to.text.endsWith(u'\n'))
            m_to.text += u'\n';
        m_to.text = (m_to.text + text).left(MailLimits::text);
    }

    Mail& m_to;
};

/// The first mailbox of From, or of Reply-To where From has none.
void readSender(const KMime::Message& message, Mail& to) {
    const KMime::Headers::From* from = message.from();
    const KMime::Types::Mailbox::List boxes = from ? from->mailboxes() : KMime::Types::Mailbox::List();
    if (boxes.isEmpty())
        return;
    to.from = QString::fromUtf8(boxes.front().address()).toLower();
    to.fromName = boxes.front().name();
}

QString idOf(const QByteArray& identifier) { return plainText(QString::fromLatin1(identifier)).simplified(); }

std::expected<Mail, Message> parsed(const QByteArray& bytes) {
    if (std::optional<Message> refusal = refusalOf(bytes))
        return std::unexpected(*std::move(refusal));
    KMime::Message message;
    message.setContent(bytes);
    message.parse();
    Mail mail;
    readSender(message, mail);
    if (const auto* to = message.to())
        mail.to = to->asUnicodeString();
    if (const auto* subject = message.subject())
        mail.subject = plainText(subject->asUnicodeString()).simplified();
    if (const auto* id = message.messageID())
        mail.messageId = idOf(id->identifier());
    if (const auto* references = message.references())
        for (const QByteArray& one : references->identifiers())
            mail.answers << idOf(one);
    if (const auto* date = message.date())
        mail.date = date->dateTime();
    PartWalk(mail).read(message);
    return mail;
}

/// The lines From, Sent, Subject and so on, as mail programs write them above a mail that is copied or quoted.
const QRegularExpression& headLine() {
    static const QRegularExpression line(
        u"^\\*?(From|Von|De|Sent|Gesendet|Date|Datum|Envoyé|To|An|À|Cc|Subject|Betreff|Objet|Message-ID)\\*?\\s*:\\*?\\s*(.*)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return line;
}
bool isFromLine(const QString& name) { return QStringList{u"from"_s, u"von"_s, u"de"_s}.contains(name.toLower()); }

/// Where a pasted mail begins: a From line with another line of a header right below, unless a mail program has quoted
/// it below an answer.
bool beginsMail(const QStringList& lines, qsizetype at) {
    const QRegularExpressionMatch first = headLine().match(lines[at]);
    if (!first.hasMatch() || !isFromLine(first.captured(1)))
        return false;
    const bool goesOn = at + 1 < lines.size() && headLine().match(lines[at + 1]).hasMatch();
    qsizetype before = at - 1;
    while (before >= 0 && lines[before].trimmed().isEmpty())
        --before;
    static const QRegularExpression quoting(u"^(-{2,}.*-{2,}|_{5,})$"_s);
    return goesOn && (before < 0 || !quoting.match(lines[before].trimmed()).hasMatch());
}

void readHeadLine(const QString& name, const QString& value, Mail& to) {
    const QString key = name.toLower();
    if (isFromLine(key)) {
        static const QRegularExpression address(u"[^\\s<>\"\\[\\]:;,]+@[^\\s<>\"\\[\\]:;,]+"_s);
        static const QRegularExpression brackets(u"\\[mailto:|[<\"]"_s);
        const QRegularExpressionMatch found = address.match(value);
        to.from = found.captured().toLower();
        to.fromName = value.first(found.hasMatch() ? found.capturedStart() : value.size()).remove(brackets).trimmed();
    } else if (QStringList{u"subject"_s, u"betreff"_s, u"objet"_s}.contains(key)) {
        to.subject = value.trimmed();
    } else if (QStringList{u"sent"_s, u"gesendet"_s, u"date"_s, u"datum"_s, u"envoyé"_s}.contains(key)) {
        to.date = timeInHeader(value);
    } else if (key == "message-id"_L1) {
        to.messageId = QString(value).remove(u'<').remove(u'>').trimmed();
    }
}

/// Text without MIME: one mail, or several that each begin with a From line.
std::vector<Mail> pasted(const QString& text) {
    const QStringList lines = text.split(u'\n');
    std::vector<Mail> mails;
    bool isHead = false;
    bool hasText = false;  // of the mail that is read
    for (qsizetype at = 0; at < lines.size(); ++at) {
        if (beginsMail(lines, at)) {
            if (mails.empty() || hasText)
                mails.emplace_back();
            mails.back().text.clear();  // other lines of this header
            isHead = true;
            hasText = false;
        } else if (mails.empty()) {
            if (lines[at].trimmed().isEmpty())
                continue;
            mails.emplace_back();
        }
        const QRegularExpressionMatch head = headLine().match(lines[at]);
        if (isHead && head.hasMatch())
            readHeadLine(head.captured(1), head.captured(2), mails.back());
        else if (isHead && lines[at].trimmed().isEmpty())
            isHead = false;
        else
            mails.back().text += lines[at] + u'\n';
        hasText = hasText || (!head.hasMatch() && !lines[at].trimmed().isEmpty());
        isHead = isHead && head.hasMatch();
    }
    return mails;
}

bool isMailbox(const QByteArray& bytes) {
    static const QRegularExpression begin(u"^From \\S+.*\\d\\d:\\d\\d"_s);
    return bytes.startsWith("From ") &&
           begin.match(QString::fromLatin1(bytes.first(std::max<qsizetype>(0, bytes.indexOf('\n'))).left(200)))
               .hasMatch();
}

/// The mails of a mailbox, each without the line that begins it and with its lines "From …" as they were written.
QList<QByteArray> mailsOfMailbox(const QByteArray& bytes) {
    QList<QByteArray> mails;
    qsizetype at = 0;
    while (at < bytes.size()) {
        const qsizetype head = bytes.indexOf('\n', at);
        qsizetype end = head < 0 ? -1 : bytes.indexOf("\n\nFrom ", head);
        if (end < 0)
            end = bytes.size();
        QByteArray mail = head < 0 ? QByteArray() : bytes.sliced(head + 1, std::max<qsizetype>(0, end - head - 1));
        mails << mail.replace("\n>From ", "\nFrom ");
        at = end + 2;
    }
    return mails;
}

/// Whether it begins with a header of a mail, not with lines that a person has written or copied.
bool isMimeMail(const QByteArray& bytes) {
    static const QRegularExpression field(u"^[A-Za-z][A-Za-z0-9-]*:"_s);
    static const QRegularExpression sure(
        u"^(MIME-Version|Received|Return-Path|Message-ID|Content-Type|Delivered-To|X-[A-Za-z-]+)\\s*:"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    const qsizetype end = bytes.indexOf("\n\n");
    const QString head = QString::fromLatin1(
        bytes.first(end < 0 ? std::min<qsizetype>(bytes.size(), MailLimits::head) : std::min(end, MailLimits::head)));
    return field.match(head).hasMatch() && sure.match(head).hasMatch();
}

}  // namespace

MailsRead readMails(const QByteArray& given, const QString& source) {
    MailsRead read;
    if (given.size() > MailLimits::file) {
        read.faults.push_back(faultIn(source, {"The file is larger than {0} MB. Save fewer mails in one file.",
                                               {std::to_string(MailLimits::file >> 20)}}));
        return read;
    }
    QByteArray bytes = given.startsWith("\xEF\xBB\xBF") ? given.sliced(3) : given;
    bytes.replace("\r\n", "\n");
    const bool isBox = isMailbox(bytes);
    if (!isBox && !isMimeMail(bytes)) {
        const QString text = bytes.isValidUtf8() ? QString::fromUtf8(bytes) : QString::fromLatin1(bytes);
        if (text.size() > MailLimits::text * 4)
            read.faults.push_back(faultIn(source, {"The text is longer than {0} characters. Paste fewer mails at once.",
                                                   {std::to_string(MailLimits::text * 4)}}));
        else
            read.mails = pasted(plainText(text));
        return read;
    }
    QList<QByteArray> all = isBox ? mailsOfMailbox(bytes) : QList<QByteArray>{bytes};
    if (all.size() > MailLimits::mails) {
        read.faults.push_back(faultIn(source, {"The mailbox has more than {0} mails; only the newest {0} are read.",
                                               {std::to_string(MailLimits::mails)}}));
        all = all.last(MailLimits::mails);
    }
    int number = 0;
    for (const QByteArray& one : all) {
        ++number;
        std::expected<Mail, Message> mail = parsed(one);
        if (mail)
            read.mails.push_back(*std::move(mail));
        else
            read.faults.push_back(faultIn(isBox ? u"%1, mail %2"_s.arg(source).arg(number) : source, mail.error()));
    }
    return read;
}

MailsRead readMailFile(const QString& file) {
    QFile from(file);
    const QString name = QFileInfo(file).fileName();
    if (!from.open(QIODevice::ReadOnly))
        return {{}, {faultIn(file, {"The file cannot be read: {0}.", {from.errorString().toStdString()}})}};
    return readMails(from.read(MailLimits::file + 1), name);
}

}  // namespace ephor
