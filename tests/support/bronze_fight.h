// Two primaries of Men of Bronze front to front, with their supports about them.
#pragma once

#include "tests/support/bronze_rig.h"

#include <cassert>

namespace ephor::testing {

struct FightingUnit {
    std::string type;
    int courage = 1;
    bool wavering = false;
    bool phalanx = false;
    bool strategos = false;
    bool difficult = false;               ///< stands in a wood
    std::vector<std::string> supports{};  ///< their types
};

/// Most supports of one side that find a place within 3 inches of their primary.
inline constexpr std::size_t mostSupports = 6;

/// Unit 0 is the attacker, unit 1 the defender; then the supports of both, in order.
inline BronzeRig fightRig(const std::array<FightingUnit, 2>& primaries, const men_of_bronze::Options& options) {
    const double bw = options.bw;
    std::vector<BronzeRig::Unit> units;
    std::vector<Terrain> terrain;
    for (const Side side : bothSides) {
        const Vec ahead{0, side == Side::A ? 1.0 : -1.0};
        const Vec centre = Vec{36, 24} - ahead * bw;
        units.push_back({primaries[index(side)].type, side, {centre, ahead}});
        if (primaries[index(side)].difficult)  // too small to hold anyone else's centre
            terrain.push_back(
                {"",
                 "",
                 Ground::Difficult,
                 false,
                 {centre + Vec{-.25, -.25}, centre + Vec{.25, -.25}, centre + Vec{.25, .25}, centre + Vec{-.25, .25}}});
    }
    for (const Side side : bothSides) {
        // Aside and behind: gaps of half a base width and more.
        constexpr std::array<Vec, mostSupports> places{Vec{-5.5, 0},  {5.5, 0},     {0, -2.25},
                                                       {-5.5, -2.25}, {5.5, -2.25}, {0, -4.5}};
        const FightingUnit& primary = primaries[index(side)];
        assert(primary.supports.size() <= places.size());
        const Pose pose = units[index(side)].pose;
        for (std::size_t i = 0; i < primary.supports.size(); ++i)
            units.push_back({primary.supports[i],
                             side,
                             {pose.centre + Vec{places[i].x, places[i].y * pose.facing.y} * bw, pose.facing}});
    }
    BronzeRig rig(units, options, std::move(terrain));
    for (const std::size_t i : {0, 1}) {
        rig.set(rig.unit(i), men_of_bronze::Courage, primaries[i].courage);
        rig.set(rig.unit(i), men_of_bronze::Wavering, primaries[i].wavering ? 1 : 0);
        rig.set(rig.unit(i), men_of_bronze::Phalanx, primaries[i].phalanx ? 1 : 0);
        rig.set(rig.unit(i), men_of_bronze::Strategos, primaries[i].strategos ? 1 : 0);
    }
    return rig;
}

}  // namespace ephor::testing
