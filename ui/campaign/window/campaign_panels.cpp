// The panels beside the map: tables on the left, chronicle and honours below, the umpire's work on the right.
#include "core/campaign/battle/battle_setup.h"
#include "core/campaign/model/naval_positions.h"
#include "models/campaign/tables/army_model.h"
#include "models/campaign/tables/city_model.h"
#include "models/campaign/tables/fleet_model.h"
#include "models/campaign/tables/leader_model.h"
#include "models/campaign/tables/power_model.h"
#include "ui/campaign/battles/battles_controller.h"
#include "ui/campaign/battles/battles_panel.h"
#include "ui/campaign/map/map_view.h"
#include "ui/campaign/orders/orders_desk.h"
#include "ui/campaign/orders/selected_panel.h"
#include "ui/campaign/post/deadline_watch.h"
#include "ui/campaign/tables/history_panel.h"
#include "ui/campaign/tables/honours_panel.h"
#include "ui/campaign/tables/rows_panel.h"
#include "ui/campaign/tables/story_panel.h"
#include "ui/campaign/umpire/forecast_panel.h"
#include "ui/campaign/umpire/review_panel.h"
#include "ui/campaign/window/campaign_window.h"
#include "ui/common/sizes.h"
#include "ui/common/window/message_bar.h"
#include "ui/common/window/panel_widths.h"

#include <QDockWidget>
#include <utility>

namespace ephor {

using namespace campaign;

QDockWidget* CampaignWindow::dock(const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area) {
    auto* panel = new QDockWidget(title, this);
    panel->setObjectName(QLatin1StringView(name));
    panel->setWidget(content);
    addDockWidget(area, panel);
    return panel;
}

RowsPanel* CampaignWindow::table(CampaignTable* model, const char* name, const QString& title, bool offersPowers) {
    auto* panel = new RowsPanel(model, *m_sight, *m_looks, QLatin1StringView(name), title, offersPowers, this);
    connect(panel, &RowsPanel::activated, this, [this] { m_map->showPlace(m_sight->selection().place); });
    return panel;
}

void CampaignWindow::makeTables() {
    auto* armies = new ArmyModel(*m_sight, this);
    m_armies = table(armies, "armies", tr("Armies"), true);
    m_cities = table(new CityModel(*m_sight, this), "cities", tr("Cities"), true);
    m_leaders = table(new LeaderModel(*m_sight, this), "leaders", tr("Leaders"), true);
    auto* fleets = new FleetModel(*m_sight, this);
    m_fleets = table(fleets, "fleets", tr("Fleets"), true);
    m_powers = table(new PowerModel(*m_sight, this), "powers", tr("Powers"), false);
    m_story = new StoryPanel(*m_session, this);
    m_history = new HistoryPanel(*m_session, this);
    m_honours = new HonoursPanel(*m_sight, this);
    connect(m_armies, &RowsPanel::selected, this, [this, armies](int id) {
        const ArmyId army = armies->armyOf(id);
        army ? m_sight->select(army) : m_sight->select(armies->placeOf(id));
    });
    connect(m_cities, &RowsPanel::selected, this, [this](int id) { m_sight->select(PlaceId(id)); });
    connect(m_leaders, &RowsPanel::selected, this, [this](int id) { m_sight->select(LeaderId(id)); });
    connect(m_leaders, &RowsPanel::activated, this, &CampaignWindow::showBiography);
    connect(m_fleets, &RowsPanel::selected, this, [this, fleets](int id) {
        const FleetId fleet = fleets->fleetOf(id);
        fleet ? m_sight->select(fleet) : m_sight->select(fleets->placeOf(id));
    });
    connect(m_powers, &RowsPanel::selected, this, [this](int id) { m_sight->select(PowerId(id)); });
}

void CampaignWindow::makeLeftPanels() {
    makeTables();
    setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::West);
    QDockWidget* first = dock(tr("Armies"), "armiesDock", m_armies, Qt::LeftDockWidgetArea);
    QDockWidget* cities = dock(tr("Cities"), "citiesDock", m_cities, Qt::LeftDockWidgetArea);
    QDockWidget* leaders = dock(tr("Leaders"), "leadersDock", m_leaders, Qt::LeftDockWidgetArea);
    const bool hasFleets = hasSea(m_session->scenario());
    m_fleets->setVisible(hasFleets);
    QDockWidget* ships = hasFleets ? dock(tr("Fleets"), "fleetsDock", m_fleets, Qt::LeftDockWidgetArea) : nullptr;
    QDockWidget* powers = dock(tr("Powers"), "powersDock", m_powers, Qt::LeftDockWidgetArea);
    m_historyDock = dock(tr("Undo history"), "historyDock", m_history, Qt::LeftDockWidgetArea);
    m_storyDock = dock(tr("Chronicle"), "chronicleDock", m_story, Qt::BottomDockWidgetArea);
    m_honoursDock = dock(tr("Honours"), "honoursDock", m_honours, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_storyDock, m_honoursDock);
    m_storyDock->raise();
    tabifyDockWidget(first, cities);
    tabifyDockWidget(cities, leaders);
    if (ships)
        tabifyDockWidget(leaders, ships);
    tabifyDockWidget(ships ? ships : leaders, powers);
    // Wide enough for four columns of the cities; scaled less for large text, which has less room.
    const int least = qRound(372 * std::min(textScale(font()), 1.2));
    // In a narrow window the panels shrink before the map does.
    first->setMinimumWidth(qRound(230 * std::min(textScale(font()), 1.2)));
    first->raise();
    resizeDocks({first, m_historyDock}, {scaled(this, 380), scaled(this, 220)}, Qt::Vertical);
    resizeDocks({first}, {least}, Qt::Horizontal);
    new PanelWidths(*this, scaled(this, 1280),
                    {{Qt::LeftDockWidgetArea, least, scaled(this, 520)},
                     {Qt::RightDockWidgetArea, scaled(this, 310), scaled(this, 400)}});
    resizeDocks({m_storyDock}, {qRound(210 * std::min(textScale(font()), 1.2))}, Qt::Vertical);
}

