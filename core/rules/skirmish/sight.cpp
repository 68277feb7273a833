// Lines of sight: SKI-114.
#include "core/rules/skirmish/play.h"

namespace ephor::skirmish {

// Section 0, "Shooting": one clear line between the centres; any disc on it blocks.
bool sees(const SkirmishGame& game, const Table& table, PieceId figure, PieceId other) {
    return seesFrom(game, table, figure, table.body(figure).pose.centre, other);
}

bool seesFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from, PieceId other) {
    return !hiderFrom(game, table, figure, from, other) &&
           !groundHides(game.country(), from, table.body(other).pose.centre);
}

PieceId hiderFrom(const SkirmishGame& game, const Table& table, PieceId figure, Vec from, PieceId other) {
    const Vec to = table.body(other).pose.centre;
    const double distance = length(to - from);
    PieceSet between = table.nearWay(from, direction(to - from), distance, 0);
    between.erase(figure);
    between.erase(other);
    for (const PieceId piece : between) {
        const double radius = game.profile(piece).radius - tolerance;
        if (squaredFromWay(table.body(piece).pose.centre, from, to) < radius * radius)
            return piece;
    }
    return {};
}

// By a hair more than he must, so that whoever is asked all round (hiderFrom) says the same.
bool isOnLine(const SkirmishGame& game, const Table& table, PieceId piece, Vec from, Vec to) {
    const double radius = 0.999 * game.profile(piece).radius;
    return squaredFromWay(table.body(piece).pose.centre, from, to) < radius * radius;
}

}  // namespace ephor::skirmish
