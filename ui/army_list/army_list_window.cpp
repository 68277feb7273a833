#include "ui/army_list/army_list_window.h"

#include "models/text/battle_words.h"
#include "ui/army_list/army_panel.h"
#include "ui/army_list/catalogue_panel.h"
#include "ui/army_list/list_header.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/sizes.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/window_places.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/find_bar.h"
#include "ui/editor/problems_panel.h"

#include <QDockWidget>
#include <QLabel>
#include <QStatusBar>
#include <QTextBlock>
#include <QVBoxLayout>

namespace ephor {

namespace {

constexpr int foldPause = 1500;  ///< milliseconds without problems before their panel folds

}  // namespace

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
    connect(&m_document, &ArmyListDocument::fileChanged, this, [this] {
        if (m_document.diagnostics().empty())
            foldProblems(true);
    });
    m_foldSoon.setSingleShot(true);
    m_foldSoon.setInterval(foldPause);
    connect(&m_foldSoon, &QTimer::timeout, this, [this] { foldProblems(true); });
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
    m_find = new FindBar(middle);
    m_find->setEditor(m_editor);
    layout->addWidget(m_find);
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
                said =
                    problem.rule.empty()
                        ? text(problem.message)
                        : tr("%1 (%2; F1 explains)").arg(text(problem.message), QString::fromStdString(problem.rule));
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
            ? tr("Army before the error in line %1").arg(m_document.diagnostics().front().place.line)
            : tr("Army"));
    m_problemsDock->setWindowTitle(problems == 0 ? tr("Problems: none") : tr("Problems (%1)").arg(problems));
    if (problems > 0)
        foldProblems(false);
    else if (!m_foldSoon.isActive())
        m_foldSoon.start();
    showPlace();
}

/// A panel without problems takes no room but that of its title. It opens at once and folds a while after the last
/// problem is gone, so that it does not come and go while a line is typed.
void ArmyListWindow::foldProblems(bool fold) {
    m_foldSoon.stop();
    const bool isFolded = m_problems->maximumHeight() == 0;
    if (fold == isFolded)
        return;
    if (fold)
        m_problemsHeight = m_problems->height();
    m_problems->setMaximumHeight(fold ? 0 : QWIDGETSIZE_MAX);
    if (!fold)
        resizeDocks({m_problemsDock}, {std::max(m_problemsHeight, scaled(this, 100))}, Qt::Vertical);
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
