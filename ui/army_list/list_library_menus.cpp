// Menus and tool bar of the list library: every action with a key and a tip.
#include "ui/army_list/list_library_window.h"
#include "ui/common/help_menu.h"
#include "ui/common/help_topic.h"
#include "ui/common/menu_action.h"
#include "ui/common/sizes.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QTableView>
#include <QToolBar>

namespace ephor {

void ListLibraryWindow::makeMenus() {
    makeFileMenu();
    makeListMenu();
    makeCompareMenu();
    makeViewMenu();
    addHelpMenu(*this, {tr("The manual, on the library of lists"), [this] { Q_EMIT manualWanted(helpTopicOf(this)); },
                        [this] { Q_EMIT manualWanted(QStringLiteral("index")); }});
}

void ListLibraryWindow::makeFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    menuAction(*file, *this,
               {tr("New &list…"), QStringLiteral("newList"), QKeySequence::New,
                tr("Begin a list in the folder that is chosen on the left"), "page"},
               *this, [this] { makeList(); });
    file->addSeparator();
    menuAction(
        *file, *this,
        {tr("&Folder of the lists…"), QStringLiteral("chooseFolder"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O),
         tr("Choose the folder in which the club keeps its lists"), "page"},
        *this, [this] { chooseFolder(); });
    menuAction(*file, *this,
               {tr("&New folder…"), QStringLiteral("newFolder"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
                tr("A folder within the one that is chosen on the left"), "plus"},
               *this, [this] { makeFolder(); });
    file->addSeparator();
    menuAction(*file, *this,
               {tr("&Close"), QStringLiteral("close"), QKeySequence(Qt::CTRL | Qt::Key_W), tr("Close this window")},
               *this, [this] { close(); });
}

void ListLibraryWindow::makeListMenu() {
    QMenu* list = menuBar()->addMenu(tr("&List"));
    const auto any = [this, list](const MenuEntry& entry, auto does) {
        m_needAny.push_back(menuAction(*list, *this, entry, *this, does));
    };
    const auto one = [this, list](const MenuEntry& entry, auto does) {
        m_needOne.push_back(menuAction(*list, *this, entry, *this, does));
    };
    any({tr("&Open"), QStringLiteral("openList"), QKeySequence::Open, tr("Open what is chosen; Enter does so, too"),
         "page"},
        [this] { open(); });
    list->addSeparator();
    any({tr("&Duplicate"), QStringLiteral("duplicateList"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
         tr("A copy of each chosen list beside it"), "copy"},
        [this] { duplicate(); });
    one({tr("&Rename…"), QStringLiteral("renameList"), QKeySequence(Qt::Key_F2),
         tr("Another name for the list, and for its file")},
        [this] { rename(); });
    any({tr("&Move to folder…"), QStringLiteral("moveList"), QKeySequence(Qt::CTRL | Qt::Key_M),
         tr("Move what is chosen to another folder of the library")},
        [this] { move(); });
    any({tr("Move to the &trash"), QStringLiteral("removeList"), QKeySequence::Delete,
         tr("Move what is chosen to the trash, from where it can be put back"), "minus"},
        [this] { remove(); });
}

void ListLibraryWindow::makeCompareMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Compare"));
    m_compare =
        menuAction(*menu, *this,
                   {tr("&Two lists side by side"), QStringLiteral("compareLists"), QKeySequence(Qt::CTRL | Qt::Key_K),
                    tr("What the two chosen lists have different"), "layers"},
                   *this, [this] { compare(); });
    m_matrix = menuAction(
        *menu, *this,
        {tr("What &beats what"), QStringLiteral("matrixLists"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
         tr("The odds of every chosen list against every other"), "compare"},
        *this, [this] { matrix(); });
    m_table->addActions(QList<QAction*>(m_needAny.begin(), m_needAny.end()));
    m_table->addActions(QList<QAction*>(m_needOne.begin(), m_needOne.end()));
    m_table->addActions({m_compare, m_matrix});
}

void ListLibraryWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    menuAction(
        *view, *this,
        {tr("&Search"), QStringLiteral("searchLists"), QKeySequence::Find, tr("Go to the search field"), "search"},
        *this, [this] {
            m_search->setFocus();
            m_search->selectAll();
        });
    menuAction(*view, *this,
               {tr("Only with &faults"), QStringLiteral("showFaulty"), QKeySequence(Qt::CTRL | Qt::Key_E),
                tr("Only lists that break a rule, or all"), "filter"},
               *this, [this] { m_faulty->toggle(); });
    menuAction(*view, *this,
               {tr("&Read again"), QStringLiteral("readAgain"), QKeySequence::Refresh,
                tr("Look at every file again; changes are seen without it, too")},
               *this, [this] { m_library.readAgain(); });
}

void ListLibraryWindow::makeToolBar() {
    auto* bar = new QToolBar(tr("Tools"), this);
    bar->setObjectName(QStringLiteral("tools"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(scaled(this, 16), scaled(this, 16)));
    bar->setMovable(false);
    for (const char* name :
         {"newList", "openList", "duplicateList", "removeList", "newFolder", "compareLists", "matrixLists"})
        bar->addAction(findChild<QAction*>(QLatin1StringView(name)));
    addToolBar(bar);
}

}  // namespace ephor
