#include "models/campaign/tables/fleet_model.h"

#include "models/text/campaign_words.h"

namespace ephor {

using namespace campaign;

FleetModel::FleetModel(CampaignSight& sight, QObject* parent)
    : CampaignTable(sight,
                    {{tr("Fleet"), tr("The name of the fleet")},
                     {tr("Place"), tr("Current place")},
                     {tr("Squadrons"), tr("Ten triremes each")},
                     {tr("Station"), tr("How it acts towards enemies")},
                     {tr("Admiral"), tr("Commander")},
                     {tr("CP"), tr("Command points of the admiral")},
                     {tr("Power"), tr("Its power")}},
                    parent) {
    refresh();
}

/// A sighted fleet has no id; its row id is firstSeen plus its index in fleets().
std::vector<int> FleetModel::rowIds() const {
    std::vector<int> ids;
    const std::vector<FleetSeen>& fleets = sight().fleets();
    for (std::size_t i = 0; i < fleets.size(); ++i)
        ids.push_back(fleets[i].fleet ? static_cast<int>(fleets[i].fleet.index()) : firstSeen + static_cast<int>(i));
    return ids;
}

const FleetSeen* FleetModel::onlySeen(int id) const {
    return id < firstSeen ? nullptr : &sight().fleets()[static_cast<std::size_t>(id - firstSeen)];
}

PlaceId FleetModel::placeOf(int id) const {
    const FleetSeen* seen = onlySeen(id);
    return seen ? seen->place : campaign().state.fleets[static_cast<std::size_t>(id)].place;
}

QVariant FleetModel::cell(int id, int column) const {
    if (column == PowerColumn)
        return nameOf(campaign().scenario, power(id));
    if (column == PlaceColumn)
        return nameOf(campaign().scenario, placeOf(id));
    if (const FleetSeen* seen = onlySeen(id))
        return cellOfSeen(*seen, column);
    const Fleet& fleet = campaign().state.fleets[static_cast<std::size_t>(id)];
    const Leader* admiral = fleet.admiral ? &campaign().state.leaders[fleet.admiral.index()] : nullptr;
    switch (column) {
    case NameColumn:
        return nameOf(campaign(), FleetId(id));
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

QVariant FleetModel::cellOfSeen(const FleetSeen& seen, int column) {
    const FleetSighting* sighting = seen.sighting ? &*seen.sighting : nullptr;
    switch (column) {
    case NameColumn: {
        const QString what = seen.isVague() ? tr("unknown fleet") : fleetText(seen.size);
        return capitalised(seen.isInSight ? what : tr("%1, %2").arg(what, ageText(seen.age)));
    }
    case SquadronsColumn:
        return sighting && sighting->insight == Insight::List ? QVariant(sighting->squadrons) : QVariant();
    case StationColumn:
        return sighting && sighting->insight >= Insight::Posture ? QVariant(text(sighting->station)) : QVariant();
    default:
        return {};
    }
}

PowerId FleetModel::power(int id) const {
    const FleetSeen* seen = onlySeen(id);
    return seen ? seen->power : campaign().state.fleets[static_cast<std::size_t>(id)].power;
}

}  // namespace ephor
