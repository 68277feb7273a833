#include "core/campaign/orders/passengers.h"

#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

namespace {

bool hasRoom(const Campaign& campaign, const MusterRoll& roll, const Fleet& fleet, ArmyId army) {
    return campaign.state.armies[army.index()].power == fleet.power &&
           squadronsFor(campaign.scenario, campaign.state, roll, army) <= fleet.squadrons;
}

}  // namespace

std::vector<ArmyId> passengersOf(const Campaign& campaign, const MusterRoll& roll, FleetId id) {
    const Fleet& fleet = campaign.state.fleets[id.index()];
    std::vector<ArmyId> armies;
    for (const ArmyId army : roll.armiesAt(fleet.place))
        if (hasRoom(campaign, roll, fleet, army))
            armies.push_back(army);
    return armies;
}

std::vector<FleetId> shipsFor(const Campaign& campaign, const MusterRoll& roll, ArmyId army) {
    const Army& aboard = campaign.state.armies[army.index()];
    std::vector<FleetId> fleets;
    for (const FleetId id : fleetsOf(campaign.state, aboard.power))
        if (const Fleet& fleet = campaign.state.fleets[id.index()];
            fleet.place == aboard.place && hasRoom(campaign, roll, fleet, army))
            fleets.push_back(id);
    return fleets;
}

}  // namespace ephor::campaign
