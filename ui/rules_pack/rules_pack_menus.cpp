// Menus and tool bar of the rules-pack window: every action with a key and a tip.
#include "core/rules/builtin.h"
#include "ui/common/help_menu.h"
#include "ui/common/menu_action.h"
#include "ui/common/message_bar.h"
#include "ui/common/sizes.h"
#include "ui/common/top_bars.h"
#include "ui/editor/code_editor.h"
#include "ui/rules_pack/rules_pack_window.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QToolBar>

namespace ephor {

QAction* RulesPackWindow::add(QMenu* menu, const QString& text, const char* name, const QKeySequence& key,
                              const QString& tip, std::function<void()> does, const char* icon) {
    return menuAction(*menu, *this, {text, QString::fromLatin1(name), key, tip, icon}, *this, std::move(does));
}

void RulesPackWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makePackMenu();
    addHelpMenu(*this, {tr("The manual: the rule of the problem at the cursor, or rules packs"), [this] { help(); },
                        [this] { Q_EMIT manualWanted(QStringLiteral("index")); }});
}

void RulesPackWindow::makeFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    QMenu* fresh = file->addMenu(tr("&New rules pack"));
    fresh->setObjectName(QStringLiteral("newMenu"));
    bool first = true;
    for (const RuleSystem* system : builtinSystems()) {
        add(
            fresh, tr("For %1").arg(QString::fromStdString(system->info().name)), ("new_" + system->info().id).c_str(),
            first ? QKeySequence(QKeySequence::New) : QKeySequence(),
            tr("Begin with a copy of the program's own troops and figures"), [this, system] { newPack(*system); },
            "page");
        first = false;
    }
    add(
        file, tr("&Open rules pack…"), "open", QKeySequence::Open, tr("Open the folder of a pack"), [this] { open(); },
        "paste");
    file->addSeparator();
    add(file, tr("&Save"), "save", QKeySequence::Save, tr("Save what has changed"), [this] { save(); });
    add(file, tr("Save &as…"), "saveAs", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        tr("Save the pack in another folder"), [this] { saveAs(); });
    file->addSeparator();
    add(file, tr("&Close"), "close", QKeySequence(Qt::CTRL | Qt::Key_W), tr("Close this window"), [this] { close(); });
}

void RulesPackWindow::makeEditMenu() {
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    const auto one = [this, edit](const QString& text, const char* name, const QKeySequence& key, const QString& tip,
                                  void (CodeEditor::*does)(), const char* icon = nullptr) {
        return add(
            edit, text, name, key, tip,
            [this, does] {
                if (CodeEditor* here = editor())
                    (here->*does)();
            },
            icon);
    };
    m_undo = one(tr("&Undo"), "undo", QKeySequence::Undo, tr("Take back the last change of this file"),
                 &CodeEditor::undo, "undo");
    m_redo = one(tr("&Redo"), "redo", QKeySequence::Redo, tr("Do it again"), &CodeEditor::redo, "redo");
    edit->addSeparator();
    // The editor has these keys itself; a second owner would make them ambiguous.
    one(tr("Cu&t"), "cut", {}, tr("Cut what is selected"), &CodeEditor::cut);
    one(tr("&Copy"), "copy", {}, tr("Copy what is selected"), &CodeEditor::copy, "copy");
    one(tr("&Paste"), "paste", {}, tr("Insert what was copied"), &CodeEditor::paste, "paste");
    edit->addSeparator();
    add(
        edit, tr("&Mend this line"), "fixHere", QKeySequence(Qt::ALT | Qt::Key_Return),
        tr("Apply the first fix for the problem at the cursor"),
        [this] {
            if (CodeEditor* here = editor())
                here->applyFixHere();
        },
        "bulb");
}

void RulesPackWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    const auto zoom = [this](int steps) {
        for (const Page& one : m_pages)
            one.editor->zoom(steps);
    };
    add(
        view, tr("&Larger text"), "larger", QKeySequence::ZoomIn, tr("Larger letters in the text"), [zoom] { zoom(1); },
        "zin");
    add(
        view, tr("&Smaller text"), "smaller", QKeySequence::ZoomOut, tr("Smaller letters in the text"),
        [zoom] { zoom(-1); }, "zout");
    add(view, tr("&Normal text"), "normalSize", QKeySequence(Qt::CTRL | Qt::Key_0), tr("Letters as they were"),
        [zoom] { zoom(0); });
    view->addSeparator();
    for (QDockWidget* one : {m_filesDock, m_problemsDock, m_testsDock, m_trialDock})
        view->addAction(one->toggleViewAction());
}

void RulesPackWindow::makePackMenu() {
    QMenu* pack = menuBar()->addMenu(tr("&Pack"));
    add(
        pack, tr("&Check and test"), "check", QKeySequence(Qt::Key_F5), tr("Check every file and run the tests now"),
        [this] { m_document.check(); }, "check");
    add(pack, tr("Next &problem"), "nextProblem", QKeySequence(Qt::Key_F8),
        tr("Go to the next problem, also in another file"), [this] { nextProblem(); });
    pack->addSeparator();
    add(
        pack, tr("New &test…"), "addTest", QKeySequence(Qt::CTRL | Qt::Key_T),
        tr("A list that shows what the pack allows or forbids"), [this] { addTest(); }, "plus");
    m_remove = add(
        pack, tr("&Remove test"), "removeTest", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Delete),
        tr("Take the test that is shown out of the pack; its file goes when the pack is saved"),
        [this] { removeTest(); }, "minus");
    pack->addSeparator();
    add(
        pack, tr("Try a &list…"), "tryList", QKeySequence(Qt::CTRL | Qt::Key_L),
        tr("See what a list from a file comes to with the pack"), [this] { openTrial(); }, "hoplite");
}

void RulesPackWindow::makeToolBar() {
    QToolBar& bar = addTools(*this);
    for (const char* name : {"undo", "redo", "check", "fixHere", "addTest", "removeTest", "tryList"})
        bar.addAction(findChild<QAction*>(QLatin1StringView(name)));
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setMargin(scaled(this, 6));
    addTotals(*this, {m_messages, m_summary});
}

}  // namespace ephor
