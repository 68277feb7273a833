#include "ui/army_list/army_list_window.h"

#include "core/io/file.h"
#include "models/text/battle_words.h"
#include "ui/army_list/army_panel.h"
#include "ui/army_list/catalogue_panel.h"
#include "ui/army_list/list_header.h"
#include "ui/army_list/new_list/new_list_dialog.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/colours.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"
#include "ui/common/typed.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/save_name.h"
#include "ui/common/window/window_places.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/problems_panel.h"

#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTextBlock>
#include <QTime>
#include <QVBoxLayout>

namespace ephor {

ArmyListWindow::ArmyListWindow(ArmyListNeeds needs, QWidget* parent)
    : QMainWindow(parent), m_needs(std::move(needs)), m_document(m_needs.find, m_needs.systems, m_needs.recovery) {
    setObjectName(QStringLiteral("armyListWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setDockNestingEnabled(true);
    makeParts();
    makeMenus();
    makeToolBar();
    makeStatusBar();
    connect(&m_document, &ArmyListDocument::checked, this, &ArmyListWindow::showState);
    connect(&m_document, &ArmyListDocument::modifiedChanged, this, &ArmyListWindow::showState);
    connect(&m_document, &ArmyListDocument::fileChanged, this, &ArmyListWindow::showState);
    connect(&m_document, &ArmyListDocument::changedOutside, this, &ArmyListWindow::offerReload);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, &ArmyListWindow::showPlace);
    connect(m_header, &ListHeader::problemsWanted, this, [this] {
        m_problemsDock->show();
        m_problemsDock->raise();
        m_problems->setFocus();
    });
    connect(m_army, &ArmyPanel::lineWanted, m_editor, &CodeEditor::showLine);
    connect(m_army, &ArmyPanel::edited, this, [this](const QString& text, int line) {
        m_editor->takeEdit(text);
        m_editor->showLine(std::max(1, line));
    });
    connect(m_army, &ArmyPanel::refused, this, &ArmyListWindow::sayFaults);
    connect(m_army, &ArmyPanel::offerDropped, this, [this](int offer, int after) {
        if (const ListOffer* one = m_catalogue->offer(offer))
            m_army->addAt(*one, after);
    });
    connect(m_catalogue, &CataloguePanel::offerWanted, this, [this](int offer) {
        if (const ListOffer* one = m_catalogue->offer(offer))
            m_army->add(*one);
    });
    connect(m_army, &ArmyPanel::ruleWanted, this, &ArmyListWindow::manualWanted);
    connect(m_catalogue, &CataloguePanel::ruleWanted, this, &ArmyListWindow::manualWanted);
    connect(m_problems, &ProblemsPanel::placeWanted, this,
            [this](int line, int column) { m_editor->goToLine(line, column); });
    connect(m_problems, &ProblemsPanel::fixWanted, m_editor, &CodeEditor::apply);
    connect(m_problems, &ProblemsPanel::ruleWanted, this, &ArmyListWindow::manualWanted);
    resize(scaled(this, 1280), scaled(this, 800));
    (new WindowPlaces(*this, m_needs.settings))->restore();
    if (!m_needs.systems.empty())
        newList(*m_needs.find(m_needs.systems.front()));
}

ArmyListWindow::~ArmyListWindow() {
    // The widgets use the document, so they are deleted before it; the base class would delete them after it.
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

void ArmyListWindow::makeParts() {
    m_messages = new MessageBar(this);
    m_header = new ListHeader(m_document, this);
    m_editor = new CodeEditor(m_document, this);
    m_editor->setAccessibleName(tr("Text of the army list"));
    auto* textTitle = new QLabel(tr("Text"), this);
    textTitle->setFont(sized(font(), 13, true));
    m_file = new QLabel(this);
    m_file->setObjectName(QStringLiteral("fileName"));
    auto* caption = new QWidget(this);
    caption->setAutoFillBackground(true);
    caption->setBackgroundRole(QPalette::Midlight);
    auto* captionLayout = new QHBoxLayout(caption);
    captionLayout->setContentsMargins(scaled(this, 8), scaled(this, 2), scaled(this, 8), scaled(this, 2));
    captionLayout->addWidget(textTitle);
    captionLayout->addStretch();
    captionLayout->addWidget(m_file);
    auto* middle = new QWidget(this);
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(caption);
    layout->addWidget(m_editor, 1);
    setCentralWidget(middle);
    m_army = new ArmyPanel(m_document, this);
    m_problems = new ProblemsPanel(m_document, this);
    m_problems->setAccessibleName(tr("Problems of the list"));
    m_catalogue = new CataloguePanel(m_document, this);
    m_catalogueDock = dock(tr("Catalogue"), "catalogueDock", m_catalogue, Qt::LeftDockWidgetArea);
    m_armyDock = dock(tr("Army"), "armyDock", m_army, Qt::LeftDockWidgetArea);
    splitDockWidget(m_catalogueDock, m_armyDock, Qt::Horizontal);
    m_problemsDock = dock(tr("Problems"), "problemsDock", m_problems, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    const bool large = textScale(font()) > 1.5;  // in large text, the list's text needs the room
    resizeDocks({m_catalogueDock, m_armyDock}, {scaled(this, large ? 190 : 240), scaled(this, large ? 270 : 410)},
                Qt::Horizontal);
    resizeDocks({m_problemsDock}, {scaled(this, large ? 100 : 172)}, Qt::Vertical);
}

QDockWidget* ArmyListWindow::dock(const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area) {
    auto* one = new QDockWidget(title, this);
    one->setObjectName(QLatin1StringView(name));
    one->setWidget(content);
    addDockWidget(area, one);
    return one;
}

void ArmyListWindow::makeStatusBar() {
    m_place = new QLabel(this);
    m_saved = new QLabel(this);
    m_place->setObjectName(QStringLiteral("place"));
    m_saved->setObjectName(QStringLiteral("saved"));
    statusBar()->addPermanentWidget(m_place);
    statusBar()->addPermanentWidget(m_saved);
}

void ArmyListWindow::showPlace() {
    const QTextCursor cursor = m_editor->textCursor();
    const int line = cursor.blockNumber() + 1;
    m_place->setText(tr("line %1, column %2").arg(line).arg(cursor.positionInBlock() + 1));
    m_army->showLine(line);
    QString said;
    if (m_document.isChecked())
        for (const Diagnostic& problem : m_document.diagnostics())
            if (problem.place.line == line && said.isEmpty())
                said = text(problem.message) +
                       (problem.rule.empty() ? QString()
                                             : tr(" (%1; F1 explains)").arg(QString::fromStdString(problem.rule)));
    statusBar()->showMessage(said);
}

void ArmyListWindow::keepingPlace(void (CodeEditor::*change)()) {
    const int chosen = m_army->line();
    (m_editor->*change)();
    m_document.check();
    if (chosen > 0 && !m_document.entryAt(m_editor->textCursor().blockNumber() + 1) && m_document.entryAt(chosen))
        m_editor->showLine(chosen);
}

void ArmyListWindow::showState() {
    const bool readable = m_document.read().list && m_document.read().system && !m_document.isOutdated();
    for (QAction* action : m_needList)
        action->setEnabled(readable);
    for (QAction* action : m_needLegal)
        action->setEnabled(m_document.isValid());
    m_actions->find("rulesVersion")->setEnabled(isOfOtherRules());
    const QString name = m_document.name().isEmpty() ? m_document.title() : m_document.name();
    setWindowTitle(m_document.file().empty() ? tr("%1[*] — Ephor").arg(name)
                                             : tr("%1 (%2)[*] — Ephor").arg(name, m_document.title()));
    setWindowModified(m_document.isModified());
    m_file->setText(m_document.file().empty() ? tr("not saved yet") : m_document.title());
    m_file->setToolTip(QString::fromStdString(m_document.file().string()));
    m_saved->setText(m_document.isModified() ? tr("not saved") : m_document.file().empty() ? tr("new") : tr("saved"));
    const int problems = static_cast<int>(m_document.diagnostics().size());
    m_armyDock->setWindowTitle(
        m_document.isOutdated() && problems > 0
            ? tr("Army as it was before the fault in line %1").arg(m_document.diagnostics().front().place.line)
            : tr("Army"));
    m_problemsDock->setWindowTitle(problems == 0 ? tr("Problems: none") : tr("Problems (%1)").arg(problems));
    showPlace();
}

// Files ---------------------------------------------------------------------------------------------------------------

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
    Q_EMIT fileOpened(QString::fromStdString(std::filesystem::absolute(file).string()));
    return true;
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
    Q_EMIT fileOpened(QString::fromStdString(std::filesystem::absolute(file).string()));
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
        m_messages->say(MessageBar::Kind::Fault, tr("The text is not a list yet: mend the problems below first."));
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
                                : MessageBar::Choice{tr("Take the copy"), [this, copy] { takeCopy(copy); }};
    m_messages->say(
        MessageBar::Kind::Note,
        m_document.file().empty()
            ? tr("Ephor was closed before %1 was saved at all. A copy of it was kept.").arg(name)
            : tr("Ephor was closed before the last changes to this list were saved. A copy of them was kept."),
        {take, {tr("Throw it away"), [this, place = copy.place] {
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
                    {{tr("Take its text"),
                      [this] {
                          if (const Result<void> loaded = m_document.reload(); !loaded)
                              sayFaults(loaded.error());
                      }},
                     {tr("Keep mine"), [this] { m_document.keepMine(); }}});
}

void ArmyListWindow::sayFaults(const Diagnostics& faults) { m_messages->say(MessageBar::Kind::Fault, text(faults)); }

void ArmyListWindow::help() {
    const int line = m_editor->textCursor().blockNumber() + 1;
    for (const Diagnostic& problem : m_document.diagnostics())
        if (problem.place.line == line && !problem.rule.empty()) {
            Q_EMIT manualWanted(QString::fromStdString(problem.rule));
            return;
        }
    Q_EMIT manualWanted(QStringLiteral("army-lists"));
}

}  // namespace ephor
