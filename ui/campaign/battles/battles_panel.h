// Pending battles: both sides, their forces, the odds, and the three ways to settle one.
#pragma once

#include "models/campaign/battle_result.h"
#include "models/campaign/campaign_sight.h"
#include "models/campaign/running_battles.h"
#include "models/odds/odds_run.h"
#include "ui/campaign/map/power_looks.h"

#include <QWidget>

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QTextBrowser;

namespace ephor {

class OddsStrip;
class PendingBattleModel;
class RowsPanel;
class WindowActions;

class BattlesPanel final : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it. It shows the actions of the window that resolve a battle.
    BattlesPanel(CampaignSight& sight, const PowerLooks& looks, const RunningBattles& running,
                 const WindowActions& actions, QWidget* parent = nullptr);

    /// The selected battle; none: no battle is pending.
    campaign::BattleId battle() const { return m_battle; }
    void setBattle(campaign::BattleId battle);
    /// While the program fights battles, the buttons are disabled.
    void setFighting(bool fighting);
    /// Adds the ways to resolve the selected battle to a menu.
    void addWays(QMenu& menu) const;

private:
    /// An action that resolves a battle, and what it is called for that battle.
    struct Way {
        const char* action;
        QString text;
        QString tip;
        bool isPossible = true;
    };
    std::vector<Way> waysOf(campaign::BattleId battle) const;
    void showWays();
    void putButtons();

    void refresh();
    void askOdds();
    void showOdds();
    void showSides();

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    const RunningBattles& m_running;
    const WindowActions& m_actions;
    RowsPanel* m_list = nullptr;
    QLabel* m_title = nullptr;
    QTextBrowser* m_sides = nullptr;
    OddsStrip* m_strip = nullptr;
    QLabel* m_runs = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton* m_discard = nullptr;
    OddsRun m_odds;
    campaign::BattleId m_battle;
    std::string m_asked;  ///< battle and state for which the odds were asked
    QString m_onPaper;
    bool m_isFighting = false;
};

}  // namespace ephor
