#include "core/ai/skirmish/approach.h"

#include "core/ai/skirmish/evaluation.h"
#include "core/ai/skirmish/moves.h"
#include "core/rules/skirmish/battle/movement.h"

namespace ephor::skirmish {

namespace {

/// True if a figure of the wall that stands there keeps a neighbour beside it and the enemy ahead.
bool staysInWall(const Viewpoint& view, PieceId figure, Vec at, Vec towardsEnemy) {
    if (dot(towardsEnemy, view.facing(figure)) < values::wallAhead)
        return false;
    for (const PieceId mate : view.game.retinueOf(figure).figures & view.table.present())
        if (mate != figure && inWall(view.table, mate) &&
            withinGap({at, view.profile(figure).radius}, discOf(view.game, view.table, mate), wallGap) &&
            dot(view.facing(mate), view.facing(figure)) > values::wallBeside)
            return true;
    return false;
}

/// A place in contact, and the value of an attack from there.
struct Blow {
    PieceId enemy;
    Vec goal;
    Vec side;  ///< of the enemy, on which it stands
    double value = 0;
    bool walled = false;
};
using Blows = StackList<Blow, 4 * PieceSet::room>;

/// Finds reachable places around the enemies with an attack value above `least`.
void findBlows(const Viewpoint& view, PieceId figure, double allowance, double least, Blows& blows) {
    const bool inItsWall = inWall(view.table, figure);
    const double radius = view.profile(figure).radius;
    const Vec from = view.at(figure);
    const double almost = allowance * allowance * 0.999999;  // saves a square root for nearer places
    const double worthOfMine = view.worthOfHit(figure);
    const Enemies& enemies = view.enemiesAtLarge();
    Enemies::Squares squares;
    enemies.measure(from, squares);
    for (std::size_t i = 0; i < enemies.all().size(); ++i) {
        const Enemy& enemy = enemies.all()[i];
        const double most = allowance + radius + enemy.tableRadius;
        if (squares[i] > most * most)
            continue;
        const AttackValue attackValue(view, figure, worthOfMine, enemy, false);
        const double reach = radius + enemy.radius + contactGap / 2;
        const Vec there = enemy.pose.centre;
        const Vec ahead = enemy.pose.facing;
        const Vec right = rightOf(ahead);
        const Arc left = enemy.guardsFlank ? Arc::ShieldedFlank : Arc::UnshieldedFlank;
        const auto look = [&](Vec side, auto... seen) {
            const Vec goal = there + side * reach;
            const double squared = squaredLength(goal - from);
            if (squared > almost && std::sqrt(squared) > allowance)
                return;
            Blow blow{enemy.piece, goal, side, attackValue.valueFrom(seen...), false};
            if (blow.value <= least)
                return;
            blow.walled = inItsWall && staysInWall(view, figure, goal, -side);
            if (inItsWall && !blow.walled)
                blow.value -= values::leavesWall;
            if (blow.value > least)
                blows.push(blow);
        };
        look(-ahead, Arc::Rear, false);
        look(right, Arc::UnshieldedFlank, true);
        look(-right, left, true);
        const Vec towardsMe = direction(from - there, ahead);
        look(towardsMe, there + towardsMe * reach);
    }
}

/// The path to a place in contact, around the enemy's flank if necessary.
std::optional<Choice> wayTo(const Viewpoint& view, const MoveLimits& limits, const Blow& blow) {
    const PieceId figure = limits.piece;
    if (checkPosition(view.game, view.table, figure, {blow.goal, -blow.side}))
        return {};
    Choice choice;
    choice.pose = snapped({blow.goal, blow.walled ? view.facing(figure) : -blow.side});
    if (!checkMove(view.game, view.table, limits, choice))
        return choice;
    const Vec there = view.at(blow.enemy);
    const Vec ahead = view.facing(blow.enemy);
    const Vec right = rightOf(ahead);
    const double nearer = dot(direction(view.at(figure) - there, ahead), right) >= 0 ? 1 : -1;
    const double reach = view.profile(figure).radius + view.profile(blow.enemy).radius + contactGap / 2;
    choice.turns = 1;
    choice.via[0] = there + (right * nearer + blow.side * values::bendOfPath) * (reach * values::widthOfPath);
    if (checkMove(view.game, view.table, limits, choice))
        return {};
    return choice;
}

std::optional<Approach> evaluateApproach(const Viewpoint& view, PieceId figure, double allowance, double least) {
    Blows blows;
    findBlows(view, figure, allowance, least, blows);
    MoveLimits limits;
    limits.piece = figure;
    limits.how = inWall(view.table, figure) ? WallWalk : Walk;
    limits.allowance = allowance;
    std::optional<Choice> route;
    const auto best = bestOf(blows.all(), [&](const Blow& blow) {
        route = wayTo(view, limits, blow);
        return route.has_value();
    });
    return best ? std::optional<Approach>({*route, best->value}) : std::nullopt;
}

}  // namespace

std::optional<Approach> bestApproach(const Viewpoint& view, PieceId figure, double allowance) {
    const auto evaluated = [&] { return evaluateApproach(view, figure, allowance, leastValue(view, figure, true)); };
    return view.cache ? view.cache->approach(figure, allowance, evaluated) : evaluated();
}

}  // namespace ephor::skirmish
