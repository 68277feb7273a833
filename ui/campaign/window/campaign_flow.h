// What an umpire does in a campaign's window beside the map: orders come in, battles are settled, papers go out. It
// adds its panels and actions to the window.
#pragma once

#include "models/battle/battle_session.h"
#include "models/campaign/campaign_session.h"

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMenu;

namespace ephor {

class AdjudicateDialog;
class BattlesPanel;
class CampaignWindow;
class OrdersDesk;
class ResultForm;

struct DiceOffer;

/// What it needs from outside.
struct CampaignFlowNeeds {
    /// Opens a battle in a window of its own.
    std::function<void(std::unique_ptr<BattleSession>)> showBattle;
    BattleSession::PlayerFactory players;
    /// Folder for order sheets that are being written; empty: they are gone when the window closes.
    std::filesystem::path recovery = {};
    /// The club's clock: without one there is no telling how late it is.
    std::function<campaign::ClubTime()> clock = {};
};

class CampaignFlow final : public QObject {
    Q_OBJECT

public:
    /// Before the window is shown. The window owns it.
    CampaignFlow(CampaignWindow& window, CampaignFlowNeeds needs);

    // The three ways of a battle --------------------------------------------------------------------------------------
    void play(campaign::BattleId battle);
    void typeIn(campaign::BattleId battle);
    void autoResolve(campaign::BattleId battle);
    /// From the record of a battle that was played step by step.
    void takeRecord(campaign::BattleId battle, const Record& record);
    /// The form that is open; none where none is.
    ResultForm* form() const;

Q_SIGNALS:
    void manualWanted(const QString& topic);

private:
    QDockWidget* panel(const char* name, const QString& title, QWidget* content);
    void makeOrdersMenu();
    void makeBattlesMenu();
    void makeReportsMenu();
    void showPanel(QDockWidget* panel);
    void settle(campaign::BattleId battle);
    void openForm(campaign::Aftermath draft);
    void askForRecord();
    void askForResult();
    void savePacket();
    void exportPapers();
    void writeNewsletter();
    void showData();
    /// What F1 does in the windows beside this one.
    std::function<void(const QString& topic)> manual();
    /// Beside the window; null: it stands there already.
    template <typename Dialog, typename... Parts> Dialog* open(Parts&&... parts);
    void backUp();
    void backUpNow();
    void review();
    // Dice that were thrown in front of everybody (campaign_dice.cpp).
    void addDice(QMenu* menu);
    void typeDice();
    void typeDiceOnceMore();
    void showDice(Result<DiceOffer> offer);
    /// False: it asks first, and then adjudicates.
    bool mayAdjudicate();
    /// There are drafts, or final orders are missing.
    bool mustAskAboutOrders() const;
    /// Shows whose orders are submitted, drafted and missing. Drafts are submitted there.
    AdjudicateDialog* askAboutOrders();
    void rule();
    void addToDice();
    void endWar();
    void take();
    void takeDraft();

    CampaignWindow& m_window;
    CampaignSession& m_session;
    CampaignFlowNeeds m_needs;
    QDockWidget* m_battlesDock = nullptr;
    QDockWidget* m_ordersDock = nullptr;
    BattlesPanel* m_battles = nullptr;
    OrdersDesk* m_orders = nullptr;
    QPointer<ResultForm> m_form;
    QAction* m_end = nullptr;
    std::vector<QAction*> m_ofBattle;  ///< that need a battle that waits
};

}  // namespace ephor
