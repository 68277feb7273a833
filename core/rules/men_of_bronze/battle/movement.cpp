#include "core/rules/men_of_bronze/battle/movement.h"

#include "core/battle/first_contact.h"
#include "core/rules/men_of_bronze/battle/activation.h"
#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/contact.h"
#include "core/rules/men_of_bronze/battle/discipline.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::men_of_bronze {

Path pathAhead(const BronzeGame& game, const Table& table, PieceId unit, const Pose& from, Vec along, double distance,
               const PieceSet& through, AtDifficult phalanx) {
    const Body body{from, table.body(unit).size};
    double end = distance;
    PieceId stopper;
    PieceSet obstacles = table.present() - through;
    obstacles.erase(unit);
    for (const PieceId p : table.nearPath(from.centre, along, distance, table.radius(unit), obstacles)) {
        // A unit that is just touched at the end of the path is in contact too. A sweep only finds overlaps above the
        // tolerance, so it looks slightly farther.
        const double contact = untilContact(body, along, end + 3 * tolerance, table.body(p));
        if (contact <= end + tolerance && (!stopper || touchesFirst(table, unit, p, contact, stopper, end))) {
            end = std::min(contact, end);
            stopper = p;
        }
    }
    const auto stopAt = [&](const std::vector<Outline>& outlines) {
        for (const Outline outline : outlines) {
            if (const auto stop = sweep(body, along, end, outline); stop && *stop < end) {
                end = *stop;
                stopper = {};
            }
        }
    };
    stopAt(game.ground().impassable);
    if (phalanx == AtDifficult::Halts && inPhalanx(table, unit))
        stopAt(game.ground().slow);  // MOB-072
    if (const double edge = untilEdge(table.size(), body, along, end); edge < end) {
        end = edge;
        stopper = {};
    }
    return {end, stopper};
}

double reachOnGround(const BronzeGame& game, Vec from, Vec along, double allowance, bool ignoreGround) {
    return ignoreGround || game.ground().slow.empty() ? allowance : reach(from, along, allowance, game.ground().slow);
}

double costOnGround(const BronzeGame& game, Vec from, Vec to, bool ignoreGround) {
    return ignoreGround || game.ground().slow.empty() ? length(to - from) : cost(from, to, game.ground().slow);
}

namespace {

/// A Phalanx breaks on Difficult ground (MOB-077). The side attacked is kept until contact ends (MOB-063).
void endLapsedState(Play& play, PieceId unit, const Reason& contactReason) {
    const Table& table = play.table();
    if (inPhalanx(table, unit) && onDifficult(play.game, table.body(unit)))
        play.set(unit, Phalanx, 0, why::brokenByGround);
    if (const PieceId enemy = pieceIn(table.counter(unit, ContactEnemy));
        enemy && !table.touching(unit).contains(enemy))
        play.set(unit, ContactEnemy, 0, contactReason);
}

}  // namespace

void place(Play& play, PieceId unit, const Pose& pose, const Reason& reason) {
    play.referee.apply(PieceMoved{unit, snapped(pose), &reason});
    const Table& table = play.table();
    endLapsedState(play, unit, reason);
    for (const PieceId enemy : table.present(other(play.side(unit))) & table.with(ContactEnemy))
        if (table.counter(enemy, ContactEnemy) == asCounter(unit) && !table.touching(unit).contains(enemy))
            play.set(enemy, ContactEnemy, 0, reason);
}

void afterCorrection(Play& play) {
    for (const PieceId unit : play.table().present())
        endLapsedState(play, unit, why::contact);
}

bool goStraight(Play& play, PieceId unit, Vec along, double distance, const Reason& reason, bool ignoreGround,
                const Vec* facing) {
    const Pose from = play.body(unit).pose;
    if (!ignoreGround) {
        for (const Outline outline : play.game.ground().dangerous) {
            for (const Crossing& crossing : crossings(outline, from.centre, along, distance)) {
                if (!crossing.enters || plainTest(play, unit, why::danger, TestFor::Move))  // MOB-075: once per entry
                    continue;
                const LossResult after =
                    afterLoss(1, targetOf(play, unit, {}), LossSource::DangerousGround, play.options());  // MOB-076
                loseCourage(play, unit, after.loss, why::dangerLoss);
                if (after.routed) {
                    rout(play, unit, why::dangerLoss);
                    return false;
                }
                takeTests(play, unit, after.test);
            }
        }
    }
    place(play, unit, {from.centre + along * distance, facing ? *facing : from.facing}, reason);
    return true;
}