void CampaignWindow::makeRightPanels() {
    makeDesk();
    makeBattles();
    makeReview();
    resizeDocks({m_ordersDock}, {scaled(this, 340)}, Qt::Horizontal);
    m_ordersDock->raise();
    makeSelectedPanel();
    watchDeadline();
    connect(m_session.get(), &CampaignSession::changed, this, &CampaignWindow::showPanelOfTurn);
}

void CampaignWindow::makeDesk() {
    m_orders = new OrdersDesk(*m_sight, *m_looks, *m_actions, m_needs.recovery, m_needs.clock);
    m_ordersDock = dock(tr("Orders desk"), "ordersDock", m_orders, Qt::RightDockWidgetArea);
    connect(m_map, &MapView::marchWanted, this, [this](const MarchPreview& march) {
        showPanel(m_ordersDock);
        m_orders->march(march);
    });
    connect(m_map, &MapView::passageWanted, this, [this](const Passage& passage) {
        showPanel(m_ordersDock);
        m_orders->sail(passage);
    });
    connect(m_orders, &OrdersDesk::draftChanged, this, &CampaignWindow::refresh);
    connect(m_orders, &OrdersDesk::goalWanted, m_map, &MapView::chooseGoal);
    const auto showPlans = [this] { m_map->setPlans(m_orders->plans()); };
    connect(m_orders, &OrdersDesk::plansChanged, m_map, showPlans);
    showPlans();
    connect(m_map, &MapView::postureWanted, m_orders, &OrdersDesk::setPosture);
    connect(m_map, &MapView::stationWanted, m_orders, &OrdersDesk::setStation);
    connect(m_orders, &OrdersDesk::manualWanted, this, &CampaignWindow::manualWanted);
    connect(m_orders, &OrdersDesk::said, this, &CampaignWindow::say);
}

void CampaignWindow::makeBattles() {
    m_running = std::make_unique<RunningBattles>(*m_session, m_needs.recovery, m_needs.players);
    m_battlesPanel = new BattlesPanel(*m_sight, *m_looks, *m_running, *m_actions);
    m_battlesDock = dock(tr("Battles"), "battlesDock", m_battlesPanel, Qt::RightDockWidgetArea);
    tabifyDockWidget(m_ordersDock, m_battlesDock);
    m_battlesController = new BattlesController(*m_battlesPanel, *m_session, *m_running, *m_looks,
                                                {m_needs.showBattle, m_needs.raiseBattle, m_files}, this);
    connect(m_battlesController, &BattlesController::asked, this,
            [this](const QString& question, const QString& answer, const std::function<void()>& does) {
                m_messages->say(MessageBar::Kind::Note, question, {{answer, does}, {tr("&Keep it"), {}}});
            });
    connect(m_battlesController, &BattlesController::said, this, &CampaignWindow::say);
    connect(m_battlesController, &BattlesController::failed, this, &CampaignWindow::sayFault);
    connect(m_battlesController, &BattlesController::manualWanted, this, &CampaignWindow::manualWanted);
}

