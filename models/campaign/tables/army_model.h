// Armies as a table. Of those that are only seen, no more is told than whose they are, where, and how large they look.
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
    /// None for an army that is only seen.
    campaign::ArmyId armyOf(int id) const { return id < firstSeen ? campaign::ArmyId(id) : campaign::ArmyId{}; }
    campaign::PlaceId placeOf(int id) const;

protected:
    std::vector<int> rows() const override;
    QVariant cell(int id, int column) const override;
    campaign::PowerId power(int id) const override;

private:
    static constexpr int firstSeen = 1 << 16;
    const ArmySeen* onlySeen(int id) const;
    static QVariant cellOfSeen(const ArmySeen& seen, int column);
};

}  // namespace ephor
