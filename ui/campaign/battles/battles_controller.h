// The ways in which a pending battle gets its result: played in a window of its own, typed in from the club's table,
// read from a record or form, or fought by the computer. All of them end in the result form.
#pragma once

#include "models/battle/battle_session.h"
#include "models/campaign/campaign_session.h"
#include "models/campaign/running_battles.h"
#include "ui/common/window/last_folder.h"

#include <QPointer>

namespace ephor {

class BattlesPanel;
class PowerLooks;
class ResultForm;

/// What it needs from outside.
struct BattlesControllerNeeds {
    /// Opens a battle in a window of its own.
    std::function<void(std::unique_ptr<BattleSession>)> showBattle;
    /// Brings the window of a battle to the front.
    std::function<void(const BattleSession&)> raiseBattle;
    /// Where file dialogs begin.
    LastFolder& files;
};

class BattlesController final : public QObject {
    Q_OBJECT

public:
    /// Its dialogs stand beside the window, which owns it. `panel` has the selected battle.
    BattlesController(BattlesPanel& panel, CampaignSession& session, RunningBattles& running, const PowerLooks& looks,
                      BattlesControllerNeeds needs, QWidget* window);

    /// Begins or resumes a battle. If it is over already, opens its result.
    void play(campaign::BattleId battle);
    /// Asks first.
    void discard(campaign::BattleId battle);
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
    /// A question with one answer that does something.
    void asked(const QString& question, const QString& answer, const std::function<void()>& does);
    void manualWanted(const QString& topic);

private:
    void openForm(campaign::Aftermath draft);
    /// From the record of the battle that is being played.
    void takeRunning(campaign::BattleId battle);
    QString placeOf(campaign::BattleId battle) const;

    BattlesPanel& m_panel;
    CampaignSession& m_session;
    RunningBattles& m_running;
    const PowerLooks& m_looks;
    BattlesControllerNeeds m_needs;
    QWidget* m_window;
    QPointer<ResultForm> m_form;
};

}  // namespace ephor
