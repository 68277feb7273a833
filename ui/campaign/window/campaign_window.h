// The campaign window: the map in the middle; around it the tables, the chronicle and the history; above it the date
// and the next step.
#pragma once

#include "models/battle/battle_session.h"
#include "models/campaign/campaign_session.h"
#include "models/campaign/campaign_sight.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/common/window/last_folder.h"

#include <QMainWindow>
#include <optional>
#include <utility>

class QAction;
class QComboBox;
class QDockWidget;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QSettings;
class QToolBar;

namespace ephor {

class AdjudicateDialog;
class BattlesController;
class BattlesPanel;
class ForecastPanel;
class HistoryPanel;
class HonoursPanel;
class MapView;
class MessageBar;
class NextBar;
class OrdersDesk;
class PostDialog;
class ReviewPanel;
class RowsPanel;
class SelectedPanel;
class SessionHost;
class RunningBattles;
class StoryPanel;
class WindowActions;
class WindowPlaces;
struct DiceOffer;

/// Dependencies of the window.
struct CampaignWindowNeeds {
    /// Stores the layout of the panels; must outlive the window. Null: nothing is stored.
    QSettings* settings = nullptr;
    /// Opens a battle in a window of its own.
    std::function<void(std::unique_ptr<BattleSession>)> showBattle = {};
    /// Brings the window of a battle to the front.
    std::function<void(const BattleSession&)> raiseBattle = {};
    BattleSession::PlayerFactory players = {};
    /// Folder for order sheets and newsletters that are being written, and for battles that are being played; empty:
    /// they are lost when the window closes.
    std::filesystem::path recovery = {};
    /// The club's clock: without one, nobody can tell how late it is.
    std::function<campaign::ClubTime()> clock = {};
};

class CampaignWindow final : public QMainWindow {
    Q_OBJECT

public:
    enum class Menu { File, Edit, View, Map, Orders, Battles, Moment, Reports, Help };

    CampaignWindow(std::unique_ptr<CampaignSession> session, CampaignWindowNeeds needs, QWidget* parent = nullptr);
    ~CampaignWindow() override;

    CampaignSession& session() { return *m_session; }
    CampaignSight& sight() { return *m_sight; }
    WindowActions& actions() { return *m_actions; }
    const PowerLooks& looks() const { return *m_looks; }
    MapView& map() { return *m_map; }

    /// Settles pending battles.
    BattlesController& battles() { return *m_battlesController; }
    QMenu* menu(Menu which) const { return m_menus[static_cast<std::size_t>(which)]; }
    /// Says something above the map; faults look like it.
    void say(const QString& text);
    void sayFault(const Diagnostics& faults);

    using Existing = CampaignSession::Existing;
    /// Works in the background; the window shows when it is done.
    void sendCopy(const QString& file, Existing existing = Existing::Keep);
    /// The same without addresses, mails and letters.
    void sendCopyWithoutPost(const QString& file, Existing existing = Existing::Keep);
    /// Writes a what-if: a copy that continues from the moment that is shown.
    void branch(const QString& file, Existing existing = Existing::Keep);
    /// Compares this campaign with another of the same war. False where that is not possible; the window has shown why.
    bool compareWith(const QString& file);
    /// The campaign is a what-if of another one.
    bool isBranch() const;

public Q_SLOTS:
    /// Does the next step, whatever it is.
    void doNext();
    /// Locks the orders and moves all armies and fleets, if the check allows it.
    void adjudicate();
    /// The same without the check.
    void adjudicateNow();

Q_SIGNALS:
    void newWanted();
    void openWanted();
    void restoreWanted();
    /// Edit the scenario of this campaign, to start another one from it.
    void scenarioWanted();
    /// The file of a what-if should be opened.
    void fileWanted(const QString& file);
    void manualWanted(const QString& topic);
    /// The user wants to see an army as an army list.
    void listWanted(const ephor::ArmyList& list);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What players may see, in a window of its own.
    void showPlayersWindow();
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeMapMenu();
    void makeTurnMenus();
    void makeOrdersMenu();
    void makeBattlesMenu();
    void makeMomentMenu();
    void makeHelpMenu();
    void makeToolBar();
    void makeFinder();
    void makeStatusBar();
    void connectParts();

