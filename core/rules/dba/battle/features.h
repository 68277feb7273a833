// The terrain of a battle: features of the scenario and placed features.
#pragma once

#include "core/rules/dba/game.h"

namespace ephor::dba {

inline int featureField(const Table& table, int i, FeatureField field) {
    return table.counter(Side::A, static_cast<std::uint8_t>(featureCounter(i, field)));
}
inline Rect placedBox(const Table& table, int i) {
    const auto value = [&](FeatureField field) { return featureField(table, i, field) / 100.0; };
    return {{value(FeatureLowX), value(FeatureLowY)}, {value(FeatureHighX), value(FeatureHighY)}};
}
Feature placedFeature(const Table& table, int i);
inline FeatureKind placedKind(const Table& table, int i) {
    return static_cast<FeatureKind>(featureField(table, i, FeatureKindIs));
}
/// Calls `see(feature)` for each feature for which `wanted(kind)` is true. Most callers need few kinds.
template <typename Wanted, typename See>
void eachFeature(const DbaGame& game, const Table& table, Wanted&& wanted, See&& see) {
    for (const Feature& feature : game.drawn())
        if (wanted(feature.kind))
            see(feature);
    const int count = table.counter(Side::A, FeatureCount);
    for (int i = 0; i < count; ++i)
        if (wanted(placedKind(table, i)))
            see(placedFeature(table, i));
}
/// The same for features whose box may be within `reach` of a point; the others are rejected quickly.
template <typename Wanted, typename See>
void eachFeatureNear(const DbaGame& game, const Table& table, Vec point, double reach, Wanted&& wanted, See&& see) {
    constexpr double rounding = 1e-6;
    for (const Feature& feature : game.drawn())
        if (wanted(feature.kind))
            see(feature);
    const int count = table.counter(Side::A, FeatureCount);
    if (count == 0)
        return;
    const Vec low = (point - Vec{reach + rounding, reach + rounding}) * 100;
    const Vec high = (point + Vec{reach + rounding, reach + rounding}) * 100;
    for (int i = 0; i < count; ++i) {
        const auto value = [&](FeatureField field) { return featureField(table, i, field); };
        if (value(FeatureLowX) <= high.x && value(FeatureHighX) >= low.x && value(FeatureLowY) <= high.y &&
            value(FeatureHighY) >= low.y && wanted(placedKind(table, i)))
            see(placedFeature(table, i));
    }
}
template <typename See> void eachFeature(const DbaGame& game, const Table& table, See&& see) {
    eachFeature(game, table, [](FeatureKind) { return true; }, see);
}
/// Calls `see(low, high)` for the box of each feature.
template <typename See> void eachFeatureBox(const DbaGame& game, const Table& table, See&& see) {
    for (const Feature& feature : game.drawn())
        see(feature.low, feature.high);
    const int count = table.counter(Side::A, FeatureCount);
    for (int i = 0; i < count; ++i) {
        const Rect box = placedBox(table, i);
        see(box.low, box.high);
    }
}
/// True if the body is in a feature of such a kind.
template <typename Wanted>
bool entersAny(const DbaGame& game, const Table& table, const Body& body, const Wanted& wanted) {
    bool enters = false;
    eachFeatureNear(game, table, body.pose.centre, body.radius(), wanted,
                    [&](const Feature& f) { enters = enters || covers(f, body); });
    return enters;
}
bool hasFeatures(const DbaGame& game, const Table& table);
/// The worst going that any part of the body is in (section 0).
Going goingAt(const DbaGame& game, const Table& table, const Troop& troop, const Body& body);
std::optional<TableEdge> waterwayEdge(const DbaGame& game, const Table& table);
std::uint8_t roadEdges(const DbaGame& game, const Table& table);
/// DBA-112: true if half a base width of cover, a crest or walls are on the line from a to b. `atWalls`: walls do not
/// hide, since the target stands in them.
bool isHidden(const DbaGame& game, const Table& table, Vec a, Vec b, bool atWalls);

}  // namespace ephor::dba
