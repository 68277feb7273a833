// Pending battles as a table. A power sees only those that it fights in.
#pragma once

#include "models/campaign/tables/campaign_table.h"

namespace ephor {

/// The pending battles that the viewer may see.
std::vector<campaign::BattleId> battlesSeen(const CampaignSight& sight);

class PendingBattleModel final : public CampaignTable {
    Q_OBJECT

public:
    enum Column { PlaceColumn, AttackersColumn, DefendersColumn, KindColumn };

    explicit PendingBattleModel(CampaignSight& sight, QObject* parent = nullptr);

protected:
    std::vector<int> rows() const override;
    QVariant cell(int id, int column) const override;
    campaign::PowerId power(int id) const override;
};

}  // namespace ephor