// C-09, C-10, C-11, C-12 (C8: a d3 is half a d6, rounded up)
double rollBaseWidths(Play& play, PieceId unit, const Reason& reason) {
    RollRequest request;
    request.side = play.side(unit);
    request.piece = unit;
    request.why = &reason;
    Roll roll = play.referee.roll(request);
    offerRerolls(play, roll, request);
    return d3(roll[0]) * play.options().bw;
}

// MOB-043, MOB-059
bool drifts(Play& play, PieceId unit) { return !plainTest(play, unit, why::driftTest, TestFor::Move); }

// MOB-044
void slideRight(Play& play, PieceId unit) {
    const Body& body = play.body(unit);
    const Vec right = body.right();
    const Path path =
        pathAhead(play.game, play.table(), unit, body.pose, right, play.options().bw, {}, AtDifficult::Enters);
    goStraight(play, unit, right, path.distance, why::drift, false);
}

// MOB-078, MOB-174: asked if slow terrain is in reach.
bool paysForGround(Play& play, PieceId unit, double allowance) {
    if (!usableTraits(play, unit).skirmisher || pool(play.table(), play.side(unit)) < 1)
        return false;
    const Vec centre = play.body(unit).pose.centre;
    const Body near{{centre, {0, 1}}, {2 * allowance, 2 * allowance}};
    const bool touches =
        std::ranges::any_of(play.game.ground().slow, [&](Outline outline) { return overlap(outline, near); });
    if (!touches || !askYesNo(play, SkirmisherTerrain, unit, {}, why::optionPayGround, why::optionIgnoreGround, 1))
        return false;
    play.pay(play.side(unit), 1, why::ignoreGround);
    return true;
}

MoveLimits moveLimits(const BronzeGame& game, const Table& table, PieceId unit, bool ignoreGround) {
    const Profile& profile = game.profile(unit);
    const bool steady = !isWavering(table, unit);  // MOB-146
    MoveLimits limits;
    limits.piece = unit;
    limits.allowance = profile.move;
    limits.ignoreGround = ignoreGround;
    if (inPhalanx(table, unit))
        limits.how = profile.traits.drilled && steady ? DrilledMove : PhalanxMove;
    else
        limits.how = profile.traits.skirmisher && steady ? SkirmisherMove : OpenOrderMove;
    limits.passFriends = limits.how == SkirmisherMove;  // MOB-173
    return limits;
}

// MOB-033, MOB-036, MOB-AMB-51, MOB-AMB-71
const Reason* checkPosition(const BronzeGame& game, const Table& table, PieceId unit, const Body& body,
                            Spacing spacing) {
    if (!isOnTable(table.size(), body))
        return &why::offTable;
    const double bw = game.options().bw;
    const Side mine = table.side(unit);
    const double reach = table.radius(unit) + (spacing == Spacing::Kept ? bw : tolerance);
    PieceSet others = table.present();
    others.erase(unit);
    for (const PieceId p : table.near(body.pose.centre, reach, others)) {
        const double apart = separation(body, table.body(p));
        if (apart < -tolerance)
            return &why::onAnother;
        // Most friends are farther away than that along one axis, so no gap is measured.
        if (spacing == Spacing::Kept && apart < bw - tolerance / 2 && table.side(p) == mine &&
            !keepsDistance(body, table.body(p), bw))
            return &why::tooNearFriend;
    }
    for (const Outline outline : game.ground().impassable)
        if (overlap(outline, body))
            return &why::impassable;
    return nullptr;
}

