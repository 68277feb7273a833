// Menus and tool bar of the army-list window: every action with a key and a tip.
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/army_panel.h"
#include "ui/army_list/catalogue_panel.h"
#include "ui/army_list/list_header.h"
#include "ui/common/help_menu.h"
#include "ui/common/icons.h"
#include "ui/common/menu_action.h"
#include "ui/common/message_bar.h"
#include "ui/common/top_bars.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/problems_panel.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace ephor {

QAction* ArmyListWindow::add(QMenu* menu, const QString& text, const char* name, const QKeySequence& key,
                             const QString& tip, std::function<void()> does, const char* iconName) {
    return menuAction(*menu, *this, {text, QString::fromLatin1(name), key, tip, iconName}, *this, std::move(does));
}

void ArmyListWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeListMenu();
    makeUnitMenu();
    addHelpMenu(*this, {tr("The manual: the rule of the problem at the cursor, or army lists"), [this] { help(); },
                        [this] { Q_EMIT manualWanted(QStringLiteral("index")); }});
}

void ArmyListWindow::makeFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    makeNewMenu(file);
    add(file, tr("&Open…"), "open", QKeySequence::Open, tr("Open a list from a file"), [this] { open(); }, "paste");
    add(file, tr("&Import roster…"), "importRoster", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O),
        tr("Take a list from a roster of BattleScribe or New Recruit"), [this] { importRoster(); });
    add(
        file, tr("&Rules pack…"), "rulesPack", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R),
        tr("Write or change troops and points of your own"), [this] { Q_EMIT packWanted(); }, "coin");
    file->addSeparator();
    add(file, tr("&Save"), "save", QKeySequence::Save, tr("Save the list"), [this] { save(); });
    add(file, tr("Save &as…"), "saveAs", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        tr("Save the list under another name"), [this] { saveAs(); });
    file->addSeparator();
    m_needList.push_back(
        add(file, tr("&Print…"), "print", QKeySequence::Print, tr("Print the list"), [this] { print(); }, "print"));
    m_needList.push_back(add(file, tr("Print unit c&ards…"), "printCards", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P),
                             tr("Print a card for each unit, to cut out"), [this] { print(Sheet::Cards); }));
    m_needList.push_back(add(file, tr("Print &battle sheet…"), "printBattle",
                             QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B),
                             tr("Print a sheet for the table, with boxes to tick"), [this] { print(Sheet::Battle); }));
    m_needList.push_back(add(file, tr("Print pre&view…"), "preview", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
                             tr("See the pages before they are printed"), [this] { preview(); }));
    makeExportMenu(file);
    file->addSeparator();
    add(file, tr("&Close"), "close", QKeySequence(Qt::CTRL | Qt::Key_W), tr("Close this window"), [this] { close(); });
}

void ArmyListWindow::makeNewMenu(QMenu* file) {
    QMenu* fresh = file->addMenu(tr("&New"));
    fresh->setObjectName(QStringLiteral("newMenu"));
    bool first = true;
    for (const std::string& id : m_needs.systems) {
        const RuleSystem* system = m_needs.find(id);
        if (!system)
            continue;
        const QString name = QString::fromStdString(system->info().name);
        add(
            fresh, tr("An empty list of %1").arg(name), first ? "new" : id.c_str(),
            first ? QKeySequence(QKeySequence::New) : QKeySequence(), tr("Begin a list with one unit and its general"),
            [this, system] { newList(*system); }, "page");
        first = false;
    }
    const std::vector<Sample> samples = sampleArmies(m_needs.find, m_needs.systems);
    if (samples.empty())
        return;
    fresh->addSection(tr("From a sample army"));
    for (const Sample& sample : samples)
        add(fresh, sample.name, "sample", {}, sample.about, [this, sample] { openSample(sample); });
}

