// Pending battles: both sides, their forces, the odds, and the three ways to settle one.
#pragma once

#include "models/campaign/battle_result.h"
#include "models/campaign/campaign_sight.h"
#include "models/odds/odds_run.h"
#include "ui/campaign/map/power_looks.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTextBrowser;

namespace ephor {

class OddsStrip;
class PendingBattleModel;
class RowsPanel;

class BattlesPanel final : public QWidget {
    Q_OBJECT

public:
    /// Sight and looks must outlive it.
    BattlesPanel(CampaignSight& sight, const PowerLooks& looks, QWidget* parent = nullptr);

    /// The selected battle; none: no battle is pending.
    campaign::BattleId battle() const { return m_battle; }
    void setBattle(campaign::BattleId battle);
    /// While the program fights battles, the buttons are disabled.
    void setFighting(bool fighting);
    /// Moves the focus to the way that the odds suggest.
    void focusWays();

Q_SIGNALS:
    void playWanted(ephor::campaign::BattleId battle);
    void typeInWanted(ephor::campaign::BattleId battle);
    void autoWanted(ephor::campaign::BattleId battle);

private:
    void take();
    void askOdds();
    void showOdds();
    void showSides();
    QPushButton* button(const char* name, const QString& text, const QString& tip, const char* drawing,
                        void (BattlesPanel::*wanted)(campaign::BattleId));

    CampaignSight& m_sight;
    const PowerLooks& m_looks;
    RowsPanel* m_list = nullptr;
    QLabel* m_title = nullptr;
    QTextBrowser* m_sides = nullptr;
    OddsStrip* m_strip = nullptr;
    QLabel* m_runs = nullptr;
    QProgressBar* m_bar = nullptr;
    std::vector<QPushButton*> m_ways;
    OddsRun m_odds;
    campaign::BattleId m_battle;
    std::string m_asked;  ///< battle and state for which the odds were asked
    QString m_onPaper;
    bool m_isFighting = false;
};

}  // namespace ephor
