#include "core/rules/dba/battle/shooting.h"

#include "core/rules/dba/battle/combat_results.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// DBA-112, section 0: the lines from the corners of the shooting edge to those of the target's nearest visible edge
/// cross no other base. [R]: neither does the line between their middles; otherwise a base directly ahead would not
/// hide a wide target.
bool hasClearLines(const DbaGame& game, const Table& table, PieceId shooter, Edge edge, PieceId target) {
    const Body& from = table.body(shooter);
    const Body to = standingBody(game, table, target);
    const auto mine = corners(from);
    const auto e = static_cast<std::size_t>(edge);
    const std::array start{mine[e], mine[(e + 1) % 4], (mine[e] + mine[(e + 1) % 4]) * 0.5};
    const Vec ahead = outwardNormal(from, edge);
    // The edge of the target that faces the shooter most directly.
    Edge nearest = Edge::Front;
    for (const Edge t : {Edge::Front, Edge::Right, Edge::Rear, Edge::Left})
        if (dot(outwardNormal(to, t), ahead) < dot(outwardNormal(to, nearest), ahead))
            nearest = t;
    const auto theirs = corners(to);
    const auto n = static_cast<std::size_t>(nearest);
    // Left to left: the target's corners run in the opposite direction.
    const std::array end{theirs[(n + 1) % 4], theirs[n], (theirs[n] + theirs[(n + 1) % 4]) * 0.5};
    const bool overPsiloi = game.troop(shooter).is(Kind::Art);
    for (std::size_t i = 0; i < start.size(); ++i) {
        const Vec offset = end[i] - start[i];
        const double distance = length(offset);
        const Body line{{(start[i] + end[i]) * 0.5, direction(offset, ahead)}, {1e-4, std::max(distance - 1e-3, 1e-6)}};
        for (const PieceId o : table.near(line.pose.centre, distance / 2)) {
            if (o == shooter || o == target || isGuard(table, o))
                continue;
            if (overPsiloi && table.side(o) != table.side(shooter) && game.troop(o).is(Kind::Ps))
                continue;
            if (overlap(line, table.body(o)))
                return false;
        }
    }
    return !isHidden(game, table, start[2], end[2], table.counter(target, Guards) == InWalls);
}

bool isTarget(const DbaGame& game, const Table& table, PieceId shooter, PieceId target) {
    const Troop& troop = game.troop(shooter);
    const Body to = standingBody(game, table, target);
    const Body& from = table.body(shooter);
    const double reach = troop.range + 1.5 + to.radius();
    if (squaredLength(to.pose.centre - from.pose.centre) > reach * reach)
        return false;
    if (!isGuard(table, target) && inCombat(game, table, target))
        return false;  // DBA-A17
    const auto reachesFrom = [&](Edge edge) {
        const auto distance = shotDistance(from, edge, to);
        return distance && inRange(troop, *distance) && hasClearLines(game, table, shooter, edge, target);
    };
    if (troop.is(Kind::WWg))
        return reachesFrom(Edge::Front) || reachesFrom(Edge::Right) || reachesFrom(Edge::Rear) ||
               reachesFrom(Edge::Left);
    return reachesFrom(Edge::Front);
}

}  // namespace

// DBA-111, DBA-A17
bool mayShoot(const DbaGame& game, const Table& table, PieceId shooter) {
    const Troop& troop = game.troop(shooter);
    if (troop.range == 0 || isGuard(table, shooter) || table.counter(shooter, HasShot) != 0 ||
        inCombat(game, table, shooter))
        return false;
    const bool own = table.side(shooter) == moving(table);
    if (troop.is(Kind::Art))  // in the enemy's bound only back at artillery
        return own ? table.counter(shooter, DistanceMoved) == NotMoved : incomingFire(table, shooter).byArtillery;
    return !own || table.counter(shooter, DistanceMoved) != BeyondOneWidth;
}