void ArmyListWindow::makeExportMenu(QMenu* file) {
    m_exportMenu = file->addMenu(tr("&Export"));
    m_exportMenu->setIcon(icon("page"));
    const auto one = [this](const QString& text, const char* name, const QKeySequence& key, const QString& tip,
                            ListForm form) {
        m_needList.push_back(add(m_exportMenu, text, name, key, tip, [this, form] { exportAs(form); }));
    };
    one(tr("&PDF…"), "exportPdf", QKeySequence(Qt::CTRL | Qt::Key_E), tr("A page to print or to mail"), ListForm::Pdf);
    one(tr("Unit c&ards as PDF…"), "exportCards", {}, tr("A card for each unit, to print and cut out"),
        ListForm::CardsPdf);
    one(tr("&Battle sheet as PDF…"), "exportBattle", {}, tr("A sheet for the table, with boxes to tick"),
        ListForm::BattlePdf);
    one(tr("&HTML…"), "exportHtml", {}, tr("A page for a web site"), ListForm::Html);
    one(tr("&Markdown…"), "exportMarkdown", {}, tr("A table for a forum or a wiki"), ListForm::Markdown);
    one(tr("&Text…"), "exportText", {}, tr("Plain text for a mail"), ListForm::Text);
    one(tr("&CSV…"), "exportCsv", {}, tr("A table for a spreadsheet"), ListForm::Csv);
    one(tr("&JSON…"), "exportJson", {}, tr("For other programs"), ListForm::Json);
    one(tr("&Roster…"), "exportRoster", {}, tr("For BattleScribe and New Recruit"), ListForm::Roster);
}

void ArmyListWindow::makeEditMenu() {
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = add(
        edit, tr("&Undo"), "undo", QKeySequence::Undo, tr("Take back the last change"), [this] { m_editor->undo(); },
        "undo");
    QAction* redo =
        add(edit, tr("&Redo"), "redo", QKeySequence::Redo, tr("Do it again"), [this] { m_editor->redo(); }, "redo");
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(m_editor, &QPlainTextEdit::undoAvailable, undo, &QAction::setEnabled);
    connect(m_editor, &QPlainTextEdit::redoAvailable, redo, &QAction::setEnabled);
    edit->addSeparator();
    // The editor has these keys itself; a second owner would make them ambiguous.
    add(edit, tr("Cu&t"), "cut", {}, tr("Cut what is selected"), [this] { m_editor->cut(); });
    add(edit, tr("&Copy"), "copy", {}, tr("Copy what is selected"), [this] { m_editor->copy(); }, "copy");
    add(edit, tr("&Paste"), "paste", {}, tr("Insert what was copied"), [this] { m_editor->paste(); }, "paste");
    edit->addSeparator();
    makeCodeActions(edit);
    edit->addSeparator();
    add(
        edit, tr("&Mend this line"), "fixHere", QKeySequence(Qt::ALT | Qt::Key_Return),
        tr("Apply the first fix for the problem at the cursor"), [this] { m_editor->applyFixHere(); }, "bulb");
}

void ArmyListWindow::makeCodeActions(QMenu* edit) {
    m_needList.push_back(add(edit, tr("Copy as te&xt"), "copyAsText", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                             tr("Copy the whole list as plain text, for a mail or a chat"), [this] { copyAsText(); }));
    m_needList.push_back(add(edit, tr("Copy list co&de"), "copyCode", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C),
                             tr("Copy the list as a code that Ephor reads back"), [this] { copyCode(); }));
    add(edit, tr("Paste list c&ode…"), "pasteCode", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
        tr("Read a code from paper or mail, and see whether it is this list"), [this] { pasteCode(); });
}

void ArmyListWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    add(
        view, tr("&Larger text"), "larger", QKeySequence::ZoomIn, tr("Larger letters in the text"),
        [this] { m_editor->zoom(1); }, "zin");
    add(
        view, tr("&Smaller text"), "smaller", QKeySequence::ZoomOut, tr("Smaller letters in the text"),
        [this] { m_editor->zoom(-1); }, "zout");
    add(view, tr("&Normal text"), "normalSize", QKeySequence(Qt::CTRL | Qt::Key_0), tr("Letters as they were"),
        [this] { m_editor->zoom(0); });
    view->addSeparator();
    for (QDockWidget* one : {m_catalogueDock, m_armyDock, m_problemsDock})
        view->addAction(one->toggleViewAction());
}

