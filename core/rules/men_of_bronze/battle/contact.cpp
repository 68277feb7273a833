#include "core/rules/men_of_bronze/battle/contact.h"

#include "core/rules/men_of_bronze/battle/activation.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"

namespace ephor::men_of_bronze {

namespace {

/// MOB-167, MOB-AMB-41: moves in the enemy's direction of movement and keeps its facing. Slow terrain costs double
/// (MOB-AMB-37); Skirmishers pass friends if they end clear of them.
bool evadeAlong(Play& play, PieceId unit, Vec along, double allowance) {
    const Pose from = play.body(unit).pose;
    const double distance = reachOnGround(play.game, from.centre, along, allowance, false);
    const PieceSet friends = usableTraits(play, unit).skirmisher ? play.table().present(play.side(unit)) : PieceSet{};
    Path path = pathAhead(play.game, play.table(), unit, from, along, distance, friends);
    const Body there{{from.centre + along * path.distance, from.facing}, play.body(unit).size};
    for (const PieceId p : friends) {
        if (p != unit && overlap(there, play.body(p))) {
            path = pathAhead(play.game, play.table(), unit, from, along, distance, {});
            break;
        }
    }
    return goStraight(play, unit, along, path.distance, why::evadeMove, false);
}

/// Continues in the same direction for at most `allowance`. True if it touches `enemy` again (MOB-168; MOB-AMB-41: no
/// other target).
bool followTo(Play& play, PieceId mover, PieceId enemy, Vec along, double allowance, const Reason& reason,
              bool ignoreGround) {
    const Pose from = play.body(mover).pose;
    const double distance = reachOnGround(play.game, from.centre, along, allowance, ignoreGround);
    const Path path = pathAhead(play.game, play.table(), mover, from, along, distance, {});
    if (path.distance > tolerance && !goStraight(play, mover, along, path.distance, reason, ignoreGround))
        return false;
    return play.table().touching(mover).contains(enemy);
}

}  // namespace

bool offerEvadeAndFollow(Play& play, PieceId mover, PieceId enemy, Vec along, double movementLeft, bool ignoreGround) {
    const Table& table = play.table();
    const Side side = play.side(enemy);
    const bool mayEvade =
        mayReact(Reaction::Evade, play.profile(enemy).traits, isWavering(table, enemy), pool(table, side)) &&
        table.enemiesTouching(enemy).size() == 1;  // MOB-AMB-41: it touches no other enemy
    if (!mayEvade || !askYesNo(play, Evade, enemy, mover, why::optionStand, why::optionEvade, 1))
        return true;
    play.pay(side, 1, why::evade);  // MOB-006, MOB-166
    if (!evadeAlong(play, enemy, along, rollBaseWidths(play, enemy, why::evade)))
        return false;
    if (table.touching(mover).contains(enemy))  // it could not get away
        return true;

    // MOB-168: the rest of the move.
    if (movementLeft > tolerance) {
        if (!askYesNo(play, Follow, mover, enemy, why::optionStop, why::optionFollow))
            return false;
        if (followTo(play, mover, enemy, along, movementLeft, why::follow, ignoreGround))
            return true;
    }
    // MOB-169, MOB-170: only if it has not reached the enemy.
    if (play.alive(mover) &&
        mayReact(Reaction::Pursue, play.profile(mover).traits, isWavering(table, mover),
                 pool(table, play.side(mover))) &&
        askYesNo(play, Pursue, mover, enemy, why::optionStop, why::optionPursue, 1)) {
        play.pay(play.side(mover), 1, why::pursue);
        if (followTo(play, mover, enemy, along, rollBaseWidths(play, mover, why::pursue), why::pursue, ignoreGround))
            return true;
    }
    play.note(why::escaped, enemy, mover);  // MOB-175
    return false;
}

void lineUp(Play& play, PieceId mover, PieceId enemy, Edge edge) {
    const Table& table = play.table();
    const Pose flush = snapped(flushWith(table.body(mover), table.body(enemy), edge));
    if (flush != table.body(mover).pose &&
        !checkPosition(play.game, table, mover, {flush, table.body(mover).size}, Spacing::Any))
        place(play, mover, flush, why::conform);
}

void meet(Play& play, PieceId mover, PieceId enemy, Vec origin) {
    const Table& table = play.table();
    const Edge touched = touchedEdge(table.body(enemy), table.body(mover));
    const AttackedSide side = sideInContact(table.body(enemy), origin, touched);
    if (static_cast<int>(side) ==
        static_cast<int>(touched))  // MOB-064: flush with the touched edge if that is the side attacked
        lineUp(play, mover, enemy, touched);
    play.set(mover, ContactSide, static_cast<int>(side), why::contact);
    play.set(mover, ContactEnemy, asCounter(enemy), why::contact);
}

AttackedSide sideAttacked(const Table& table, PieceId unit, PieceId enemy) {
    if (table.counter(unit, ContactEnemy) == asCounter(enemy))
        return static_cast<AttackedSide>(table.counter(unit, ContactSide));
    const Body& target = table.body(enemy);
    const Vec origin = table.body(unit).pose.centre;
    if (isAheadOf(target, origin))  // whatever edge it touches
        return AttackedSide::Front;
    return sideInContact(target, origin, touchedEdge(target, table.body(unit)));
}

}  // namespace ephor::men_of_bronze
