// The doctrine's walls, orders and ways.
#include "core/rules/skirmish/judgement.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double wallFrom = 13;    ///< inches from the enemy at which a wall is worth its slow pace
constexpr double wallUntil = 20;
constexpr double marchUntil = 16;  ///< a retinue marches together until somebody is so near
constexpr double wallMarchUntil = 1.2;

double nearestOf(const Judgement& j, const PieceSet& figures) {
    double least = 1e12;
    for (const PieceId figure : figures)
        for (const PieceId enemy : j.enemies())
            least = std::min(least, squaredLength(j.at(enemy) - j.at(figure)));
    return std::sqrt(least);
}

bool isShooter(const Judgement& j, PieceId figure) { return j.profile(figure).kind.missile != Missile::None; }

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
                               asWall ? j.request.limits.allowance : std::sqrt(least) - marchUntil + 4);
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

/// Whom a figure goes for: near, and worth it.
PieceId goalOf(const Judgement& j, PieceId figure) {
    PieceId goal;
    double best = -1e12;
    for (const PieceId enemy : j.enemies()) {
        const double value = j.valueOfRound(figure, enemy, false) - 0.6 * std::sqrt(squaredLength(j.at(enemy) - j.at(figure)));
        if (value > best) {
            best = value;
            goal = enemy;
        }
    }
    return goal;
}


}  // namespace

// SKI-D01
Choice wall(const Judgement& j) {
    const Company& company = j.game.companyOf(j.request.question.piece);
    const double nearest = nearestOf(j, company.figures & j.table.present());
    bool missiles = false;
    for (const PieceId enemy : j.enemies())
        missiles = missiles || (isShooter(j, enemy) && !isRouting(j.table, enemy));
    const auto offers = [&](std::int16_t code) {
        return std::ranges::any_of(j.request.options, [&](const Option& o) { return o.code == code; });
    };
    if (offers(code::form) && nearest <= wallFrom + (missiles ? 4 : 0))
        return coded(code::form);
    if (offers(code::drop) && nearest > wallUntil)
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
            for (const PieceId figure : all)
                walled += inWall(j.table, figure) ? 1 : 0;
            const double nearest = nearestOf(j, all);
            if (nearest > (2 * walled > all.size() ? wallMarchUntil : marchUntil))
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
        return coded(value < -1 ? code::move : code::hold);
    }
    Choice best = coded(code::move);
    double most = isShooter(j, figure) && hasTarget(j, figure) ? 1.0 : 0.0;
    const Profile& p = j.profile(figure);
    const bool rough = startsOnRough(j.game, j.table, figure);
    for (const Option& option : j.request.options) {
        if (option.code != code::charge)
            continue;
        const double gap = j.gapTo(figure, option.piece);
        const double sure = rough ? 0.5 : std::clamp((p.move + chargeSides + 1 - gap) / chargeSides, 0.0, 1.0);
        const double value = sure * (j.valueOfRound(figure, option.piece, true) + 0.5);
        if (sure >= 0.5 && value > most) {
            most = value;
            best = option.code == code::charge ? coded(code::charge, option.piece) : best;
        }
    }
    if (best.code == code::charge)
        return best;
    if (isShooter(j, figure) && hasTarget(j, figure))
        return coded(code::hold);
    if (inWall(j.table, figure) && j.gapTo(figure, nearest) > wallMove + 1)
        return coded(code::hold);
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
    if (isShooter(j, figure)) {
        const double range = rangeOf(j.profile(figure).kind.missile);
        const double shortRange = range * 0.5;
        const double gap = j.gapTo(figure, nearest);
        return towards(j, figure, j.at(nearest), std::min(allowance, gap - (gap > range ? range - 1 : shortRange)));
    }
    const PieceId goal = goalOf(j, figure);
    const double gap = j.gapTo(figure, goal);
    // Into contact where the blows are good; else up to where a charge of his own can start.
    const bool strikes = j.valueOfRound(figure, goal, false) >= -0.3;
    return towards(j, figure, j.at(goal), strikes ? allowance : std::min(allowance, gap - 3));
}

}  // namespace ephor::skirmish
