// The files of the army-list window: new, opened, saved and exported lists, and copies of unsaved ones.
#include "core/io/file.h"
#include "models/army_list/new_list.h"
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/new_list/new_list_dialog.h"
#include "ui/common/help_topic.h"
#include "ui/common/typed.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/save_name.h"
#include "ui/editor/code_editor.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTime>

namespace ephor {

bool ArmyListWindow::mayLeave() {
    takeTyped(*this);
    if (!m_asks || !m_document.isModified())
        return true;
    const auto answer =
        QMessageBox::question(this, tr("Save the list?"),
                              tr("“%1” has changes that are not saved.")
                                  .arg(m_document.name().isEmpty() ? m_document.title() : m_document.name()),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Discard)
        m_document.forgetUnsavedCopy();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void ArmyListWindow::closeEvent(QCloseEvent* event) {
    if (mayLeave())
        event->accept();
    else
        event->ignore();
}

void ArmyListWindow::askNewList() {
    const RuleSystem* system = m_document.read().system;
    auto* dialog = new NewListDialog(m_needs.find, m_needs.systems, system ? system->info().id : std::string(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    helpByKey(dialog, [this](const QString& topic) { Q_EMIT manualWanted(topic); });
    connect(dialog, &QDialog::accepted, this, [this, dialog] { startWith(dialog->text(), dialog->title()); });
    dialog->open();
}

void ArmyListWindow::startWith(const QString& text, const QString& title) {
    if (!mayLeave())
        return;
    m_messages->hide();
    m_document.startWith(text, title);
    offerUnsavedCopy();
}

void ArmyListWindow::newList(const RuleSystem& system) { startWith(newListText(system), tr("New army")); }

void ArmyListWindow::openSample(const Sample& sample) {
    if (!mayLeave())
        return;
    m_messages->hide();
    m_document.startWith(QString::fromStdString(sample.text), sample.name);
}

bool ArmyListWindow::openFile(const std::filesystem::path& file) {
    if (!mayLeave())
        return false;
    m_messages->hide();
    if (const Result<void> loaded = m_document.load(file); !loaded) {
        sayFaults(loaded.error());
        return false;
    }
    if (m_document.wasConverted())
        m_messages->say(MessageBar::Kind::Note,
                        tr("The file was written in Windows-1252 and was read as that. Saving writes it in UTF-8."));
    offerRulesChange();
    offerUnsavedCopy();
    announceFile();
    return true;
}

void ArmyListWindow::announceFile() {
    m_document.check();
    const ListSummary& summary = m_document.summary();
    const QString name = m_document.name();
    const QString points = tr("%n points", nullptr, summary.cost.value_or(0));
    Q_EMIT fileOpened(QString::fromStdString(std::filesystem::absolute(m_document.file()).string()),
                      name.isEmpty() || m_document.isOutdated() || !summary.cost || name.endsWith(points)
                          ? name
                          : tr("%1, %2").arg(name, points));
}

void ArmyListWindow::open() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open an army list"), {}, tr("Army lists (*.toml);;All files (*)"));
    if (!file.isEmpty())
        openFile(file.toStdString());
}

bool ArmyListWindow::saveTo(const std::filesystem::path& file) {
    if (const Result<void> saved = m_document.save(file); !saved) {
        sayFaults(saved.error());
        return false;
    }
    m_saved->setText(tr("saved %1").arg(QLocale().toString(QTime::currentTime(), QLocale::ShortFormat)));
    announceFile();
    return true;
}

bool ArmyListWindow::save() {
    return m_document.file().empty() ? saveAs() : saveTo(std::filesystem::path(m_document.file()));
}

QString ArmyListWindow::proposedFile(const QString& ending) const {
    static const QRegularExpression unfit(QStringLiteral(R"([/\\:*?"<>|])"));
    const QString plain =
        m_document.name().toLower().replace(u' ', u'_').remove(u',').replace(unfit, QStringLiteral("-"));
    const QString name = plain + u'.' + ending;
    const std::filesystem::path& file = m_document.file();
    const QString folder = file.empty() ? m_needs.folder : QString::fromStdString(file.parent_path().string());
    return !folder.isEmpty() && QDir().mkpath(folder) ? QDir(folder).absoluteFilePath(name) : name;
}

bool ArmyListWindow::saveAs() {
    const QString proposed = m_document.file().empty() ? proposedFile(QStringLiteral("toml"))
                                                       : QString::fromStdString(m_document.file().string());
    const QString file =
        saveName(*this, tr("Save the army list"), proposed, tr("Army lists (*.toml)"), QStringLiteral("toml"));
    return !file.isEmpty() && saveTo(file.toStdString());
}

bool ArmyListWindow::exportTo(const std::filesystem::path& file, ListForm form) {
    m_document.check();
    if (!m_document.read().list || !m_document.read().system || m_document.isOutdated()) {
        m_messages->say(MessageBar::Kind::Fault,
                        tr("The text is not a valid list yet. Correct the problems below first."));
        return false;
    }
    const QByteArray bytes = listAs(m_document, form, QString::fromStdString(file.string()));
    if (const Result<void> written = writeFile(file, bytes.toStdString()); !written) {
        sayFaults(written.error());
        return false;
    }
    if (form == ListForm::Roster)
        showWhatIsLost();
    statusBar()->showMessage(tr("Written to %1").arg(QString::fromStdString(file.string())), 8000);
    return true;
}

void ArmyListWindow::exportAs(ListForm form) {
    const QString ending = endingOf(form);
    const QString proposed = proposedFile(ending);
    const QString filter =
        form == ListForm::Roster ? tr("Zipped rosters (*.rosz);;Rosters (*.ros)") : QStringLiteral("*.") + ending;
    const QString file = saveName(*this, tr("Export the army list"), proposed, filter, ending);
    if (!file.isEmpty())
        exportTo(file.toStdString(), form);
}

/// Offers one copy at a time; a window that has restored one leaves the next to another window.
void ArmyListWindow::offerUnsavedCopy() {
    const std::vector<UnsavedList> copies = m_document.unsavedCopies();
    if (copies.empty())
        return;
    const UnsavedList& copy = copies.front();
    const QString name = copy.name.isEmpty() ? tr("a new list") : tr("“%1”").arg(copy.name);
    const MessageBar::Choice take =
        m_document.isModified() ? MessageBar::Choice{tr("Open another window"), [this] { Q_EMIT anotherCopyWanted(); }}
                                : MessageBar::Choice{tr("Restore the copy"), [this, copy] { takeCopy(copy); }};
    m_messages->say(MessageBar::Kind::Note,
                    m_document.file().empty()
                        ? tr("Unsaved work was recovered: %1.").arg(name)
                        : tr("Unsaved changes to this list were recovered from the last session."),
                    {take, {tr("Delete the copy"), [this, place = copy.place] {
                                m_document.throwAwayCopy(place);
                                offerUnsavedCopy();
                            }}});
}

void ArmyListWindow::takeCopy(const UnsavedList& copy) {
    const bool isOfNewList = m_document.file().empty();
    if (!isOfNewList || m_document.takeOverCopy(copy.place)) {
        QTextCursor cursor(m_editor->document());
        cursor.select(QTextCursor::Document);
        cursor.insertText(copy.text);
    }
    if (isOfNewList)
        offerUnsavedCopy();
}

void ArmyListWindow::offerReload() {
    m_messages->say(MessageBar::Kind::Note, tr("Another program has changed %1.").arg(m_document.title()),
                    {{tr("Load that version"),
                      [this] {
                          if (const Result<void> loaded = m_document.reload(); !loaded)
                              sayFaults(loaded.error());
                      }},
                     {tr("Keep mine"), [this] { m_document.keepMine(); }}});
}

}  // namespace ephor
