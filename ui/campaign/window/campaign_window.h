// The campaign window: the map in the middle, around it the tables, the story and the history; above it when it is and
// what comes next.
//
// Further panels join it from outside, before it is shown:
//     auto* orders = new QDockWidget(tr("Orders"), &window);   // with an objectName, so that its place is remembered
//     orders->setWidget(new OrdersDesk(window.session(), window.sight()));
//     window.addPanel(orders);                                    // at the right, and in the View menu
//     window.menu(CampaignWindow::Menu::Orders)->addAction(…);
// and do what the window leaves to them: setBattleSettler() for the primary button, marchWanted() and passageWanted()
// for an army or a fleet that shall go somewhere.
#pragma once

#include "models/campaign/campaign_session.h"
#include "models/campaign/campaign_sight.h"
#include "models/campaign/march_preview.h"
#include "models/campaign/passage_preview.h"
#include "ui/campaign/map/power_looks.h"

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

/// What the window needs from outside.
struct CampaignWindowNeeds {
    /// Where panels stand: must outlive the window. None: nothing is remembered.
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

    /// Another panel beside the map. The window takes it over.
    void addPanel(QDockWidget* panel, Qt::DockWidgetArea area = Qt::RightDockWidgetArea);
    /// A menu to which more may be added. An empty one is not shown.
    QMenu* menu(Menu which) const { return m_menus[static_cast<std::size_t>(which)]; }
    /// What the primary button does while battles wait. Without one, the program fights them.
    void setBattleSettler(std::function<void(campaign::BattleId)> settler) { m_settle = std::move(settler); }
    /// Asked before the orders are adjudicated: false where it asks somebody first, and then calls adjudicateNow().
    void setAdjudicationGuard(std::function<bool()> mayAdjudicate) { m_mayAdjudicate = std::move(mayAdjudicate); }
    /// What is written and not done yet, such as orders on the desk: Undo and Redo take it back and write it again
    /// before they turn to deeds. An empty text: there is nothing to take back, or to write again.
    struct Draft {
        QString undo;
        QString redo;
        std::function<void()> takeBack;
        std::function<void()> again;
    };
    void setDraft(Draft draft);
    /// Says something above the map; faults look like it.
    void say(const QString& text);
    void sayFault(const Diagnostics& faults);

    using Existing = CampaignSession::Existing;
    /// In the background; the window says when it is done.
    void sendCopy(const QString& file, Existing existing = Existing::Keep);
    /// What if: a copy that goes on from the moment that is looked at.
    void branch(const QString& file, Existing existing = Existing::Keep);
    /// Shows another campaign of the same war beside this one. False where there is none; that has been said.
    bool compareWith(const QString& file);

public Q_SLOTS:
    /// The one next thing, whatever it is.
    void doNext();
    /// Locks the orders and moves everybody, where the guard lets it.
    void adjudicate();
    /// The same without asking the guard.
    void adjudicateNow();

Q_SIGNALS:
    void newWanted();
    void openWanted();
    void restoreWanted();
    /// The scenario that this campaign was founded from shall be edited, for another one.
    void scenarioWanted();
    /// The copy of a what-if should open.
    void fileWanted(const QString& file);
    void manualWanted(const QString& topic);
    /// A person wants this army to march there.
    void marchWanted(const ephor::March& march);
    /// A person wants this fleet to sail there.
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
    /// Of the leader who is picked.
    void showBiography();
    void verify();
    void help();
    void askForCopy();
    void askForBranch();
    void askForComparison();
    /// Something runs in the background, or has ended.
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
    int m_entries = 0;  ///< of the journal, when it was last looked at
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
    int m_jobs = 0;  ///< that run in the background
    WindowPlaces* m_places = nullptr;
    bool m_wasShown = false;
};

}  // namespace ephor
