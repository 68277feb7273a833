// What one power may know: everything that is shown or exported to a player is made of this, so that nothing can leak.
#pragma once

#include "core/campaign/dice/dice_view.h"
#include "core/campaign/model/muster_roll.h"

namespace ephor::campaign {

struct SeenArmy {
    PowerId power;
    PlaceId place;
    Size size = Size::Small;

    friend bool operator==(const SeenArmy&, const SeenArmy&) = default;
};

/// Ships off a coast.
struct SeenFleet {
    PowerId power;
    PlaceId place;
    Size size = Size::Small;  ///< by its squadrons

    friend bool operator==(const SeenFleet&, const SeenFleet&) = default;
};

struct CityView {
    PlaceId place;
    PowerId owner;  ///< who holds a city is known to all
    bool besieged = false;
    bool blockaded = false;  ///< that no ship comes in or out is soon known, too

    friend bool operator==(const CityView&, const CityView&) = default;
};

struct PowerView {
    PowerId power;
    Course course;
    int treasury = 0;
    int arete = 0;
    std::vector<ArmyId> armies;   ///< own ones, of which everything is known
    std::vector<SeenArmy> seen;   ///< others in, or one way from, a place where the power has an army or a city
    std::vector<FleetId> fleets;  ///< own ones
    std::vector<SeenFleet>
        seenFleets;  ///< others in a place where the power has an army, a fleet or a city, or one sea lane from it
    std::vector<CityView> cities;
    std::vector<Sighting>
        sightings;  ///< what its scouts told in this move and the last three; older tales are forgotten
    std::vector<FleetTale> fleetTales;  ///< likewise of fleets
    std::vector<Treaty> treaties;       ///< those that stand, which everybody knows; offers from and to the power alone
    std::vector<Goal> goals;            ///< its own
    std::vector<Captive> captives;      ///< its men in other hands, and others in its own
    std::vector<Deal> deals;            ///< from it and offered to it; what was done in this move and the last
    std::vector<Favour> favours;        ///< omens that it holds
    std::vector<Contingent> contingents;  ///< that it sent or that follow its armies
    std::vector<StandOff> standOffs;      ///< of its armies, in this move and the last
    DiceView dice;                        ///< the fog hides nothing of it

    friend bool operator==(const PowerView&, const PowerView&) = default;
};

PowerView viewOf(const Campaign& campaign, PowerId power);

}  // namespace ephor::campaign
