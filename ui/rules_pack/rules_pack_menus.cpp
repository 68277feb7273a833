// Menus and tool bar of the rules-pack window.
#include "core/rules/builtin.h"
#include "models/text/battle_words.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/sizes.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/top_bars.h"
#include "ui/editor/code_editor.h"
#include "ui/editor/find_bar.h"
#include "ui/rules_pack/rules_pack_window.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QToolBar>

namespace ephor {

void RulesPackWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makePackMenu();
    addHelpMenu(*this, *m_actions, {[this] { help(); }, [this](const QString& topic) { Q_EMIT manualWanted(topic); }});
}

void RulesPackWindow::makeFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    QMenu* fresh = file->addMenu(tr("&New rules pack"));
    fresh->setObjectName(QStringLiteral("newMenu"));
    for (const RuleSystem* system : builtinSystems()) {
        const QString text = tr("For %1").arg(translated(system->info().name));
        const auto make = [this, system] { newPack(*system); };
        QAction* action =
            fresh->isEmpty()
                ? m_actions->add(fresh, "new", make)
                : m_actions->addFromData(*fresh, text, tr("Create a pack from the program's own troops and figures"),
                                         "page", make);
        action->setText(text);
        action->setObjectName(QString::fromStdString("new_" + system->info().id));
    }
    m_actions->add(file, "open", [this] { open(); });
    file->addSeparator();
    m_actions->add(file, "save", [this] { save(); });
    m_actions->add(file, "saveAs", [this] { saveAs(); });
    file->addSeparator();
    m_actions->add(file, "install", [this] { install(); })->setEnabled(!m_packs.empty());
    file->addSeparator();
    m_actions->add(file, "close", [this] { close(); });
}

void RulesPackWindow::makeEditMenu() {
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    const auto one = [this, edit](const char* name, void (CodeEditor::*does)()) {
        return m_actions->add(edit, name, [this, does] {
            if (CodeEditor* here = editor())
                (here->*does)();
        });
    };
    m_undo = one("undo", &CodeEditor::undo);
    m_redo = one("redo", &CodeEditor::redo);
    edit->addSeparator();
    // The editor handles these keys itself; a second shortcut would be ambiguous.
    one("cut", &CodeEditor::cut);
    one("copy", &CodeEditor::copy);
    one("paste", &CodeEditor::paste);
    edit->addSeparator();
    m_actions->add(edit, "find", [this] { m_find->find(); });
    m_actions->add(edit, "replace", [this] { m_find->replace(); });
    m_actions->add(edit, "findNext", [this] { m_find->findNext(); });
    m_actions->add(edit, "findPrevious", [this] { m_find->findPrevious(); });
    edit->addSeparator();
    m_actions->add(edit, "fixHere", [this] {
        if (CodeEditor* here = editor())
            here->applyFixHere();
    });
}

void RulesPackWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    const auto zoom = [this](int steps) {
        for (const Page& one : m_pages)
            one.editor->zoom(steps);
    };
    m_actions->add(view, "larger", [zoom] { zoom(1); });
    m_actions->add(view, "smaller", [zoom] { zoom(-1); });
    m_actions->add(view, "normalSize", [zoom] { zoom(0); });
    view->addSeparator();
    for (QDockWidget* one : {m_filesDock, m_problemsDock, m_testsDock, m_trialDock})
        m_actions->addPanel(*view, *one);
    addAppearanceActions(*m_actions, view);
}

void RulesPackWindow::makePackMenu() {
    QMenu* pack = menuBar()->addMenu(tr("&Pack"));
    m_actions->add(pack, "check", [this] { m_document.check(); });
    m_actions->add(pack, "nextProblem", [this] { nextProblem(); });
    pack->addSeparator();
    m_actions->add(pack, "addTest", [this] { addTest(); });
    m_remove = m_actions->add(pack, "removeTest", [this] { removeTest(); });
    pack->addSeparator();
    m_actions->add(pack, "tryList", [this] { openTrial(); });
}

void RulesPackWindow::makeToolBar() {
    QToolBar& bar = addTools(*this);
    for (const char* name : {"undo", "redo", "check", "fixHere", "addTest", "removeTest", "tryList"})
        bar.addAction(m_actions->find(name));
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setMargin(scaled(this, 6));
    addTotals(*this, {m_messages, m_summary});
}

}  // namespace ephor
