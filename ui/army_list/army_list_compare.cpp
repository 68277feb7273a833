// Comparisons of the window's list: with another list, and under other versions of the rules.
#include "core/io/lists/edit/army_list_edit.h"
#include "core/rules/pack_folder.h"
#include "core/rules/rules_change.h"
#include "models/text/battle_words.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/list_library/compare_dialog.h"
#include "ui/army_list/list_library/rules_change_dialog.h"
#include "ui/army_list/versions_dialog.h"
#include "ui/common/help_topic.h"
#include "ui/common/window/message_bar.h"
#include "ui/editor/code_editor.h"

#include <QFileDialog>

namespace ephor {

/// The text of an earlier version is an edit like any other.
void ArmyListWindow::showVersions() {
    auto* dialog = new VersionsDialog(m_document.versions(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(dialog, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_editor->takeEdit(dialog->text()); });
    dialog->open();
}

void ArmyListWindow::compareWith() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Compare with another list"), {},
                                                      tr("Army lists (*.toml);;All files (*)"));
    if (!file.isEmpty())
        compareTo(file);
}

bool ArmyListWindow::compareTo(const QString& file) {
    m_document.check();
    const ReadList& mine = m_document.read();
    if (!mine.list || !mine.system)
        return false;
    Result<ListComparisonModel::Side> other = comparedList(file, m_needs.find, m_needs.systems);
    if (!other) {
        sayFaults(other.error());
        return false;
    }
    auto* dialog = new CompareDialog({*mine.list, mine.system}, *std::move(other), m_needs.settings, this);
    connect(dialog, &CompareDialog::manualWanted, this, &ArmyListWindow::manualWanted);
    dialog->show();
    return true;
}

/// "Club rules club-1, by A. Strategos."
QString ArmyListWindow::clubRules(const SystemInfo& rules) {
    const QString version = QString::fromStdString(rules.version);
    return rules.pack->author.empty()
               ? tr("Club rules %1.").arg(version)
               : tr("Club rules %1, by %2.").arg(version, QString::fromStdString(rules.pack->author));
}

bool ArmyListWindow::isOfOtherRules() const {
    const ReadList& read = m_document.read();
    return read.list && read.system && !read.list->rules.empty() && read.list->rules != read.system->info().version;
}

void ArmyListWindow::offerRulesChange() {
    const ReadList& read = m_document.read();
    if (read.system && read.system->info().pack)
        m_messages->say(MessageBar::Kind::Note, clubRules(read.system->info()));
    if (!isOfOtherRules())
        return;
    m_messages->say(
        MessageBar::Kind::Note,
        tr("This list was written for version %1 of the rules data; Ephor has version %2.")
            .arg(QString::fromStdString(read.list->rules), QString::fromStdString(read.system->info().version)),
        {{tr("See what that changes…"), [this] { showRulesChange(); }}, {tr("Not now"), [] {}}});
}

/// Shows the changes before anything is written.
void ArmyListWindow::showRulesChange() {
    m_document.check();
    if (!isOfOtherRules())
        return;
    const auto changeWith = [this](const std::vector<std::filesystem::path>& places) {
        const ReadList& read = m_document.read();
        return rulesChangeOf(*read.list, *read.system, packOfList(*read.list, m_document.file(), places).get());
    };
    const RulesChange change = changeWith(m_needs.packs ? m_needs.packs() : std::vector<std::filesystem::path>());
    auto* dialog = new RulesChangeDialog(change, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RulesChangeDialog::manualWanted, this, &ArmyListWindow::manualWanted);
    connect(dialog, &RulesChangeDialog::packFolderChosen, this, [this, dialog, changeWith](const QString& folder) {
        m_document.check();
        if (isOfOtherRules())
            dialog->tell(changeWith({folder.toStdU16String()}));
    });
    connect(dialog, &QDialog::accepted, this, [this, version = change.to] {
        const Result<EditedList> edited = withValue(m_document.text().toStdString(), 0, "rules", FieldValue(version));
        if (edited)
            m_editor->takeEdit(QString::fromStdString(edited->text));
        else
            sayFaults(edited.error());
    });
    dialog->show();
}

}  // namespace ephor
