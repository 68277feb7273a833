// Armies as a table. Of a sighted army it shows only the power, the place, and the estimated size or what scouts
// reported.
#pragma once

#include "models/campaign/tables/campaign_table.h"

namespace ephor {

class ArmyModel final : public CampaignTable {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        PlaceColumn,
        UnitsColumn,
        PostureColumn,
        LeaderColumn,
        PointsColumn,
        StepsColumn,
        SupplyColumn,
        FatigueColumn,
        SpiritColumn,
        PowerColumn
    };

    explicit ArmyModel(CampaignSight& sight, QObject* parent = nullptr);
    /// None for a sighted army.
    campaign::ArmyId armyOf(int id) const { return id < firstSeen ? campaign::ArmyId(id) : campaign::ArmyId{}; }
    campaign::PlaceId placeOf(int id) const;

protected:
    std::vector<int> rowIds() const override;
    QVariant cell(int id, int column) const override;
    campaign::PowerId power(int id) const override;

private:
    static constexpr int firstSeen = 1 << 16;
    const ArmySeen* onlySeen(int id) const;
    static QVariant cellOfSeen(const ArmySeen& seen, int column);
};

}  // namespace ephor
