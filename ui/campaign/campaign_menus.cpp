// The menus, tool bar and files of the campaign window.
#include "models/items/battle_words.h"
#include "ui/campaign/biography_dialog.h"
#include "ui/campaign/campaign_window.h"
#include "ui/campaign/map_view.h"
#include "ui/campaign/next_bar.h"
#include "ui/campaign/rows_panel.h"
#include "ui/campaign/story_panel.h"
#include "ui/common/help_menu.h"
#include "ui/common/help_topic.h"
#include "ui/common/icons.h"
#include "ui/common/keys_dialog.h"
#include "ui/common/menu_action.h"
#include "ui/common/message_bar.h"
#include "ui/common/named.h"
#include "ui/common/open_beside.h"
#include "ui/common/sizes.h"
#include "ui/common/top_bars.h"
#include "ui/common/window_places.h"

#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QStringListModel>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>

namespace ephor {

using namespace campaign;

QAction* CampaignWindow::add(QMenu* menu, const QString& text, const char* name, const QKeySequence& key,
                             const QString& tip, std::function<void()> does, const char* iconName) {
    return menuAction(*menu, *this, {text, QLatin1StringView(name), key, tip, iconName}, *this, std::move(does));
}

void CampaignWindow::makeMenus() {
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
    add(
        file, tr("&New campaign…"), "actionNew", QKeySequence::New, tr("Begin another campaign"),
        [this] { Q_EMIT newWanted(); }, "page");
    add(file, tr("&Open…"), "actionOpen", QKeySequence::Open, tr("Open another campaign, list or battle"),
        [this] { Q_EMIT openWanted(); });
    add(file, tr("&Restore from a copy…"), "actionRestore", Qt::CTRL | Qt::SHIFT | Qt::Key_O,
        tr("Take a copy that was kept or sent as a campaign of its own, once its journal is verified"),
        [this] { Q_EMIT restoreWanted(); });
    file->addSeparator();
    add(
        file, tr("&Send a copy…"), "actionCopy", Qt::CTRL | Qt::SHIFT | Qt::Key_S,
        tr("A compact copy of the campaign, to be sent or kept; the campaign itself is always saved"),
        [this] { askForCopy(); }, "mail");
    add(
        file, tr("&What if…"), "actionBranch", Qt::CTRL | Qt::Key_I,
        tr("A campaign of its own that goes on from the moment that is shown"), [this] { askForBranch(); }, "copy");
    add(file, tr("Co&mpare with…"), "actionCompare", Qt::CTRL | Qt::SHIFT | Qt::Key_I,
        tr("This campaign and a what-if of it side by side: where they part, and how everybody stands in each"),
        [this] { askForComparison(); });
    add(
        file, tr("&Verify the journal"), "actionVerify", Qt::CTRL | Qt::SHIFT | Qt::Key_V,
        tr("Play everything again and compare"), [this] { verify(); }, "check");
    file->addSeparator();
    add(file, tr("&Close"), "actionClose", QKeySequence::Close,
        tr("Close this window; the campaign is saved, and sheets that are being written are kept"),
        [this] { close(); });
}

void CampaignWindow::makeEditMenu() {
    QMenu* edit = menu(Menu::Edit);
    add(
        edit, tr("&Undo"), "actionUndo", QKeySequence::Undo, tr("Take the last deed back; the journal keeps it"),
        [this] { undo(); }, "undo");
    add(
        edit, tr("&Redo"), "actionRedo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
        tr("Do again what was taken back, with the same dice"), [this] { redo(); }, "redo");
    edit->addSeparator();
    add(
        edit, tr("&Find…"), "actionFind", QKeySequence::Find, tr("Find a city, an army or a leader"),
        [this] {
            m_finder->setFocus();
            m_finder->selectAll();
        },
        "search");
    add(edit, tr("Search the &chronicle"), "actionSearch", Qt::CTRL | Qt::SHIFT | Qt::Key_F,
        tr("Search what has happened"), [this] {
            m_storyDock->show();
            m_storyDock->raise();
            m_story->focusFilter();
        });
}

void CampaignWindow::makeViewMenu() {
    QMenu* view = menu(Menu::View);
    add(
        view, tr("Zoom &in"), "actionZoomIn", QKeySequence::ZoomIn, tr("Make the map larger"),
        [this] { m_map->zoomBy(1.25); }, "zin");
    add(
        view, tr("Zoom &out"), "actionZoomOut", QKeySequence::ZoomOut, tr("Make the map smaller"),
        [this] { m_map->zoomBy(0.8); }, "zout");
    add(
        view, tr("&Fit the war"), "actionFit", Qt::Key_F, tr("Show all armies as large as they fit"),
        [this] { m_map->fitWar(); }, "fit");
    add(view, tr("The &whole map"), "actionWhole", Qt::Key_T, tr("Show the whole map"), [this] { m_map->fitWhole(); });
    view->addSeparator();
    m_panelMenu = view->addMenu(tr("&Panels"));
    for (QDockWidget* panel : findChildren<QDockWidget*>()) {
        panel->toggleViewAction()->setStatusTip(tr("Show or hide the panel \"%1\"").arg(panel->windowTitle()));
        m_panelMenu->addAction(panel->toggleViewAction());
    }
    add(view, tr("Panels as at the &beginning"), "actionPlaces", {},
        tr("Put all panels back to where they stood at first"), [this] { m_places->restoreFirst(); });
    view->addSeparator();
    add(view, tr("F&ull screen"), "actionFullScreen", Qt::Key_F11, tr("Use the whole screen"),
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void CampaignWindow::makeMapMenu() {
    m_layerMenu = menu(Menu::Map)->addMenu(icon("layers"), tr("&Layers"));
    int number = 0;
    const auto layer = [this, &number](MapView::Layer which, const char* name, const QString& text,
                                       const QString& tip) {
        const QKeySequence key(QStringLiteral("Ctrl+%1").arg(++number));
        QAction* action = add(m_layerMenu, text, name, key, tip, [] {});
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, m_map, [this, which](bool on) { m_map->setShown(which, on); });
    };
    layer(MapView::Layer::Armies, "layerArmies", tr("&Armies and fleets"), tr("Counters of armies and fleets"));
    layer(MapView::Layer::Names, "layerNames", tr("&Names"), tr("Names of cities"));
    layer(MapView::Layer::Roads, "layerRoads", tr("&Roads and passes"), tr("Ways on land"));
    layer(MapView::Layer::SeaLanes, "layerLanes", tr("&Sea lanes"), tr("Ways over the sea"));
    layer(MapView::Layer::Regions, "layerRegions", tr("Names of re&gions"), tr("Names of regions and seas"));
    layer(MapView::Layer::Coast, "layerCoast", tr("&Coast"), tr("Coast, rivers and sea"));
    add(menu(Menu::Map), tr("To the &map"), "actionFocusMap", Qt::Key_F2, tr("Put the keyboard on the map"),
        [this] { m_map->setFocus(); });
    add(menu(Menu::Map), tr("&Show what is picked"), "actionShowPicked", Qt::Key_C,
        tr("Bring what is picked into sight"), [this] { m_map->showPlace(m_sight->picked().place); });
    menu(Menu::Map)->addSeparator();
    add(menu(Menu::Map), tr("&Edit map and scenario…"), "actionScenario", Qt::CTRL | Qt::Key_E,
        tr("Places, ways, powers and armies that this campaign was founded with, for another campaign"),
        [this] { Q_EMIT scenarioWanted(); });
    add(menu(Menu::Map), tr("&Pick nothing"), "actionPickNothing", {}, tr("Let go of what is picked"),
        [this] { m_sight->pickNothing(); });
}

void CampaignWindow::makeTurnMenus() {
    QMenu* orders = menu(Menu::Orders);
    add(
        orders, tr("The &next thing"), "actionNext", Qt::Key_F5, tr("Do what the large button says"),
        [this] { doNext(); }, "play");
    add(orders, tr("&Adjudicate the move"), "actionAdjudicate", Qt::CTRL | Qt::Key_Return,
        tr("Lock the orders and move everybody at once"), [this] { adjudicate(); });
    add(orders, tr("&Close the move"), "actionCloseMove", Qt::CTRL | Qt::SHIFT | Qt::Key_Return,
        tr("Sieges, ravaging and supply; then the next move"), [this] { perform(m_session->closeMove()); });
    QMenu* battles = menu(Menu::Battles);
    add(
        battles, tr("&Settle the next battle"), "actionSettle", Qt::Key_F7, tr("The first battle that waits"),
        [this] { settleBattle(); }, "battle");
    add(
        battles, tr("The program fights &all"), "actionFightAll", Qt::Key_F8,
        tr("Every battle that waits is fought by the program and taken over"),
        [this] { m_session->autoResolve(m_session->pendingBattles()); }, "dice");
    add(
        menu(Menu::Reports), tr("&Honours"), "actionHonours", Qt::CTRL | Qt::SHIFT | Qt::Key_G,
        tr("The bloodiest day, the best siege, the longest defence and the like"),
        [this] {
            m_honoursDock->show();
            m_honoursDock->raise();
        },
        "laurel");
    add(
        menu(Menu::Reports), tr("&Life of the leader…"), "actionBiography", Qt::CTRL | Qt::SHIFT | Qt::Key_L,
        tr("What the leader who is picked did, and what befell him; Enter on a row of the leaders shows it, too"),
        [this] { showBiography(); }, "scroll");
    add(
        menu(Menu::Reports), tr("&Table as CSV…"), "actionCsv", Qt::CTRL | Qt::SHIFT | Qt::Key_E,
        tr("Save the table that is in front, as it is filtered and sorted"), [this] { exportTable(); }, "page");
}

void CampaignWindow::makeMomentMenu() {
    QMenu* moment = menu(Menu::Moment);
    const auto go = [this](int entry) { m_session->setMoment(entry); };
    add(
        moment, tr("To the &beginning"), "actionFirst", Qt::ALT | Qt::Key_Home, tr("As the campaign was founded"),
        [go] { go(1); }, "first");
    add(
        moment, tr("Bac&k"), "actionBack", Qt::ALT | Qt::Key_Left, tr("Before the deed that is shown"),
        [this, go] { go(m_session->moment() - 1); }, "back");
    add(
        moment, tr("&Forward"), "actionForward", Qt::ALT | Qt::Key_Right, tr("After the next deed"),
        [this, go] { go(m_session->moment() + 1); }, "fwd");
    add(
        moment, tr("To &now"), "actionNow", Qt::ALT | Qt::Key_End, tr("Back to the present"),
        [this, go] { go(m_session->lastMoment()); }, "last");
}

void CampaignWindow::makeHelpMenu() {
    fillHelpMenu(*menu(Menu::Help), *this,
                 {tr("The page of the manual about what has the keyboard"), [this] { help(); },
                  [this] { Q_EMIT manualWanted(QStringLiteral("campaign")); },
                  tr("The page of the manual about campaigns"), [this] { showKeys(); }});
}

void CampaignWindow::makeToolBar() {
    m_tools = &addTools(*this);
    const auto put = [this](const char* action, Qt::ToolButtonStyle style) { addTool(*m_tools, action, style); };
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
    m_seenBy->setToolTip(tr("The map and the tables as a player may know them"));
    m_seenBy->addItem(icon("eye"), tr("Umpire (all)"), -1);
    const auto& powers = m_session->scenario().powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
        m_seenBy->addItem(m_looks->of(PowerId(static_cast<int>(i))).icon(scaled(this, 16), palette(), font()),
                          QString::fromStdString(powers[i].name), static_cast<int>(i));
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
    auto* bar = addToolBar(tr("The move"));
    bar->setObjectName(QStringLiteral("moveBar"));
    bar->setMovable(false);
    bar->addWidget(m_next);
}

/// Any name on the map or in the tables, completed while it is typed.
void CampaignWindow::makeFinder() {
    m_finder = named(new QLineEdit(m_tools), QStringLiteral("finder"), tr("Find a city, an army or a leader"));
    m_finder->setPlaceholderText(
        tr("Find (%1)").arg(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)));
    m_finder->setClearButtonEnabled(true);
    m_finder->addAction(icon("search"), QLineEdit::LeadingPosition);
    m_finder->setMaximumWidth(scaled(this, 230));
    auto* names = new QStringListModel(m_finder);
    auto* completer = new QCompleter(names, m_finder);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_finder->setCompleter(completer);
    const auto fill = [this, names] {
        QStringList all;
        for (const campaign::Place& place : m_sight->campaign().scenario.map.places())
            all << QString::fromStdString(place.name);
        for (const ArmySeen& seen : m_sight->armies())
            if (seen.army)
                all << QString::fromStdString(m_sight->campaign().state.armies[seen.army.index()].name);
        for (const Leader& leader : m_sight->campaign().state.leaders)
            if (m_sight->knows(leader.power))
                all << QString::fromStdString(leader.name);
        all.removeDuplicates();
        names->setStringList(all);
    };
    connect(m_sight.get(), &CampaignSight::changed, names, fill);
    fill();
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &CampaignWindow::find);
    connect(m_finder, &QLineEdit::returnPressed, this, [this] { find(m_finder->text()); });
    m_tools->addWidget(m_finder);
}

