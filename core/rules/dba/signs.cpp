// What the table shows of a DBA battle's ground: what was placed, and the camps that stand.
#include "core/rules/dba/dba_game.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// What a feature is drawn as.
const char* drawnAs(FeatureKind kind) {
    using enum FeatureKind;
    switch (kind) {
    case Waterway:
        return "sea";
    case River:
        return "river";
    case Road:
        return "road";
    case DifficultHill:
    case GentleHill:
        return "hill";
    case Wood:
    case Oasis:
        return "wood";
    case Marsh:
    case Boggy:
        return "marsh";
    case Plough:
    case Enclosure:
        return "field";
    case City:
    case Fort:
        return "wall";
    case Hamlet:
    case Edifice:
        return "building";
    default:
        return "scrub";
    }
}

}  // namespace

// DBA-105
std::vector<Terrain> DbaGame::terrain(const Table& table) const {
    std::vector<Terrain> all = setup().terrain;
    const int placed = table.counter(Side::A, FeatureCount);
    for (int i = 0; i < placed; ++i) {
        const Feature feature = placedFeature(table, i);
        const Outline outline = feature.outline();
        all.push_back({std::string(nameOf(feature.kind)),
                       drawnAs(feature.kind),
                       Ground::Open,
                       false,
                       {outline.begin(), outline.end()}});
    }
    for (const Side side : bothSides)
        if (campStands(table, side)) {
            const Rect camp = campOf(table, side);
            all.push_back({"camp",
                           "camp",
                           Ground::Open,
                           false,
                           {camp.low, {camp.high.x, camp.low.y}, camp.high, {camp.low.x, camp.high.y}}});
        }
    return all;
}

}  // namespace ephor::dba
