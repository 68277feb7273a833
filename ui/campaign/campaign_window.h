// The campaign window: the map in the middle; around it the tables, the chronicle and the history; above it the date
// and the next step.
//
// Other classes add panels before it is shown:
//     auto* orders = new QDockWidget(tr("Orders"), &window);   // with an objectName, so that its place is remembered
//     orders->setWidget(new OrdersDesk(window.session(), window.sight()));
//     window.addPanel(orders);                                    // at the right, and in the View menu
//     window.menu(CampaignWindow::Menu::Orders)->addAction(…);
// They also handle what the window leaves to them: setBattleSettler() for the primary button, and marchWanted() and
// passageWanted() for orders to an army or a fleet.
#pragma once

#include "models/documents/campaign_session.h"
#include "models/documents/campaign_sight.h"
#include "models/documents/march_preview.h"
#include "models/documents/passage_preview.h"
#include "ui/campaign/power_looks.h"

#include <QMainWindow>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QProgressBar;
class QSettings;
class QToolBar;

namespace ephor {

class HistoryPanel;
class HonoursPanel;
class MapView;
class MessageBar;
class NextBar;
class RowsPanel;
class StoryPanel;
class WindowActions;
class WindowPlaces;

/// Dependencies of the window.
struct CampaignWindowNeeds {
    /// Stores the layout of the panels; must outlive the window. Null: nothing is stored.
    QSettings* settings = nullptr;
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

    /// Adds a panel beside the map. The window owns it.
    void addPanel(QDockWidget* panel, Qt::DockWidgetArea area = Qt::RightDockWidgetArea);
    /// A menu for further actions. It is hidden while it is empty.
    QMenu* menu(Menu which) const { return m_menus[static_cast<std::size_t>(which)]; }
    /// Sets the action of the primary button while battles are pending. Without one, the program fights them.
    void setBattleSettler(std::function<void(campaign::BattleId)> settler) { m_settle = std::move(settler); }
    /// Sets a check that runs before the orders are adjudicated. If it returns false, it asks the user and calls
    /// adjudicateNow() later.
    void setAdjudicationGuard(std::function<bool()> mayAdjudicate) { m_mayAdjudicate = std::move(mayAdjudicate); }
    /// An unfinished edit, such as orders on the desk. Undo and Redo apply to it before they apply to actions. Empty
    /// texts: there is nothing to undo or redo.
    struct Draft {
        QString undo;
        QString redo;
        std::function<void()> takeBack;
        std::function<void()> again;
    };
    void setDraft(Draft draft);
    /// Shows a message above the map; sayFault() shows errors.
    void say(const QString& text);
    void sayFault(const Diagnostics& faults);

    using Existing = CampaignSession::Existing;
    /// Works in the background; the window shows when it is done.
    void sendCopy(const QString& file, Existing existing = Existing::Keep);
    /// Writes a what-if: a copy that continues from the moment that is shown.
    void branch(const QString& file, Existing existing = Existing::Keep);
    /// Compares this campaign with another of the same war. False where that is not possible; the window has shown why.
    bool compareWith(const QString& file);

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
    /// The user wants this army to march there.
    void marchWanted(const ephor::March& march);
    /// The user wants this fleet to sail there.
    void passageWanted(const ephor::Passage& passage);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeDocks();
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeMapMenu();
    void makeTurnMenus();
    void makeMomentMenu();
    void makeHelpMenu();
    void makeToolBar();
    void makeFinder();
    void makeStatusBar();
    void connectParts();
    RowsPanel* table(class CampaignTable* model, const char* name, const QString& title, bool offersPowers);
    QDockWidget* dock(const QString& title, const char* name, QWidget* content, Qt::DockWidgetArea area);

    void take();
    void takePicked();
    void perform(const Result<void>& done);
    void undo();
    void redo();
    void settleBattle();
    void find(const QString& name);
    void exportTable();
    /// For the selected leader.
    void showBiography();
    void verify();
    void help();
    void askForCopy();
    void askForBranch();
    void askForComparison();
    /// Called when background work begins or ends.
    void setWorking(bool works);

    CampaignWindowNeeds m_needs;
    std::unique_ptr<CampaignSession> m_session;
    std::unique_ptr<CampaignSight> m_sight;
    std::unique_ptr<PowerLooks> m_looks;
    std::function<void(campaign::BattleId)> m_settle;
    std::function<bool()> m_mayAdjudicate;
    Draft m_draft;
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
};

}  // namespace ephor
