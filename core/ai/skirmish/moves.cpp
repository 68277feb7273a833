// The doctrine's walls, orders and ways.
#include "core/ai/skirmish/evaluation.h"
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/deployment.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/shooting.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double wallFrom = 24;  ///< inches from the enemy at which a wall is worth its slow pace, to those who wait
constexpr double wallUntil = 30;
constexpr double wallFromPressing = 14;  ///< and to those who press: about a charge
constexpr double wallUntilPressing = 16;
constexpr double marchUntil = 15;  ///< a retinue marches together until somebody is so near
constexpr double marchUntilPressing = 9;
constexpr double standOff = 10;  ///< and stays that far away: most charges of men on foot end short of it
constexpr double standOffPressing = 6;
constexpr double dropsToCharge = 0.5;  ///< a retinue leaves its wall where so many of it have a charge worth the while
/// A wall that is so near marches no farther: its men step into contact where it is worth it, and the others keep the
/// wall.
constexpr double wallMarchUntil = 4;
constexpr double pressTo = 1;  ///< inches from the enemy
// Points that an attack must be worth: an even fight only trades man for man.
constexpr double leastOfAttack = 1.5;
constexpr double leastOfShooter = 2.5;   ///< who shoots does so unharmed
constexpr double leastOfPrecious = 3.0;  ///< of a leader or a standard, and
constexpr double leastOfWalk = 2.0;      ///< of theirs once they are on their way
constexpr double boldness = 0.9;         ///< so much less where one presses
/// What an attack must be worth to anybody in the last turns of a battle that is not won: an even fight will do.
constexpr double leastOfLast = 0;
constexpr double leastOfLastTurns = -1;  ///< the same in the very last ones
constexpr int lastTurns = 2;
constexpr double leastOfLosing = -1;  ///< of those who lose if nothing happens
constexpr double leastOfHunt = -0.5;  ///< of those who go after the last enemies
constexpr double leastOfPreciousHunt = 0;
constexpr double besideLeader = 3.5;
constexpr double behindHisMen = 2.0;
constexpr int enoughShooters = 3;  ///< so many with a target, and the retinue stands

/// Is one of them, by the centres, so near an enemy?
bool isOneWithin(const Judgement& j, const PieceSet& figures, double inches) {
    const double almost = inches * inches * 1.000001;  // no root is drawn of what is farther away
    const Enemies& enemies = j.enemiesAtLarge();
    Enemies::Squares squares;
    for (const PieceId figure : figures) {
        enemies.measure(j.at(figure), squares);
        for (std::size_t i = 0; i < enemies.all().size(); ++i)
            if (squares[i] <= almost && std::sqrt(squares[i]) <= inches)
                return true;
    }
    return false;
}

bool isShooter(const Judgement& j, PieceId figure) { return j.profile(figure).kind.missile != Missile::None; }

bool isPrecious(const Judgement& j, PieceId figure) {
    return j.profile(figure).leader || j.table.counter(figure, Standard) != 0;
}

/// Behind the middle of his men, as the enemy is seen from there.
Vec placeOfLeader(const Judgement& j, PieceId leader) {
    Vec sum;
    int count = 0;
    for (const PieceId mate : j.game.companyOf(leader).figures & j.table.present())
        if (mate != leader && !isRouting(j.table, mate) && !isPrecious(j, mate)) {
            sum = sum + j.at(mate);
            ++count;
        }
    const Vec middle = count > 0 ? sum * (1.0 / count) : j.at(leader);
    const PieceId enemy = j.nearestEnemy(middle);
    return middle + direction(middle - j.at(enemy), j.facing(leader)) * behindHisMen;
}

/// Can it shoot at anybody from where it stands, the line of sight left aside?
bool hasTarget(const Judgement& j, PieceId figure) {
    const double reach = rangeOf(j.profile(figure).kind.missile) + j.profile(figure).radius;
    for (const PieceId enemy : j.enemies())
        if (j.table.isNear(enemy, j.at(figure), reach) && isTarget(j.game, j.table, figure, enemy))
            return true;
    return false;
}

