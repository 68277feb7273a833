// Pending battles as a table. A power sees only those that it fights in.
#pragma once

#include "models/campaign/running_battles.h"
#include "models/campaign/tables/campaign_table.h"

namespace ephor {

/// The pending battles that the viewer may see.
std::vector<campaign::BattleId> battlesSeen(const CampaignSight& sight);

class PendingBattleModel final : public CampaignTable {
    Q_OBJECT

public:
    /// The cells of WaysColumn are empty: the view shows buttons there.
    enum Column { PlaceColumn, WaysColumn, StatusColumn, AttackersColumn, DefendersColumn, KindColumn };

    /// Both must outlive it. Without `running` no status is known.
    explicit PendingBattleModel(CampaignSight& sight, const RunningBattles* running = nullptr,
                                QObject* parent = nullptr);

protected:
    std::vector<int> rowIds() const override;
    QVariant cell(int id, int column) const override;
    campaign::PowerId power(int id) const override;

private:
    const RunningBattles* m_running;
};

/// "being played, turn 2"; empty where the battle was not begun.
QString progressText(const std::optional<RunningBattles::Progress>& progress);

}  // namespace ephor
