#include "core/ai/alala/viewpoint.h"

#include "core/rules/alala/battle/combat/supports.h"
#include "core/table/geometry.h"

namespace ephor::alala {

bool Viewpoint::isEnemyLineWithin(PieceId unit, double inches) const {
    const Vec centre = body(unit).pose.centre;
    const double reach = table.radius(unit) + inches + 2 * tolerance;
    for (const PieceId enemy : enemyHoplites()) {
        const double most = reach + table.radius(enemy);
        if (squaredLength(body(enemy).pose.centre - centre) <= most * most && within(body(unit), body(enemy), inches))
            return true;
    }
    return false;
}

double Viewpoint::edge(PieceId unit, PieceId enemy, bool charges) const {
    CombatSide mine = combatSide(game, table, unit, enemy);
    CombatSide theirs = combatSide(game, table, enemy, unit);
    mine.flankOrRearOnly = theirs.flankOrRearOnly = false;
    if (charges) {
        mine.charged = true;
        if (hoplites(enemy) && hoplites(unit) && theirs.level != Level::Shaken)
            theirs.level = static_cast<Level>(static_cast<int>(theirs.level) - 1);
        const Sector sector =
            sectorOf(body(enemy), frontMiddle(body(unit)), struckEdge(body(enemy), frontMiddle(body(unit))));
        theirs.flankOrRearOnly = isFormed(game, table, enemy) && sector != Sector::Front;
    }
    const auto expected = [&](const CombatSide& side) {
        return combatDice(side, game.options()).total() * (7.0 - hitsOn(side)) / 6.0 + automaticHits(side);
    };
    return expected(mine) - expected(theirs);
}

}  // namespace ephor::alala
