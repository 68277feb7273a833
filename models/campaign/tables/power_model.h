// Powers and their standings as a table.
#pragma once

#include "core/campaign/model/standings.h"
#include "models/campaign/tables/campaign_table.h"

namespace ephor {

class PowerModel final : public CampaignTable {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        ScoreColumn,
        CitiesColumn,
        TiersColumn,
        ArmiesColumn,
        StepsColumn,
        TreasuryColumn,
        AreteColumn,
        OrdersColumn,
        WarColumn,
        AlliesColumn,
        RulerColumn
    };

    explicit PowerModel(CampaignSight& sight, QObject* parent = nullptr);

protected:
    std::vector<int> rowIds() const override;
    QVariant cell(int id, int column) const override;
    campaign::PowerId power(int id) const override;

private:
    const campaign::Standing& standing(int id) const;
    mutable std::vector<campaign::Standing> m_standings;  ///< by power
};

}  // namespace ephor
