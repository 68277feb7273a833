// The umpire's actions beside the map: orders, battles, reports. Adds its panels and actions to the window.
#pragma once

#include "models/documents/battle_session.h"
#include "models/documents/campaign_session.h"

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

/// Dependencies of the class.
struct CampaignFlowNeeds {
    /// Opens a battle in a window of its own.
    std::function<void(std::unique_ptr<BattleSession>)> showBattle;
    BattleSession::PlayerFactory players;
    /// Folder for drafts of order sheets; empty: they are lost with the window.
    std::filesystem::path recovery = {};
    /// The club's clock; null: whether orders are late is not known.
    std::function<campaign::ClubTime()> clock = {};
};

class CampaignFlow final : public QObject {
    Q_OBJECT

public:
    /// Call it before the window is shown. The window owns the new object.
    CampaignFlow(CampaignWindow& window, CampaignFlowNeeds needs);

    // The ways to settle a battle -------------------------------------------------------------------------------------
    void play(campaign::BattleId battle);
    void typeIn(campaign::BattleId battle);
    void autoResolve(campaign::BattleId battle);
    /// Takes the result from the record of a battle that was played step by step.
    void takeRecord(campaign::BattleId battle, const Record& record);
    /// The open result form; null: none.
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
    /// What F1 does in the dialogs beside the window.
    std::function<void(const QString& topic)> manual();
    /// Opens a dialog beside the window; null: one is already open.
    template <typename Dialog, typename... Parts> Dialog* open(Parts&&... parts);
    void backUp();
    void backUpNow();
    void review();
    // Dice rolled at the table (campaign_dice.cpp).
    void addDice(QMenu* menu);
    void typeDice();
    void typeDiceOnceMore();
    void showDice(Result<DiceOffer> offer);
    /// False: a dialog asks first, and adjudicates if the user confirms.
    bool mayAdjudicate();
    /// True where there are drafts or final orders are missing.
    bool mustAskAboutOrders() const;
    /// Shows which orders are submitted, drafted and missing; drafts can be submitted there.
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
    std::vector<QAction*> m_ofBattle;  ///< actions that need a pending battle
};

}  // namespace ephor
