// Export to files from the campaign window, and verification of the campaign's own file.
#include "models/afterwards.h"
#include "models/campaign/campaign_shelf.h"
#include "models/text/table_text.h"
#include "ui/campaign/tables/rows_panel.h"
#include "ui/campaign/window/branch_band.h"
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
    const QString file = m_files.chosen(saveName(*this, tr("Save the table"),
                                                 m_files.file(front->view().accessibleName() + QStringLiteral(".csv")),
                                                 tr("Tables (*.csv)"), QStringLiteral("csv")));
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
    const QString name = tr("%1, copy").arg(QFileInfo(m_session->file()).completeBaseName());
    const QString file =
        m_files.chosen(saveName(*this, tr("Save a copy"), m_files.file(name + QStringLiteral(".ephor")),
                                tr("Campaigns (*.ephor)"), QStringLiteral("ephor")));
    if (!file.isEmpty())
        sendCopy(file, Existing::Replace);
}

void CampaignWindow::askForCopyWithoutPost() {
    const QString name = tr("%1, without addresses").arg(QFileInfo(m_session->file()).completeBaseName());
    const QString file = m_files.chosen(saveName(*this, tr("Save a copy without addresses"),
                                                 m_files.file(name + QStringLiteral(".ephor")),
                                                 tr("Campaigns (*.ephor)"), QStringLiteral("ephor")));
    if (!file.isEmpty())
        sendCopyWithoutPost(file, Existing::Replace);
}

void CampaignWindow::sendCopy(const QString& file, Existing existing) {
    takeCopied(m_session->sendCopy(file, existing), file);
}

void CampaignWindow::sendCopyWithoutPost(const QString& file, Existing existing) {
    takeCopied(m_session->sendCopyWithoutPost(file, existing), file);
}

void CampaignWindow::takeCopied(const QFuture<Result<void>>& work, const QString& file) {
    say(tr("Saving the copy…"));
    setWorking(true);
    afterwards(work, this, [this, file](const Result<void>& copied) {
        setWorking(false);
        copied ? say(tr("The copy was saved to %1.").arg(file)) : sayFault(copied.error());
    });
}

bool CampaignWindow::isBranch() const { return ephor::isBranch(m_session->file()); }

void CampaignWindow::branchNow() {
    const QFileInfo own(m_session->file());
    const QDir beside = isBranch() ? own.dir() : QDir(own.dir().filePath(branchFolder()));
    if (!beside.mkpath(QStringLiteral(".")))
        return sayFault({{Severity::Error,
                          "branch-folder",
                          {beside.path().toStdString(), 0, 0},
                          "The folder for branches cannot be created.",
                          {},
                          {}}});
    const QString name = tr("%1, branch from entry %2").arg(own.completeBaseName()).arg(m_session->moment());
    branch(CampaignShelf(beside.path()).freeFile(name));
}

void CampaignWindow::branch(const QString& file, Existing existing) {
    if (const Result<void> made = m_session->branch(file, m_session->moment(), existing))
        Q_EMIT fileWanted(file);
    else
        sayFault(made.error());
}

void CampaignWindow::askForComparison() {
    const QString file = m_files.chosen(QFileDialog::getOpenFileName(
        this, tr("Compare with another campaign"), m_files.path(), tr("Campaigns (*.ephor);;All files (*)")));
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
