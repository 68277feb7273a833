#include "core/ai/men_of_bronze/moves.h"

#include "core/ai/men_of_bronze/evaluation.h"
#include "core/ai/men_of_bronze/formation.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <optional>

namespace ephor::men_of_bronze {

namespace {

Choice staying(const Viewpoint& view, PieceId unit) {
    Choice choice;
    choice.pose = view.body(unit).pose;
    return choice;
}

/// Finds a legal move for a wished pose: in the same direction, shorter if necessary.
bool legal(const Viewpoint& view, const Request& request, Choice& choice, Vec centre, Vec facing) {
    choice.pose = snapped({centre, facing});
    return !checkMove(view.game, view.table, request.limits, choice);
}

/// Distance to the first enemy straight ahead in inches, at most `most`.
double roomAhead(const Viewpoint& view, PieceId unit, double most, bool& enemyAhead) {
    const Body& body = view.body(unit);
    const Path path = pathAhead(view.game, view.table, unit, body.pose, body.facing(), most, {});
    enemyAhead = path.stoppedBy && view.table.side(path.stoppedBy) != view.me;
    return path.distance;
}

/// Distance that a unit of the line may go before it outruns the slowest neighbour that can still keep up.
double roomInLine(const Viewpoint& view, PieceId unit, Vec along) {
    const double speed = dot(along, view.ahead());
    if (speed <= values::keepsLine)
        return view.profile(unit).move;
    const double progress = dot(view.body(unit).pose.centre, view.ahead());
    double rear = progress;
    for (const PieceId p : (view.friends() & view.game.heavy()) - view.table.inContact())
        if (p != unit && view.squaredApart(p, unit) < values::neighbour * values::neighbour)
            rear = std::min(rear, dot(view.body(p).pose.centre, view.ahead()));
    return (rear + view.profile(unit).move + values::aheadOfLine - progress) / speed;
}

/// The distance at which a line halts before the enemy: close enough to charge with its neighbours' support (MOB-102).
double halt(const Viewpoint& view) { return view.game.options().inches(values::halt); }

/// True if no enemy is in its lane, but one in charge range is within a sidestep.
bool isBesideItsPath(const Viewpoint& view, PieceId unit) {
    const Body& body = view.body(unit);
    const double reach = chargeAllowance(view.profile(unit).move) + values::chargeReach * view.game.options().bw;
    return view.squaredApart(unit, view.nearestEnemy(unit)) < reach * reach && hasEnemyAhead(view, unit) &&
           !view.meetsEnemy(body);
}

/// D-10 for a drilled Phalanx: a sidestep that brings an enemy just beside its lane into it.
bool sidestep(const Viewpoint& view, const Request& request, Choice& choice) {
    const PieceId unit = request.question.piece;
    const Body& body = view.body(unit);
    const double bw = view.game.options().bw;
    for (const double aside : {1.0, -1.0, 2.0, -2.0}) {
        Body there = body;
        there.pose.centre = body.pose.centre + body.right() * (aside * bw);
        if (view.meetsEnemy(there) && legal(view, request, choice, there.pose.centre, body.facing()))
            return true;
    }
    return false;
}

/// D-10 for a Phalanx: ahead with the line, to just short of the enemy.
Choice advanceInLine(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    const Body& body = view.body(unit);
    Choice choice = staying(view, unit);
    if (request.limits.how == DrilledMove && isBesideItsPath(view, unit) && sidestep(view, request, choice))
        return choice;
    bool enemyAhead = false;
    const double most = request.limits.allowance + halt(view);
    const double room = roomAhead(view, unit, most, enemyAhead);
    double distance = std::min({request.limits.allowance, roomInLine(view, unit, body.facing()),
                                room - (enemyAhead    ? halt(view)
                                        : room < most ? view.game.options().bw
                                                      : 0.0)});
    // The path is free, so only the end is tested.
    for (; distance > values::leastMove; distance -= values::shortenMove) {
        choice.pose = snapped({body.pose.centre + body.facing() * distance, body.facing()});
        if (!checkPosition(view.game, view.table, unit, {choice.pose, body.size}, Spacing::Kept))
            return choice;
    }
    return staying(view, unit);
}

/// D-10 for close-order foot not in Phalanx: towards its enemy, around friends in the way, halting in front of the
/// enemy and facing it.
Choice closeUp(const Viewpoint& view, const Request& request, PieceId enemy) {
    const PieceId unit = request.question.piece;
    const Body& body = view.body(unit);
    const Vec goal = view.body(enemy).pose.centre;
    Choice choice = staying(view, unit);
    const Vec towards = direction(goal - body.pose.centre, body.facing());
    const double between = gap(body, view.body(enemy));
    const bool near = between < chargeAllowance(view.profile(unit).move);
    if (between - halt(view) > values::leastMove) {
        const auto goes = [&](Vec along) {
            const double room =
                near ? request.limits.allowance : std::max(values::leastClosing, roomInLine(view, unit, along));
            const double distance = std::min({request.limits.allowance, between - halt(view), room});
            for (const double part : values::partsOfMove) {
                const Vec there = body.pose.centre + along * (distance * part);
                if (legal(view, request, choice, there, near ? direction(goal - there, along) : along))
                    return true;
            }
            return false;
        };
        if (!near && dot(view.ahead(), towards) > values::roughlyAhead && goes(view.ahead()))
            return choice;
        for (const Vec along : {towards, direction(towards + rightOf(towards)), direction(towards - rightOf(towards))})
            if (goes(along))
                return choice;
    }
    if (legal(view, request, choice, body.pose.centre, towards))
        return choice;
    return staying(view, unit);
}

/// The enemy that light troops approach: near, vulnerable, not in a fight.
PieceId skirmishTarget(const Viewpoint& view, PieceId unit) {
    PieceId best;
    double bestScore = 0;
    for (const PieceId enemy : view.enemies()) {
        const double distance = std::sqrt(view.squaredApart(unit, enemy));
        const double softness = (isInContact(view.table, enemy) ? -values::targetInFight : 0.0) +
                                (view.isHeavy(enemy) ? 0.0 : values::lightTarget) +
                                values::targetCourage * (values::freshCourage - courage(view.table, enemy));
        const double score = softness - values::targetInch * distance;
        if (!best || score > bestScore) {
            best = enemy;
            bestScore = score;
        }
    }
    return best;
}

/// D-10 for light troops with the Strategos: behind the line, out of the enemy's reach; none if there is no such place.
std::optional<Choice> placeBehindLine(const Viewpoint& view, const Request& request) {
    Choice choice;
    const PieceId unit = request.question.piece;
    const PieceSet line = view.friends() & view.game.heavy();
    const Body& body = view.body(unit);
    const double allowance = request.limits.allowance;
    Vec middle{};
    for (const PieceId p : line)
        middle = middle + view.body(p).pose.centre * (1.0 / line.size());
    const Vec behind = middle - view.ahead() * (body.size.depth + values::behindLine * view.game.options().bw);
    const Vec towards = line.empty() ? -view.ahead() : direction(behind - body.pose.centre, -view.ahead());
    const double far =
        line.empty() ? allowance : std::min(allowance, std::sqrt(squaredLength(behind - body.pose.centre)));
    const PieceId enemy = view.nearestEnemy(unit);
    const Vec facing = enemy ? direction(view.body(enemy).pose.centre - body.pose.centre, view.ahead()) : view.ahead();
    for (const Vec along : {towards, -view.ahead(), direction(rightOf(view.ahead()) - view.ahead()),
                            direction(-rightOf(view.ahead()) - view.ahead())})
        for (const double part : values::partsOfMove) {
            const Vec there = body.pose.centre + along * (far * part);
            if ((legal(view, request, choice, there, facing) || legal(view, request, choice, there, along)) &&
                !mayBeCharged(view, {choice.pose, body.size}))
                return choice;
        }
    return {};
}

/// D-10 for light troops: to a place in missile range of their target, if possible off its front, and not in the way of
/// their own line.
Choice toShoot(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    const Body& body = view.body(unit);
    const PieceId enemy = skirmishTarget(view, unit);
    Choice choice = staying(view, unit);
    if (!enemy)
        return choice;
    const Body& target = view.body(enemy);
    const Vec centre = body.pose.centre;
    const Vec towards = direction(target.pose.centre - centre, body.facing());
    const double between = gap(body, target);
    // In range even if the distance is misjudged.
    const double wish = view.profile(unit).range - values::insideRange * view.game.options().bw;

    // Too near: it moves away and keeps facing the enemy.
    if (isInContact(view.table, unit) || between < values::tooNear * wish) {
        for (const Vec along :
             {-towards, direction(-towards + rightOf(towards)), direction(-towards - rightOf(towards)), -view.ahead()})
            for (const double part : values::partsOfMove)
                if (legal(view, request, choice, centre + along * (request.limits.allowance * part), towards) ||
                    legal(view, request, choice, centre + along * (request.limits.allowance * part), along))
                    return choice;
        return staying(view, unit);
    }
    const double distance = std::min(request.limits.allowance, between - wish);
    if (distance <= values::leastApproach)
        return legal(view, request, choice, centre, towards) ? choice : staying(view, unit);
    const Vec flank = dot(centre - target.pose.centre, target.right()) >= 0 ? target.right() : -target.right();
    const Vec round = direction(target.pose.centre + flank * (target.halfFrontage() + wish) - centre, towards);
    for (const Vec along :
         {round, towards, direction(towards + rightOf(towards)), direction(towards - rightOf(towards))})
        for (const double part : values::partsOfMove)
            if (legal(view, request, choice, centre + along * (distance * part), along))
                return choice;
    return legal(view, request, choice, centre, towards) ? choice : staying(view, unit);
}

/// D-10 for light troops. With the Strategos they go where no enemy can charge them.
Choice skirmish(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    Choice choice = toShoot(view, request);
    if (hasStrategos(view.table, unit) && mayBeCharged(view, {choice.pose, view.body(unit).size}))
        if (const auto behind = placeBehindLine(view, request))
            return *behind;
    return choice;
}

}  // namespace

PieceId lineTarget(const Viewpoint& view, PieceId unit) {
    PieceId best;
    double least = 0;
    for (const PieceId enemy : view.enemies()) {
        const bool slips = view.profile(enemy).traits.evade && !isWavering(view.table, enemy);
        const double cost = std::sqrt(view.squaredApart(unit, enemy)) + (slips ? values::evadingTarget : 0.0) +
                            courage(view.table, enemy);
        if (!best || cost < least) {
            best = enemy;
            least = cost;
        }
    }
    return best;
}

Choice bestMove(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    switch (request.limits.how) {
    case ChargeMove: {
        double distance = 0;
        const std::optional<Vec> along = chargeLine(view, unit, request.limits.target, distance);
        Choice choice = staying(view, unit);
        if (along)
            choice.pose.facing = snapped({{}, *along}).facing;
        return checkMove(view.game, view.table, request.limits, choice) ? staying(view, unit) : choice;
    }
    case PhalanxMove:
    case DrilledMove:
        return advanceInLine(view, request);
    default: {
        if (!view.isHeavy(unit))
            return skirmish(view, request);
        const PieceId enemy = lineTarget(view, unit);
        return enemy ? closeUp(view, request, enemy) : staying(view, unit);
    }
    }
}

}  // namespace ephor::men_of_bronze
