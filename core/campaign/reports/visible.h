// What one power may know of a campaign. Its reports are made from this value alone, so that nothing can leak.
#pragma once

#include "core/campaign/dice/dice_view.h"
#include "core/campaign/model/army_index.h"

namespace ephor::campaign {

/// An army of another power, seen from the next hill.
struct SeenArmy {
    PowerId power;
    PlaceId place;
    Size size = Size::Small;

    friend bool operator==(const SeenArmy&, const SeenArmy&) = default;
};

/// A fleet of another power, seen from a coast or a ship.
struct SeenFleet {
    PowerId power;
    PlaceId place;
    Size size = Size::Small;  ///< by its squadrons

    friend bool operator==(const SeenFleet&, const SeenFleet&) = default;
};

/// What everybody knows of a city, besides its owner.
struct CityStatus {
    bool isBesieged = false;
    bool isBlockaded = false;

    friend bool operator==(const CityStatus&, const CityStatus&) = default;
};

struct Visible {
    PowerId power;
    /// The campaign without seeds, as far as the power knows it. Rows keep their numbers: of its own armies, fleets,
    /// units, leaders and cities it knows everything, of others only what treaties, deals, captives, contingents,
    /// sightings and its own battles tell. What is unknown is empty.
    Campaign known;
    std::vector<SeenArmy> armies;    ///< in, or one way from, a place where it has an army or a city
    std::vector<SeenFleet> fleets;   ///< off, or one sea lane from, a place where it has an army, a fleet or a city
    std::vector<CityStatus> cities;  ///< by PlaceId
    DiceView dice;

    /// Of the same scenario.
    friend bool operator==(const Visible& a, const Visible& b) {
        return a.power == b.power && a.known.state == b.known.state && a.armies == b.armies && a.fleets == b.fleets &&
               a.cities == b.cities && a.dice == b.dice;
    }
};

Visible visibleTo(const Campaign& campaign, PowerId power);

}  // namespace ephor::campaign
