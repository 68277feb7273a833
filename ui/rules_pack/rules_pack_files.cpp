// The folder of the pack in the window: new, opened, saved, changed by other programs, and what was not saved the last time.
#include "models/items/battle_words.h"
#include "ui/common/message_bar.h"
#include "ui/editor/code_editor.h"
#include "ui/rules_pack/rules_pack_window.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStatusBar>

namespace ephor {

bool RulesPackWindow::mayLeave() {
    const bool untouched = m_document.folder().empty() &&
                           std::ranges::none_of(m_document.texts(), [](const auto& one) { return one->isModified(); });
    if (!m_asks || !m_document.isModified() || untouched)
        return true;
    const auto answer = QMessageBox::question(
        this, tr("Save the pack?"), tr("“%1” has changes that are not saved.").arg(m_document.title()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Discard)
        m_document.forgetUnsavedCopy();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void RulesPackWindow::closeEvent(QCloseEvent* event) {
    if (mayLeave())
        event->accept();
    else
        event->ignore();
}

void RulesPackWindow::newPack(const RuleSystem& system) {
    if (!mayLeave())
        return;
    m_messages->hide();
    m_document.startWith(system);
    showFile("troops.toml");
    offerUnsavedCopy();
}

bool RulesPackWindow::openFolder(const std::filesystem::path& folder) {
    if (!mayLeave())
        return false;
    m_messages->hide();
    if (const Result<void> loaded = m_document.load(folder); !loaded) {
        sayFaults(loaded.error());
        return false;
    }
    showFile("troops.toml");
    offerUnsavedCopy();
    Q_EMIT fileOpened(QString::fromStdU16String(std::filesystem::absolute(folder / "troops.toml").u16string()));
    return true;
}

void RulesPackWindow::open() {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Open a rules pack: the folder with troops.toml"));
    if (!folder.isEmpty())
        openFolder(folder.toStdU16String());
}

bool RulesPackWindow::saveTo(const std::filesystem::path& folder) {
    if (const Result<void> saved = m_document.save(folder); !saved) {
        sayFaults(saved.error());
        return false;
    }
    statusBar()->showMessage(tr("Saved in %1").arg(QString::fromStdU16String(folder.u16string())), 8000);
    Q_EMIT fileOpened(QString::fromStdU16String(std::filesystem::absolute(folder / "troops.toml").u16string()));
    return true;
}

bool RulesPackWindow::save() {
    return m_document.folder().empty() ? saveAs() : saveTo(std::filesystem::path(m_document.folder()));
}

bool RulesPackWindow::saveAs() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Save the rules pack in a folder of its own"));
    if (folder.isEmpty())
        return false;
    if (QFileInfo::exists(folder + QStringLiteral("/troops.toml")) && folder.toStdU16String() != m_document.folder() &&
        m_asks &&
        QMessageBox::question(this, tr("Overwrite the pack?"),
                              tr("There is a pack in this folder already. Overwrite it?")) != QMessageBox::Yes)
        return false;
    return saveTo(folder.toStdU16String());
}

void RulesPackWindow::offerUnsavedCopy() {
    const std::optional<std::vector<PackFile>> copy = m_document.unsavedCopy();
    if (!copy)
        return;
    m_messages->say(MessageBar::Kind::Note,
                    tr("Ephor was closed before the last changes to this pack were saved. A copy of them was kept."),
                    {{tr("Take the copy"), [this, copy] { takeCopy(*copy); }},
                     {tr("Throw it away"), [this] { m_document.forgetUnsavedCopy(); }}});
}

/// Through the editors, so that each file's undo takes it back.
void RulesPackWindow::takeCopy(const std::vector<PackFile>& copy) {
    const std::string shown = page() ? page()->text->name() : std::string();
    std::vector<std::string> gone;
    for (const auto& text : m_document.texts())
        if (std::ranges::find(copy, text->name(), &PackFile::name) == copy.end())
            gone.push_back(text->name());
    for (const std::string& name : gone)
        m_document.removeFile(name);
    for (const PackFile& file : copy) {
        const auto known = std::ranges::find(m_pages, file.name, [](const Page& one) { return one.text->name(); });
        if (known == m_pages.end())
            m_document.addFile(file);
        else
            known->editor->takeEdit(QString::fromStdString(file.text));
    }
    showFile(shown);
}

void RulesPackWindow::offerReload(const QStringList& names) {
    m_messages->say(MessageBar::Kind::Note, tr("Another program has changed %1.").arg(names.join(QStringLiteral(", "))),
                    {{tr("Take what it wrote"),
                      [this] {
                          if (const Result<void> loaded = m_document.reload(); !loaded)
                              sayFaults(loaded.error());
                      }},
                     {tr("Keep mine"), [this] { m_document.keepMine(); }}});
}

}  // namespace ephor