void ArmyListWindow::makeListMenu() {
    QMenu* list = menuBar()->addMenu(tr("&List"));
    add(
        list, tr("&Check"), "check", QKeySequence(Qt::Key_F5), tr("Check the list now"),
        [this] {
            m_document.check();
            showState();
        },
        "check");
    add(list, tr("Next &problem"), "nextProblem", QKeySequence(Qt::Key_F8), tr("Go to the next problem"), [this] {
        const int line = m_editor->textCursor().blockNumber() + 1;
        const Diagnostic* next = nullptr;
        for (const Diagnostic& one : m_document.diagnostics())
            if (one.place.line > line && !next)
                next = &one;
        if (!next && !m_document.diagnostics().empty())
            next = &m_document.diagnostics().front();
        if (next && next->place.line > 0)
            m_editor->goToLine(next->place.line, next->place.column);
    });
    list->addSeparator();
    m_needList.push_back(add(list, tr("&Compare with…"), "compareWith", QKeySequence(Qt::CTRL | Qt::Key_K),
                             tr("This list and another one side by side"), [this] { compareWith(); }));
    add(list, tr("Rules &version…"), "rulesVersion", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V),
        tr("What the rules of today do to this list, which was written for other ones"), [this] { showRulesChange(); });
    list->addSeparator();
    m_needLegal.push_back(add(
        list, tr("&Odds against…"), "odds", QKeySequence(Qt::CTRL | Qt::Key_D),
        tr("Choose an enemy and see how battles would end"), [this] { Q_EMIT oddsWanted(*m_document.read().list); },
        "dice"));
    m_needLegal.push_back(add(
        list, tr("&Fight…"), "fight", QKeySequence(Qt::CTRL | Qt::Key_B), tr("Set up a battle with this army"),
        [this] { Q_EMIT fightWanted(*m_document.read().list); }, "battle"));
}

void ArmyListWindow::makeUnitMenu() {
    QMenu* unit = menuBar()->addMenu(tr("&Unit"));
    const auto one = [this, unit](const QString& text, const char* name, const QKeySequence& key, const QString& tip,
                                  std::function<void()> does, const char* iconName = nullptr) {
        m_needList.push_back(add(unit, text, name, key, tip, std::move(does), iconName));
    };
    one(
        tr("&Add troops…"), "addTroops", QKeySequence(Qt::CTRL | Qt::Key_T),
        tr("Search the catalogue; Enter adds behind the chosen unit"),
        [this] {
            m_catalogueDock->show();
            m_catalogue->search();
        },
        "plus");
    one(tr("&Edit"), "editUnit", QKeySequence(Qt::Key_F2), tr("Go to the form of the chosen unit"),
        [this] { m_army->edit(); });
    one(
        tr("&Duplicate"), "duplicateUnit", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
        tr("A copy of the chosen unit behind it"), [this] { m_army->duplicate(); }, "copy");
    one(
        tr("&Remove"), "removeUnit", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete),
        tr("Take the chosen unit out of the list"), [this] { m_army->remove(); }, "minus");
    unit->addSeparator();
    one(tr("Move &up"), "moveUnitUp", QKeySequence(Qt::ALT | Qt::Key_Up),
        tr("Before the unit above, or into the formation above"), [this] { m_army->moveUp(); });
    one(tr("Move do&wn"), "moveUnitDown", QKeySequence(Qt::ALT | Qt::Key_Down),
        tr("Behind the unit below, or into the formation below"), [this] { m_army->moveDown(); });
    unit->addSeparator();
    one(tr("The &list itself"), "chooseHead", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
        tr("Show name, limit and options of the whole list in the form"), [this] {
            m_army->chooseHead();
            m_army->edit();
        });
}

void ArmyListWindow::makeToolBar() {
    QToolBar& bar = addTools(*this);
    const auto put = [this, &bar](std::initializer_list<const char*> names) {
        for (const char* name : names)
            bar.addAction(findChild<QAction*>(QLatin1StringView(name)));
        bar.addSeparator();
    };
    put({"undo", "redo"});
    put({"addTroops", "duplicateUnit", "removeUnit"});
    put({"check", "fixHere"});
    put({"odds", "fight"});
    bar.addAction(findChild<QAction*>(QStringLiteral("print")));
    auto* exports = new QToolButton(&bar);
    exports->setObjectName(QStringLiteral("exportButton"));
    exports->setAccessibleName(tr("Export"));
    exports->setText(tr("Export"));
    exports->setIcon(icon("page"));
    exports->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    exports->setMenu(m_exportMenu);
    exports->setPopupMode(QToolButton::InstantPopup);
    bar.addWidget(exports);
    addTotals(*this, {m_messages, m_header});
}

}  // namespace ephor
