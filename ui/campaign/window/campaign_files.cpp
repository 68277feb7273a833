// Export to files from the campaign window, and verification of the campaign's own file.
#include "models/afterwards.h"
#include "models/text/table_text.h"
#include "ui/campaign/tables/rows_panel.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/campaign/window/compare_campaigns.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/save_name.h"

#include <QFileDialog>
#include <QProgressBar>
#include <QSaveFile>
#include <QTableView>

namespace ephor {

void CampaignWindow::exportTable() {
    const RowsPanel* front = m_armies;
    for (const RowsPanel* panel : {m_armies, m_cities, m_leaders, m_fleets, m_powers})
        if (!panel->visibleRegion().isEmpty())
            front = panel;
    const QString file = saveName(*this, tr("Save the table"), front->view().accessibleName(), tr("Tables (*.csv)"),
                                  QStringLiteral("csv"));
    if (file.isEmpty())
        return;
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(csvOf(front->rows()).toUtf8()) < 0 || !out.commit())
        m_messages->say(MessageBar::Kind::Fault,
                        tr("%1 cannot be written: %2. Choose another file.").arg(file, out.errorString()));
    else
        say(tr("The table was saved to %1.").arg(file));
}

void CampaignWindow::setWorking(bool works) {
    m_jobs += works ? 1 : -1;
    m_working->setVisible(m_jobs > 0);
}

void CampaignWindow::askForCopy() {
    const QString file = saveName(*this, tr("Save a copy"), {}, tr("Campaigns (*.ephor)"), QStringLiteral("ephor"));
    if (!file.isEmpty())
        sendCopy(file, Existing::Replace);
}

void CampaignWindow::sendCopy(const QString& file, Existing existing) {
    say(tr("Saving the copy…"));
    setWorking(true);
    afterwards(m_session->sendCopy(file, existing), this, [this, file](const Result<void>& copied) {
        setWorking(false);
        copied ? say(tr("The copy was saved to %1.").arg(file)) : sayFault(copied.error());
    });
}

void CampaignWindow::askForBranch() {
    const QString file =
        saveName(*this, tr("Branch the campaign"), {}, tr("Campaigns (*.ephor)"), QStringLiteral("ephor"));
    if (!file.isEmpty())
        branch(file, Existing::Replace);
}

void CampaignWindow::branch(const QString& file, Existing existing) {
    if (const Result<void> made = m_session->branch(file, m_session->moment(), existing))
        Q_EMIT fileWanted(file);
    else
        sayFault(made.error());
}

void CampaignWindow::askForComparison() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Compare with another campaign"), {},
                                                      tr("Campaigns (*.ephor);;All files (*)"));
    if (!file.isEmpty())
        compareWith(file);
}

bool CampaignWindow::compareWith(const QString& file) {
    const Result<campaign::Journal> other = m_session->journalBeside(file);
    if (!other) {
        sayFault(other.error());
        return false;
    }
    auto* dialog =
        new CompareCampaigns({m_session->journal(), m_session->file()}, {*other, file}, m_needs.settings, this);
    connect(dialog, &CompareCampaigns::manualWanted, this, &CampaignWindow::manualWanted);
    dialog->show();
    return true;
}

void CampaignWindow::verify() {
    say(tr("Verifying the journal…"));
    setWorking(true);
    afterwards(m_session->verify(), this, [this, entries = m_session->lastMoment()](const Diagnostics& faults) {
        setWorking(false);
        if (faults.empty())
            say(tr("Verified: all %n entries replay identically.", nullptr, entries));
        else
            sayFault(faults);
    });
}

}  // namespace ephor
