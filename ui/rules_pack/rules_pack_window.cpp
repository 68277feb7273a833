#include "ui/rules_pack/rules_pack_window.h"

#include "core/io/encoding.h"
#include "core/io/file.h"
#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "core/rules/pack_schema.h"
#include "models/text/battle_words.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/window_places.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/find_bar.h"
#include "ui/editor/problem_card.h"
#include "ui/editor/problems_panel.h"
#include "ui/rules_pack/list_trial_panel.h"
#include "ui/rules_pack/pack_tests_panel.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace ephor {

RulesPackWindow::RulesPackWindow(std::filesystem::path recovery, QSettings* settings, std::filesystem::path packs,
                                 QWidget* parent)
    : QMainWindow(parent), m_document(std::move(recovery)), m_packs(std::move(packs)) {
    setObjectName(QStringLiteral("rulesPackWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setDockNestingEnabled(true);
    makeParts();
    m_actions = new WindowActions(*this, ActionSection::RulesPack, settings);
    makeMenus();
    makeToolBar();
    m_place = new QLabel(this);
    m_place->setObjectName(QStringLiteral("place"));
    statusBar()->addPermanentWidget(m_place);
    connect(&m_document, &RulesPackDocument::textsChanged, this, &RulesPackWindow::takeTexts);
    connect(&m_document, &RulesPackDocument::checked, this, &RulesPackWindow::showState);
    connect(&m_document, &RulesPackDocument::checked, this, &RulesPackWindow::showPlace);
    connect(&m_document, &RulesPackDocument::modifiedChanged, this, &RulesPackWindow::showState);
    connect(&m_document, &RulesPackDocument::folderChanged, this, &RulesPackWindow::showState);
    connect(&m_document, &RulesPackDocument::changedOutside, this, &RulesPackWindow::offerReload);
    connect(m_files, &QListWidget::currentRowChanged, this, &RulesPackWindow::showPage);
    connect(m_tests, &PackTestsPanel::placeWanted, this,
            [this](const QString& file, int line, int column) { showFile(file.toStdString(), line, column); });
    connect(m_trial, &ListTrialPanel::openWanted, this, &RulesPackWindow::openTrial);
    connect(m_trial, &ListTrialPanel::testWanted, this, [this](const QString& name, const QString& list) {
        showFile(std::string(m_document.addTest(name, list).name()));
    });
    resize(scaled(this, 1280), scaled(this, 800));
    (new WindowPlaces(*this, settings))->restore();
    newPack(*builtinSystems().front());
}

RulesPackWindow::~RulesPackWindow() {
    // The widgets use the document, so they are deleted before it; the base class would delete them after it.
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
}

QDockWidget* RulesPackWindow::dock(const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area) {
    auto* one = new QDockWidget(title, this);
    one->setObjectName(QLatin1StringView(name));
    one->setWidget(content);
    addDockWidget(area, one);
    return one;
}

void RulesPackWindow::makeParts() {
    m_messages = new MessageBar(this);
    setCentralWidget(makeMiddle());
    m_problems = new QStackedWidget(this);
    m_tests = new PackTestsPanel(m_document, this);
    m_trial = new ListTrialPanel(m_document, this);
    m_filesDock = dock(tr("Files"), "filesDock", makeFiles(), Qt::LeftDockWidgetArea);
    m_trialDock = dock(tr("Try a list"), "trialDock", m_trial, Qt::RightDockWidgetArea);
    m_problemsDock = dock(tr("Problems"), "problemsDock", m_problems, Qt::BottomDockWidgetArea);
    m_testsDock = dock(tr("Tests"), "testsDock", m_tests, Qt::BottomDockWidgetArea);
    splitDockWidget(m_problemsDock, m_testsDock, Qt::Horizontal);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    resizeDocks({m_filesDock, m_trialDock}, {scaled(this, 200), scaled(this, 340)}, Qt::Horizontal);
    resizeDocks({m_problemsDock, m_testsDock}, {scaled(this, 760), scaled(this, 520)}, Qt::Horizontal);
    resizeDocks({m_problemsDock}, {scaled(this, 180)}, Qt::Vertical);
}

QWidget* RulesPackWindow::makeMiddle() {
    m_file = new QLabel(this);
    m_file->setObjectName(QStringLiteral("fileName"));
    m_file->setFont(sized(font(), 13, true));
    m_about = new QLabel(this);
    m_about->setObjectName(QStringLiteral("fileAbout"));
    auto* caption = new QWidget(this);
    caption->setAutoFillBackground(true);
    caption->setBackgroundRole(QPalette::Midlight);
    auto* row = new QHBoxLayout(caption);
    row->setContentsMargins(scaled(this, 8), scaled(this, 2), scaled(this, 8), scaled(this, 2));
    row->addWidget(m_file);
    row->addStretch();
    row->addWidget(m_about);
    m_editors = new QStackedWidget(this);
    auto* middle = new QWidget(this);
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(caption);
    layout->addWidget(m_editors, 1);
    m_find = new FindBar(middle);
    layout->addWidget(m_find);
    return middle;
}

QWidget* RulesPackWindow::makeFiles() {
    m_files = named(new QListWidget(this), QStringLiteral("packFiles"), tr("Files of the pack"));
    m_files->setFrameShape(QFrame::NoFrame);
    m_files->setIconSize(QSize(scaled(this, 16), scaled(this, 16)));
    return m_files;
}

// The texts -----------------------------------------------------------------------------------------------------------

RulesPackWindow::Page RulesPackWindow::makePage(PackText& text) {
    Page made{&text, new CodeEditor(text, m_editors), new ProblemsPanel(text, m_problems)};
    made.editor->setAccessibleName(tr("Text of %1").arg(QString::fromStdString(text.name())));
    m_editors->addWidget(made.editor);
    m_problems->addWidget(made.problems);
    connect(made.editor, &QPlainTextEdit::cursorPositionChanged, this, &RulesPackWindow::showPlace);
    connect(made.editor, &QPlainTextEdit::undoAvailable, this, &RulesPackWindow::showPage);
    connect(made.editor, &QPlainTextEdit::redoAvailable, this, &RulesPackWindow::showPage);
    connect(made.problems, &ProblemsPanel::placeWanted, made.editor, &CodeEditor::goToLine);
    connect(made.problems, &ProblemsPanel::fixWanted, made.editor, &CodeEditor::apply);
    connect(made.problems, &ProblemsPanel::ruleWanted, this, &RulesPackWindow::manualWanted);
    return made;
}

/// Keeps the pages of texts that still exist, with their undo history.
void RulesPackWindow::takeTexts() {
    std::vector<Page> before = std::exchange(m_pages, {});
    for (const auto& text : m_document.texts()) {
        const auto known = std::ranges::find(before, text.get(), &Page::text);
        m_pages.push_back(known != before.end() ? *known : makePage(*text));
        if (known != before.end())
            before.erase(known);
    }
    for (const Page& gone : before) {
        delete gone.editor;
        delete gone.problems;
    }
    const int row = std::clamp(m_files->currentRow(), 0, static_cast<int>(m_pages.size()) - 1);
    const QSignalBlocker quiet(m_files);
    m_files->clear();
    for (const Page& one : m_pages)
        m_files->addItem(QString::fromStdString(one.text->name()));
    m_files->setCurrentRow(row);
    showState();
    showPage();
}

const RulesPackWindow::Page* RulesPackWindow::page() const {
    const int row = m_files->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_pages.size() ? &m_pages[static_cast<std::size_t>(row)]
                                                                      : nullptr;
}

CodeEditor* RulesPackWindow::editor() const { return page() ? page()->editor : nullptr; }

void RulesPackWindow::showPage() {
    const Page* one = page();
    if (!one)
        return;
    m_editors->setCurrentWidget(one->editor);
    m_problems->setCurrentWidget(one->problems);
    m_find->setEditor(one->editor);
    m_file->setText(QString::fromStdString(one->text->name()));
    const PackFileSchema* schema =
        m_document.system() ? packSchema(m_document.system()->info().id, one->text->name()) : nullptr;
    m_about->setText(schema                ? QString::fromStdString(schema->help)
                     : one->text->isTest() ? tr("a list; its first line names the faults that it must have")
                                           : QString());
    m_undo->setEnabled(one->editor->document()->isUndoAvailable());
    m_redo->setEnabled(one->editor->document()->isRedoAvailable());
    m_remove->setEnabled(one->text->isTest());
    showState();
    showPlace();
}

void RulesPackWindow::showFile(std::string_view name, int line, int column) {
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        if (m_pages[i].text->name() == name)
            m_files->setCurrentRow(static_cast<int>(i));
    if (line > 0 && editor())
        editor()->goToLine(line, column);
}

void RulesPackWindow::showFiles() {
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        QListWidgetItem& item = *m_files->item(static_cast<int>(i));
        const PackText& text = *m_pages[i].text;
        const QString name = QString::fromStdString(text.name());
        item.setText(text.isModified() ? name + QStringLiteral(" *") : name);
        int worst = -1;
        for (const Diagnostic& one : text.diagnostics())
            worst = std::max(worst, static_cast<int>(one.severity));
        item.setIcon(worst < 0 ? icon("check", Colours::of(palette()).good)
                               : severityIcon(static_cast<Severity>(worst), palette()));
        const auto problems = static_cast<int>(text.diagnostics().size());
        item.setToolTip(problems == 0 ? tr("%1: no problems").arg(name)
                                      : tr("%1: problems: %2").arg(name).arg(problems));
    }
}

void RulesPackWindow::showState() {
    const PackReport& report = m_document.report();
    setWindowTitle(tr("%1[*] — rules pack — Ephor").arg(m_document.title()));
    setWindowModified(m_document.isModified());
    const auto tests = static_cast<int>(report.tests.size());
    const int errors = m_document.count(Severity::Error);
    const QString name = m_document.system() ? translated(m_document.system()->info().name) : tr("no system");
    m_summary->setText(tr("<b>%1</b>, version %2 · Types: %3 · Tests passed: %4 of %5 · Errors: %6")
                           .arg(name.toHtmlEscaped(), QString::fromStdString(report.version).toHtmlEscaped())
                           .arg(report.types)
                           .arg(tests - report.failed())
                           .arg(tests)
                           .arg(errors));
    const Page* one = page();
    const auto problems = one ? static_cast<int>(one->text->diagnostics().size()) : 0;
    m_problemsDock->setWindowTitle(problems == 0 ? tr("Problems of this file: none")
                                                 : tr("Problems of this file (%1)").arg(problems));
    m_testsDock->setWindowTitle(tests == 0             ? tr("Tests: none were run")
                                : report.failed() == 0 ? tr("Tests: all passed")
                                                       : tr("Tests: %1 of %2 failed").arg(report.failed()).arg(tests));
    showFiles();
}

void RulesPackWindow::showPlace() {
    const Page* one = page();
    if (!one)
        return;
    const QTextCursor cursor = one->editor->textCursor();
    const int line = cursor.blockNumber() + 1;
    m_place->setText(tr("line %1, column %2").arg(line).arg(cursor.positionInBlock() + 1));
    QString said;
    for (const Diagnostic& problem : one->text->diagnostics())
        if (problem.place.line == line && said.isEmpty() && one->text->isChecked())
            said = text(problem.message);
    statusBar()->showMessage(said);
}

/// Goes to the next problem in this file, then in the files after it.
void RulesPackWindow::nextProblem() {
    m_document.check();
    const auto here = static_cast<std::size_t>(std::max(0, m_files->currentRow()));
    const int line = editor() ? editor()->textCursor().blockNumber() + 1 : 0;
    for (std::size_t step = 0; step <= m_pages.size(); ++step) {
        const PackText& one = *m_pages[(here + step) % m_pages.size()].text;
        for (const Diagnostic& problem : one.diagnostics())
            if (step > 0 || problem.place.line > line) {
                showFile(one.name(), std::max(1, problem.place.line), std::max(1, problem.place.column));
                return;
            }
    }
}

// Tests and lists -----------------------------------------------------------------------------------------------------

void RulesPackWindow::addTest() {
    const RuleSystem* system = m_document.system();
    bool given = false;
    const QString name = QInputDialog::getText(this, tr("New test"), tr("What the list is called:"), QLineEdit::Normal,
                                               tr("what it shows"), &given);
    if (given && system)
        showFile(std::string(m_document.addTest(name, newListText(*system)).name()), 1);
}

void RulesPackWindow::removeTest() {
    if (const Page* one = page(); one && one->text->isTest())
        m_document.removeFile(std::string(one->text->name()));
}

bool RulesPackWindow::tryFile(const std::filesystem::path& file) {
    const Result<std::string> text = readFile(file, largestList);
    if (!text) {
        sayFaults(text.error());
        return false;
    }
    if (const std::optional<Diagnostic> fault = encodingFault(*text, file.string(), "list")) {
        sayFaults({*fault});
        return false;
    }
    m_trialDock->show();
    m_trialDock->raise();
    m_trial->offer(QString::fromStdString(file.stem().string()), *text);
    return true;
}

void RulesPackWindow::openTrial() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Try a list"), {}, tr("Army lists (*.toml);;All files (*)"));
    if (!file.isEmpty())
        tryFile(file.toStdString());
}

void RulesPackWindow::help() {
    const Page* one = page();
    const int line = one ? one->editor->textCursor().blockNumber() + 1 : 0;
    if (one)
        for (const Diagnostic& problem : one->text->diagnostics())
            if (problem.place.line == line && !problem.rule.empty()) {
                Q_EMIT manualWanted(QString::fromStdString(problem.rule));
                return;
            }
    Q_EMIT manualWanted(QStringLiteral("rules-packs"));
}

void RulesPackWindow::sayFaults(const Diagnostics& faults) { m_messages->say(MessageBar::Kind::Fault, text(faults)); }

}  // namespace ephor
