#include "models/items/fleet_model.h"

#include "core/campaign/sea.h"
#include "models/items/campaign_words.h"

namespace ephor {

using namespace campaign;

FleetModel::FleetModel(CampaignSight& sight, QObject* parent)
    : CampaignTable(sight,
                    {{tr("Fleet"), tr("The name of the fleet")},
                     {tr("At"), tr("Where it lies")},
                     {tr("Squadrons"), tr("Ten triremes each")},
                     {tr("Station"), tr("How it bears itself")},
                     {tr("Admiral"), tr("Who commands it")},
                     {tr("CP"), tr("Command points of the admiral")},
                     {tr("Of"), tr("The power that it belongs to")}},
                    parent) {
    look();
}

std::vector<int> FleetModel::rows() const {
    const State& state = campaign().state;
    std::vector<int> ids;
    for (std::size_t i = 0; i < state.fleets.size(); ++i)
        if (isAfloat(state.fleets[i]) && sight().knows(state.fleets[i].power))
            ids.push_back(static_cast<int>(i));
    m_seen.clear();
    if (sight().seenBy() && !state.fleets.empty())
        m_seen = viewOf(campaign(), sight().seenBy()).seenFleets;
    for (std::size_t i = 0; i < m_seen.size(); ++i)
        ids.push_back(firstSeen + static_cast<int>(i));
    return ids;
}

const SeenFleet* FleetModel::onlySeen(int id) const {
    return id < firstSeen ? nullptr : &m_seen[static_cast<std::size_t>(id - firstSeen)];
}

PlaceId FleetModel::placeOf(int id) const {
    const SeenFleet* seen = onlySeen(id);
    return seen ? seen->place : campaign().state.fleets[static_cast<std::size_t>(id)].place;
}

QVariant FleetModel::cell(int id, int column) const {
    if (column == PowerColumn)
        return nameOf(campaign().scenario, power(id));
    if (column == PlaceColumn)
        return nameOf(campaign().scenario, placeOf(id));
    if (const SeenFleet* seen = onlySeen(id))
        return column == NameColumn ? QVariant(fleetText(seen->size)) : QVariant();
    const Fleet& fleet = campaign().state.fleets[static_cast<std::size_t>(id)];
    const Leader* admiral = fleet.admiral ? &campaign().state.leaders[fleet.admiral.index()] : nullptr;
    switch (column) {
    case NameColumn:
        return QString::fromStdString(fleet.name);
    case SquadronsColumn:
        return fleet.squadrons;
    case StationColumn:
        return text(fleet.station);
    case AdmiralColumn:
        return admiral ? QString::fromStdString(admiral->name) : QString();
    case PointsColumn:
        return admiral ? QVariant(admiral->cpNow) : QVariant();
    default:
        return {};
    }
}

PowerId FleetModel::power(int id) const {
    const SeenFleet* seen = onlySeen(id);
    return seen ? seen->power : campaign().state.fleets[static_cast<std::size_t>(id)].power;
}

}  // namespace ephor
