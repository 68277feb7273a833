#include "core/rules/alala/battle/any_phase/flight.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/table/geometry.h"

namespace ephor::alala {

namespace {

/// A straight path of flight: through friends that it clears, off the table if it reaches the edge.
struct Escape {
    Path path;
    bool leaves = false;
};

Escape escapeAlong(const Play& play, PieceId unit, Vec along, double distance) {
    const Table& table = play.table();
    const Pose& from = play.body(unit).pose;
    PathRules rules;
    rules.through = passableFriends(play.game, table, unit);
    rules.rough = false;  // section 0: forced moves stop only at terrain that is closed to the unit
    rules.edge = false;
    Path path = pathAlong(play.game, table, unit, from, along, distance, rules);
    if (const double edge = untilEdge(table.size(), play.body(unit), along, path.distance); edge < path.distance)
        return {{edge, Stop::Edge, {}}, true};
    path = cleared(table, unit, from, along, path, rules.through);
    return {path, false};
}

/// ALA-149: friends passed on a path; a passage costs disorder.
void go(Play& play, PieceId unit, Vec along, double distance, const Reason& reason) {
    payForPath(play, unit, along, distance, is(play.table(), unit, Status::Routing));
    const Pose from = play.body(unit).pose;
    place(play, unit, {from.centre + along * distance, from.facing}, reason);
    play.noteMoved(unit, reason);
}

}  // namespace

Vec awayFor(const Play& play, PieceId unit) {
    const Table& table = play.table();
    const Side side = play.side(unit);
    const Vec home = -towardsEnemy(side);
    const Body& body = play.body(unit);
    if (is(table, unit, Status::Withdrawing) && !isInContact(table, unit))
        return home;  // ALA-AMB-012, ALA-AMB-102: to its own table edge
    PieceId from = opponent(table, unit);
    if (!from || !within(body, play.body(from), 12)) {
        // Section 0: away from the nearest enemy hoplites, else from the nearest enemy.
        const PieceSet enemies = table.present(other(side));
        const PieceSet hoplites = enemies & play.game.hoplites(other(side));
        from = nearestOf(table, body, hoplites.empty() ? enemies : hoplites);
    }
    return from ? direction(body.pose.centre - play.body(from).pose.centre, home) : home;
}

// ALA-130, ALA-131, ALA-132, ALA-184, ALA-AMB-083, ALA-AMB-102
Flight flee(Play& play, PieceId unit, Vec away, const Reason& reason) {
    const Table& table = play.table();
    const bool first = !play.marked(unit, Fled);
    play.mark(unit, Fled, reason);
    becomeUnformed(play, unit, reason);  // ALA-133
    offerHeavyArmour(play, unit);
    const bool movedBefore = hasMomentum(table, unit);
    const MoveDice dice = moveDice(play.troops(unit), first ? Gait::FirstFlight : Gait::LaterFlight, 0, movedBefore);
    PieceSet alone;
    alone.insert(unit);
    const Moved moved = rollMove(play, unit, dice, reason, alone);
    addDisorder(play, unit, moved.tired, why::fatigue);
    Escape best;
    Vec along = away;
    bool any = false;
    for (int i = 0; i <= 8; ++i) {
        const int step = i % 2 == 0 ? -(i / 2) : (i + 1) / 2;
        const Vec heading = step == 0 ? away : turnedRight(away, 15 * step);
        const Escape escape = escapeAlong(play, unit, heading, moved.inches);
        const bool whole = escape.leaves || escape.path.distance >= moved.inches - tolerance;
        if (!any || escape.path.distance > best.path.distance + tolerance || (whole && escape.leaves)) {
            best = escape;
            along = heading;
            any = true;
        }
        if (whole)
            break;
    }
    if (best.leaves) {
        payForPath(play, unit, along, best.path.distance, is(table, unit, Status::Routing));
        lose(play, unit, why::leavesTable);
        return Flight::Gone;
    }
    if (best.path.distance < 1)  // section 0: less than an inch counts as unable
        return Flight::Unable;
    go(play, unit, along, best.path.distance, reason);
    return Flight::Moved;
}

void startRetiring(Play& play, PieceId unit, const Reason& reason) {
    if (isFleeing(play.table(), unit) || is(play.table(), unit, Status::LastStand))
        return;
    play.set(unit, Status::Retiring, reason);
    seenToBreak(play, unit);
}

void startRouting(Play& play, PieceId unit, const Reason& reason) {
    if (is(play.table(), unit, Status::Routing))
        return;
    play.set(unit, Status::Routing, reason);
    play.set(unit, Striking, 0, reason);
    becomeUnformed(play, unit, reason);
    seenToBreak(play, unit);
}

// ALA-032, ALA-235, ALA-AMB-013
bool retire(Play& play, PieceId unit, const Reason& reason) {
    if (!play.alive(unit))
        return false;
    play.unmark(unit, MustRetire, reason);
    if (is(play.table(), unit, Status::LastStand))
        return takeCasualties(play, unit, retireBlockedLoss, why::standsAndDies);
    play.mark(unit, CompulsoryMade, reason);
    switch (flee(play, unit, awayFor(play, unit), reason)) {
    case Flight::Gone:
        return false;
    case Flight::Unable: {
        if (!takeCasualties(play, unit, retireBlockedLoss, why::cannotRetire))
            return false;
        checkHalfStrength(play, unit);
        break;
    }
    case Flight::Moved:
        break;
    }
    if (!play.alive(unit))
        return false;
    // Section 0: a retiring band is steady again after its move.
    if (!play.hoplites(unit) && is(play.table(), unit, Status::Retiring)) {
        play.set(unit, Status::Steady, reason);
        play.unmark(unit, Fled, reason);
    }
    return true;
}

// ALA-236, ALA-AMB-103: a unit that cannot move surrenders to an enemy within 4 inches.
bool rout(Play& play, PieceId unit, const Reason& reason) {
    if (!play.alive(unit))
        return false;
    if (is(play.table(), unit, Status::LastStand))
        return takeCasualties(play, unit, retireBlockedLoss, why::standsAndDies);
    play.mark(unit, CompulsoryMade, reason);
    play.unmark(unit, Caught, reason);
    switch (flee(play, unit, awayFor(play, unit), reason)) {
    case Flight::Gone:
        return false;
    case Flight::Unable:
        for (const PieceId enemy : play.table().present(other(play.side(unit)))) {
            if (within(play.body(unit), play.body(enemy), standOff)) {
                lose(play, unit, why::surrenders);
                return false;
            }
        }
        break;
    case Flight::Moved:
        break;
    }
    return play.alive(unit);
}

}  // namespace ephor::alala