/// Have so many of them a target that the retinue stands?
bool haveTargets(const Judgement& j, const PieceSet& figures) {
    int shooting = 0;
    for (const PieceId figure : figures)
        shooting += isShooter(j, figure) && hasTarget(j, figure) ? 1 : 0;
    return shooting >= enoughShooters;
}

Choice poseOf(Vec centre, Vec facing) {
    Choice choice;
    choice.pose = snapped({centre, facing});
    return choice;
}

Choice legalOr(const Judgement& j, const Choice& choice, const Choice& otherwise) {
    return j.game.refusal(j.table, j.request, choice) ? otherwise : choice;
}

/// Straight towards a point for at most `distance`, without ending on anybody.
Choice towards(const Judgement& j, PieceId figure, Vec point, double distance) {
    const Vec from = j.at(figure);
    const Vec along = direction(point - from, j.facing(figure));
    const Choice stay = poseOf(from, along);
    if (distance <= 0)
        return stay;
    const StraightWay way = straightWay(j.game, j.table, figure, along, distance);
    return legalOr(j, poseOf(from + along * way.distance, along), stay);
}

/// All men of a retinue the same way, until the first of them touches an enemy.
Choice marchOn(const Judgement& j) {
    const PieceId first = j.request.limits.piece;
    const PieceSet all = marchers(j.game, j.table, first);
    PieceId leader = first;
    PieceId goal;
    double least = 1e12;
    for (const PieceId figure : all)
        for (const PieceId enemy : j.enemies()) {
            const double squared = squaredLength(j.at(enemy) - j.at(figure));
            if (squared < least) {
                least = squared;
                leader = figure;
                goal = enemy;
            }
        }
    const Choice stay = poseOf(j.at(first), j.facing(first));
    if (!goal)
        return stay;
    const Vec along = direction(j.at(goal) - j.at(leader), j.facing(first));
    const bool asWall = inWall(j.table, leader);
    double distance = std::min(
        j.request.limits.allowance,
        asWall ? j.request.limits.allowance : std::sqrt(least) - (j.stance().presses ? standOffPressing : standOff));
    static constexpr double mostReach = 2;  // more than two bases
    const bool mayTouch = std::sqrt(least) - mostReach < distance;
    for (const PieceId figure : mayTouch ? all : PieceSet{}) {
        const Disc disc = discOf(j.game, j.table, figure);
        for (const PieceId enemy : j.table.nearWay(disc.centre, along, distance, disc.radius) & j.enemies())
            if (const auto at = sweepDisc(disc, along, distance, discOf(j.game, j.table, enemy)))
                distance = *at;
    }
    const Vec facing = asWall ? j.facing(first) : along;
    for (const double part : {1.0, 0.5}) {
        const Choice choice = poseOf(j.at(first) + along * (std::max(0.0, distance) * part), facing);
        if (!j.game.refusal(j.table, j.request, choice))
            return choice;
    }
    return stay;
}

/// Does a shooter shoot best from where it stands, so that it need not move?
bool staysToShoot(const Judgement& j, PieceId figure, bool hasTarget) {
    if (!isShooter(j, figure) || isPrecious(j, figure))
        return hasTarget;
    const auto place = placeToShootFrom(j, figure, j.profile(figure).move);
    return place && place->pose.centre == j.at(figure);
}

