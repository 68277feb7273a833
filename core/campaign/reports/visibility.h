// All that one power may know. Everything shown or exported to a player is made from this, so that nothing can leak.
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

/// A visible fleet.
struct SeenFleet {
    PowerId power;
    PlaceId place;
    Size size = Size::Small;  ///< by number of squadrons

    friend bool operator==(const SeenFleet&, const SeenFleet&) = default;
};

struct CityView {
    PlaceId place;
    PowerId owner;  ///< the owner of a city is public
    bool besieged = false;
    bool blockaded = false;  ///< blockades are public, too

    friend bool operator==(const CityView&, const CityView&) = default;
};

struct PowerView {
    PowerId power;
    Course course;
    int treasury = 0;
    int arete = 0;
    std::vector<ArmyId> armies;         ///< own armies; everything about them is known
    std::vector<SeenArmy> seen;         ///< others in or one way from a place with an own army or city
    std::vector<FleetId> fleets;        ///< own fleets
    std::vector<SeenFleet> seenFleets;  ///< others in or one sea lane from a place with an own army, fleet or city
    std::vector<CityView> cities;
    std::vector<Sighting> sightings;      ///< reports of its scouts, at most three turns old
    std::vector<FleetTale> fleetTales;    ///< likewise about fleets
    std::vector<Treaty> treaties;         ///< active ones, which are public; offers from and to the power only
    std::vector<Goal> goals;              ///< its own
    std::vector<Captive> captives;        ///< its own captured leaders, and those that it holds
    std::vector<Deal> deals;              ///< from it or offered to it; carried out this turn or last turn
    std::vector<Favour> favours;          ///< omen cards that it holds
    std::vector<Contingent> contingents;  ///< sent by it, or following its armies
    std::vector<StandOff> standOffs;      ///< of its armies, this turn or last turn
    DiceView dice;                        ///< not affected by the fog of war

    friend bool operator==(const PowerView&, const PowerView&) = default;
};

PowerView viewOf(const Campaign& campaign, PowerId power);

}  // namespace ephor::campaign
