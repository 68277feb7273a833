// Menus and tool bar of the list library.
#include "ui/army_list/list_library/list_library_window.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/help_topic.h"
#include "ui/common/sizes.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QTableView>
#include <QToolBar>

namespace ephor {

void ListLibraryWindow::makeMenus() {
    m_actions = new WindowActions(*this, ActionSection::ListLibrary, m_needs.settings);
    makeFileMenu();
    makeListMenu();
    makeCompareMenu();
    makeViewMenu();
    addHelpMenu(*this, *m_actions,
                {[this] { Q_EMIT manualWanted(helpTopicOf(this)); },
                 [this](const QString& topic) { Q_EMIT manualWanted(topic); }});
}

void ListLibraryWindow::makeFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    m_actions->add(file, "newList", [this] { askNewList(); });
    file->addSeparator();
    m_actions->add(file, "chooseFolder", [this] { chooseFolder(); });
    m_actions->add(file, "newFolder", [this] { makeFolder(); });
    file->addSeparator();
    m_actions->add(file, "close", [this] { close(); });
}

void ListLibraryWindow::makeListMenu() {
    QMenu* list = menuBar()->addMenu(tr("&List"));
    const auto any = [this, list](const char* name, auto does) {
        m_needAny.push_back(m_actions->add(list, name, does));
    };
    any("openList", [this] { open(); });
    list->addSeparator();
    any("duplicateList", [this] { duplicate(); });
    m_needOne.push_back(m_actions->add(list, "renameList", [this] { rename(); }));
    any("moveList", [this] { move(); });
    any("removeList", [this] { remove(); });
    list->addSeparator();
    m_actions->add(list, "checkEvent", [this] { askEvent(); });
    any("collection", [this] { showMissing(); });
}

void ListLibraryWindow::makeCompareMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Compare"));
    m_compare = m_actions->add(menu, "compareLists", [this] { compare(); });
    m_matrix = m_actions->add(menu, "matrixLists", [this] { Q_EMIT matrixWanted(chosenLegal()); });
    m_best = m_actions->add(menu, "bestAgainst", [this] { Q_EMIT bestListWanted(chosenLegal()); });
    m_table->addActions(QList<QAction*>(m_needAny.begin(), m_needAny.end()));
    m_table->addActions(QList<QAction*>(m_needOne.begin(), m_needOne.end()));
    m_table->addActions({m_compare, m_matrix, m_best});
}

void ListLibraryWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    m_actions->add(view, "searchLists", [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    m_actions->add(view, "showFaulty", [this] { m_faulty->toggle(); });
    m_actions->add(view, "readAgain", [this] { m_library.readAgain(); });
    addAppearanceActions(*m_actions, view);
}

void ListLibraryWindow::makeToolBar() {
    auto* bar = new QToolBar(tr("Tools"), this);
    bar->setObjectName(QStringLiteral("tools"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(scaled(this, 16), scaled(this, 16)));
    bar->setMovable(false);
    for (const char* name :
         {"newList", "openList", "duplicateList", "removeList", "newFolder", "compareLists", "matrixLists"})
        bar->addAction(m_actions->find(name));
    addToolBar(bar);
}

}  // namespace ephor
