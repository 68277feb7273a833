// The traits of troop types (MOB-156 to MOB-171).
#pragma once

namespace ephor::men_of_bronze {

struct UnitTraits {
    bool phalanx = false;
    bool drilled = false;
    bool counterCharge = false;
    bool evade = false;
    bool moveAndShoot = false;
    bool skirmisher = false;
    bool pursue = false;
    bool shoots = false;
};

}  // namespace ephor::men_of_bronze
