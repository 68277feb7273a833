#include "core/rules/alala/battle/combat/contact_run.h"

#include "core/rules/alala/battle/any_phase/moves.h"

#include <algorithm>

namespace ephor::alala {

Ran run(Play& play, PieceId unit, Vec along, double inches, const PathRules& rules, const Reason& reason) {
    const Table& table = play.table();
    const Pose from = play.body(unit).pose;
    Path path = pathAlong(play.game, table, unit, from, along, inches + 4 * tolerance, rules);
    const PieceId met = path.stop == Stop::Enemy ? path.by : PieceId{};
    path = cleared(table, unit, from, along, path, rules.through);
    const double gone = std::min(path.distance, inches);
    payForPath(play, unit, along, gone);
    place(play, unit, {from.centre + along * gone, from.facing}, reason);
    addAdvance(play, unit, gone, reason);
    play.noteMoved(unit, reason);
    const bool meets = met && play.alive(met) && table.touching(unit).contains(met);
    return {gone, meets ? met : PieceId{}};
}

}  // namespace ephor::alala
