// Where the doctrine's units go.
#include "core/ai/men_of_bronze/evaluation.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <optional>

namespace ephor::men_of_bronze {

namespace {

Choice staying(const Judgement& j, PieceId unit) {
    Choice choice;
    choice.pose = j.body(unit).pose;
    return choice;
}

/// A move that the rules allow, from a wish: the same way, shorter where it must be.
bool legal(const Judgement& j, const Request& request, Choice& choice, Vec centre, Vec facing) {
    choice.pose = snapped({centre, facing});
    return !checkMove(j.game, j.table, request.limits, choice);
}

/// Inches to the first enemy straight ahead, at most `most`.
double roomAhead(const Judgement& j, PieceId unit, double most, bool& enemyMet) {
    const Body& body = j.body(unit);
    const Way way = wayAhead(j.game, j.table, unit, body.pose, body.facing(), most, {});
    enemyMet = way.met && j.table.side(way.met) != j.me;
    return way.distance;
}

/// How far a unit of the line may go along a way before it outruns the slowest of its neighbours who can still keep up.
double roomInLine(const Judgement& j, PieceId unit, Vec along) {
    const double speed = dot(along, j.ahead());
    if (speed <= 0.2)
        return j.profile(unit).move;
    const double progress = dot(j.body(unit).pose.centre, j.ahead());
    double rear = progress;
    for (const PieceId p : (j.friends() & j.game.heavy()) - j.table.inContact())
        if (p != unit && j.apart(p, unit) < 400)
            rear = std::min(rear, dot(j.body(p).pose.centre, j.ahead()));
    return (rear + j.profile(unit).move + 0.25 - progress) / speed;
}

/// The distance at which a line halts before the enemy: near enough to charge with its neighbours' support (MOB-102).
double halt(const Judgement& j) { return j.game.options().inches(4); }

/// True where no enemy stands in its lane, but one within a charge stands a sidestep beside it.
bool isBesideItsWay(const Judgement& j, PieceId unit) {
    const Body& body = j.body(unit);
    const double reach = chargeAllowance(j.profile(unit).move) + 3.5 * j.game.options().bw;
    return j.apart(unit, j.nearestEnemy(unit)) < reach * reach && hasEnemyAhead(j, unit) && !j.meetsEnemy(body);
}

/// D-10 of a drilled Phalanx: a sidestep that brings an enemy before it who now stands just beside its way.
bool sidestep(const Judgement& j, const Request& request, Choice& choice) {
    const PieceId unit = request.question.piece;
    const Body& body = j.body(unit);
    const double bw = j.game.options().bw;
    for (const double aside : {1.0, -1.0, 2.0, -2.0}) {
        Body there = body;
        there.pose.centre = body.pose.centre + body.right() * (aside * bw);
        if (j.meetsEnemy(there) && legal(j, request, choice, there.pose.centre, body.facing()))
            return true;
    }
    return false;
}

/// D-10 of a Phalanx: ahead in line, to just short of the enemy.
Choice advanceInLine(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const Body& body = j.body(unit);
    Choice choice = staying(j, unit);
    if (request.limits.how == DrilledMove && isBesideItsWay(j, unit) && sidestep(j, request, choice))
        return choice;
    bool enemyMet = false;
    const double most = request.limits.allowance + halt(j);
    const double room = roomAhead(j, unit, most, enemyMet);
    double distance = std::min({request.limits.allowance, roomInLine(j, unit, body.facing()),
                                room - (enemyMet      ? halt(j)
                                        : room < most ? j.game.options().bw
                                                      : 0.0)});
    for (; distance > 0.5; distance -= 1.0) {  // the way is free so far: only where it stands is in question
        choice.pose = snapped({body.pose.centre + body.facing() * distance, body.facing()});
        if (!checkStanding(j.game, j.table, unit, {choice.pose, body.size}, Spacing::Kept))
            return choice;
    }
    return staying(j, unit);
}

/// D-10 of close-order foot that is not in Phalanx: towards its enemy, round friends who are in the way, halting before
/// him and facing him.
Choice closeUp(const Judgement& j, const Request& request, PieceId enemy) {
    const PieceId unit = request.question.piece;
    const Body& body = j.body(unit);
    const Vec goal = j.body(enemy).pose.centre;
    Choice choice = staying(j, unit);
    const Vec towards = direction(goal - body.pose.centre, body.facing());
    const double between = gap(body, j.body(enemy));
    const bool near = between < chargeAllowance(j.profile(unit).move);
    if (between - halt(j) > 0.5) {
        const auto goes = [&](Vec along) {
            const double room = near ? request.limits.allowance : std::max(1.0, roomInLine(j, unit, along));
            const double distance = std::min({request.limits.allowance, between - halt(j), room});
            for (const double part : {1.0, 0.5}) {
                const Vec there = body.pose.centre + along * (distance * part);
                if (legal(j, request, choice, there, near ? direction(goal - there, along) : along))
                    return true;
            }
            return false;
        };
        if (!near && dot(j.ahead(), towards) > 0.8 && goes(j.ahead()))
            return choice;
        for (const Vec along : {towards, direction(towards + rightOf(towards)), direction(towards - rightOf(towards))})
            if (goes(along))
                return choice;
    }
    if (legal(j, request, choice, body.pose.centre, towards))
        return choice;
    return staying(j, unit);
}

/// The enemy whom light troops go for: near, easily hurt, not already in a fight.
PieceId prey(const Judgement& j, PieceId unit) {
    PieceId best;
    double bestScore = 0;
    for (const PieceId enemy : j.enemies()) {
        const double distance = std::sqrt(j.apart(unit, enemy));
        const double softness = (isEngaged(j.table, enemy) ? -3.0 : 0.0) + (j.isHeavy(enemy) ? 0.0 : 3.0) +
                                2.0 * (5 - courage(j.table, enemy));
        const double score = softness - 0.6 * distance;
        if (!best || score > bestScore) {
            best = enemy;
            bestScore = score;
        }
    }
    return best;
}

/// D-10 of light troops with the Strategos: behind the line, out of the enemy's reach. Nothing where there is no such
/// place.
std::optional<Choice> placeBehindLine(const Judgement& j, const Request& request) {
    Choice choice;
    const PieceId unit = request.question.piece;
    const PieceSet line = j.friends() & j.game.heavy();
    const Body& body = j.body(unit);
    const double allowance = request.limits.allowance;
    Vec middle{};
    for (const PieceId p : line)
        middle = middle + j.body(p).pose.centre * (1.0 / line.size());
    const Vec behind = middle - j.ahead() * (body.size.depth + 4 * j.game.options().bw);
    const Vec towards = line.empty() ? -j.ahead() : direction(behind - body.pose.centre, -j.ahead());
    const double far =
        line.empty() ? allowance : std::min(allowance, std::sqrt(squaredLength(behind - body.pose.centre)));
    const PieceId enemy = j.nearestEnemy(unit);
    const Vec facing = enemy ? direction(j.body(enemy).pose.centre - body.pose.centre, j.ahead()) : j.ahead();
    for (const Vec along :
         {towards, -j.ahead(), direction(rightOf(j.ahead()) - j.ahead()), direction(-rightOf(j.ahead()) - j.ahead())})
        for (const double part : {1.0, 0.5}) {
            const Vec there = body.pose.centre + along * (far * part);
            if ((legal(j, request, choice, there, facing) || legal(j, request, choice, there, along)) &&
                !mayBeCharged(j, {choice.pose, body.size}))
                return choice;
        }
    return {};
}

/// D-10 of light troops: to a place in missile range of their prey, off its front where that can be had, out of the way
/// of their own line.
Choice toShoot(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const Body& body = j.body(unit);
    const PieceId enemy = prey(j, unit);
    Choice choice = staying(j, unit);
    if (!enemy)
        return choice;
    const Body& target = j.body(enemy);
    const Vec centre = body.pose.centre;
    const Vec towards = direction(target.pose.centre - centre, body.facing());
    const double between = gap(body, target);
    const double wish = j.profile(unit).range - 0.75 * j.game.options().bw;  // in range even by a bad eye

    if (isEngaged(j.table, unit) || between < 0.6 * wish) {  // too near: away, still facing him
        for (const Vec along :
             {-towards, direction(-towards + rightOf(towards)), direction(-towards - rightOf(towards)), -j.ahead()})
            for (const double part : {1.0, 0.5})
                if (legal(j, request, choice, centre + along * (request.limits.allowance * part), towards) ||
                    legal(j, request, choice, centre + along * (request.limits.allowance * part), along))
                    return choice;
        return staying(j, unit);
    }
    const double distance = std::min(request.limits.allowance, between - wish);
    if (distance <= 0.25)
        return legal(j, request, choice, centre, towards) ? choice : staying(j, unit);
    const Vec flank = dot(centre - target.pose.centre, target.right()) >= 0 ? target.right() : -target.right();
    const Vec round = direction(target.pose.centre + flank * (target.halfFrontage() + wish) - centre, towards);
    for (const Vec along :
         {round, towards, direction(towards + rightOf(towards)), direction(towards - rightOf(towards))})
        for (const double part : {1.0, 0.5})
            if (legal(j, request, choice, centre + along * (distance * part), along))
                return choice;
    return legal(j, request, choice, centre, towards) ? choice : staying(j, unit);
}

/// D-10 of light troops. With the Strategos they go where nobody can charge them.
Choice skirmish(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    Choice choice = toShoot(j, request);
    if (hasStrategos(j.table, unit) && mayBeCharged(j, {choice.pose, j.body(unit).size}))
        if (const auto behind = placeBehindLine(j, request))
            return *behind;
    return choice;
}

}  // namespace

PieceId quarry(const Judgement& j, PieceId unit) {
    PieceId best;
    double least = 0;
    for (const PieceId enemy : j.enemies()) {
        const bool slips = j.profile(enemy).traits.evade && !isWavering(j.table, enemy);
        const double cost = std::sqrt(j.apart(unit, enemy)) + (slips ? 5.0 : 0.0) + courage(j.table, enemy);
        if (!best || cost < least) {
            best = enemy;
            least = cost;
        }
    }
    return best;
}

Choice bestMove(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    switch (request.limits.how) {
    case ChargeMove: {
        double distance = 0;
        const std::optional<Vec> along = chargeLine(j, unit, request.limits.target, distance);
        Choice choice = staying(j, unit);
        if (along)
            choice.pose.facing = snapped({{}, *along}).facing;
        return checkMove(j.game, j.table, request.limits, choice) ? staying(j, unit) : choice;
    }
    case PhalanxMove:
    case DrilledMove:
        return advanceInLine(j, request);
    default: {
        if (!j.isHeavy(unit))
            return skirmish(j, request);
        const PieceId enemy = quarry(j, unit);
        return enemy ? closeUp(j, request, enemy) : staying(j, unit);
    }
    }
}

}  // namespace ephor::men_of_bronze
