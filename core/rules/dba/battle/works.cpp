#include "core/rules/dba/battle/works.h"

#include "core/rules/dba/battle/features.h"

namespace ephor::dba {

std::optional<Feature> walls(const DbaGame& game, const Table& table) {
    std::optional<Feature> found;
    eachFeature(game, table, isWalled, [&](const Feature& feature) { found = feature; });
    return found;
}

Rect campOf(const Table& table, Side side) {
    const Vec low{table.counter(side, CampX) / 100.0, table.counter(side, CampY) / 100.0};
    return {low, low + Vec{1, 1}};
}

Body bodyOf(const Rect& rect) {
    return {{(rect.low + rect.high) * 0.5, {0, 1}}, {rect.high.x - rect.low.x, rect.high.y - rect.low.y}};
}

Body standingBody(const DbaGame& game, const Table& table, PieceId piece) {
    switch (table.counter(piece, Guards)) {
    case InCamp:
        return bodyOf(campOf(table, table.side(piece)));
    case InWalls:
        if (const auto work = walls(game, table))
            return bodyOf(work->box());
        break;
    default:
        break;
    }
    return table.body(piece);
}

PieceId guardOf(const Table& table, Side side, Guard work) {
    for (const PieceId p : table.present(side))
        if (table.counter(p, Guards) == work)
            return p;
    return {};
}

}  // namespace ephor::dba