    void refresh();
    /// What Undo and Redo would do.
    void showUndo();
    void showSelection();
    void perform(const Result<void>& done);
    void undo();
    void redo();
    void closeTurn();
    void offerSoonerDeadline();
    void settleBattle();
    void find(const QString& name);
    void exportTable();
    /// For the selected leader.
    void showBiography();
    void verify();
    void help();
    // Panels beside the map (campaign_panels.cpp) ---------------------------------------------------------------------
    RowsPanel* table(class CampaignTable* model, const char* name, const QString& title, bool offersPowers);
    QDockWidget* dock(const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area);
    void makeLeftPanels();
    void makeTables();
    void makeRightPanels();
    void makeDesk();
    void makeBattles();
    void makeReview();
    void makeSelectedPanel();
    /// Says when the deadline passes.
    void watchDeadline();
    void showForecast();
    void review();
    void showMarches();
    void showList(campaign::ArmyId army);
    static void showPanel(QDockWidget* panel);
    /// When a phase begins: the orders desk, or the battles if some are pending.
    void showPanelOfTurn();
    // Dialogs of an umpire (campaign_dialogs.cpp) ---------------------------------------------------------------------
    /// What F1 does in the dialogs beside this window.
    std::function<void(const QString& topic)> manual();
    /// Beside the window; null: it is open already.
    template <typename Dialog, typename... Parts> Dialog* open(Parts&&... parts);
    /// There are drafts, or final orders are missing.
    bool mustAskAboutOrders() const;
    /// Shows whose orders are submitted, drafted and missing. Drafts are submitted there.
    AdjudicateDialog* askAboutOrders();
    void exportReports();
    PostDialog* showPost();
    void showServer();
    /// Says that a sheet of the power has come through the server.
    void saySheet(campaign::PowerId power);
    void writeNewsletter();
    /// Writes the published page beside the exported reports, and offers to mail it.
    void takePublished(int turn);
    void showData();
    void backUp();
    void backUpNow();
    void rule();
    void addToDice();
    void endWar();
    void typeDice();
    void reenterDice();
    void showDice(Result<DiceOffer> offer);

    void askForCopy();
    void askForCopyWithoutPost();
    void takeCopied(const QFuture<Result<void>>& copied, const QString& file);
    /// Makes a branch from the moment that is shown, in a folder beside the campaign, and opens it.
    void branchNow();
    void askForComparison();
    /// Called when background work begins or ends.
    void setWorking(bool works);

    CampaignWindowNeeds m_needs;
    std::unique_ptr<CampaignSession> m_session;
    std::unique_ptr<CampaignSight> m_sight;
    std::unique_ptr<PowerLooks> m_looks;
    std::unique_ptr<RunningBattles> m_running;
    std::unique_ptr<SessionHost> m_host;  ///< made when it is first wanted
    LastFolder m_files;
    QString m_exported;  ///< folder of the last exported reports; empty: none
    MapView* m_map = nullptr;
    NextBar* m_next = nullptr;
    WindowActions* m_actions = nullptr;
    MessageBar* m_messages = nullptr;
    int m_entries = 0;  ///< number of journal entries at the last update
    RowsPanel* m_armies = nullptr;
    RowsPanel* m_cities = nullptr;
    RowsPanel* m_leaders = nullptr;
    RowsPanel* m_fleets = nullptr;
    RowsPanel* m_powers = nullptr;
    StoryPanel* m_story = nullptr;
    HistoryPanel* m_history = nullptr;
    HonoursPanel* m_honours = nullptr;
    OrdersDesk* m_orders = nullptr;
    SelectedPanel* m_selected = nullptr;
    BattlesPanel* m_battlesPanel = nullptr;
    BattlesController* m_battlesController = nullptr;
    QDockWidget* m_historyDock = nullptr;
    QDockWidget* m_selectedDock = nullptr;
    ReviewPanel* m_review = nullptr;
    QDockWidget* m_reviewDock = nullptr;
    ForecastPanel* m_forecast = nullptr;
    QDockWidget* m_forecastDock = nullptr;
    QDockWidget* m_ordersDock = nullptr;
    QDockWidget* m_battlesDock = nullptr;
    QDockWidget* m_storyDock = nullptr;
    QDockWidget* m_honoursDock = nullptr;
    QMenu* m_panelMenu = nullptr;
    QMenu* m_layerMenu = nullptr;
    std::array<QMenu*, 9> m_menus{};
    QComboBox* m_seenBy = nullptr;
    QLineEdit* m_finder = nullptr;
    QToolBar* m_tools = nullptr;
    QLabel* m_cursor = nullptr;
    QLabel* m_saved = nullptr;
    QProgressBar* m_working = nullptr;
    int m_jobs = 0;  ///< number of jobs in the background
    WindowPlaces* m_places = nullptr;
    bool m_wasShown = false;
    std::optional<std::pair<int, campaign::Phase>> m_panelOf;  ///< turn and phase that showPanelOfTurn() has met
};

}  // namespace ephor