/// Whom to charge, if that is worth more than `least`: the best of those whom it may charge, of equal ones the first.
std::optional<PieceId> bestCharge(const Judgement& j, PieceId figure, bool rough, double least) {
    if (!mayCharge(j.game, j.table, figure))
        return {};
    struct Target {
        PieceId enemy;
        double value = 0;
    };
    StackList<Target, PieceSet::room> targets;
    const Profile& p = j.profile(figure);
    const double price = 0.1 * j.worth(figure);
    const double reach = greatestCharge(p) + p.radius + tolerance;
    const double worthOfMine = j.worthOfHit(figure);
    const Enemies& enemies = j.enemiesAtLarge();
    Enemies::Squares squares;
    enemies.measure(j.at(figure), squares);
    for (std::size_t i = 0; i < enemies.all().size(); ++i) {
        const Enemy& enemy = enemies.all()[i];
        const double most = reach + enemy.tableRadius;
        if (squares[i] > most * most)
            continue;
        const double gap = std::sqrt(squares[i]) - p.radius - enemy.radius;
        const double sure = rough ? 0.5 : std::clamp((p.move + chargeSides + 1 - gap) / chargeSides, 0.0, 1.0);
        if (sure < 0.5)
            continue;
        const double value = sure * (Onset(j, figure, worthOfMine, enemy, true).valueFrom(j.at(figure)) - price);
        if (value > least)
            targets.push({enemy.piece, value});
    }
    const auto best = bestOf(
        targets.all(), [&](const Target& target) { return j.request.options.contains(code::charge, target.enemy); });
    return best ? std::optional(best->enemy) : std::nullopt;
}

/// Would so many of them charge, out of the wall, that the others need not stand in it?
bool mayChargeInABody(const Judgement& j, const PieceSet& figures) {
    int fighters = 0;
    int chargers = 0;
    const Enemies& enemies = j.enemiesAtLarge();
    for (const PieceId figure : figures) {
        if (isRouting(j.table, figure) || isShooter(j, figure))
            continue;
        ++fighters;
        const Profile& p = j.profile(figure);
        if (j.table.counter(figure, State) != Steady || !hasRested(j.table.counter(figure, LastCharge), j.table.turn()))
            continue;
        for (const Enemy& enemy : enemies.all()) {
            const double gap = length(enemy.pose.centre - j.at(figure)) - p.radius - enemy.radius;
            if (gap <= p.move + chargeSides / 2.0 &&
                Onset(j, figure, j.worthOfHit(figure), enemy, true).valueFrom(j.at(figure)) >
                    leastValue(j, figure, false)) {
                ++chargers;
                break;
            }
        }
    }
    return chargers > 0 && chargers >= dropsToCharge * fighters;
}

/// Is nobody of them near the enemy, and have few of them a target?
bool shouldMarch(const Judgement& j, PieceId first) {
    const auto find = [&] {
        const PieceSet all = marchers(j.game, j.table, first);
        int walled = 0;
        for (const PieceId figure : all)
            walled += inWall(j.table, figure) ? 1 : 0;
        const double until = 2 * walled > all.size() ? wallMarchUntil
                             : j.stance().presses    ? marchUntilPressing
                                                     : marchUntil;
        return MarchSummary{all, isOneWithin(j, all, until)};
    };
    const MarchSummary march = j.cache ? j.cache->march(j.profile(first).retinue, find) : find();
    return !march.isNear && !haveTargets(j, march.marchers);
}

}  // namespace

double leastValue(const Judgement& j, PieceId figure, bool isOnItsWay) {
    if (j.stance().hunts)
        return isPrecious(j, figure) ? leastOfPreciousHunt : leastOfHunt;
    if (j.stance().isLosing)
        return leastOfLosing;
    if (j.stance().mustWinMore)
        return j.table.turn() > j.game.options().turnLimit - lastTurns ? leastOfLastTurns : leastOfLast;
    if (isPrecious(j, figure))
        return isOnItsWay ? leastOfWalk : leastOfPrecious;
    return (isShooter(j, figure) ? leastOfShooter : leastOfAttack) - (j.stance().presses ? boldness : 0.0);
}

// SKI-D01: a wall holds, and it comes slowly: whoever goes to the enemy runs first, and leaves the wall to charge.
Choice wall(const Judgement& j) {
    const Company& company = j.game.companyOf(j.request.question.piece);
    const PieceSet all = company.figures & j.table.present();
    const bool presses = j.stance().presses;
    const bool charges = j.stance().hunts || (presses && mayChargeInABody(j, all));
    if (offers(j.request, code::form) && !charges && isOneWithin(j, all, presses ? wallFromPressing : wallFrom))
        return coded(code::form);
    if (offers(j.request, code::drop) && (charges || !isOneWithin(j, all, presses ? wallUntilPressing : wallUntil)))
        return coded(code::drop);
    return coded(code::keep);
}

