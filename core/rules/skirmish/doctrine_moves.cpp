// The doctrine's walls, orders and ways.
#include "core/rules/skirmish/judgement.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double wallFrom = 24;  ///< inches from the enemy at which a wall is worth its slow pace
constexpr double wallUntil = 30;
constexpr double marchUntil = 15;  ///< a retinue marches together until somebody is so near
constexpr double standOff = 12;    ///< and stays that far away: a charge goes farther than that only with luck
/// A wall that is so near marches no farther: its men step into contact where it is worth it, and the others keep the wall.
constexpr double wallMarchUntil = 4;
constexpr int pressFrom = 8;   ///< the turn
constexpr double pressTo = 1;  ///< inches from the enemy
constexpr int lastTurns = 4;   ///< of the battle: what is not won now is never won
constexpr int leadToWin = 12;  ///< parts of a hundred; 10 are needed, and one man may yet fall
constexpr double priceOfWall = 4.0;
// Points that an attack must be worth: an even fight only trades man for man.
constexpr double leastOfAttack = 1.5;
constexpr double leastOfShooter = 2.5;   ///< who shoots does so unharmed
constexpr double leastOfPrecious = 3.0;  ///< of a leader or a standard, and
constexpr double leastOfWalk = 2.0;      ///< of theirs once they are on their way
constexpr double boldness = 0.4;         ///< so much less where one presses
/// What an attack must be worth to anybody in the last turns of a battle that is not won: more than an even fight, for even ones change no lead.
constexpr double leastOfLast = 0.3;
constexpr double besideLeader = 3.5;
constexpr double behindHisMen = 2.0;
constexpr int enoughShooters = 3;  ///< so many with a target, and the retinue stands

double nearestOf(const Judgement& j, const PieceSet& figures) {
    double least = 1e12;
    for (const PieceId figure : figures)
        for (const PieceId enemy : j.enemies())
            least = std::min(least, squaredLength(j.at(enemy) - j.at(figure)));
    return std::sqrt(least);
}

/// Would it not be won if the figures were counted now, as they soon will be (SKI-131)? A draw is no better than a defeat.
bool mustWinMore(const Judgement& j) {
    if (j.table.turn() <= j.game.options().turnLimit - lastTurns)
        return false;
    const int mine = j.table.all(j.me).size();
    const int his = j.table.all(other(j.me)).size();
    const int lead = able(j.table, j.me) * 100 * his - able(j.table, other(j.me)) * 100 * mine;
    return lead < leadToWin * mine * his;
}