// DBA-111: enemies in its threat zone first, else those that shot at it, else any. Artillery chooses freely, but in the
// enemy's bound only among artillery.
PieceSet targetsOf(const DbaGame& game, const Table& table, PieceId shooter) {
    PieceSet all;
    const Side side = table.side(shooter);
    for (const PieceId e : table.present(other(side)))
        if (isTarget(game, table, shooter, e))
            all.insert(e);
    if (game.troop(shooter).is(Kind::Art)) {
        if (side == moving(table))
            return all;
        PieceSet guns;
        for (const PieceId e : all)
            if (game.troop(e).is(Kind::Art))
                guns.insert(e);
        return guns;
    }
    PieceSet near;
    for (const PieceId e : all)
        if (!isGuard(table, e) && overlap(threatZone(table.body(shooter)), table.body(e)))
            near.insert(e);
    if (!near.empty())
        return near;
    const PieceId first = incomingFire(table, shooter).first;
    if (!first || !all.contains(first))
        return all;
    PieceSet back;
    back.insert(first);
    return back;
}

namespace {

/// DBA-C05: the shooter's die, then the target's.
void shootAt(Play& play, PieceId shooter, PieceId target) {
    const DbaGame& game = play.game;
    const Troop& from = play.troop(shooter);
    const Troop& at = play.troop(target);
    PieceSet helpers;  // DBA-114: others that could shoot at it
    for (const PieceId p : play.table().present(play.side(shooter)))
        if (p != shooter && helpers.size() < 2 && mayShoot(game, play.table(), p) &&
            targetsOf(game, play.table(), p).contains(target))
            helpers.insert(p);
    play.set(shooter, HasShot, 1, why::shot);
    for (const PieceId p : helpers)
        play.set(p, HasShot, 1, why::helpsShot);
    if (from.is(Kind::Art) && at.is(Kind::Art))
        play.set(target, ShotBy, IncomingFire{true, {}}.code(), why::shotAt);
    else if (play.table().counter(target, ShotBy) == 0)
        play.set(target, ShotBy, IncomingFire{false, shooter}.code(), why::shotAt);
    const int guard = play.table().counter(target, Guards);
    const Inside inside = guard == InCamp                        ? Inside::Camp
                          : guard == InWalls && at.is(Kind::Den) ? Inside::OwnCity
                          : guard == InWalls                     ? Inside::Fortified
                                                                 : Inside::Field;
    const Breakdown attack = shootingFactor(from, at);
    const Breakdown defence = shotAtFactor(at, helpers.size(), isGeneral(play.table(), target), inside);
    const int hit = play.die(play.side(shooter), shooter, why::combatDie) + attack.total();
    const int stood = play.die(play.side(target), target, why::combatDie) + defence.total();
    play.note(why::shooting, shooter, target, hit, stood, attack);
    play.note(why::shotAt, target, shooter, stood, hit, defence);
    if (hit <= stood) {
        play.note(why::noEffect, target, shooter);
        return;
    }
    const Going going = goingAt(game, play.table(), at, play.body(target));
    const Degree degree = degreeOf(hit, stood);
    play.note(degree == Degree::Doubled ? why::isDoubled : why::isBeaten, target, shooter);
    Fought fought;
    fought.loser = target;
    fought.winner = shooter;
    fought.shot = true;
    suffer(play, outcomeFor(at, from, degree, true, going, play.options()), fought);
}

}  // namespace

// DBA-024, DBA-A15, DBA-A16
void shoot(Play& play, Side side) {
    for (;;) {
        OptionList options;
        for (const PieceId p : play.table().present())
            if (mayShoot(play.game, play.table(), p) && !targetsOf(play.game, play.table(), p).empty())
                options.add(code::chosen, why::optionShooter, p);
        if (options.size() == 0)
            return;
        const PieceId shooter = ask(play, NextShooter, side, options).piece;
        OptionList targets;
        for (const PieceId e : targetsOf(play.game, play.table(), shooter))
            targets.add(code::chosen, why::optionTarget, e);
        shootAt(play, shooter, ask(play, ShootAt, play.side(shooter), targets, shooter).piece);
    }
}

}  // namespace ephor::dba
