// Menus and tool bar of the army-list window.
#include "ui/army_list/army_list_window.h"
#include "ui/army_list/army_panel.h"
#include "ui/army_list/catalogue_panel.h"
#include "ui/army_list/list_header.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/top_bars.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/find_bar.h"
#include "ui/editor/problems_panel.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace ephor {

void ArmyListWindow::makeMenus() {
    m_actions = new WindowActions(*this, ActionSection::ArmyList, m_needs.settings);
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeListMenu();
    makeUnitMenu();
    addHelpMenu(*this, *m_actions, {[this] { help(); }, [this](const QString& topic) { Q_EMIT manualWanted(topic); }});
}

void ArmyListWindow::makeFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    m_actions->add(file, "new", [this] { askNewList(); });
    m_actions->add(file, "open", [this] { open(); });
    m_actions->add(file, "importRoster", [this] { importRoster(); });
    m_actions->add(file, "rulesPack", [this] { Q_EMIT packWanted(); });
    file->addSeparator();
    m_actions->add(file, "save", [this] { save(); });
    m_actions->add(file, "saveAs", [this] { saveAs(); });
    file->addSeparator();
    m_needList.push_back(m_actions->add(file, "print", [this] { print(); }));
    makeExportMenu(file);
    file->addSeparator();
    m_actions->add(file, "close", [this] { close(); });
}

void ArmyListWindow::makeExportMenu(QMenu* file) {
    m_exportMenu = file->addMenu(tr("&Export"));
    m_exportMenu->setIcon(icon("page"));
    const auto one = [this](const char* name, ListForm form) {
        m_needList.push_back(m_actions->add(m_exportMenu, name, [this, form] { exportAs(form); }));
    };
    one("exportPdf", ListForm::Pdf);
    one("exportCards", ListForm::CardsPdf);
    one("exportBattle", ListForm::BattlePdf);
    one("exportPage", ListForm::Page);
    one("exportPicture", ListForm::Picture);
    one("exportHtml", ListForm::Html);
    one("exportMarkdown", ListForm::Markdown);
    one("exportText", ListForm::Text);
    one("exportCsv", ListForm::Csv);
    one("exportJson", ListForm::Json);
    one("exportRoster", ListForm::Roster);
    m_needList.push_back(m_actions->add(m_exportMenu, "forNewRecruit", [this] { exportForNewRecruit(); }));
}

void ArmyListWindow::makeEditMenu() {
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_actions->add(edit, "undo", [this] { keepingPlace(&CodeEditor::undo); });
    QAction* redo = m_actions->add(edit, "redo", [this] { keepingPlace(&CodeEditor::redo); });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(m_editor, &QPlainTextEdit::undoAvailable, undo, &QAction::setEnabled);
    connect(m_editor, &QPlainTextEdit::redoAvailable, redo, &QAction::setEnabled);
    edit->addSeparator();
    // The editor handles these keys itself; a second shortcut would be ambiguous.
    m_actions->add(edit, "cut", [this] { m_editor->cut(); });
    m_actions->add(edit, "copy", [this] { m_editor->copy(); });
    m_actions->add(edit, "paste", [this] { m_editor->paste(); });
    edit->addSeparator();
    m_actions->add(edit, "find", [this] { m_find->find(); });
    m_actions->add(edit, "replace", [this] { m_find->replace(); });
    m_actions->add(edit, "findNext", [this] { m_find->findNext(); });
    m_actions->add(edit, "findPrevious", [this] { m_find->findPrevious(); });
    edit->addSeparator();
    makeCodeActions(edit);
    edit->addSeparator();
    m_actions->add(edit, "fixHere", [this] { m_editor->applyFixHere(); });
}