/// Late, or with the better part of those who are left, one goes to them.
bool presses(const Judgement& j) {
    const int mine = able(j.table, j.me);
    const int his = able(j.table, other(j.me));
    return j.table.turn() >= pressFrom && 20 * mine < 23 * his;
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
    const PieceSet near =
        j.table.near(j.at(figure), rangeOf(j.profile(figure).kind.missile) + j.profile(figure).radius) & j.enemies();
    for (const PieceId enemy : near)
        if (isTarget(j.game, j.table, figure, enemy))
            return true;
    return false;
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
    double distance = std::min(j.request.limits.allowance,
                               asWall ? j.request.limits.allowance : std::sqrt(least) - (presses(j) ? 6 : standOff));
    for (const PieceId figure : all) {
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

/// Would a man of the wall who stands there still have a mate beside him, and the enemy before him?
bool staysInWall(const Judgement& j, PieceId figure, Vec at, Vec towardsEnemy) {
    if (dot(towardsEnemy, j.facing(figure)) < 0.5)
        return false;
    for (const PieceId mate : j.game.companyOf(figure).figures & j.table.present())
        if (mate != figure && inWall(j.table, mate) &&
            withinGap({at, j.profile(figure).radius}, discOf(j.game, j.table, mate), wallGap) &&
            dot(j.facing(mate), j.facing(figure)) > 0.87)
            return true;
    return false;
}

/// A way on foot into contact, round the enemy's side if need be, and what the blow is worth: the best of those that are worth more than `least`.
struct Approach {
    Choice choice;
    double value = 0;
};
std::optional<Approach> bestApproach(const Judgement& j, PieceId figure, double allowance, double least) {
    MoveLimits limits;
    limits.piece = figure;
    limits.how = inWall(j.table, figure) ? WallWalk : Walk;
    limits.allowance = allowance;
    std::optional<Approach> best;
    const double radius = j.profile(figure).radius;
    for (const PieceId enemy : j.table.near(j.at(figure), allowance + radius) & j.enemies()) {
        const double reach = radius + j.profile(enemy).radius + contactGap / 2;
        const Vec ahead = j.facing(enemy);
        const Vec right = rightOf(ahead);
        const Vec towardsHim = direction(j.at(figure) - j.at(enemy), ahead);
        for (const Vec at : {-ahead, right, -right, towardsHim}) {
            const Vec goal = j.at(enemy) + at * reach;
            if (length(goal - j.at(figure)) > allowance)
                continue;
            const bool walled = inWall(j.table, figure) && staysInWall(j, figure, goal, -at);
            const double value =
                j.valueOfRound(figure, enemy, false, goal) - (inWall(j.table, figure) && !walled ? priceOfWall : 0);
            if (value <= (best ? best->value : least) || checkStanding(j.game, j.table, figure, {goal, -at}))
                continue;
            Choice choice = poseOf(goal, walled ? j.facing(figure) : -at);
            if (checkMove(j.game, j.table, limits, choice)) {  // round the side that is nearer
                const double side = dot(towardsHim, right) >= 0 ? 1 : -1;
                choice.turns = 1;
                choice.via[0] = j.at(enemy) + (right * side + at * 0.4) * (reach * 1.15);
                if (checkMove(j.game, j.table, limits, choice))
                    continue;
            }
            best = Approach{choice, value};
        }
    }
    return best;
}

/// What a contact at a walk must be worth: more for those who would be missed, less for those who have no time left.
double leastValue(const Judgement& j, PieceId figure) {
    if (mustWinMore(j))
        return leastOfLast;
    if (isPrecious(j, figure))
        return leastOfWalk;
    return (isShooter(j, figure) ? leastOfShooter : leastOfAttack) - (presses(j) ? boldness : 0.0);
}

/// Does a shooter shoot best from where it stands, so that it need not move?
bool staysToShoot(const Judgement& j, PieceId figure, bool hasTarget) {
    if (!isShooter(j, figure) || isPrecious(j, figure))
        return hasTarget;
    const auto place = placeToShootFrom(j, figure, j.profile(figure).move);
    return place && place->pose.centre == j.at(figure);
}

}  // namespace

// SKI-D01
Choice wall(const Judgement& j) {
    const Company& company = j.game.companyOf(j.request.question.piece);
    const double nearest = nearestOf(j, company.figures & j.table.present());
    if (offers(j.request, code::form) && nearest <= wallFrom)
        return coded(code::form);
    if (offers(j.request, code::drop) && nearest > wallUntil)
        return coded(code::drop);
    return coded(code::keep);
}

// SKI-D03
Choice nextFigure(const Judgement& j) {
    Choice choice;
    double ahead = -1e12;
    for (const Option& option : j.request.options) {
        if (option.code == code::march) {
            const PieceSet all = marchers(j.game, j.table, option.piece);
            int walled = 0;
            int shooting = 0;
            for (const PieceId figure : all) {
                walled += inWall(j.table, figure) ? 1 : 0;
                shooting += isShooter(j, figure) && hasTarget(j, figure) ? 1 : 0;
            }
            const bool asWall = 2 * walled > all.size();
            if (shooting < enoughShooters && nearestOf(j, all) > (asWall       ? wallMarchUntil
                                                                  : presses(j) ? 9
                                                                               : marchUntil))
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
    const PieceId nearest = j.nearestEnemy(j.at(figure));
    if (!nearest)
        return coded(code::hold);
    if (isEngaged(j.game, j.table, figure)) {
        double value = 0;
        for (const PieceId enemy : enemiesInContact(j.game, j.table, figure))
            value += j.valueInContact(figure, enemy);
        return coded(value < 0 ? code::move : code::hold);
    }
    const bool shoots = isShooter(j, figure) && hasTarget(j, figure);
    Choice best = coded(staysToShoot(j, figure, shoots) || inWall(j.table, figure) ? code::hold : code::move);
    double most = isPrecious(j, figure) ? leastOfPrecious : shoots ? leastOfShooter : leastOfAttack;
    const Profile& p = j.profile(figure);
    const bool rough = startsOnRough(j.game, j.table, figure);
    if (!rough) {
        if (mustWinMore(j))
            most = leastOfLast;
        else if (presses(j) && !isPrecious(j, figure))
            most -= boldness;
        if (const auto walk = bestApproach(j, figure, inWall(j.table, figure) ? wallMove : p.move,
                                           std::max(most, leastValue(j, figure)))) {
            most = walk->value;
            best = coded(code::move);
        }
    }
    for (const Option& option : j.request.options) {
        if (option.code != code::charge)
            continue;
        const double gap = j.gapTo(figure, option.piece);
        const double sure = rough ? 0.5 : std::clamp((p.move + chargeSides + 1 - gap) / chargeSides, 0.0, 1.0);
        const double value = sure * (j.valueOfRound(figure, option.piece, true) - 0.1 * j.worth(figure));
        if (sure >= 0.5 && value > most) {
            most = value;
            best = coded(code::charge, option.piece);
        }
    }
    return best;
}

Choice bestMove(const Judgement& j) {
    if (j.request.limits.how == March)
        return marchOn(j);
    const PieceId figure = j.request.question.piece;
    const double allowance = j.request.limits.allowance;
    const PieceId nearest = j.nearestEnemy(j.at(figure));
    if (isEngaged(j.game, j.table, figure)) {  // away from them
        const Vec away = direction(j.at(figure) - j.at(nearest), j.facing(figure));
        const StraightWay way = straightWay(j.game, j.table, figure, away, allowance * 0.75);
        return legalOr(j, poseOf(j.at(figure) + away * way.distance, -away), poseOf(j.at(figure), j.facing(figure)));
    }
    const double gap = j.gapTo(figure, nearest);
    if (const auto walk = bestApproach(j, figure, allowance, leastValue(j, figure)))
        return walk->choice;
    if (isPrecious(j, figure)) {
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
    if (!presses(j) && leader != figure && isAble(j.table, leader) && j.gapTo(figure, leader) > besideLeader) {
        const Choice back = towards(j, figure, j.at(leader), std::min(allowance, j.gapTo(figure, leader) - 2));
        return legalOr(j, poseOf(back.pose.centre, direction(j.at(nearest) - back.pose.centre)), back);
    }
    return towards(j, figure, j.at(nearest), std::min(allowance, gap - (presses(j) ? pressTo : standOff)));
}

}  // namespace ephor::skirmish
