// Cities and sites as a table. Their owners are public; their contents are known to the owner.
#pragma once

#include "models/campaign/tables/campaign_table.h"

namespace ephor {

class CityModel final : public CampaignTable {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        TierColumn,
        WallsColumn,
        GarrisonColumn,
        StoresColumn,
        LoyaltyColumn,
        StateColumn,
        PowerColumn,
        RegionColumn
    };

    explicit CityModel(CampaignSight& sight, QObject* parent = nullptr);

protected:
    std::vector<int> rowIds() const override;
    QVariant cell(int id, int column) const override;
    campaign::PowerId power(int id) const override;
};

}  // namespace ephor
