// The traits of troop types.
#pragma once

namespace ephor::ohw {

/// Most units of one army.
inline constexpr int mostUnits = 40;

/// OTW-075, OTW-A34: properties of a type that are not numbers.
struct Traits {
    bool hoplites = false;
    bool phalanx = false;
    bool throwingSpears = false;
    bool impetuous = false;
    bool looseOrder = false;
    bool freeTurn = false;
    bool archers = false;
    bool skirmisher = false;
    bool lightCavalry = false;
    bool elephants = false;
    bool indian = false;
    bool african = false;
    bool elephantDrill = false;
    bool steady = false;

    friend bool operator==(const Traits&, const Traits&) = default;
};

}  // namespace ephor::ohw