void CampaignWindow::find(const QString& name) {
    const Campaign& campaign = m_sight->campaign();
    const auto is = [&name](const std::string& other) {
        return QString::fromStdString(other).compare(name.trimmed(), Qt::CaseInsensitive) == 0;
    };
    for (const ArmySeen& seen : m_sight->armies())
        if (seen.army && is(campaign.state.armies[seen.army.index()].name))
            return m_sight->pick(seen.army);
    for (std::size_t i = 0; i < campaign.state.leaders.size(); ++i)
        if (const Leader& leader = campaign.state.leaders[i]; m_sight->knows(leader.power) && is(leader.name))
            return m_sight->pick(LeaderId(static_cast<int>(i)));
    const campaign::Map& map = campaign.scenario.map;
    const PlaceId place = map.find(name.trimmed().toStdString());
    if (place)
        return m_sight->pick(place);
    const PlaceId near = map.nearest(name.trimmed().toStdString());
    say(near ? tr("There is no \"%1\". Did you mean %2?").arg(name, QString::fromStdString(map.place(near).name))
             : tr("There is no \"%1\" on this map.").arg(name));
}

void CampaignWindow::showBiography() {
    const LeaderId leader = m_sight->picked().leader;
    if (!leader || !m_sight->knows(m_sight->campaign().state.leaders[leader.index()].power))
        return say(tr("Pick a leader, or an army or a fleet that he commands."));
    openInPlace<BiographyDialog>(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); }, *m_sight, leader);
}

void CampaignWindow::help() {
    const QString topic = helpTopicOf(QApplication::focusWidget());
    Q_EMIT manualWanted(topic.isEmpty() ? QStringLiteral("campaign") : topic);
}

void CampaignWindow::showKeys() {
    std::vector<KeysDialog::Row> rows;
    for (const QMenu* one : m_menus)
        for (const QAction* action : one->actions())
            if (!action->shortcut().isEmpty())
                rows.emplace_back(action->shortcut().toString(QKeySequence::NativeText), action->statusTip());
    openBeside<KeysDialog>(this, [this](const QString& topic) { Q_EMIT manualWanted(topic); }, rows);
}

}  // namespace ephor
