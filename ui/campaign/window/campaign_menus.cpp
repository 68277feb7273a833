// The menus and the tool bar of the campaign window.
#include "models/text/battle_words.h"
#include "ui/campaign/battles/battles_controller.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/tables/biography_dialog.h"
#include "ui/campaign/tables/story_panel.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/campaign/window/next_bar.h"
#include "ui/common/actions/appearance_actions.h"
#include "ui/common/actions/help_actions.h"
#include "ui/common/actions/window_actions.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/named.h"
#include "ui/common/sizes.h"
#include "ui/common/window/open_beside.h"
#include "ui/common/window/top_bars.h"
#include "ui/common/window/window_places.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace ephor {

using namespace campaign;

void CampaignWindow::makeMenus() {
    m_actions = new WindowActions(*this, ActionSection::Campaign, m_needs.settings);
    const std::array<QString, 9> titles{tr("&File"),    tr("&Edit"),   tr("&View"),    tr("&Map"), tr("&Orders"),
                                        tr("&Battles"), tr("Mome&nt"), tr("&Reports"), tr("&Help")};
    for (std::size_t i = 0; i < titles.size(); ++i)
        m_menus[i] = new QMenu(titles[i], this);
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeMapMenu();
    makeTurnMenus();
    makeMomentMenu();
    makeHelpMenu();
    for (QMenu* one : m_menus)
        menuBar()->addMenu(one);
    auto* name = new QLabel(QStringLiteral("%1 (%2)").arg(QString::fromStdString(m_session->scenario().name),
                                                          translated(m_session->system().info().name)),
                            menuBar());
    name->setForegroundRole(QPalette::PlaceholderText);
    name->setContentsMargins(0, 0, 10, 0);
    menuBar()->setCornerWidget(name);
}

void CampaignWindow::makeFileMenu() {
    QMenu* file = menu(Menu::File);
    m_actions->add(file, "actionNew", [this] { Q_EMIT newWanted(); });
    m_actions->add(file, "actionOpen", [this] { Q_EMIT openWanted(); });
    m_actions->add(file, "actionRestore", [this] { Q_EMIT restoreWanted(); });
    file->addSeparator();
    m_actions->add(file, "actionCopy", [this] { askForCopy(); });
    m_actions->add(file, "actionCopyWithoutPost", [this] { askForCopyWithoutPost(); });
    m_actions->add(file, "actionBranch", [this] { branchNow(); });
    m_actions->add(file, "actionCompare", [this] { askForComparison(); });
    m_actions->add(file, "actionVerify", [this] { verify(); });
    file->addSeparator();
    m_actions->add(file, "actionBackUpNow", [this] { backUpNow(); });
    m_actions->add(file, "actionBackUp", [this] { backUp(); });
    m_actions->add(file, "actionClose", [this] { close(); });
    m_actions->add(file, "actionQuit", [] { QApplication::closeAllWindows(); });
}

void CampaignWindow::makeEditMenu() {
    QMenu* edit = menu(Menu::Edit);
    m_actions->add(edit, "actionUndo", [this] { undo(); });
    m_actions->add(edit, "actionRedo", [this] { redo(); });
    edit->addSeparator();
    m_actions->add(edit, "actionFind", [this] {
        m_finder->setFocus();
        m_finder->selectAll();
    });
    m_actions->add(edit, "actionSearch", [this] {
        showPanel(m_storyDock);
        m_story->focusFilter();
    });
}

