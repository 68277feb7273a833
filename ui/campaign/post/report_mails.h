// Makes the mails that bring reports: each player gets report, map and order form; everybody gets the newsletter.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/mail/mail.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/campaign/reports/report_files.h"

#include <QDateTime>
#include <QObject>
#include <QPicture>

namespace ephor {

class ReportMails final : public QObject {
    Q_OBJECT

public:
    /// Session and looks must outlive it.
    ReportMails(CampaignSession& session, const PowerLooks& looks, QObject* parent = nullptr);

    bool isBusy() const { return m_isBusy; }
    /// Writes the reports of this turn in the background, one power after the other, all of the moment of the call.
    /// Then all are entered in the post at once, and finished() is emitted. `now` is the time that the mails bear.
    void writeReports(const std::vector<campaign::PowerId>& powers, const QDateTime& now);
    /// One mail to all players, who do not see each other's addresses, with the newsletter of the turn; none: the last.
    void writeNewsletter(const QDateTime& now, std::optional<int> turn = {});

Q_SIGNALS:
    void progress(int done, int all);
    /// `files` were written; with faults, nothing was entered in the post.
    void finished(const QStringList& files, const ephor::Diagnostics& faults);

private:
    struct Job {
        campaign::PowerId power;
        store::PostMail entry;
        QString name;  ///< of the file
        Mail mail;
        QPicture map;
        std::vector<ReportFile> files;
    };

    /// The plan says for whom; formats are those of mails.
    void begin(std::vector<Job> jobs, ReportPlan plan);
    void writeNext();
    void end(const Diagnostics& faults);
    Job job(store::MailKind kind, campaign::PowerId power, Mail mail);

    CampaignSession& m_session;
    const PowerLooks& m_looks;
    std::vector<Job> m_jobs;
    std::size_t m_next = 0;
    QString m_folder;
    QStringList m_files;
    bool m_isBusy = false;
};

}  // namespace ephor
