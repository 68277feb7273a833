// The window's pack as a folder: new, open, save, changes by other programs, and recovery copies.
#include "models/rules_pack/pack_install.h"
#include "models/text/battle_words.h"
#include "ui/common/window/message_bar.h"
#include "ui/editor/code_editor.h"
#include "ui/rules_pack/rules_pack_window.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QStatusBar>

namespace ephor {

bool RulesPackWindow::mayLeave() {
    const bool untouched = m_document.folder().empty() && !m_document.hasUnsaved();
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

void RulesPackWindow::install() {
    if (!save())
        return;
    const auto rules = installPack(m_document.folder(), m_packs);
    if (!rules)
        return sayFaults(rules.error());
    const SystemInfo& info = (*rules)->info();
    m_messages->say(MessageBar::Kind::Note,
                    tr("Installed. Lists with rules = \"%1\" use this pack, and a new battle can be fought by %2.")
                        .arg(QString::fromStdString(info.version), QString::fromStdString(info.name)));
    Q_EMIT installed();
}

/// Offers one copy at a time; a window that has restored one leaves the next to another window.
void RulesPackWindow::offerUnsavedCopy() {
    const std::vector<UnsavedPack> copies = m_document.unsavedCopies();
    if (copies.empty())
        return;
    const UnsavedPack& copy = copies.front();
    const MessageBar::Choice take =
        m_document.hasUnsaved() ? MessageBar::Choice{tr("Open another window"), [this] { Q_EMIT anotherCopyWanted(); }}
                                : MessageBar::Choice{tr("Restore the copy"), [this, copy] { takeCopy(copy); }};
    m_messages->say(MessageBar::Kind::Note,
                    m_document.folder().empty()
                        ? tr("Unsaved work was recovered: the new pack %1.").arg(copy.name)
                        : tr("Unsaved changes to this pack were recovered from the last session."),
                    {take, {tr("Delete the copy"), [this, place = copy.place] {
                                m_document.throwAwayCopy(place);
                                offerUnsavedCopy();
                            }}});
}

void RulesPackWindow::takeCopy(const UnsavedPack& copy) {
    const bool isOfNewPack = m_document.folder().empty();
    if (!isOfNewPack || m_document.takeOverCopy(copy.place))
        takeFiles(copy.files);
    if (isOfNewPack)
        offerUnsavedCopy();
}

/// Changes the texts through the editors, so that undo works for each file.
void RulesPackWindow::takeFiles(const std::vector<PackFile>& files) {
    const std::string shown = page() ? page()->text->name() : std::string();
    std::vector<std::string> gone;
    for (const auto& text : m_document.texts())
        if (std::ranges::find(files, text->name(), &PackFile::name) == files.end())
            gone.push_back(text->name());
    for (const std::string& name : gone)
        m_document.removeFile(name);
    for (const PackFile& file : files) {
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
