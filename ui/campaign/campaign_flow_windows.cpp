// Dialogs that the umpire opens beside the campaign window (reports, newsletter, rulings, review), and backups.
#include "ui/campaign/campaign_flow.h"
#include "ui/campaign/campaign_window.h"
#include "ui/campaign/contributions_dialog.h"
#include "ui/campaign/newsletter_dialog.h"
#include "ui/campaign/paper_dialog.h"
#include "ui/campaign/papers.h"
#include "ui/campaign/review_dialog.h"
#include "ui/campaign/ruling_dialog.h"
#include "ui/common/open_beside.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace ephor {

using namespace campaign;

ManualWanted CampaignFlow::manual() {
    return [this](const QString& topic) { Q_EMIT manualWanted(topic); };
}

template <typename Dialog, typename... Parts> Dialog* CampaignFlow::open(Parts&&... parts) {
    return openBeside<Dialog>(&m_window, manual(), std::forward<Parts>(parts)...);
}

void CampaignFlow::exportPapers() {
    if (const auto* dialog = open<PaperDialog>(m_window.sight(), m_window.looks()))
        connect(dialog, &PaperDialog::written, this, [this](const QString& folder, int files) {
            m_window.say(tr("%n papers are in %1.", nullptr, files).arg(folder));
        });
}

void CampaignFlow::writeNewsletter() { open<NewsletterDialog>(m_session, m_needs.recovery); }

void CampaignFlow::backUp() {
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window, tr("Back up the campaign"), QFileInfo(m_session.file()).path());
    if (!folder.isEmpty())
        m_window.sendCopy(backupName(m_session, folder));
}

void CampaignFlow::backUpNow() {
    const QString folder = QFileInfo(m_session.file()).dir().filePath(tr("Backups"));
    if (!QDir().mkpath(folder))
        return m_window.sayFault({{Severity::Error,
                                   "backup-folder",
                                   {folder.toStdString(), 0, 0},
                                   "The folder for backups cannot be made.",
                                   {},
                                   {}}});
    m_window.sendCopy(backupName(m_session, folder));
}

void CampaignFlow::rule() {
    if (const auto* dialog = open<RulingDialog>(m_session))
        connect(dialog, &RulingDialog::manualWanted, this, &CampaignFlow::manualWanted);
}

void CampaignFlow::addToDice() { open<ContributionsDialog>(m_session, m_window.looks()); }

void CampaignFlow::review() {
    if (const auto* dialog = open<ReviewDialog>(m_window.sight())) {
        connect(dialog, &ReviewDialog::faultSaid, &m_window, &CampaignWindow::sayFault);
        connect(dialog, &ReviewDialog::diceWanted, this, &CampaignFlow::typeDiceOnceMore);
    }
}

}  // namespace ephor
