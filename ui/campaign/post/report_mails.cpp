#include "ui/campaign/post/report_mails.h"

#include "models/afterwards.h"
#include "models/campaign/post/post_office.h"
#include "models/text.h"
#include "models/text/battle_words.h"
#include "models/text/campaign_words.h"
#include "models/text/post_words.h"
#include "ui/campaign/post/mail_folder.h"
#include "ui/campaign/reports/report_files.h"
#include "ui/campaign/reports/report_map.h"

#include <QMimeDatabase>
#include <QtConcurrentRun>

namespace ephor {

using namespace campaign;
using store::MailKind;

namespace {

/// What a mail has attached: for a power all that it is given, for everybody the newsletter.
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

ReportMails::Job ReportMails::job(MailKind kind, PowerId power, const QDateTime& now) {
    Job made;
    made.kind = kind;
    made.power = power;
    made.mail = umpiresMail(m_session, now);
    made.mail.subject = mailSubject(m_session.campaign(), kind, power);
    made.name = power ? tr("%1, %2").arg(text(kind), nameOf(m_session.scenario(), power)) : text(kind);
    made.map = reportMap(m_session, m_looks, power);
    return made;
}

void ReportMails::writeReports(const std::vector<PowerId>& powers, const QDateTime& now) {
    if (m_isBusy)
        return;
    const OrderBoard board = boardOf(m_session.journal());
    std::vector<Job> jobs;
    for (const PowerId power : powers) {
        Job& made = jobs.emplace_back(job(MailKind::Report, power, now));
        made.mail.to = addressOf(m_session.post(), m_session.scenario().powers[power.index()].id);
        made.mail.text = reportMailText(m_session.campaign(), board, m_session.post(), power);
    }
    begin(std::move(jobs));
}

void ReportMails::writeNewsletter(const QDateTime& now) {
    if (m_isBusy)
        return;
    Job made = job(MailKind::Newsletter, {}, now);
    made.mail.to = made.mail.from;
    QStringList readers;
    for (const PowerInfo& power : m_session.scenario().powers)
        if (const QString address = addressOf(m_session.post(), power.id); !address.isEmpty())
            readers << address;
    made.mail.bcc = readers.join(QStringLiteral(", "));
    made.mail.text = tr("The newsletter of %1 is attached.").arg(QString::fromStdString(m_session.scenario().name)) +
                     QStringLiteral("\n\n") + lettersText(m_session.campaign(), m_session.post(), {});
    begin({std::move(made)});
}

void ReportMails::begin(std::vector<Job> jobs) {
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
    const Job& job = m_jobs[m_next];
    ReportPlan plan;
    plan.formats = {ReportFormat::Pdf, ReportFormat::Png};
    if (job.power)
        plan.powers = {job.power};
    plan.forAll = !job.power;
    std::vector<ReportFile> files = reportFiles(m_session, m_looks, plan);
    if (!job.power)
        std::erase_if(files, [](const ReportFile& file) {
            return !file.mapSeen && !file.name.startsWith(QStringLiteral("newsletter"));
        });
    const QFuture<Result<QString>> work = QtConcurrent::run(
        [files = std::move(files), map = job.map, mail = job.mail, folder = m_folder, name = job.name]() mutable {
            mail.attachments = attachmentsOf(files, map);
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
    if (faults.empty()) {
        store::Post post = m_session.post();
        for (const Job& job : m_jobs)
            post.mails.push_back(logged(m_session, job.kind, job.power, job.mail));
        if (const Result<void> written = m_session.setPost(post); !written)
            all = written.error();
    }
    m_jobs.clear();
    Q_EMIT finished(m_files, all);
}

}  // namespace ephor