// SKI-D03
Choice nextFigure(const Judgement& j) {
    Choice choice;
    double ahead = -1e12;
    for (const Option& option : j.request.options) {
        if (option.code == code::march) {
            if (shouldMarch(j, option.piece))
                return coded(code::march, option.piece);
        } else if (option.code == code::figure) {
            const double here = dot(j.at(option.piece), towardsEnemy(j.me));
            if (here > ahead) {
                ahead = here;
                choice = coded(code::figure, option.piece);
            }
        }
    }
    return choice;
}

// SKI-D02, SKI-D06
Choice bestAction(const Judgement& j) {
    const PieceId figure = j.request.question.piece;
    if (j.enemies().empty())
        return coded(code::hold);
    if (isEngaged(j.table, figure)) {
        double value = 0;
        for (const PieceId enemy : enemiesInContact(j.table, figure))
            value += j.valueInContact(figure, enemy);
        return coded(value < 0 ? code::move : code::hold);
    }
    const bool shoots = isShooter(j, figure) && hasTarget(j, figure);
    Choice best = coded(inWall(j.table, figure) || staysToShoot(j, figure, shoots) ? code::hold : code::move);
    double most = shoots && !isPrecious(j, figure) ? std::max(leastOfShooter, leastValue(j, figure, false))
                                                   : leastValue(j, figure, false);
    const Profile& p = j.profile(figure);
    const bool rough = startsOnRough(j.game, j.table, figure);
    if (!rough) {
        const auto walk = bestApproach(j, figure, inWall(j.table, figure) ? wallMove : p.move);
        if (walk && walk->value > most) {
            most = walk->value;
            best = coded(code::move);
        }
    }
    const auto charge = bestCharge(j, figure, rough, most);
    return charge ? coded(code::charge, *charge) : best;
}

Choice bestMove(const Judgement& j) {
    if (j.request.limits.how == March)
        return marchOn(j);
    const PieceId figure = j.request.question.piece;
    const double allowance = j.request.limits.allowance;
    const PieceId nearest = j.nearestEnemy(j.at(figure));
    if (isEngaged(j.table, figure)) {  // away from them
        const Vec away = direction(j.at(figure) - j.at(nearest), j.facing(figure));
        const StraightWay way = straightWay(j.game, j.table, figure, away, allowance * 0.75);
        return legalOr(j, poseOf(j.at(figure) + away * way.distance, -away), poseOf(j.at(figure), j.facing(figure)));
    }
    const double gap = j.gapTo(figure, nearest);
    if (const auto walk = bestApproach(j, figure, allowance))
        return walk->choice;
    if (isPrecious(j, figure) && !j.stance().hunts && !j.stance().mustWinMore) {
        const Vec goal = placeOfLeader(j, figure);
        const double way = length(goal - j.at(figure));
        const Choice there = towards(j, figure, goal, way < 1 ? 0 : std::min(allowance, way));
        return legalOr(j, poseOf(there.pose.centre, direction(j.at(nearest) - there.pose.centre)), there);
    }
    if (isShooter(j, figure)) {
        if (const auto place = placeToShootFrom(j, figure, allowance))
            return *place;
        return towards(j, figure, j.at(nearest),
                       std::min(allowance, gap - rangeOf(j.profile(figure).kind.missile) + 1));
    }
    const PieceId leader = j.game.companyOf(figure).leader;
    if (!j.stance().presses && leader != figure && isAble(j.table, leader) && j.gapTo(figure, leader) > besideLeader) {
        const Choice back = towards(j, figure, j.at(leader), std::min(allowance, j.gapTo(figure, leader) - 2));
        return legalOr(j, poseOf(back.pose.centre, direction(j.at(nearest) - back.pose.centre)), back);
    }
    return towards(j, figure, j.at(nearest), std::min(allowance, gap - (j.stance().presses ? pressTo : standOff)));
}

}  // namespace ephor::skirmish