namespace {

/// The path of a straight leg, for checkMove and moveUnit alike. An enemy in `stoppedBy` ends the move.
Path legPath(const BronzeGame& game, const Table& table, const MoveLimits& limits, const Pose& from, Vec along,
             double distance) {
    const PieceSet through = limits.passFriends ? table.present(table.side(limits.piece)) : PieceSet{};
    return pathAhead(game, table, limits.piece, from, along, distance, through);
}

const Reason* checkLeg(const BronzeGame& game, const Table& table, const MoveLimits& limits, const Pose& from,
                       Vec along, double distance, bool& ended) {
    const Path path = legPath(game, table, limits, from, along, distance);
    ended = false;
    if (path.distance >= distance - tolerance && !path.stoppedBy)
        return nullptr;
    if (path.stoppedBy) {
        if (table.side(path.stoppedBy) == table.side(limits.piece))
            return &why::throughFriend;  // MOB-034
        ended = true;
        return checkPosition(game, table, limits.piece,
                             {{from.centre + along * path.distance, from.facing}, table.body(limits.piece).size},
                             Spacing::Kept);
    }
    const Body stopped{{from.centre + along * path.distance, from.facing}, table.body(limits.piece).size};
    if (inPhalanx(table, limits.piece) && (limits.how == PhalanxMove || limits.how == DrilledMove)) {
        ended = true;  // MOB-072: it halts at Difficult Ground, at impassable terrain or at the table's edge
        return checkPosition(game, table, limits.piece, stopped, Spacing::Kept);
    }
    return isOnTable(table.size(), {{from.centre + along * distance, from.facing}, stopped.size}) ? &why::impassable
                                                                                                  : &why::offTable;
}

/// MOB-042, MOB-049, MOB-162: ahead, or a drilled step.
const Reason* checkFormed(const BronzeGame& game, const Table& table, const MoveLimits& limits, const Choice& choice) {
    const Body& body = table.body(limits.piece);
    const Vec delta = choice.pose.centre - body.pose.centre;
    const double ahead = dot(delta, body.facing());
    const double aside = dot(delta, body.right());
    const double bw = game.options().bw;
    if (choice.turns != 0 || squaredLength(choice.pose.facing - body.facing()) > tolerance * tolerance)
        return &why::straightOnly;
    const bool straight = std::abs(aside) <= tolerance && ahead >= -tolerance;
    const bool step =
        limits.how == DrilledMove && ((std::abs(aside) <= tolerance && ahead < 0 && ahead >= -bw - tolerance) ||
                                      (std::abs(ahead) <= tolerance && std::abs(aside) <= 2 * bw + tolerance));
    if (!straight && !step)
        return limits.how == DrilledMove ? &why::stepsOnly : &why::straightOnly;
    const double distance = length(delta);
    if (straight && distance > limits.allowance + tolerance)
        return &why::tooFar;
    if (distance <= tolerance)
        return nullptr;
    bool ended = false;
    if (const Reason* refused = checkLeg(game, table, limits, body.pose, direction(delta), distance, ended);
        refused || ended)
        return refused;
    return checkPosition(game, table, limits.piece, {choice.pose, body.size}, Spacing::Kept);
}

/// MOB-041, MOB-172: along legs, with free turns about the centre.
const Reason* checkFree(const BronzeGame& game, const Table& table, const MoveLimits& limits, const Choice& choice) {
    const Body& body = table.body(limits.piece);
    if (choice.turns == 0 && choice.pose == body.pose)
        return nullptr;  // it may always stay at a place that it was pushed or drifted to
    Pose at = body.pose;
    double spent = 0;
    for (int leg = 0; leg <= choice.turns; ++leg) {
        const Vec to = leg < choice.turns ? choice.via[static_cast<std::size_t>(leg)] : choice.pose.centre;
        const double distance = length(to - at.centre);
        if (distance <= tolerance)
            continue;
        spent += costOnGround(game, at.centre, to, limits.ignoreGround);
        if (spent > limits.allowance + tolerance)
            return &why::tooFar;
        const Vec along = direction(to - at.centre);
        if (limits.how != SkirmisherMove && squaredLength(at.facing - along) > tolerance * tolerance) {
            at.facing = along;
            if (const Reason* refused = checkPosition(game, table, limits.piece, {at, body.size}, Spacing::Any))
                return refused;
        }
        bool ended = false;
        if (const Reason* refused = checkLeg(game, table, limits, at, along, distance, ended); refused || ended)
            return refused;
        at.centre = to;
        if (leg < choice.turns && limits.passFriends)  // it may pass friends but not end on them
            if (const Reason* refused = checkPosition(game, table, limits.piece, {at, body.size}, Spacing::Any))
                return refused;
    }
    return checkPosition(game, table, limits.piece, {choice.pose, body.size}, Spacing::Kept);
}

}  // namespace

// D-10, D-14
const Reason* checkMove(const BronzeGame& game, const Table& table, const MoveLimits& limits, const Choice& choice) {
    const Vec facing = choice.pose.facing;
    if (!isFacing(facing))
        return &why::pivotTooFar;
    const Body& body = table.body(limits.piece);
    if (limits.how == ChargeMove) {
        // MOB-057: a turn of up to 90 degrees. A charge is straight, so the pose is its present place, turned.
        if (choice.turns != 0 || !(squaredLength(choice.pose.centre - body.pose.centre) <= tolerance * tolerance))
            return &why::noWay;
        if (dot(facing, body.facing()) < -tolerance)
            return &why::pivotTooFar;
        return checkPosition(game, table, limits.piece, {{body.pose.centre, facing}, body.size}, Spacing::Any);
    }
    for (int i = 0; i < choice.turns; ++i)
        if (!(squaredLength(choice.via[static_cast<std::size_t>(i)]) < 1e9))
            return &why::offTable;
    if (!(squaredLength(choice.pose.centre) < 1e9))
        return &why::offTable;
    if (limits.how == PhalanxMove || limits.how == DrilledMove)
        return checkFormed(game, table, limits, choice);
    return checkFree(game, table, limits, choice);
}

