// Signs of a DBA battle besides positions: base edges, placed terrain, camps.
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/formulas.h"
#include "core/rules/dba/battle/works.h"
#include "core/rules/dba/game.h"
#include "core/rules/dba/labels.h"

namespace ephor::dba {

namespace {

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

// DBA-005, DBA-008, DBA-150: what decides the battle comes first.
std::vector<Sign> DbaGame::signs(const Table& table, Side side) const {
    using enum Sign::Use;
    const int lost = table.counter(side, Losses);
    const int pips = table.counter(side, Pips);
    std::vector<Sign> signs{
        {Marker::None, lost,
         Message("{0} of {1} losses that mean defeat", {std::to_string(lost), std::to_string(lossesThatLose)}),
         "DBA-150"},
        {Marker::None, pips, Message("{0} {1}", {"PIPs", std::to_string(pips)}), {}, Spent}};
    if (table.counter(side, Defends) != 0)
        signs.push_back({Marker::None, 0, "Defends", {}, Detail});
    if (hasBase(table, side)) {
        const Reason& edge = label::edges[static_cast<std::size_t>(baseOf(table, side))];
        signs.push_back(
            {Marker::None, 0, Message("Base: {0}", {std::string(edge.text)}), std::string(edge.rule), Detail});
    }
    return signs;
}

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
