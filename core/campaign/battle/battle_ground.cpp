#include "core/campaign/battle/battle_ground.h"

namespace ephor::campaign {

namespace {

struct Patch {
    const char* name;
    const char* kind;
    Ground ground;
    bool hides;
};

constexpr Patch wood{"Wood", "wood", Ground::Difficult, true};
constexpr Patch hill{"Hill", "hill", Ground::Open, false};
constexpr Patch rough{"Rough ground", "rocks", Ground::Difficult, false};
constexpr Patch orchard{"Orchard", "scrub", Ground::Difficult, false};
constexpr Patch marsh{"Marsh", "marsh", Ground::Difficult, false};

std::vector<Patch> patchesOf(Country country) {
    switch (country) {
    case Country::Arable:
        return {orchard};
    case Country::Littoral:
        return {marsh};
    case Country::Hilly:
        return {hill, rough};
    case Country::Forest:
        return {wood, wood};
    case Country::Steppe:
        return {};
    case Country::Tropical:
        return {marsh, wood};
    case Country::Dry:
        return {rough};
    }
    return {};
}

}  // namespace

std::vector<Terrain> groundOf(Country country, const TableSize& table, CampaignDice& dice) {
    std::vector<Terrain> all;
    for (const Patch& patch : patchesOf(country)) {
        // An octagon, 4 to 9 inches from its centre to each side.
        const double half = 3 + dice.die("Size of the ground");
        const int column = dice.lot("Place of the ground", 9);
        const double x = table.width * (column + 1) / 10;
        const double y = table.height * (4 + dice.lot("Depth of the ground", 3)) / 10;
        const double cut = half / 2;
        Terrain terrain;
        terrain.name = patch.name;
        terrain.kind = patch.kind;
        terrain.ground = patch.ground;
        terrain.blocksSight = patch.hides;
        terrain.outline = {{x - half, y - cut}, {x - cut, y - half}, {x + cut, y - half}, {x + half, y - cut},
                           {x + half, y + cut}, {x + cut, y + half}, {x - cut, y + half}, {x - half, y + cut}};
        all.push_back(std::move(terrain));
    }
    return all;
}

}  // namespace ephor::campaign