void CampaignWindow::makeViewMenu() {
    QMenu* view = menu(Menu::View);
    m_actions->add(view, "actionZoomIn", [this] { m_map->zoomBy(1.25); });
    m_actions->add(view, "actionZoomOut", [this] { m_map->zoomBy(0.8); });
    m_actions->add(view, "actionFit", [this] { m_map->fitWar(); });
    m_actions->add(view, "actionWhole", [this] { m_map->fitWhole(); });
    view->addSeparator();
    m_panelMenu = view->addMenu(tr("&Panels"));
    m_actions->add(view, "actionPlaces", [this] { m_places->restoreFirst(); });
    view->addSeparator();
    addAppearanceActions(*m_actions, view);
    m_actions->add(view, "actionPlayersWindow", [this] { showPlayersWindow(); });
    m_actions->add(view, "actionFullScreen", [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void CampaignWindow::makeMapMenu() {
    m_layerMenu = menu(Menu::Map)->addMenu(icon("layers"), tr("&Layers"));
    const auto layer = [this](MapView::Layer which, const char* name) {
        m_actions->addToggle(m_layerMenu, name, true, [this, which](bool on) { m_map->setShown(which, on); });
    };
    layer(MapView::Layer::Armies, "layerArmies");
    layer(MapView::Layer::Orders, "layerOrders");
    layer(MapView::Layer::Names, "layerNames");
    layer(MapView::Layer::Roads, "layerRoads");
    layer(MapView::Layer::SeaLanes, "layerLanes");
    layer(MapView::Layer::Regions, "layerRegions");
    layer(MapView::Layer::Coast, "layerCoast");
    m_actions->add(menu(Menu::Map), "actionFocusMap", [this] { m_map->setFocus(); });
    m_actions->add(menu(Menu::Map), "actionShowSelected", [this] { m_map->showPlace(m_sight->selection().place); });
    menu(Menu::Map)->addSeparator();
    m_actions->add(menu(Menu::Map), "actionScenario", [this] { Q_EMIT scenarioWanted(); });
    m_actions->add(menu(Menu::Map), "actionSelectNothing", [this] { m_sight->clearSelection(); });
}

void CampaignWindow::makeTurnMenus() {
    makeOrdersMenu();
    makeBattlesMenu();
    QMenu* reports = menu(Menu::Reports);
    m_actions->add(reports, "actionHonours", [this] { showPanel(m_honoursDock); });
    m_actions->add(reports, "actionBiography", [this] { showBiography(); });
    m_actions->add(reports, "actionCsv", [this] { exportTable(); });
    reports->addSeparator();
    m_actions->add(reports, "actionPost", [this] { showPost(); });
    m_actions->add(reports, "actionPapers", [this] { exportReports(); });
    m_actions->add(reports, "actionNewsletter", [this] { writeNewsletter(); });
    m_actions->add(reports, "actionData", [this] { showData(); });
}

void CampaignWindow::makeOrdersMenu() {
    QMenu* orders = menu(Menu::Orders);
    m_actions->add(orders, "actionNext", [this] { doNext(); });
    m_actions->add(orders, "actionAdjudicate", [this] { adjudicate(); });
    m_actions->add(orders, "actionCloseTurn", [this] { closeTurn(); });
    orders->addSeparator();
    m_actions->add(orders, "actionOrdersDesk", [this] {
        showPanel(m_ordersDock);
        m_orders->focusBoard();
    });
    const auto onDesk = [this](QMenu* menu, const char* name, void (OrdersDesk::*does)()) {
        m_actions->add(menu, name, [this, does] {
            showPanel(m_ordersDock);
            (m_orders->*does)();
        });
    };
    onDesk(orders, "actionGiveOrders", &OrdersDesk::submitOrders);
    onDesk(orders, "actionPasteOrders", &OrdersDesk::pasteSheet);
    m_actions->add(orders, "actionCopySheet", [this] { m_orders->copySheet(); });
    QMenu* more = orders->addMenu(tr("&More for this sheet"));
    onDesk(more, "actionWriteSheet", &OrdersDesk::writeSheet);
    onDesk(more, "actionDeputysOrders", &OrdersDesk::submitDeputysOrders);
    onDesk(more, "actionStandingOrders", &OrdersDesk::setStandingOrders);
    onDesk(more, "actionStandIn", &OrdersDesk::standIn);
    m_actions->add(orders, "actionReminder", [this] { m_orders->copyReminder(); });
    m_actions->add(orders, "actionPowersReminder", [this] { m_orders->copyReminderForPower(); });
    m_actions->add(orders, "actionDeadline", [this] { m_orders->askForDeadline(); });
    orders->addSeparator();
    m_actions->add(orders, "actionSeats", [this] { m_orders->askForSeats(); });
    m_actions->add(orders, "actionServe", [this] { showServer(); });
    m_actions->add(orders, "actionContributions", [this] { addToDice(); });
    m_actions->add(orders, "actionBrief", [this] { m_orders->showBrief(); });
    m_actions->add(orders, "actionReview", [this] { review(); });
    m_actions->add(orders, "actionForecast", [this] { showForecast(); });
    m_actions->add(orders, "actionDice", [this] { typeDice(); });
    m_actions->add(orders, "actionRule", [this] { rule(); });
    orders->addSeparator();
    m_actions->add(orders, "actionEndWar", [this] { endWar(); });
}

void CampaignWindow::makeBattlesMenu() {
    QMenu* battles = menu(Menu::Battles);
    m_actions->add(battles, "actionSettle", [this] { settleBattle(); });
    m_actions->add(battles, "actionFightAll", [this] { m_session->autoResolve(m_session->pendingBattles()); });
    battles->addSeparator();
    const auto ofBattle = [this, battles](const char* name, void (BattlesController::*does)(BattleId)) {
        m_actions->add(battles, name, [this, does] { (m_battlesController->*does)(m_battlesPanel->battle()); });
    };
    ofBattle("actionPlayBattle", &BattlesController::play);
    ofBattle("actionTypeIn", &BattlesController::typeIn);
    ofBattle("actionAutoResolve", &BattlesController::autoResolve);
    ofBattle("actionDiscardBattle", &BattlesController::discard);
    m_actions->add(battles, "actionTakeRecord", [this] { m_battlesController->openRecord(); });
    m_actions->add(battles, "actionTakeResult", [this] { m_battlesController->openResult(); });
    m_actions->add(battles, "actionPacket", [this] { m_battlesController->savePacket(); });
}

void CampaignWindow::makeMomentMenu() {
    QMenu* moment = menu(Menu::Moment);
    const auto go = [this](int entry) { m_session->setMoment(entry); };
    m_actions->add(moment, "actionFirst", [go] { go(1); });
    m_actions->add(moment, "actionBack", [this, go] { go(m_session->moment() - 1); });
    m_actions->add(moment, "actionForward", [this, go] { go(m_session->moment() + 1); });
    m_actions->add(moment, "actionNow", [this, go] { go(m_session->lastMoment()); });
}

void CampaignWindow::makeHelpMenu() {
    addHelpActions(*m_actions, menu(Menu::Help),
                   {[this] { help(); }, [this](const QString& topic) { Q_EMIT manualWanted(topic); },
                    QStringLiteral("running-a-campaign")});
}

void CampaignWindow::makeToolBar() {
    m_tools = &addTools(*this);
    const auto put = [this](const char* name, Qt::ToolButtonStyle style) {
        addTool(*m_tools, *m_actions->find(name), style);
    };
    for (const char* name : {"actionUndo", "actionRedo"})
        put(name, Qt::ToolButtonIconOnly);
    m_tools->addSeparator();
    for (const char* name : {"actionZoomIn", "actionZoomOut", "actionFit"})
        put(name, Qt::ToolButtonIconOnly);
    m_tools->addSeparator();
    auto* layers = named(new QToolButton(m_tools), QStringLiteral("layersButton"), tr("Layers"));
    layers->setIcon(icon("layers"));
    layers->setText(tr("Layers"));
    layers->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layers->setPopupMode(QToolButton::InstantPopup);
    layers->setMenu(m_layerMenu);
    m_tools->addWidget(layers);
    put("actionBranch", Qt::ToolButtonTextBesideIcon);
    m_tools->addSeparator();
    for (const char* name : {"actionBack", "actionForward", "actionNow"})
        put(name, Qt::ToolButtonIconOnly);
    auto* space = new QWidget(m_tools);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_tools->addWidget(space);
    auto* label = new QLabel(tr("Seen b&y "), m_tools);
    m_tools->addWidget(label);
    m_seenBy = named(new QComboBox(m_tools), QStringLiteral("seenBy"), tr("Seen by"));
    m_seenBy->setToolTip(tr("Show the map and tables as this power knows them"));
    m_seenBy->addItem(icon("eye"), tr("Umpire (all)"), -1);
    const auto& powers = m_session->scenario().powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
        m_seenBy->addItem(m_looks->of(PowerId(static_cast<int>(i))).icon(scaled(this, 16), palette(), font()),
                          QString::fromStdString(powers[i].name), static_cast<int>(i));
    m_seenBy->setMinimumWidth(m_seenBy->sizeHint().width());  // a tool bar would cut the longest name
    connect(m_seenBy, &QComboBox::currentIndexChanged, this, [this] {
        const int power = m_seenBy->currentData().toInt();
        m_sight->setSeenBy(power < 0 ? PowerId{} : PowerId(power));
    });
    connect(m_sight.get(), &CampaignSight::changed, m_seenBy, [this] {
        const PowerId power = m_sight->seenBy();
        m_seenBy->setCurrentIndex(m_seenBy->findData(power ? static_cast<int>(power.index()) : -1));
    });
    label->setBuddy(m_seenBy);
    m_tools->addWidget(m_seenBy);
    makeFinder();
    addToolBarBreak();
    auto* bar = addToolBar(tr("Turn"));
    bar->setObjectName(QStringLiteral("turnBar"));
    bar->setMovable(false);
    bar->addWidget(m_next);
}

void CampaignWindow::showBiography() {
    const LeaderId leader = m_sight->selection().leader;
    if (!leader || !m_sight->knows(m_sight->campaign().state.leaders[leader.index()].power))
        return say(tr("Select a leader, or an army or fleet that has one."));
    openInPlace<BiographyDialog>(this, manual(), *m_sight, leader);
}

void CampaignWindow::help() {
    const QString topic = focusedHelpTopic(*this);
    Q_EMIT manualWanted(topic.isEmpty() ? QStringLiteral("running-a-campaign") : topic);
}

}  // namespace ephor
