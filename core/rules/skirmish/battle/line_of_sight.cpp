#include "core/rules/skirmish/battle/line_of_sight.h"

#include "core/table/geometry.h"

namespace ephor::skirmish {

// Section 0, "Shooting": one clear line between the centres; any disc on it blocks.
bool sees(const SkirmishGame& game, const Table& table, PieceId figure, PieceId other) {
    return seesFrom(game, table, figure, table.body(figure).pose.centre, other);
}

bool seesFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from, PieceId other) {
    return Lookout(game, table, figure).sees(from, other);
}

namespace {

/// A figure that would be on that line; none if there is none.
PieceId hiderFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from, PieceId other) {
    const Vec to = table.body(other).pose.centre;
    const double distance = length(to - from);
    // The table's circles cover the inscribed squares, so they are slightly smaller than the discs.
    PieceSet between = table.nearPath(from, direction(to - from), distance, contactGap);
    between.erase(figure);
    between.erase(other);
    for (const PieceId piece : between) {
        const double radius = game.profile(piece).radius - tolerance;
        if (squaredDistanceFromSegment(table.body(piece).pose.centre, from, to) < radius * radius)
            return piece;
    }
    return {};
}

/// True if a piece is on the line by a small margin, so that the result agrees with the full search (hiderFrom).
bool isOnLine(const Table& table, PieceId piece, Vec from, Vec to) {
    const double radius = 0.999 * table.round(piece);
    return squaredDistanceFromSegment(table.body(piece).pose.centre, from, to) < radius * radius;
}

}  // namespace

bool Lookout::sees(Vec from, PieceId other) const {
    const Vec to = m_table.body(other).pose.centre;
    for (const PieceId hider : m_hiders)
        if (hider && hider != other && isOnLine(m_table, hider, from, to))
            return false;
    if (const PieceId hider = hiderFrom(m_game, m_table, m_figure, from, other)) {
        m_hiders[m_next++ % m_hiders.size()] = hider;
        return false;
    }
    return !groundHides(m_game.ground(), from, to);
}

}  // namespace ephor::skirmish
