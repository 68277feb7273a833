#include "core/campaign/orders/passengers.h"

#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

namespace {

bool hasRoom(const Campaign& campaign, const ArmyIndex& armyIndex, const Fleet& fleet, ArmyId army) {
    return campaign.state.armies[army.index()].power == fleet.power &&
           squadronsFor(campaign.scenario, campaign.state, armyIndex, army) <= fleet.squadrons;
}

}  // namespace

std::vector<ArmyId> passengersOf(const Campaign& campaign, const ArmyIndex& armyIndex, FleetId id) {
    const Fleet& fleet = campaign.state.fleets[id.index()];
    std::vector<ArmyId> armies;
    for (const ArmyId army : armyIndex.armiesAt(fleet.place))
        if (hasRoom(campaign, armyIndex, fleet, army))
            armies.push_back(army);
    return armies;
}

std::vector<FleetId> shipsFor(const Campaign& campaign, const ArmyIndex& armyIndex, ArmyId army) {
    const Army& aboard = campaign.state.armies[army.index()];
    std::vector<FleetId> fleets;
    for (const FleetId id : fleetsOf(campaign.state, aboard.power))
        if (const Fleet& fleet = campaign.state.fleets[id.index()];
            fleet.place == aboard.place && hasRoom(campaign, armyIndex, fleet, army))
            fleets.push_back(id);
    return fleets;
}

}  // namespace ephor::campaign