void CampaignWindow::makeReview() {
    m_review = new ReviewPanel(*m_sight);
    m_reviewDock = dock(tr("Review"), "reviewDock", m_review, Qt::RightDockWidgetArea);
    tabifyDockWidget(m_battlesDock, m_reviewDock);
    connect(m_review, &ReviewPanel::faultSaid, this, &CampaignWindow::sayFault);
    connect(m_review, &ReviewPanel::diceWanted, this, &CampaignWindow::reenterDice);
    connect(m_review, &ReviewPanel::stepsShown, this, &CampaignWindow::showMarches);
    connect(m_review, &ReviewPanel::vetoed, this, [this] { showPanel(m_reviewDock); });
    m_forecast = new ForecastPanel(*m_sight);
    m_forecastDock = dock(tr("Forecast"), "forecastDock", m_forecast, Qt::RightDockWidgetArea);
    tabifyDockWidget(m_reviewDock, m_forecastDock);
}

void CampaignWindow::watchDeadline() {
    auto* watch =
        new DeadlineWatch(*m_session, m_needs.clock, [this](PowerId power) { return m_orders->hasDraft(power); }, this);
    connect(watch, &DeadlineWatch::passed, this, [this](const QString& text, DeadlineWatch::FinalOrders orders) {
        std::vector<MessageBar::Choice> choices{{tr("Close"), [] {}}};
        if (orders == DeadlineWatch::FinalOrders::Missing)
            choices.insert(choices.begin(), {tr("Open Mail…"), [this] { showPost(); }});
        m_messages->say(MessageBar::Kind::Note, text, choices);
    });
}

/// The card of the selection, and what the map shows of an army, a fleet or a place.
void CampaignWindow::makeSelectedPanel() {
    m_selected = new SelectedPanel(*m_sight, *m_looks, [this](ArmyId army) { return m_orders->orderOf(army); });
    m_selectedDock = dock(tr("Selected"), "selectedDock", m_selected, Qt::LeftDockWidgetArea);
    tabifyDockWidget(m_historyDock, m_selectedDock);
    m_historyDock->raise();
    const auto showRow = [this](auto id) {
        showPanel(m_selectedDock);
        showPanel(m_ordersDock);
        m_orders->showRow(id);
    };
    connect(m_map, &MapView::armyActivated, this, [showRow](ArmyId army) { showRow(army); });
    connect(m_map, &MapView::fleetActivated, this, [showRow](FleetId fleet) { showRow(fleet); });
    connect(m_map, &MapView::placeActivated, this, [this](PlaceId place) {
        m_sight->select(place);
        showPanel(m_selectedDock);
    });
    connect(m_map, &MapView::listWanted, this, &CampaignWindow::showList);
    connect(m_map, &MapView::leaderWanted, this, &CampaignWindow::showBiography);
    connect(m_orders, &OrdersDesk::plansChanged, m_selected, &SelectedPanel::refresh);
    connect(m_selected, &SelectedPanel::ordersWanted, m_map, &MapView::armyActivated);
    connect(m_selected, &SelectedPanel::leaderWanted, this, &CampaignWindow::showBiography);
    connect(m_selected, &SelectedPanel::listWanted, this, &CampaignWindow::showList);
    connect(m_sight.get(), &CampaignSight::selectionChanged, m_selectedDock, [this] {
        // It comes forward for an army or a fleet, unless the user has closed it.
        if (m_selectedDock->isVisibleTo(this) && (m_sight->selection().army || m_sight->selection().fleet))
            m_selectedDock->raise();
    });
}

void CampaignWindow::showList(ArmyId army) {
    const Result<ArmyList> list = listOf(m_sight->campaign(), army, m_session->system());
    if (list)
        Q_EMIT listWanted(*list);
    else
        sayFault(list.error());
}

void CampaignWindow::showPanel(QDockWidget* panel) {
    panel->show();
    panel->raise();
}

/// Otherwise the panel that the user chose stays.
void CampaignWindow::showPanelOfTurn() {
    const Course& course = m_session->campaign().state.course;
    const std::pair phase(course.turn, course.phase);
    if (std::exchange(m_panelOf, phase) == phase)
        return;
    if (course.phase == Phase::Orders)
        showPanel(m_ordersDock);
    else if (m_session->next() == CampaignSession::Next::Battles)
        showPanel(m_battlesDock);
}

void CampaignWindow::review() {
    showPanel(m_reviewDock);
    m_review->focusSteps();
}

/// The marches of the review as arrows, while it can be seen.
void CampaignWindow::showMarches() {
    std::vector<MarchArrow> arrows;
    const ReviewStep* selected = m_review->step();
    if (m_review->isVisible())
        for (const ReviewStep& step : m_review->steps())
            if (!step.way.empty())
                arrows.push_back({step.power, step.way, &step == selected});
    m_map->setArrows(std::move(arrows));
}

void CampaignWindow::showForecast() {
    showPanel(m_forecastDock);
    m_forecast->start();
}

}  // namespace ephor
