// The menus, tool bar and file actions of the battle window.
#include "ui/battle/analysis/analysis_panel.h"
#include "ui/battle/auto_resolve_panel.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/decision/decision_panel.h"
#include "ui/battle/decision/orders_panel.h"
#include "ui/battle/end_page.h"
#include "ui/battle/log/log_view.h"
#include "ui/battle/log/timeline_bar.h"
#include "ui/battle/phase_bar.h"
#include "ui/battle/playback/playback.h"
#include "ui/battle/playback/playback_menu.h"
#include "ui/battle/table/table_view.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"
#include "ui/common/window/top_bars.h"
#include "ui/common/window/window_places.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

namespace ephor {

void BattleWindow::makeMenus() {
    m_actions = new WindowActions(*this, ActionSection::Battle, m_needs.settings);
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeTableMenu();
    makeBattleMenu();
    makeMomentMenu();
    makeHelpMenu();
    auto* name = new QLabel(QString::fromStdString(m_session->game().setup().name), menuBar());
    name->setForegroundRole(QPalette::PlaceholderText);
    name->setContentsMargins(0, 0, 10, 0);
    menuBar()->setCornerWidget(name);
}

void BattleWindow::makeFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    m_actions->add(menu, "actionNew", [this] { Q_EMIT newBattleWanted(); });
    m_actions->add(menu, "actionOpen", [this] { Q_EMIT openWanted(); });
    menu->addSeparator();
    m_actions->add(menu, "actionSave", [this] { save(); });
    m_actions->add(menu, "actionSaveAs", [this] { saveAs(); });
    m_actions->add(menu, "actionVerify", [this] { verify(); });
    menu->addSeparator();
    m_actions->add(menu, "actionReport", [this] { askForReport(); });
    m_actions->add(menu, "actionFullReport", [this] { askForReport(true); });
    m_actions->add(menu, "actionPage", [this] { askForPage(); });
    m_actions->add(menu, "actionAnimation", [this] { askForAnimation(); });
    m_actions->add(menu, "actionPrint", [this] { print(); });
    menu->addSeparator();
    m_actions->add(menu, "actionClose", [this] { close(); });
}

void BattleWindow::makeEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    m_actions->add(menu, "actionUndo", [this] { m_session->undo(); });
    m_actions->add(menu, "actionRedo", [this] { m_session->redo(); });
}

void BattleWindow::makeViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    m_actions->add(menu, "actionZoomIn", [this] { m_table->zoomBy(1.25); });
    m_actions->add(menu, "actionZoomOut", [this] { m_table->zoomBy(0.8); });
    m_actions->add(menu, "actionFit", [this] { m_table->fitFighting(); });
    m_actions->add(menu, "actionWhole", [this] { m_table->fitWhole(); });
    menu->addSeparator();
    m_showMenu = new QMenu(tr("Show"), this);
    const auto check = [&](const char* name, auto does) {
        menu->addAction(m_actions->addToggle(m_showMenu, name, true, [this, does](bool on) { (m_table->*does)(on); }));
    };
    check("actionNames", &TableView::setNamesShown);
    check("actionOverview", &TableView::setOverviewShown);
    menu->addAction(
        m_actions->addToggle(m_showMenu, "actionCodes", false, [this](bool on) { m_table->setCodesShown(on); }));
    QMenu* playback = menu->addMenu(tr("&Playback"));
    playback->setObjectName(QStringLiteral("playbackMenu"));
    fillPlaybackMenu(*playback, *m_playback);
    menu->addSeparator();
    for (QDockWidget* d : m_docks)
        m_actions->addPanel(*menu, *d);
    m_actions->add(menu, "actionPlaces", [this] {
        m_places->restoreFirst();
        m_isWidthChosen = false;
        m_panelWidth = 0;
        widenPanels();
    });
    menu->addSeparator();
    addAppearanceActions(*m_actions, menu);
    m_actions->add(menu, "actionFullScreen", [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void BattleWindow::makeTableMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Table"));
    m_actions->addToggle(menu, "actionMeasure", false, [this](bool on) { m_table->setMeasuring(on); });
    m_actions->add(menu, "actionCorrect", [this] {
        m_correctionDock->show();
        m_correctionDock->raise();
        m_correctionDock->widget()->setFocus();
    });
    m_actions->add(menu, "actionFocusTable", [this] { m_table->setFocus(); });
    m_actions->add(menu, "actionFocusQuestion", [this] { m_decision->setFocus(); });
}

void BattleWindow::makeBattleMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Battle"));
    m_actions->add(menu, "actionStep", [this] { m_session->step(); });
    m_actions->add(menu, "actionGoOn", [this] { m_session->goOn(); });
    menu->addSeparator();
    m_actions->add(menu, "actionPhase", [this] { m_auto->toPhase(); });
    m_actions->add(menu, "actionTurn", [this] { m_auto->toTurn(); });
    m_actions->add(menu, "actionEnd", [this] { m_auto->toEnd(); });
    m_actions->add(menu, "actionStop", [this] { m_session->stop(); });
    menu->addSeparator();
    m_actions->addToggle(menu, "actionDiceWait", m_session->diceWait(),
                         [this](bool on) { m_session->setDiceWait(on); });
    m_actions->add(menu, "actionRollNow", [this] { m_session->rollNow(); });
    menu->addSeparator();
    for (const Side side : bothSides) {
        QAction* adviser = m_actions->addToggle(menu, side == Side::A ? "actionAdviserA" : "actionAdviserB", false,
                                                [this, side](bool on) { m_decision->adviser().setAdvises(side, on); });
        adviser->setText(tr("Ad&viser for %1").arg(m_words.side(side)));
    }
    m_actions->add(menu, "actionSummary", [this] { m_end->present(); });
    m_actions->add(menu, "actionOdds", [this] { Q_EMIT oddsWanted(*m_session); });
    m_actions->add(menu, "actionWhatIf", [this] { whatIf(); });
    m_actions->add(menu, "actionAnalyse", [this] { analyse(); });
}

