// Fleets as a table: the viewer's own in full, others as they were sighted or reported by scouts.
#pragma once

#include "models/campaign/tables/campaign_table.h"

namespace ephor {

class FleetModel final : public CampaignTable {
    Q_OBJECT

public:
    enum Column { NameColumn, PlaceColumn, SquadronsColumn, StationColumn, AdmiralColumn, PointsColumn, PowerColumn };

    /// First row id for sighted and reported fleets.
    static constexpr int firstSeen = 1 << 20;

    explicit FleetModel(CampaignSight& sight, QObject* parent = nullptr);

    /// None for a sighted or reported fleet.
    campaign::FleetId fleetOf(int id) const { return id < firstSeen ? campaign::FleetId(id) : campaign::FleetId(); }
    campaign::PlaceId placeOf(int id) const;

protected:
    std::vector<int> rowIds() const override;
    QVariant cell(int id, int column) const override;
    campaign::PowerId power(int id) const override;

private:
    const FleetSeen* onlySeen(int id) const;
    static QVariant cellOfSeen(const FleetSeen& seen, int column);
};

}  // namespace ephor
