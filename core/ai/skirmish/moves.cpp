#include "core/ai/skirmish/moves.h"

#include "core/ai/skirmish/approach.h"
#include "core/ai/skirmish/evaluation.h"
#include "core/ai/skirmish/shooting_positions.h"
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/deployment.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/shooting.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

/// True if one of the figures is this close to an enemy, between centres.
bool isOneWithin(const Viewpoint& view, const PieceSet& figures, double inches) {
    const double almost = inches * inches * 1.000001;  // saves a square root for figures farther away
    const Enemies& enemies = view.enemiesAtLarge();
    Enemies::Squares squares;
    for (const PieceId figure : figures) {
        enemies.measure(view.at(figure), squares);
        for (std::size_t i = 0; i < enemies.all().size(); ++i)
            if (squares[i] <= almost && std::sqrt(squares[i]) <= inches)
                return true;
    }
    return false;
}

bool isShooter(const Viewpoint& view, PieceId figure) { return view.profile(figure).kind.missile != Missile::None; }

bool isPrecious(const Viewpoint& view, PieceId figure) {
    return view.profile(figure).leader || view.table.counter(figure, Standard) != 0;
}

/// Behind the middle of the leader's retinue, as seen from the enemy.
Vec placeOfLeader(const Viewpoint& view, PieceId leader) {
    Vec sum;
    int count = 0;
    for (const PieceId mate : view.game.retinueOf(leader).figures & view.table.present())
        if (mate != leader && !isRouting(view.table, mate) && !isPrecious(view, mate)) {
            sum = sum + view.at(mate);
            ++count;
        }
    const Vec middle = count > 0 ? sum * (1.0 / count) : view.at(leader);
    const PieceId enemy = view.nearestEnemy(middle);
    return middle + direction(middle - view.at(enemy), view.facing(leader)) * values::behindTheMen;
}

/// True if it can shoot at an enemy from its place. Ignores the line of sight.
bool hasTarget(const Viewpoint& view, PieceId figure) {
    const double reach = rangeOf(view.profile(figure).kind.missile) + view.profile(figure).radius;
    for (const PieceId enemy : view.enemies())
        if (view.table.isNear(enemy, view.at(figure), reach) && isTarget(view.game, view.table, figure, enemy))
            return true;
    return false;
}

/// True if so many figures have a target that the retinue should stand and shoot.
bool haveTargets(const Viewpoint& view, const PieceSet& figures) {
    int shooting = 0;
    for (const PieceId figure : figures)
        shooting += isShooter(view, figure) && hasTarget(view, figure) ? 1 : 0;
    return shooting >= values::enoughShooters;
}

Choice poseOf(Vec centre, Vec facing) {
    Choice choice;
    choice.pose = snapped({centre, facing});
    return choice;
}

Choice legalOr(const Viewpoint& view, const Choice& choice, const Choice& otherwise) {
    return view.game.refusal(view.table, view.request, choice) ? otherwise : choice;
}

/// Straight towards a point for at most `distance`, without ending on another figure.
Choice towards(const Viewpoint& view, PieceId figure, Vec point, double distance) {
    const Vec from = view.at(figure);
    const Vec along = direction(point - from, view.facing(figure));
    const Choice stay = poseOf(from, along);
    if (distance <= 0)
        return stay;
    const StraightPath path = straightPath(view.game, view.table, figure, along, distance);
    return legalOr(view, poseOf(from + along * path.distance, along), stay);
}

/// All figures of a retinue in the same direction, until the first touches an enemy.
Choice marchOn(const Viewpoint& view) {
    const PieceId first = view.request.limits.piece;
    const PieceSet all = marchers(view.game, view.table, first);
    PieceId leader = first;
    PieceId goal;
    double least = 1e12;
    for (const PieceId figure : all)
        for (const PieceId enemy : view.enemies()) {
            const double squared = squaredLength(view.at(enemy) - view.at(figure));
            if (squared < least) {
                least = squared;
                leader = figure;
                goal = enemy;
            }
        }
    const Choice stay = poseOf(view.at(first), view.facing(first));
    if (!goal)
        return stay;
    const Vec along = direction(view.at(goal) - view.at(leader), view.facing(first));
    const bool asWall = inWall(view.table, leader);
    double distance =
        std::min(view.request.limits.allowance,
                 asWall ? view.request.limits.allowance
                        : std::sqrt(least) - (view.stance().presses ? values::standOffPressing : values::standOff));
    static constexpr double mostReach = 2;  // more than two bases
    const bool mayTouch = std::sqrt(least) - mostReach < distance;
    for (const PieceId figure : mayTouch ? all : PieceSet{}) {
        const Disc disc = discOf(view.game, view.table, figure);
        for (const PieceId enemy : view.table.nearPath(disc.centre, along, distance, disc.radius) & view.enemies())
            if (const auto at = sweepDisc(disc, along, distance, discOf(view.game, view.table, enemy)))
                distance = *at;
    }
    const Vec facing = asWall ? view.facing(first) : along;
    for (const double part : values::partsOfMove) {
        const Choice choice = poseOf(view.at(first) + along * (std::max(0.0, distance) * part), facing);
        if (!view.game.refusal(view.table, view.request, choice))
            return choice;
    }
    return stay;
}