namespace {

/// MOB-042, MOB-049
void moveFormed(Play& play, PieceId unit, const MoveLimits& limits, const Choice& choice) {
    const Body body = play.body(unit);
    const Vec delta = choice.pose.centre - body.pose.centre;
    const double distance = length(delta);
    if (distance <= tolerance)  // MOB-AMB-12: no test for staying
        return;
    const Vec along = direction(delta);
    const Path path = legPath(play.game, play.table(), limits, body.pose, along, distance);
    if (path.distance <= tolerance)  // it touches that unit already
        return;
    const bool ahead = dot(delta, body.facing()) > tolerance;
    const bool drift = ahead && drifts(play, unit);
    if (!goStraight(play, unit, along, path.distance, ahead ? why::advance : why::drilledStep, false))
        return;
    if (drift)
        slideRight(play, unit);
    const double most = ahead                                            ? limits.allowance
                        : std::abs(dot(delta, body.right())) > tolerance ? 2 * play.options().bw
                                                                         : play.options().bw;
    if (path.stoppedBy && play.alive(unit) && play.table().touching(unit).contains(path.stoppedBy) &&
        offerEvadeAndFollow(play, unit, path.stoppedBy, along, most - path.distance, false))
        meet(play, unit, path.stoppedBy, body.pose.centre);
}

/// MOB-041, MOB-046, MOB-172
void moveFreely(Play& play, PieceId unit, const MoveLimits& limits, const Choice& choice) {
    const Vec origin = play.body(unit).pose.centre;
    const Reason& reason = limits.how == SkirmisherMove ? why::skirmish : why::move;
    double left = limits.allowance;
    for (int leg = 0; leg <= choice.turns; ++leg) {
        Pose at = play.body(unit).pose;
        const Vec to = leg < choice.turns ? choice.via[static_cast<std::size_t>(leg)] : choice.pose.centre;
        const double distance = length(to - at.centre);
        if (distance <= tolerance)
            continue;
        const Vec along = direction(to - at.centre);
        if (limits.how != SkirmisherMove && squaredLength(at.facing - along) > tolerance * tolerance) {
            at.facing = along;
            place(play, unit, at, why::pivot);
        }
        const Path path = legPath(play.game, play.table(), limits, play.body(unit).pose, along, distance);
        if (path.stoppedBy && path.distance <= tolerance)  // it touches that unit already
            return;
        left -= costOnGround(play.game, at.centre, at.centre + along * path.distance, limits.ignoreGround);
        // A Skirmisher chooses its facing, so near friends it arrives with its final facing.
        const bool arrives = limits.how == SkirmisherMove && leg == choice.turns && !path.stoppedBy;
        if (!goStraight(play, unit, along, path.distance, reason, limits.ignoreGround,
                        arrives ? &choice.pose.facing : nullptr))
            return;
        if (path.stoppedBy) {
            if (offerEvadeAndFollow(play, unit, path.stoppedBy, along, std::max(0.0, left), limits.ignoreGround))
                meet(play, unit, path.stoppedBy, origin);
            return;
        }
    }
    const Pose at = play.body(unit).pose;
    if (squaredLength(at.facing - choice.pose.facing) > tolerance * tolerance)
        place(play, unit, {at.centre, choice.pose.facing}, why::pivot);
}

}  // namespace

void moveUnit(Play& play, PieceId unit) {
    const bool ignoreGround = !inPhalanx(play.table(), unit) && paysForGround(play, unit, play.profile(unit).move);
    Request request;
    request.question = {MovePath, play.side(unit), unit};
    request.form = Form::Move;
    request.limits = moveLimits(play.game, play.table(), unit, ignoreGround);
    const Choice choice = play.referee.choose(request);
    if (request.limits.how == PhalanxMove || request.limits.how == DrilledMove)
        moveFormed(play, unit, request.limits, choice);
    else
        moveFreely(play, unit, request.limits, choice);
}

}  // namespace ephor::men_of_bronze
