// The ways in which a pending battle gets its result: played in a window of its own, typed in from the club's table,
// read from a record or form, or fought by the computer. All of them end in the result form.
#pragma once

#include "models/battle/battle_session.h"
#include "models/campaign/campaign_session.h"

#include <QPointer>

namespace ephor {

class BattlesPanel;
class PowerLooks;
class ResultForm;

/// What it needs from outside.
struct BattlesControllerNeeds {
    /// Opens a battle in a window of its own.
    std::function<void(std::unique_ptr<BattleSession>)> showBattle;
    BattleSession::PlayerFactory players;
};

class BattlesController final : public QObject {
    Q_OBJECT

public:
    /// Its dialogs stand beside the window, which owns it. `panel` has the selected battle.
    BattlesController(BattlesPanel& panel, CampaignSession& session, const PowerLooks& looks,
                      BattlesControllerNeeds needs, QWidget* window);

    void play(campaign::BattleId battle);
    void typeIn(campaign::BattleId battle);
    void autoResolve(campaign::BattleId battle);
    /// From the record of a battle that was played step by step.
    void takeRecord(campaign::BattleId battle, const Record& record);

    // Of the selected battle, from or to files that the user is asked for ---------------------------------------------
    void openRecord();
    void openResult();
    void savePacket();

    /// The form that is open; null: none is.
    ResultForm* form() const;

Q_SIGNALS:
    void said(const QString& text);
    void failed(const ephor::Diagnostics& faults);
    void manualWanted(const QString& topic);

private:
    void openForm(campaign::Aftermath draft);

    BattlesPanel& m_panel;
    CampaignSession& m_session;
    const PowerLooks& m_looks;
    BattlesControllerNeeds m_needs;
    QWidget* m_window;
    QPointer<ResultForm> m_form;
};

}  // namespace ephor
