#include "ui/campaign/post/mail_folder.h"

#include "core/io/file.h"
#include "models/campaign/post/post_office.h"
#include "models/mail/mail_writer.h"
#include "models/text.h"
#include "models/text/post_words.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

namespace ephor {

QString mailFolder(const CampaignSession& session) {
    const QFileInfo file(session.file());
    return file.dir().filePath(
        tr("%1, turn %2, mails").arg(file.completeBaseName()).arg(session.campaign().state.course.turn));
}

Result<QString> writeMailFile(const QString& folder, const QString& name, const Mail& mail) {
    if (!QDir().mkpath(folder))
        return failure("mail-folder", {"The folder {0} cannot be created.", {folder.toStdString()}});
    static const QRegularExpression others(QStringLiteral("[^\\w ,-]"), QRegularExpression::UseUnicodePropertiesOption);
    const QString base = QString(name).replace(others, QStringLiteral("_"));
    QString path = QDir(folder).filePath(base + QStringLiteral(".eml"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QDir(folder).filePath(QStringLiteral("%1 %2.eml").arg(base).arg(number));
    const QByteArray bytes = mailFile(mail);
    if (Result<void> written =
            writeFile(path.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
        !written)
        return std::unexpected(std::move(written.error()));
    return path;
}

Mail umpiresMail(const CampaignSession& session, const QDateTime& now) {
    Mail mail;
    mail.from = umpiresAddress(session.post());
    mail.messageId = newMessageId();
    mail.date = now;
    return mail;
}

std::optional<MailAttachment> deadlineFile(const CampaignSession& session, const QDateTime& now) {
    const std::optional<campaign::Deadline> deadline = campaign::deadlineOf(session.journal());
    if (!deadline || deadline->at.moment <= clubTimeOf(now).moment)
        return {};
    return MailAttachment{tr("Orders, turn %1").arg(session.campaign().state.course.turn) + QStringLiteral(".ics"),
                          "text/calendar", calendarOf({deadlineEvent(session.journal(), *deadline)}, now)};
}

store::PostMail logged(const CampaignSession& session, store::MailKind kind, campaign::PowerId power,
                       const Mail& mail) {
    store::PostMail entry;
    entry.kind = kind;
    entry.turn = session.campaign().state.course.turn;
    entry.power = power ? toQString(session.scenario().powers[power.index()].id) : QString();
    QStringList addresses{mail.to, mail.bcc};
    addresses.removeAll(QString());
    entry.address = addresses.join(QStringLiteral(", "));
    entry.subject = mail.subject;
    entry.messageId = mail.messageId;
    entry.thread = mail.answers.join(u' ');
    entry.text = mail.text;
    entry.made = toQString(isoText(clubTimeOf(mail.date)));
    return entry;
}

}  // namespace ephor
