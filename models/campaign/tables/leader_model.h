// Leaders as a table: those that the viewer may know.
#pragma once

#include "models/campaign/tables/campaign_table.h"

namespace ephor {

class LeaderModel final : public CampaignTable {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        PointsColumn,
        ArmyColumn,
        StateColumn,
        PlaceColumn,
        MostColumn,
        FameColumn,
        PowerColumn,
        TraitsColumn
    };

    explicit LeaderModel(CampaignSight& sight, QObject* parent = nullptr);

protected:
    std::vector<int> rowIds() const override;
    QVariant cell(int id, int column) const override;
    campaign::PowerId power(int id) const override;
};

}  // namespace ephor
