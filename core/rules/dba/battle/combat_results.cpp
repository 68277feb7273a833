#include "core/rules/dba/battle/combat_results.h"

#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/suggested_moves.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <array>

namespace ephor::dba {

namespace {

constexpr double pushClearance = 1e-7;  ///< BW, left between a loser that recoils and the friend that it pushes
constexpr double hardlyFled = 0.05;     ///< BW; who flees less far was stopped at once
constexpr double flightStep = 0.25;     ///< BW, by which a flight that would end on friends is shortened
constexpr std::array flightShifts{0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1.0, -1.0};  ///< BW, to the right

bool entersAny(const DbaGame& game, const Table& table, const Body& body, bool (*of)(FeatureKind)) {
    bool enters = false;
    eachFeatureNear(game, table, body.pose.centre, body.radius(), of,
                    [&](const Feature& f) { enters = enters || covers(f, body); });
    return enters;
}

bool stopsRecoil(FeatureKind k) { return k == FeatureKind::Waterway || isWalled(k); }
bool stopsPursuit(FeatureKind k) { return isDeepCover(k) || isWalled(k) || k == FeatureKind::Waterway; }

PieceSet standingOn(const Table& table, PieceId p, const Body& body) {
    PieceSet met;
    PieceSet near = table.near(body.pose.centre, body.radius());
    near.erase(p);
    for (const PieceId o : near)
        if (overlap(body, table.body(o)))
            met.insert(o);
    return met;
}

/// Friends pushed back to make room, rearmost last.
struct Push {
    std::array<std::pair<PieceId, Pose>, armySize> moves;
    std::size_t count = 0;
};
bool makeRoom(const Play& play, PieceId loser, const Body& body, Vec back, Push& push) {
    const Table& table = play.table();
    PieceSet moved;
    moved.insert(loser);
    std::array<Body, armySize + 1> covered{};
    std::size_t bodies = 0;
    covered[bodies++] = body;
    for (std::size_t i = 0; i < bodies; ++i) {
        for (const PieceId o : standingOn(table, loser, covered[i]) - moved) {
            const Troop& troop = play.troop(o);
            if (table.side(o) != table.side(loser) || troop.is(Kind::El) || troop.is(Kind::WWg) || isGuard(table, o) ||
                inCombat(play.game, table, o) || push.count == push.moves.size())
                return false;
            // Push only as far as the recoil needs.
            const Body& from = table.body(o);
            double most = 0;
            for (const Vec corner : corners(covered[i]))
                most = std::max(most, dot(corner - from.pose.centre, back));
            double least = 1e9;
            for (const Vec corner : corners(from))
                least = std::min(least, dot(corner - from.pose.centre, back));
            const Body to{snapped({from.pose.centre + back * (most - least + pushClearance), from.pose.facing}),
                          from.size};
            if (!isOnTable(table.size(), to) || workAt(worksOf(play.game, table), to) ||
                entersAny(play.game, table, to, stopsRecoil))
                return false;
            moved.insert(o);
            push.moves[push.count++] = {o, to.pose};
            covered[bodies++] = to;
        }
        for (std::size_t k = 0; k < i; ++k)
            if (overlap(covered[i], covered[k]))
                return false;
    }
    return true;
}

void destroy(Play& play, PieceId p, const Reason& reason) {
    if (play.alive(p))
        play.remove(p, reason);
}

/// DBA-146: elephants trample what they cannot pass. False if they are destroyed by other elephants.
bool trample(Play& play, PieceId elephants, const Body& body) {
    for (const PieceId o : standingOn(play.table(), elephants, body)) {
        const bool others = play.troop(o).is(Kind::El);
        destroy(play, o, others ? why::elephantsBothDie : why::trampled);
        if (others) {
            destroy(play, elephants, why::elephantsBothDie);
            return false;
        }
    }
    return true;
}

/// DBA-142, DBA-145. False if the element was lost.
bool recoil(Play& play, PieceId p) {
    const Table& table = play.table();
    if (!strikersOfFlankOrRear(table, p).empty()) {
        destroy(play, p, frontEnemy(table, p) ? why::surrounded : why::flankedDown);
        return false;
    }
    const Body from = table.body(p);
    const Vec back = -from.facing();
    Body to{snapped({from.pose.centre + back * recoilDistance(from.size.depth), from.pose.facing}), from.size};
    // DBA-134: it ends beyond a friend that it passes through.
    for (int i = 0; i < 3; ++i)
        for (const PieceId o : standingOn(table, p, to))
            if (table.side(o) == table.side(p) && !isGuard(table, o) && recoilsThrough(play.troop(p), play.troop(o)) &&
                faceAlike(table.body(o).facing(), from.facing())) {
                const double beyond = dot(table.body(o).pose.centre - from.pose.centre, back) +
                                      table.body(o).halfDepth() + from.halfDepth();
                to.pose = snapped({from.pose.centre + back * beyond, from.pose.facing});
            }
    if (!isOnTable(table.size(), to)) {
        destroy(play, p, why::fleesOff);
        return false;
    }
    if (play.troop(p).is(Kind::El) && !trample(play, p, to))
        return false;
    Push push;
    const bool blocked = workAt(worksOf(play.game, table), to) || entersAny(play.game, table, to, stopsRecoil) ||
                         !makeRoom(play, p, to, back, push);
    if (blocked) {
        play.note(why::recoilBlocked, p);
        return true;
    }
    // Rearmost first: each moves as soon as its place is free.
    for (std::size_t left = push.count; left > 0; --left)
        for (std::size_t i = 0; i < left; ++i) {
            const auto [o, pose] = push.moves[i];
            if (left > 1 && !standingOn(table, o, {pose, table.body(o).size}).empty())
                continue;
            play.move(o, pose, why::pushed);
            push.moves[i] = push.moves[left - 1];
            break;
        }
    play.move(p, to.pose, why::recoil);
    return true;
}

/// The length of a straight flight, and what stops it.
struct Flight {
    double distance = 0;
    PieceId stoppedBy;
};
Flight flightAlong(const Play& play, PieceId p, const Body& body, double distance) {
    const Table& table = play.table();
    const Vec along = body.facing();
    Flight flight{distance, {}};
    for (const PieceId o : table.nearPath(body.pose.centre, along, distance + 2 * contactReach, body.radius())) {
        if (o == p || (table.side(o) == table.side(p) && !isGuard(table, o) && passes(play.troop(p), play.troop(o))))
            continue;
        const double keep = table.side(o) == table.side(p) ? 0 : 2 * contactReach;  // stops short of enemies
        if (const auto stop = sweep(body, along, flight.distance + keep, table.body(o));
            stop && *stop - keep < flight.distance)
            flight = {std::max(0.0, *stop - keep), o};
    }
    const auto halt = [&](Outline outline) {
        if (const auto stop = sweep(body, along, flight.distance, outline); stop && *stop < flight.distance)
            flight = {*stop, {}};
    };
    for (const Side side : bothSides)
        if (campStands(table, side))
            halt(featureAt(FeatureKind::City, campOf(table, side)).outline());
    const Troop& troop = play.troop(p);
    const bool halts = !troop.is(Kind::LH) && !troop.is(Kind::Ps);  // DBA-143
    eachFeature(play.game, table, [&](const Feature& f) {
        const bool bad = goingOf(f.kind, false, troop) == Going::Bad && f.kind != FeatureKind::Marsh;
        if (stopsRecoil(f.kind) || (bad && halts && !covers(f, body)) || (bad && troop.moveIn(Going::Bad) == 0))
            halt(f.outline());
    });
    return flight;
}

/// DBA-143, DBA-146, DBA-D10 (the shortest path is taken), section 0: recoil, turn about, one straight full move; to
/// avoid an obstacle, the smallest shift up to 1 BW.
void flee(Play& play, PieceId p) {
    if (!recoil(play, p))
        return;
    const Table& table = play.table();
    const Body now = table.body(p);
    const Troop& troop = play.troop(p);
    const double rate = std::max(1, troop.moveIn(goingAt(play.game, table, troop, now)));
    Body best{{now.pose.centre, -now.facing()}, now.size};
    Flight flight = flightAlong(play, p, best, rate);
    for (const double shift : flightShifts) {
        if (!flight.stoppedBy || table.side(flight.stoppedBy) != table.side(p))
            break;
        const Body aside{{now.pose.centre + now.right() * shift, -now.facing()}, now.size};
        if (checkPosition(play.game, table, p, aside))
            continue;
        const Flight other = flightAlong(play, p, aside, rate);
        if (other.distance > flight.distance + tolerance) {
            best = aside;
            flight = other;
        }
    }
    Body end{snapped({best.pose.centre + best.facing() * flight.distance, best.facing()}), best.size};
    if (flight.stoppedBy && flight.distance < hardlyFled && (troop.is(Kind::El) || troop.is(Kind::SCh))) {
        destroy(play, flight.stoppedBy, why::trampled);
        destroy(play, p, why::blockedFlight);
        return;
    }
    bool wet = entersAny(play.game, table, end, isRiver);
    eachFeature(play.game, table, [&](const Feature& f) {
        wet = wet || (isRiver(f.kind) && lengthInside(f, now.pose.centre, end.pose.centre) > tolerance);
    });
    if (wet && riverIs(table) != RiverIs::Paltry) {
        destroy(play, p, why::drowned);
        return;
    }
    if (!isOnTable(table.size(), end)) {
        destroy(play, p, why::fleesOff);
        return;
    }
    // It may pass friends but not end on them.
    for (double distance = flight.distance; !standingOn(table, p, end).empty(); distance -= flightStep) {
        if (distance < flightStep) {
            end = {now.pose, now.size};
            break;
        }
        end.pose = snapped({best.pose.centre + best.facing() * (distance - flightStep), best.facing()});
    }
    if (end.pose != now.pose)
        play.move(p, end.pose, why::flee);
}

}  // namespace

// DBA-133, DBA-140, DBA-147
void suffer(Play& play, Outcome outcome, const Fought& fought) {
    if (outcome == Outcome::Nothing)
        return;
    const PieceId loser = fought.loser;
    if (isGuard(play.table(), loser)) {  // shot at in a work
        if (outcome == Outcome::Destroyed)
            destroy(play, loser, why::destroyed);
        return;
    }
    // Friends in contact with the winner's flank or rear are affected too.
    PieceSet givingWay;
    if (!fought.shot && play.alive(fought.winner) && !isGuard(play.table(), fought.winner))
        givingWay = strikersOfFlankOrRear(play.table(), fought.winner);
    switch (outcome) {
    case Outcome::Recoil:
        recoil(play, loser);
        break;
    case Outcome::Flee:
        flee(play, loser);
        break;
    default:
        destroy(play, loser, why::destroyed);
        if (fought.supporter && fought.support == 1)
            destroy(play, fought.supporter, why::diesWithFront);
        break;
    }
    // A friend that an enemy strikes in its own flank would be destroyed by the recoil. House rule: it stays.
    for (const PieceId p : givingWay)
        if (p != loser && play.alive(p) && strikersOfFlankOrRear(play.table(), p).empty()) {
            play.note(why::friendGaveWay, p);
            recoil(play, p);
        }
}

namespace {

/// Section 0: contact made by a pursuit is lined up if there is room, and fought in the next bound.
Pose linedUpAfterPursuit(const Play& play, PieceId winner, const Body& end) {
    const Table& table = play.table();
    const auto isFree = [&](const Body& body) { return !checkPosition(play.game, table, winner, body); };
    const ElementSet enemies = ElementSet(table.near(end.pose.centre, end.radius() + contactReach)) &
                               ElementSet(table.all(other(table.side(winner))));
    Pose best = end.pose;
    if (const auto exact = exactEnds(table, enemies, end)) {
        if (exact->flush == end.pose || isFree({exact->flush, end.size}))
            best = exact->flush;
        else if (isFree({exact->closer, end.size}))
            best = exact->closer;
    }
    double least = 1;
    for (const PieceId e : enemies) {
        const Body& enemy = table.body(e);
        const double aside = std::abs(dot(enemy.pose.centre - end.pose.centre, end.right()));
        const Body lined{snapped(flush(end, enemy, Contact::Front)), end.size};
        const double ahead = dot(frontMiddle(enemy) - frontMiddle(end), end.facing());
        if (!isGuard(table, e) && faceEachOther(end.facing(), enemy.facing()) && isLevel(ahead, 0) &&
            within(end, enemy, contactReach) && aside < least && isFree(lined)) {
            least = aside;
            best = lined.pose;
        }
    }
    return best;
}

}  // namespace

// DBA-144, DBA-D11: pursuit is automatic.
void pursue(Play& play, PieceId winner, PieceId loser, const Troop& loserTroop) {
    const Table& table = play.table();
    const Troop& troop = play.troop(winner);
    const double full = pursuitDistance(troop, loserTroop);
    const bool gone = !play.alive(loser) || contactOf(play.body(winner), play.body(loser)) == Contact::None;
    if (full <= 0 || !gone || isGuard(table, winner) || isInContact(table, winner) ||
        entersAny(play.game, table, play.body(winner), stopsPursuit))
        return;
    const PieceId second =
        troop.is(Kind::Pk) || troop.is(Kind::Wb) ? supporterBehind(play.game, table, winner) : PieceId{};
    const Body body = play.body(winner);
    double distance = full;
    for (const PieceId o : table.nearPath(body.pose.centre, body.facing(), distance, body.radius()))
        if (o != winner)
            if (const auto stop = sweep(body, body.facing(), distance, table.body(o)))
                distance = std::min(distance, *stop);
    const auto halt = [&](const Feature& f) {
        if (isNear(f, body, distance))
            if (const auto stop = sweep(body, body.facing(), distance, f.outline()))
                distance = std::min(distance, *stop);
    };
    for (const Side side : bothSides)
        if (campStands(table, side))
            halt(featureAt(FeatureKind::City, campOf(table, side)));
    eachFeatureNear(play.game, table, body.pose.centre, body.radius() + distance, stopsPursuit, halt);
    // Section 0: it stops at the edge of the table.
    const TableSize size = table.size();
    for (const Vec c : frontCorners(body)) {
        const Vec f = body.facing();
        if (f.x > 1e-9)
            distance = std::min(distance, (size.width - c.x) / f.x);
        if (f.x < -1e-9)
            distance = std::min(distance, -c.x / f.x);
        if (f.y > 1e-9)
            distance = std::min(distance, (size.height - c.y) / f.y);
        if (f.y < -1e-9)
            distance = std::min(distance, -c.y / f.y);
    }
    Body end{snapped({body.pose.centre + body.facing() * distance, body.facing()}), body.size};
    if (distance <= 1e-3 || !isOnTable(size, end))
        return;
    end.pose = linedUpAfterPursuit(play, winner, end);
    play.move(winner, end.pose, why::pursuit);
    if (second) {
        const Body rear = play.body(second);
        const Body to{snapped({rear.pose.centre + (end.pose.centre - body.pose.centre), rear.facing()}), rear.size};
        if (standingOn(table, second, to).empty() && isOnTable(size, to))
            play.move(second, to.pose, why::pursuit);
    }
}

// DBA-A21, DBA-152
void loseWork(Play& play, PieceId guard, PieceId attacker) {
    const Side side = play.side(guard);
    const bool camp = play.table().counter(guard, Guards) == InCamp;
    destroy(play, guard, why::workLost);
    if (!camp) {
        play.note(why::cityTaken, attacker);
        play.set(Side::A, CityTaken, 1 + static_cast<int>(index(other(side))), why::cityTaken);
        return;
    }
    play.note(why::campTaken, attacker);
    play.set(side, CampIs, CampTaken, why::campTaken);
    const Body body = play.body(attacker);
    const double into = play.troop(attacker).mounted ? 1 : 0.5;
    const Body to{snapped({body.pose.centre + body.facing() * into, body.facing()}), body.size};
    if (!checkPosition(play.game, play.table(), attacker, to))
        play.move(attacker, to.pose, why::campTaken);
}

// DBA-150, DBA-A22
std::optional<Ended> victoryCheck(Play& play) {
    std::array<int, 2> losses{};
    for (const Side side : bothSides) {
        losses[index(side)] = lossesOf(play.game, play.table(), side);
        play.set(side, Losses, losses[index(side)], why::losses);
    }
    const int bound = play.table().counter(Side::A, ThisBound);
    const auto ended = [&](Winner winner, const Reason& reason) {
        return Ended{winner, static_cast<std::int16_t>(bound), &reason};
    };
    if (losses[0] >= lossesThatLose && losses[0] > losses[1])
        return ended(Winner::B, why::lostArmy);
    if (losses[1] >= lossesThatLose && losses[1] > losses[0])
        return ended(Winner::A, why::lostArmy);
    if (bound < play.options().mostBounds)
        return {};
    return ended(losses[0] > losses[1] ? Winner::B : losses[1] > losses[0] ? Winner::A : Winner::Draw, why::boundsOver);
}

}  // namespace ephor::dba
