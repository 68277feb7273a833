// Actions on the lists of the library: open, compare, duplicate, rename, move, remove.
#include "models/text/battle_words.h"
#include "ui/army_list/list_library/compare_dialog.h"
#include "ui/army_list/list_library/folder_tree.h"
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/army_list/new_list/new_list_dialog.h"
#include "ui/common/help_topic.h"
#include "ui/common/window/message_bar.h"

#include <QComboBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QSet>
#include <QTableView>

namespace ephor {

namespace {

constexpr qsizetype mostOpened = 12;  ///< windows opened at once; more are probably a mistake

const ShelvedList* listOf(const ListLibrary& library, const QString& file) {
    const auto& lists = library.lists();
    const auto it = std::ranges::find(lists, file, &ShelvedList::file);
    return it == lists.end() ? nullptr : &*it;
}

}  // namespace

void ListLibraryWindow::showChosen() {
    const QStringList files = chosen();
    for (QAction* action : m_needOne)
        action->setEnabled(files.size() == 1);
    for (QAction* action : m_needAny)
        action->setEnabled(!files.isEmpty());
    m_compare->setEnabled(files.size() == 2);
    QSet<QString> systems;
    int legal = 0;
    for (const QString& file : files)
        if (const ShelvedList* one = listOf(m_library, file)) {
            systems << QString::fromStdString(one->system);
            legal += one->errors == 0 ? 1 : 0;
        }
    m_matrix->setEnabled(legal >= 2 && systems.size() == 1);
    m_best->setEnabled(legal >= 1 && systems.size() == 1);
    m_matrix->setToolTip(files.size() < 2      ? tr("Select two lists at least")
                         : systems.size() != 1 ? tr("Select lists of one rule system")
                         : legal < 2           ? tr("At least two of the lists must be legal")
                                               : QString());
}

/// Creates a list in the current folder, and opens it.
void ListLibraryWindow::askNewList() {
    auto* dialog =
        new NewListDialog(m_needs.find, m_needs.systems, m_systems->currentData().toString().toStdString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(dialog, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const Result<QString> made = m_library.create(dialog->text(), dialog->title(), m_folders->folder());
        m_table->clearSelection();
        m_chosenFiles.clear();
        take(made);
        if (made)
            Q_EMIT openWanted(*made);
    });
    dialog->open();
}

void ListLibraryWindow::open() {
    const QStringList files = chosen();
    for (const QString& file : files.first(std::min(files.size(), mostOpened)))
        Q_EMIT openWanted(file);
}

void ListLibraryWindow::compare() {
    const QStringList files = chosen();
    if (files.size() != 2)
        return;
    std::vector<ListComparisonModel::Side> sides;
    for (const QString& file : files) {
        Result<ListComparisonModel::Side> side = comparedList(file, m_needs.find, m_needs.systems);
        if (!side) {
            m_messages->say(MessageBar::Kind::Fault, text(side.error()));
            return;
        }
        sides.push_back(*std::move(side));
    }
    auto* dialog = new CompareDialog(std::move(sides[0]), std::move(sides[1]), m_needs.settings, this);
    connect(dialog, &CompareDialog::manualWanted, this, &ListLibraryWindow::manualWanted);
    dialog->show();
}

QStringList ListLibraryWindow::chosenLegal() {
    QStringList files = chosen();
    QStringList left;
    files.removeIf([&](const QString& file) {
        const ShelvedList* one = listOf(m_library, file);
        const bool isFaulty = one && one->errors > 0;
        if (isFaulty)
            left << one->name;
        return isFaulty;
    });
    if (!left.isEmpty())
        m_messages->say(MessageBar::Kind::Note,
                        tr("Left out because they are not legal: %1.").arg(left.join(QStringLiteral(", "))));
    return files;
}

void ListLibraryWindow::take(const Result<QString>& done) {
    if (done)
        m_chosenFiles << *done;
    else
        m_messages->say(MessageBar::Kind::Fault, text(done.error()));
}

void ListLibraryWindow::duplicate() {
    const QStringList files = chosen();
    m_table->clearSelection();
    m_chosenFiles.clear();
    for (const QString& file : files)
        take(m_library.duplicate(file));
}

void ListLibraryWindow::rename() {
    const QStringList files = chosen();
    const ShelvedList* one = files.size() == 1 ? listOf(m_library, files.front()) : nullptr;
    if (!one)
        return;
    bool isMeant = false;
    const QString name =
        QInputDialog::getText(this, tr("Rename the list"), tr("Its name; the file gets one that fits:"),
                              QLineEdit::Normal, one->name, &isMeant)
            .trimmed();
    if (!isMeant || name.isEmpty())
        return;
    m_table->clearSelection();
    m_chosenFiles.clear();
    take(m_library.rename(files.front(), name));
}

void ListLibraryWindow::move() {
    const QStringList files = chosen();
    const QString top = tr("(the top)");
    bool isMeant = false;
    const QString folder = QInputDialog::getItem(this, tr("Move to a folder"),
                                                 tr("%n lists go to:", nullptr, static_cast<int>(files.size())),
                                                 QStringList{top} + m_library.folders(), 0, false, &isMeant);
    if (!isMeant || files.isEmpty())
        return;
    putInto(files, folder == top ? QString() : folder);
}

void ListLibraryWindow::putInto(const QStringList& files, const QString& folder) {
    m_table->clearSelection();
    m_chosenFiles.clear();
    std::vector<std::pair<QString, QString>> moved;  // each file's present path, and the folder it came from
    Diagnostics faults;
    int copied = 0;
    for (const QString& file : files) {
        const bool isOurs = m_library.holds(file);
        const ShelvedList* list = listOf(m_library, file);
        const Result<QString> put = isOurs ? m_library.move(file, folder) : m_library.takeIn(file, folder);
        if (!put) {
            std::ranges::copy(put.error(), std::back_inserter(faults));
            continue;
        }
        m_chosenFiles << *put;
        copied += isOurs ? 0 : 1;
        if (isOurs && *put != file)
            moved.emplace_back(*put, list ? list->folder : QString());
    }
    if (!faults.empty())
        m_messages->say(MessageBar::Kind::Fault, text(faults));
    else if (!moved.empty())
        m_messages->say(MessageBar::Kind::Note,
                        tr("%n lists are in “%1” now.", nullptr, static_cast<int>(moved.size()))
                            .arg(folder.isEmpty() ? tr("(the top)") : folder),
                        {{tr("Put back"), [this, moved] { moveBack(moved); }}});
    else if (copied > 0)
        m_messages->say(MessageBar::Kind::Note, tr("%n lists were copied into the library.", nullptr, copied));
}

void ListLibraryWindow::moveBack(const std::vector<std::pair<QString, QString>>& moved) {
    m_table->clearSelection();
    m_chosenFiles.clear();
    for (const auto& [file, folder] : moved)
        take(m_library.move(file, folder));
}

void ListLibraryWindow::makeFolder() {
    const QString within = m_folders->folder();
    bool isMeant = false;
    const QString name = QInputDialog::getText(this, tr("New folder"),
                                               within.isEmpty() ? tr("Name of the folder:")
                                                                : tr("Name of the folder within %1:").arg(within),
                                               QLineEdit::Normal, {}, &isMeant)
                             .trimmed();
    if (!isMeant || name.isEmpty())
        return;
    if (const Result<void> made = m_library.makeFolder(within.isEmpty() ? name : within + u'/' + name); !made)
        m_messages->say(MessageBar::Kind::Fault, text(made.error()));
}

void ListLibraryWindow::remove() {
    std::vector<std::pair<QString, QString>> removed;
    Diagnostics faults;
    for (const QString& file : chosen()) {
        Result<QString> trashed = m_library.moveToTrash(file);
        if (trashed)
            removed.emplace_back(*std::move(trashed), file);
        else
            std::ranges::move(trashed.error(), std::back_inserter(faults));
    }
    m_chosenFiles.clear();
    if (!faults.empty()) {
        m_messages->say(MessageBar::Kind::Fault, text(faults));
        return;
    }
    m_messages->say(MessageBar::Kind::Note,
                    tr("%n lists are in the trash now.", nullptr, static_cast<int>(removed.size())),
                    {{tr("Put back"), [this, removed] { putBack(removed); }}});
}

void ListLibraryWindow::putBack(const std::vector<std::pair<QString, QString>>& removed) {
    Diagnostics faults;
    for (const auto& [trashed, file] : removed) {
        if (const Result<void> back = m_library.putBack(trashed, file); !back)
            faults.insert(faults.end(), back.error().begin(), back.error().end());
        else
            m_chosenFiles << file;
    }
    if (!faults.empty())
        m_messages->say(MessageBar::Kind::Fault, text(faults));
}

void ListLibraryWindow::chooseFolder() {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("The folder in which the club keeps its lists"), m_library.root());
    if (!folder.isEmpty())
        openFolder(folder);
}

}  // namespace ephor
