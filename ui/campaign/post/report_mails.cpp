#include "ui/campaign/post/report_mails.h"

#include "models/afterwards.h"
#include "models/campaign/post/post_office.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/campaign/post/mail_folder.h"
#include "ui/campaign/reports/report_map.h"

#include <QMimeDatabase>
#include <QtConcurrentRun>
#include <algorithm>
#include <ranges>

namespace ephor {

using namespace campaign;
using store::MailKind;

namespace {

/// Of the web pages, a player gets the one of the turn; honours and biographies come as pages to print only. The
/// newsletter comes with its map.
bool isForMail(const ReportFile& file) {
    return file.mapSeen || (file.power && (!file.name.endsWith(QStringLiteral(".html")) ||
                                           file.name.endsWith(QStringLiteral("_report.html"))));
}

std::vector<MailAttachment> attachmentsOf(const std::vector<ReportFile>& files, const QPicture& map) {
    std::vector<MailAttachment> all;
    const QMimeDatabase types;
    for (const ReportFile& file : files)
        all.push_back({file.name, types.mimeTypeForFile(file.name, QMimeDatabase::MatchExtension).name().toLatin1(),
                       file.make(map)});
    return all;
}

}  // namespace

ReportMails::ReportMails(CampaignSession& session, const PowerLooks& looks, QObject* parent)
    : QObject(parent), m_session(session), m_looks(looks) {}

ReportMails::Job ReportMails::job(MailKind kind, PowerId power, Mail mail) {
    mail.subject = mailSubject(m_session.campaign(), kind, power);
    Job made;
    made.power = power;
    made.entry = logged(m_session, kind, power, mail);
    made.name = power ? tr("%1, %2").arg(text(kind), nameOf(m_session.scenario(), power)) : text(kind);
    made.mail = std::move(mail);
    made.map = reportMap(m_session, m_looks, power);
    return made;
}

void ReportMails::writeReports(const std::vector<PowerId>& powers, const QDateTime& now) {
    if (m_isBusy)
        return;
    const OrderBoard board = boardOf(m_session.journal());
    const std::optional<MailAttachment> deadline = deadlineFile(m_session, now);
    std::vector<Job> jobs;
    for (const PowerId power : powers) {
        Mail mail = umpiresMail(m_session, now);
        mail.to = addressOf(m_session.post(), m_session.scenario().powers[power.index()].id);
        mail.text = reportMailText(m_session.campaign(), board, m_session.post(), power);
        if (deadline)
            mail.attachments.push_back(*deadline);
        jobs.push_back(job(MailKind::Report, power, std::move(mail)));
    }
    begin(std::move(jobs), {powers, {}, false});
}

void ReportMails::writeNewsletter(const QDateTime& now, std::optional<int> turn) {
    if (m_isBusy)
        return;
    Mail mail = umpiresMail(m_session, now);
    mail.to = mail.from;
    QStringList readers;
    for (const PowerInfo& power : m_session.scenario().powers)
        if (const QString address = addressOf(m_session.post(), power.id); !address.isEmpty())
            readers << address;
    mail.bcc = readers.join(QStringLiteral(", "));
    mail.text = tr("The newsletter of %1 is attached.").arg(QString::fromStdString(m_session.scenario().name)) +
                QStringLiteral("\n\n") + lettersText(m_session.campaign(), m_session.post(), {});
    std::vector<Job> jobs;
    jobs.push_back(job(MailKind::Newsletter, {}, std::move(mail)));
    if (turn)
        jobs.back().mail.subject = jobs.back().entry.subject =
            mailSubject(m_session.campaign(), MailKind::Newsletter, {}, turn);
    begin(std::move(jobs), {.powers = {}, .formats = {}, .newsletterTurn = turn});
}

void ReportMails::begin(std::vector<Job> jobs, ReportPlan plan) {
    plan.formats = {ReportFormat::Html, ReportFormat::Pdf, ReportFormat::Png};
    plan.letters = false;
    const std::vector<ReportFile> files = reportFiles(m_session, m_looks, plan);
    for (Job& one : jobs)
        std::ranges::copy_if(files, std::back_inserter(one.files),
                             [&](const ReportFile& file) { return file.power == one.power && isForMail(file); });
    m_jobs = std::move(jobs);
    m_next = 0;
    m_files.clear();
    m_folder = mailFolder(m_session);
    m_isBusy = true;
    writeNext();
}

void ReportMails::writeNext() {
    Q_EMIT progress(static_cast<int>(m_next), static_cast<int>(m_jobs.size()));
    if (m_next == m_jobs.size())
        return end({});
    Job& job = m_jobs[m_next];
    const QFuture<Result<QString>> work = QtConcurrent::run(
        [files = std::move(job.files), map = job.map, mail = job.mail, folder = m_folder, name = job.name]() mutable {
            std::ranges::move(attachmentsOf(files, map), std::back_inserter(mail.attachments));
            return writeMailFile(folder, name, mail);
        });
    afterwards(work, this, [this](const Result<QString>& written) {
        if (!written)
            return end(written.error());
        m_files << *written;
        ++m_next;
        writeNext();
    });
}

void ReportMails::end(const Diagnostics& faults) {
    m_isBusy = false;
    Diagnostics all = faults;
    if (!m_files.isEmpty()) {
        // Those that were written before a fault, too.
        store::Post post = m_session.post();
        std::ranges::move(m_jobs | std::views::take(m_files.size()) | std::views::transform(&Job::entry),
                          std::back_inserter(post.mails));
        if (const Result<void> written = m_session.setPost(post); !written)
            std::ranges::copy(written.error(), std::back_inserter(all));
    }
    m_jobs.clear();
    Q_EMIT finished(m_files, all);
}

}  // namespace ephor