void ArmyListWindow::makeCodeActions(QMenu* edit) {
    const auto one = [this, edit](const char* name, std::function<void()> does) {
        m_needList.push_back(m_actions->add(edit, name, std::move(does)));
    };
    one("copyAsText", [this] { copyForChat(ChatForm::Plain); });
    one("copyForDiscord", [this] { copyForChat(ChatForm::Discord); });
    one("copyForForum", [this] { copyForChat(ChatForm::Forum); });
    one("copyPicture", [this] { copyPicture(); });
    one("copyCode", [this] { copyCode(); });
    one("copyCodePicture", [this] { copyCodePicture(); });
    m_actions->add(edit, "pasteCode", [this] { pasteCode(); });
}

void ArmyListWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    m_actions->add(view, "larger", [this] { m_editor->zoom(1); });
    m_actions->add(view, "smaller", [this] { m_editor->zoom(-1); });
    m_actions->add(view, "normalSize", [this] { m_editor->zoom(0); });
    view->addSeparator();
    for (QDockWidget* one : {m_catalogueDock, m_armyDock, m_problemsDock})
        m_actions->addPanel(*view, *one);
    addAppearanceActions(*m_actions, view);
}

void ArmyListWindow::makeListMenu() {
    QMenu* list = menuBar()->addMenu(tr("&List"));
    m_actions->add(list, "check", [this] {
        m_document.check();
        showState();
    });
    m_actions->add(list, "nextProblem", [this] {
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
    m_needList.push_back(m_actions->add(list, "compareWith", [this] { compareWith(); }));
    m_actions->add(list, "versions", [this] { showVersions(); });
    m_actions->add(list, "rulesVersion", [this] { showRulesChange(); });
    list->addSeparator();
    m_needLegal.push_back(m_actions->add(list, "odds", [this] { Q_EMIT oddsWanted(*m_document.read().list); }));
    m_needLegal.push_back(m_actions->add(list, "bestList", [this] { Q_EMIT bestListWanted(*m_document.read().list); }));
    m_needLegal.push_back(m_actions->add(list, "fight", [this] { Q_EMIT fightWanted(*m_document.read().list); }));
}

void ArmyListWindow::makeUnitMenu() {
    QMenu* unit = menuBar()->addMenu(tr("&Unit"));
    const auto one = [this, unit](const char* name, std::function<void()> does) {
        m_needList.push_back(m_actions->add(unit, name, std::move(does)));
    };
    one("addTroops", [this] {
        m_catalogueDock->show();
        m_catalogue->search();
    });
    one("editUnit", [this] { m_army->edit(); });
    one("duplicateUnit", [this] { m_army->duplicate(); });
    one("removeUnit", [this] { m_army->remove(); });
    unit->addSeparator();
    one("moveUnitUp", [this] { m_army->moveUp(); });
    one("moveUnitDown", [this] { m_army->moveDown(); });
    unit->addSeparator();
    m_army->addToMenu({m_actions->find("editUnit"), m_actions->find("duplicateUnit"), m_actions->find("removeUnit"),
                       m_actions->find("moveUnitUp"), m_actions->find("moveUnitDown")});
    one("chooseHead", [this] {
        m_army->chooseHead();
        m_army->edit();
    });
}

void ArmyListWindow::makeToolBar() {
    QToolBar& bar = addTools(*this);
    const auto put = [this, &bar](std::initializer_list<const char*> names) {
        for (const char* name : names)
            bar.addAction(m_actions->find(name));
        bar.addSeparator();
    };
    put({"undo", "redo"});
    put({"addTroops", "duplicateUnit", "removeUnit"});
    put({"check", "fixHere"});
    put({"odds", "fight"});
    bar.addAction(m_actions->find("print"));
    auto* exports = named(new QToolButton(&bar), QStringLiteral("exportButton"), tr("Export"));
    exports->setText(tr("Export"));
    exports->setIcon(icon("page"));
    exports->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    exports->setMenu(m_exportMenu);
    exports->setPopupMode(QToolButton::InstantPopup);
    bar.addWidget(exports);
    addTotals(*this, {m_messages, m_header});
}

}  // namespace ephor
