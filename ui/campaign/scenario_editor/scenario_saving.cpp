// The scenario window saves its scenario, and begins a campaign from it.
#include "models/text/battle_words.h"
#include "ui/campaign/scenario_editor/scenario_text.h"
#include "ui/campaign/scenario_editor/scenario_window.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace ephor {

namespace {

/// The folder, or one beside it with a number, whichever does not exist.
QString freeFolder(const QString& folder) {
    QString free = folder;
    for (int number = 2; QFileInfo::exists(free); ++number)
        free = QStringLiteral("%1 %2").arg(folder).arg(number);
    return free;
}

}  // namespace

bool ScenarioWindow::saveTo(const QString& folder) {
    m_text->flush();
    const Result<void> saved = m_document->save(folder);
    if (!saved) {
        sayFault(saved.error());
        return false;
    }
    say(tr("The scenario was saved to %1.").arg(QDir::toNativeSeparators(folder)));
    return true;
}

bool ScenarioWindow::save() { return m_document->folder().isEmpty() ? saveAs() : saveTo(m_document->folder()); }

bool ScenarioWindow::saveAs() {
    // A dialog for saving, so that the name of a new folder can be typed in. It enters a folder that exists, so the
    // proposed one does not.
    QDir().mkpath(m_shelf);
    const QString own = m_document->folder();
    const QString folder =
        QFileDialog::getSaveFileName(this, tr("Save the scenario in a folder of its own"),
                                     freeFolder(own.isEmpty() ? QDir(m_shelf).filePath(tr("New scenario")) : own),
                                     tr("Folders of scenarios (*)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (folder.isEmpty())
        return false;
    // A dialog that chooses an existing folder may return a path inside it.
    for (const QString& there : {folder, QFileInfo(folder).path()})
        if (QFileInfo::exists(QDir(there).filePath(QStringLiteral("campaign.toml"))))
            return QMessageBox::question(
                       this, tr("Save the scenario"),
                       tr("%1 already contains a scenario. Replace it?").arg(QDir::toNativeSeparators(there))) ==
                       QMessageBox::Yes &&
                   saveTo(there);
    return saveTo(folder);
}

void ScenarioWindow::begin() {
    if (!m_document->isModified() && !m_document->folder().isEmpty())
        return Q_EMIT campaignWanted(m_document->folder());
    if (save())
        Q_EMIT campaignWanted(m_document->folder());
}

}  // namespace ephor