/// True if a shooter shoots best from its present place, so it need not move.
bool staysToShoot(const Viewpoint& view, PieceId figure, bool hasTarget) {
    if (!isShooter(view, figure) || isPrecious(view, figure))
        return hasTarget;
    const auto place = placeToShootFrom(view, figure, view.profile(figure).move);
    return place && place->pose.centre == view.at(figure);
}

/// The best charge with a value above `least`; the first of equals.
std::optional<PieceId> bestCharge(const Viewpoint& view, PieceId figure, bool rough, double least) {
    if (!mayCharge(view.table, figure))
        return {};
    struct Target {
        PieceId enemy;
        double value = 0;
    };
    StackList<Target, PieceSet::room> targets;
    const Profile& p = view.profile(figure);
    const double price = values::charge * view.worth(figure);
    const double reach = greatestCharge(p) + p.radius + tolerance;
    const double worthOfMine = view.worthOfHit(figure);
    const Enemies& enemies = view.enemiesAtLarge();
    Enemies::Squares squares;
    enemies.measure(view.at(figure), squares);
    for (std::size_t i = 0; i < enemies.all().size(); ++i) {
        const Enemy& enemy = enemies.all()[i];
        const double most = reach + enemy.tableRadius;
        if (squares[i] > most * most)
            continue;
        const double gap = std::sqrt(squares[i]) - p.radius - enemy.radius;
        const double sure =
            rough ? values::chanceOverRough : std::clamp((p.move + chargeSides + 1 - gap) / chargeSides, 0.0, 1.0);
        if (sure < values::leastChance)
            continue;
        const double value =
            sure * (AttackValue(view, figure, worthOfMine, enemy, true).valueFrom(view.at(figure)) - price);
        if (value > least)
            targets.push({enemy.piece, value});
    }
    const auto best = bestOf(
        targets.all(), [&](const Target& target) { return view.request.options.contains(code::charge, target.enemy); });
    return best ? std::optional(best->enemy) : std::nullopt;
}

/// True if so many figures would charge out of the wall that the others need not stay in it.
bool mayChargeInABody(const Viewpoint& view, const PieceSet& figures) {
    int fighters = 0;
    int chargers = 0;
    const Enemies& enemies = view.enemiesAtLarge();
    for (const PieceId figure : figures) {
        if (isRouting(view.table, figure) || isShooter(view, figure))
            continue;
        ++fighters;
        const Profile& p = view.profile(figure);
        if (view.table.counter(figure, State) != Steady ||
            !hasRested(view.table.counter(figure, LastCharge), view.table.turn()))
            continue;
        for (const Enemy& enemy : enemies.all()) {
            const double gap = length(enemy.pose.centre - view.at(figure)) - p.radius - enemy.radius;
            if (gap <= p.move + chargeSides / 2.0 &&
                AttackValue(view, figure, view.worthOfHit(figure), enemy, true).valueFrom(view.at(figure)) >
                    leastValue(view, figure, false)) {
                ++chargers;
                break;
            }
        }
    }
    return chargers > 0 && chargers >= values::dropsToCharge * fighters;
}

/// True if no figure is near the enemy and few have a target.
bool shouldMarch(const Viewpoint& view, PieceId first) {
    const auto find = [&] {
        const PieceSet all = marchers(view.game, view.table, first);
        int walled = 0;
        for (const PieceId figure : all)
            walled += inWall(view.table, figure) ? 1 : 0;
        const double until = 2 * walled > all.size() ? values::wallMarchUntil
                             : view.stance().presses ? values::marchUntilPressing
                                                     : values::marchUntil;
        return MarchSummary{all, isOneWithin(view, all, until)};
    };
    const MarchSummary march = view.cache ? view.cache->march(view.profile(first).retinue, find) : find();
    return !march.isNear && !haveTargets(view, march.marchers);
}

}  // namespace

double leastValue(const Viewpoint& view, PieceId figure, bool isOnItsWay) {
    if (view.stance().hunts)
        return isPrecious(view, figure) ? values::leastOfPreciousHunt : values::leastOfHunt;
    if (view.stance().isLosing)
        return values::leastOfLosing;
    if (view.stance().mustWinMore)
        return view.table.turn() > view.game.options().turnLimit - values::lastTurns ? values::leastOfLastTurns
                                                                                     : values::leastOfLast;
    if (isPrecious(view, figure))
        return isOnItsWay ? values::leastOfWalk : values::leastOfPrecious;
    return (isShooter(view, figure) ? values::leastOfShooter : values::leastOfAttack) -
           (view.stance().presses ? values::boldness : 0.0);
}

