#include "core/rules/men_of_bronze/battle/charge.h"

#include "core/rules/men_of_bronze/battle/activation.h"
#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/contact.h"
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::men_of_bronze {

// MOB-057, MOB-059: a Phalanx charges straight ahead, others into their forward 180 degrees. No line of sight is needed
// (MOB-AMB-73).
bool mayDeclareCharge(const Table& table, PieceId unit, PieceId enemy) {
    const Body& body = table.body(unit);
    return inPhalanx(table, unit) ? inLane(body, table.body(enemy)) : inForwardArc(body, table.body(enemy));
}

bool isPlainlyOutOfReach(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy) {
    const Profile& reactor = game.profile(enemy);
    const bool meets = reactor.traits.counterCharge && !isWavering(table, enemy) && !isInContact(table, enemy);
    const double reach = chargeAllowance(game.profile(unit).move) + (meets ? reactor.move : 0);
    return gap(table.body(unit), table.body(enemy)) > (game.options().premeasure ? 1 : 1.5) * reach;
}

namespace {

/// MOB-060, MOB-AMB-14
void failCharge(Play& play, PieceId unit, PieceId target) {
    play.note(why::chargeFails, unit, target);
    if (play.options().failedCharge == FailedCharge::None)
        return;
    if (inPhalanx(play.table(), unit))
        play.set(unit, Phalanx, 0, why::failedChargeOrder);
    if (play.options().failedCharge == FailedCharge::OpenOrderAndWavering && !isWavering(play.table(), unit)) {
        play.set(unit, Wavering, 1, why::failedChargeOrder);
        offerRally(play, play.side(unit));
    }
}

/// D-14: asks for the direction of the charge and turns.
void turnToCharge(Play& play, PieceId unit, PieceId target) {
    Request request;
    request.question = {ChargeLine, play.side(unit), unit};
    request.form = Form::Move;
    request.subject = target;
    request.limits.piece = unit;
    request.limits.how = ChargeMove;
    request.limits.allowance = chargeAllowance(play.profile(unit).move);
    request.limits.target = target;
    const Vec facing = play.referee.choose(request).pose.facing;
    const Pose at = play.body(unit).pose;
    if (squaredLength(facing - at.facing) > tolerance * tolerance)
        place(play, unit, {at.centre, facing}, why::chargePivot);
}

/// Turns towards the nearest point of another unit, by up to 90 degrees, if nothing blocks the turn.
void faceNearest(Play& play, PieceId unit, PieceId towards, const Reason& reason) {
    const Body& body = play.body(unit);
    Vec facing =
        direction(nearestPoints({{body.pose.centre, body.facing()}, {0, 0}}, play.body(towards)).onB - body.pose.centre,
                  body.facing());
    if (dot(facing, body.facing()) < 0)
        facing = dot(facing, body.right()) >= 0 ? body.right() : -body.right();
    if (!checkPosition(play.game, play.table(), unit, {{body.pose.centre, facing}, body.size}, Spacing::Any))
        place(play, unit, {body.pose.centre, facing}, reason);
}

/// MOB-163, MOB-165: asked once, only for the declared target.
bool isCounterCharged(Play& play, PieceId unit, PieceId target) {
    const Table& table = play.table();
    const Side side = play.side(target);
    if (!mayReact(Reaction::CounterCharge, play.profile(target).traits, isWavering(table, target), pool(table, side)) ||
        isInContact(table, target) || !mayDeclareCharge(table, target, unit))
        return false;
    if (!askYesNo(play, CounterCharge, target, unit, why::optionStandCharge, why::optionCounterCharge, 1))
        return false;
    play.pay(side, 1, why::counterCharge);
    return true;
}

/// MOB-164, MOB-165: the reactor moves towards the charger, which then turns towards it again.
void comeToMeet(Play& play, PieceId charger, PieceId reactor) {
    const Table& table = play.table();
    if (!inPhalanx(table, reactor))
        faceNearest(play, reactor, charger, why::counterCharge);
    const double between = gap(table.body(charger), table.body(reactor));
    const Pose from = play.body(reactor).pose;
    const double wanted = counterchargeInches(between, play.profile(reactor).move);
    const double reach = reachOnGround(play.game, from.centre, from.facing, wanted, false);
    if (!goStraight(play, reactor, from.facing,
                    pathAhead(play.game, table, reactor, from, from.facing, reach, {}).distance, why::counterAdvance,
                    false))
        return;
    if (!inPhalanx(table, charger))
        faceNearest(play, charger, reactor, why::chargePivot);
}

/// MOB-165: charger and reactor are front to front.
void frontToFront(Play& play, PieceId charger, PieceId reactor) {
    lineUp(play, charger, reactor, Edge::Front);
    for (const auto& [one, two] : {std::pair{charger, reactor}, std::pair{reactor, charger}}) {
        play.set(one, ContactSide, static_cast<int>(AttackedSide::Front), why::counterAdvance);
        play.set(one, ContactEnemy, asCounter(two), why::counterAdvance);
    }
}

/// MOB-AMB-11: the slide of a drifting Phalanx just short of its target. Contact remains if the frontages still overlap
/// and the rest of the charge reaches (MOB-056).
bool slideAtContact(Play& play, PieceId unit, PieceId enemy, double left, bool ignoreGround) {
    slideRight(play, unit);
    if (!play.alive(unit))
        return false;
    const Body& body = play.body(unit);
    if (!play.table().touching(unit).contains(enemy) && inLane(body, play.body(enemy))) {
        const double reach = reachOnGround(play.game, body.pose.centre, body.facing(), left, ignoreGround);
        const Path path = pathAhead(play.game, play.table(), unit, body.pose, body.facing(), reach, {});
        if (path.stoppedBy == enemy || !path.stoppedBy)
            goStraight(play, unit, body.facing(), path.distance, why::chargeMove, ignoreGround);
    }
    return play.alive(unit) && play.table().touching(unit).contains(enemy);
}

/// The enemy that a unit fights where it has ended: its target, or an enemy that stopped it on the path (MOB-AMB-28b);
/// none if it touches nobody.
PieceId enemyToFight(const Play& play, PieceId unit, PieceId target, PieceId met) {
    const PieceSet touched = play.table().enemiesTouching(unit);
    if (touched.contains(target))
        return target;
    return met && touched.contains(met) ? met : touched.first();
}

struct RunEnd {
    PieceId enemy;         ///< the enemy that it fights, if any
    bool escaped = false;  ///< it made contact, and the enemy got away (MOB-175)
};

/// The straight charge move (MOB-056, MOB-060). `meeting`: the enemy that has moved towards it and can no longer evade
/// (MOB-AMB-41), if any.
RunEnd run(Play& play, PieceId unit, PieceId target, PieceId meeting, bool drift, bool ignoreGround) {
    const Table& table = play.table();
    const double allowance = chargeAllowance(play.profile(unit).move);
    const Pose from = play.body(unit).pose;
    const Vec along = from.facing;
    const double reach = reachOnGround(play.game, from.centre, along, allowance, ignoreGround);
    const PieceSet friends =
        usableTraits(play, unit).skirmisher ? table.present(play.side(unit)) : PieceSet{};  // MOB-173
    Path path = pathAhead(play.game, table, unit, from, along, reach, friends);
    if (!friends.empty() &&
        checkPosition(play.game, table, unit,
                      {{from.centre + along * path.distance, from.facing}, play.body(unit).size}, Spacing::Any))
        path = pathAhead(play.game, table, unit, from, along, reach, {});
    if (!goStraight(play, unit, along, path.distance, why::chargeMove, ignoreGround))
        return {};
    const PieceId enemy = enemyToFight(play, unit, target, path.stoppedBy);
    const double left = std::max(
        0.0, allowance - costOnGround(play.game, from.centre, from.centre + along * path.distance, ignoreGround));
    if (drift && enemy) {
        if (!slideAtContact(play, unit, enemy, left, ignoreGround))
            return {};
    } else if (drift) {
        slideRight(play, unit);
    }
    if (!enemy || !play.alive(unit))
        return {};
    if (enemy != meeting && !offerEvadeAndFollow(play, unit, enemy, along, left, ignoreGround))
        return {{}, true};
    return {enemy, false};
}

}  // namespace

// MOB-055, MOB-061, MOB-062, MOB-063, MOB-064, in the order of MOB-062: declare and pay, counter-charge, drift,
// movement, contact, Evade, side and conform, Fight.
void charge(Play& play, PieceId unit, PieceId target) {
    const Table& table = play.table();
    play.pay(play.side(unit), 1, why::charge);
    play.note(why::charge, unit, target);
    const Vec origin = play.body(unit).pose.centre;
    if (!inPhalanx(table, unit))
        turnToCharge(play, unit, target);

    if (play.options().formWindow != FormWindow::OwnActivation && mayFormPhalanx(play, target) &&
        askYesNo(play, FormationStart, target, unit, why::optionKeep, why::optionForm, 1)) {
        play.pay(play.side(target), 1, why::formPhalanx);
        play.set(target, Phalanx, 1, why::formPhalanx);
    }
    const bool met = isCounterCharged(play, unit, target);
    const bool drift = inPhalanx(table, unit) && drifts(play, unit);  // MOB-059
    const bool ignoreGround =
        !inPhalanx(table, unit) && paysForGround(play, unit, chargeAllowance(play.profile(unit).move));
    if (met)
        comeToMeet(play, unit, target);
    const RunEnd end = run(play, unit, target, met ? target : PieceId{}, drift, ignoreGround);
    if (met && end.enemy == target) {
        frontToFront(play, unit, target);
        fightRound(play, unit, target, {.attackerCharged = true, .defenderCounterCharged = true});
    } else if (end.enemy) {
        meet(play, unit, end.enemy, origin);
        fightRound(play, unit, end.enemy, {.attackerCharged = true, .defenderCounterCharged = false});  // MOB-058
    } else if (!end.escaped && play.alive(unit)) {
        failCharge(play, unit, target);
    }
}

}  // namespace ephor::men_of_bronze
