#include "core/rules/dba/battle/features.h"

namespace ephor::dba {

Feature placedFeature(const Table& table, int i) { return featureAt(placedKind(table, i), placedBox(table, i)); }

bool hasFeatures(const DbaGame& game, const Table& table) {
    return !game.drawn().empty() || table.counter(Side::A, FeatureCount) > 0;
}

// DBA-107, section 0: any part of the base counts; a road counts as good.
Going goingAt(const DbaGame& game, const Table& table, const Troop& troop, const Body& body) {
    Going worst = Going::Good;
    if (!hasFeatures(game, table))
        return worst;
    bool road = false;
    const bool rough = isRoughPlough(table);
    const auto matters = [&](FeatureKind kind) {
        return kind == FeatureKind::Road || goingOf(kind, rough, troop) > worst;
    };
    eachFeatureNear(game, table, body.pose.centre, body.radius(), matters, [&](const Feature& feature) {
        if (feature.kind == FeatureKind::Road)
            road = road || covers(feature, body.pose.centre);
        else if (covers(feature, body))
            worst = goingOf(feature.kind, rough, troop);
    });
    return road ? Going::Good : worst;
}

std::optional<TableEdge> waterwayEdge(const DbaGame& game, const Table& table) {
    std::optional<TableEdge> edge;
    eachFeature(game, table, [&](const Feature& f) {
        if (f.kind != FeatureKind::Waterway)
            return;
        if (f.high.x - f.low.x >= f.high.y - f.low.y)
            edge = f.low.y <= tolerance ? TableEdge::South : TableEdge::North;
        else
            edge = f.low.x <= tolerance ? TableEdge::West : TableEdge::East;
    });
    return edge;
}

std::uint8_t roadEdges(const DbaGame& game, const Table& table) {
    std::uint8_t edges = 0;
    const Vec size{table.size().width, table.size().height};
    eachFeature(game, table, [&](const Feature& f) {
        if (f.kind != FeatureKind::Road)
            return;
        const auto meets = [&](TableEdge edge, bool yes) {
            if (yes)
                edges = static_cast<std::uint8_t>(edges | bitOf(edge));
        };
        // A road runs from edge to edge along its longer side.
        const bool upright = f.high.y - f.low.y >= f.high.x - f.low.x;
        meets(TableEdge::South, upright && f.low.y <= tolerance);
        meets(TableEdge::North, upright && f.high.y >= size.y - tolerance);
        meets(TableEdge::West, !upright && f.low.x <= tolerance);
        meets(TableEdge::East, !upright && f.high.x >= size.x - tolerance);
    });
    return edges;
}

bool isHidden(const DbaGame& game, const Table& table, Vec a, Vec b, bool atWalls) {
    bool hidden = false;
    if (!hasFeatures(game, table))
        return false;
    eachFeature(game, table, [&](const Feature& f) {
        if (hidden)
            return;
        if (isHill(f.kind) && crossesCrest(f, a, b))
            hidden = true;
        else if (isWalled(f.kind) && !atWalls)
            hidden = lengthInside(f, a, b) > tolerance;
        else if (f.kind == FeatureKind::Gully)
            hidden = covers(f, a) || covers(f, b);
        else if (f.kind == FeatureKind::Marsh || f.kind == FeatureKind::River)
            hidden = covers(f, a);
        else if (isDeepCover(f.kind))
            hidden = lengthInside(f, a, b) >= 0.5 - tolerance;
    });
    return hidden;
}

}  // namespace ephor::dba