// SKI-D01: a wall protects but is slow, so figures that advance run first and leave the wall to charge.
Choice wall(const Viewpoint& view) {
    const Retinue& retinue = view.game.retinueOf(view.request.question.piece);
    const PieceSet all = retinue.figures & view.table.present();
    const bool presses = view.stance().presses;
    const bool charges = view.stance().hunts || (presses && mayChargeInABody(view, all));
    if (offers(view.request, code::form) && !charges &&
        isOneWithin(view, all, presses ? values::wallFromPressing : values::wallFrom))
        return coded(code::form);
    if (offers(view.request, code::drop) &&
        (charges || !isOneWithin(view, all, presses ? values::wallUntilPressing : values::wallUntil)))
        return coded(code::drop);
    return coded(code::keep);
}

// SKI-D03
Choice nextFigure(const Viewpoint& view) {
    Choice choice;
    double ahead = -1e12;
    for (const Option& option : view.request.options) {
        if (option.code == code::march) {
            if (shouldMarch(view, option.piece))
                return coded(code::march, option.piece);
        } else if (option.code == code::figure) {
            const double here = dot(view.at(option.piece), towardsEnemy(view.me));
            if (here > ahead) {
                ahead = here;
                choice = coded(code::figure, option.piece);
            }
        }
    }
    return choice;
}

// SKI-D02, SKI-D06
Choice bestAction(const Viewpoint& view) {
    const PieceId figure = view.request.question.piece;
    if (view.enemies().empty())
        return coded(code::hold);
    if (isInContact(view.table, figure)) {
        double value = 0;
        for (const PieceId enemy : enemiesInContact(view.table, figure))
            value += view.valueInContact(figure, enemy);
        return coded(value < 0 ? code::move : code::hold);
    }
    const bool shoots = isShooter(view, figure) && hasTarget(view, figure);
    Choice best = coded(inWall(view.table, figure) || staysToShoot(view, figure, shoots) ? code::hold : code::move);
    double most = shoots && !isPrecious(view, figure)
                      ? std::max(values::leastOfShooter, leastValue(view, figure, false))
                      : leastValue(view, figure, false);
    const Profile& p = view.profile(figure);
    const bool rough = startsOnRough(view.game, view.table, figure);
    if (!rough) {
        const auto walk = bestApproach(view, figure, inWall(view.table, figure) ? wallMove : p.move);
        if (walk && walk->value > most) {
            most = walk->value;
            best = coded(code::move);
        }
    }
    const auto charge = bestCharge(view, figure, rough, most);
    return charge ? coded(code::charge, *charge) : best;
}

Choice bestMove(const Viewpoint& view) {
    if (view.request.limits.how == March)
        return marchOn(view);
    const PieceId figure = view.request.question.piece;
    const double allowance = view.request.limits.allowance;
    const PieceId nearest = view.nearestEnemy(view.at(figure));
    if (isInContact(view.table, figure)) {  // away from them
        const Vec away = direction(view.at(figure) - view.at(nearest), view.facing(figure));
        const StraightPath path =
            straightPath(view.game, view.table, figure, away, allowance * values::awayFromContact);
        return legalOr(view, poseOf(view.at(figure) + away * path.distance, -away),
                       poseOf(view.at(figure), view.facing(figure)));
    }
    const double gap = view.gapTo(figure, nearest);
    if (const auto walk = bestApproach(view, figure, allowance))
        return walk->choice;
    if (isPrecious(view, figure) && !view.stance().hunts && !view.stance().mustWinMore) {
        const Vec goal = placeOfLeader(view, figure);
        const double distance = length(goal - view.at(figure));
        const Choice there =
            towards(view, figure, goal, distance < values::leaderStays ? 0 : std::min(allowance, distance));
        return legalOr(view, poseOf(there.pose.centre, direction(view.at(nearest) - there.pose.centre)), there);
    }
    if (isShooter(view, figure)) {
        if (const auto place = placeToShootFrom(view, figure, allowance))
            return *place;
        return towards(view, figure, view.at(nearest),
                       std::min(allowance, gap - rangeOf(view.profile(figure).kind.missile) + values::insideRange));
    }
    const PieceId leader = view.game.retinueOf(figure).leader;
    if (!view.stance().presses && leader != figure && isAble(view.table, leader) &&
        view.gapTo(figure, leader) > values::besideLeader) {
        const Choice back = towards(view, figure, view.at(leader),
                                    std::min(allowance, view.gapTo(figure, leader) - values::nearestToLeader));
        return legalOr(view, poseOf(back.pose.centre, direction(view.at(nearest) - back.pose.centre)), back);
    }
    return towards(view, figure, view.at(nearest),
                   std::min(allowance, gap - (view.stance().presses ? values::pressTo : values::standOff)));
}

}  // namespace ephor::skirmish