void BattleWindow::analyse() {
    m_analysisDock->show();
    m_analysisDock->raise();
    m_analysis->startIfNone();
}

void BattleWindow::makeMomentMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Moment"));
    m_actions->add(menu, "actionFirst", [this] { m_timeline->toFirst(); });
    m_actions->add(menu, "actionBack", [this] { m_timeline->back(); });
    m_actions->add(menu, "actionPlay", [this] { m_playback->replayOrStop(); });
    m_actions->add(menu, "actionNextFight", [this] { m_playback->nextFight(); });
    m_actions->add(menu, "actionNextLoss", [this] { m_playback->nextLoss(); });
    m_actions->add(menu, "actionForward", [this] { m_timeline->forward(); });
    m_actions->add(menu, "actionLast", [this] { m_timeline->toLast(); });
    menu->addSeparator();
    m_actions->add(menu, "actionBookmark", [this] { m_timeline->toggleBookmark(); });
    m_actions->add(menu, "actionNextBookmark", [this] { m_timeline->nextBookmark(); });
    m_actions->add(menu, "actionPreviousBookmark", [this] { m_timeline->previousBookmark(); });
}

/// Large enough that the orders can be read.
void BattleWindow::showOrders() {
    m_ordersDock->widget()->setMinimumHeight(std::min(m_orders->sizeHint().height(), scaled(this, 170)));
    m_ordersDock->show();
    m_ordersDock->raise();
    QTimer::singleShot(0, m_ordersDock, [dock = m_ordersDock] { dock->raise(); });  // its tab may be new
}

void BattleWindow::makeHelpMenu() {
    addHelpMenu(
        *this, *m_actions,
        {[this] { help(); }, [this](const QString& topic) { Q_EMIT manualWanted(topic); }, QStringLiteral("fighting")});
}

void BattleWindow::makeToolBar() {
    m_tools = &addTools(*this);
    const auto put = [this](const char* name, Qt::ToolButtonStyle style) {
        addTool(*m_tools, *m_actions->find(name), style);
    };
    put("actionUndo", Qt::ToolButtonTextBesideIcon);
    put("actionRedo", Qt::ToolButtonIconOnly);
    m_tools->addSeparator();
    put("actionMeasure", Qt::ToolButtonTextBesideIcon);
    m_tools->addSeparator();
    put("actionZoomIn", Qt::ToolButtonIconOnly);
    put("actionZoomOut", Qt::ToolButtonIconOnly);
    put("actionFit", Qt::ToolButtonIconOnly);
    m_tools->addSeparator();
    auto* show = new QToolButton(m_tools);
    show->setObjectName(QStringLiteral("showMenu"));
    show->setIcon(icon("layers"));
    show->setText(tr("Show"));
    show->setAccessibleName(show->text());
    show->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    show->setPopupMode(QToolButton::InstantPopup);
    show->setMenu(m_showMenu);
    m_tools->addWidget(show);
    put("actionBookmark", Qt::ToolButtonTextBesideIcon);
    m_tools->addSeparator();
    put("actionOdds", Qt::ToolButtonTextBesideIcon);
    put("actionWhatIf", Qt::ToolButtonTextBesideIcon);
    m_tools->addSeparator();
    put("actionReport", Qt::ToolButtonTextBesideIcon);
    auto* space = new QWidget(m_tools);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_tools->addWidget(space);
    m_diceSaid = new QLabel(m_tools);
    m_diceSaid->setObjectName(QStringLiteral("diceSaid"));
    m_diceSaid->setForegroundRole(QPalette::PlaceholderText);
    m_diceSaid->setContentsMargins(0, 0, 8, 0);
    m_tools->addWidget(m_diceSaid);

    addToolBarBreak();
    auto* bar = addToolBar(tr("Phases"));
    bar->setObjectName(QStringLiteral("phases"));
    bar->setMovable(false);
    bar->addWidget(m_phases);
}

}  // namespace ephor
