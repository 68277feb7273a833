#include "core/ai/men_of_bronze/evaluation.h"

#include "core/rules/men_of_bronze/battle/contact.h"
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/rules/men_of_bronze/battle/shooting.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::men_of_bronze {

bool mayBeCharged(const Viewpoint& view, const Body& where) {
    const auto isShielded = [&](const Body& enemy) {
        const Vec from = enemy.pose.centre;
        const Vec along = direction(where.pose.centre - from, enemy.facing());
        const double distance = dot(where.pose.centre - from, along);
        for (const PieceId p : view.friends()) {
            const Vec to = view.body(p).pose.centre - from;
            const double before = dot(to, along);
            if (before > 0 && before < distance - tolerance &&
                std::abs(dot(to, rightOf(along))) < view.body(p).halfFrontage())
                return true;
        }
        return false;
    };
    for (const PieceId enemy : view.enemies() - view.table.inContact())
        if (gap(view.body(enemy), where) <= chargeAllowance(view.profile(enemy).move) && !isShielded(view.body(enemy)))
            return true;
    return false;
}

namespace {

/// The edge of `target` that a unit at `point` will contact.
Edge estimateEdge(const Body& target, Vec point) {
    const Vec from = point - target.pose.centre;
    const double ahead = dot(from, target.facing());
    const double aside = dot(from, target.right());
    if (std::abs(ahead) - target.halfDepth() >= std::abs(aside) - target.halfFrontage())
        return ahead >= 0 ? Edge::Front : Edge::Rear;
    return aside >= 0 ? Edge::Right : Edge::Left;
}

/// The cost of losing Courage: part of the worth for each point, the rest with the rout.
double expectedCost(const Viewpoint& view, PieceId unit, int dice, int armor, int need) {
    const int left = courage(view.table, unit);
    const LossTable& losses = view.game.losses();
    const double worth = view.worth(unit);
    return worth * (values::courageShare * losses.mean(dice, armor, need, left) / view.profile(unit).courage +
                    values::routShare * losses.atLeast(dice, armor, need, left));
}

int needOf(const Viewpoint& view, PieceId unit) { return toHit(isWavering(view.table, unit)); }

}  // namespace

double valueOf(const Viewpoint& view, PieceId attacker, PieceId defender, const Odds& odds) {
    return expectedCost(view, defender, odds.attackerDice, odds.defenderArmor, needOf(view, attacker)) -
           expectedCost(view, attacker, odds.defenderDice, odds.attackerArmor, needOf(view, defender));
}

namespace {

/// A Fight of two primaries in contact: everything that affects its odds except the supports.
struct Clash {
    const Viewpoint& view;
    PieceId attacker;
    PieceId defender;
    AttackedSide defenderSide = sideAttacked(view.table, attacker, defender);
    AttackedSide attackerSide = sideAttacked(view.table, defender, attacker);
    int attackerArmor = armorOf<Total>(view.game, view.table, attacker, attackerSide).total();
    int defenderArmor = armorOf<Total>(view.game, view.table, defender, defenderSide).total();

    Odds with(int attackerSupports, int defenderSupports) const {
        return {primaryDice<Total>(view.game, view.table, attacker,
                                   {.supports = attackerSupports,
                                    .phalanx = inPhalanx(view.table, attacker),
                                    .facing = facingOf(defenderSide),
                                    .attackedSide = attackerSide})
                    .total(),
                primaryDice<Total>(view.game, view.table, defender,
                                   {.supports = defenderSupports,
                                    .phalanx = inPhalanx(view.table, defender),
                                    .attackedSide = defenderSide})
                    .total(),
                attackerArmor, defenderArmor};
    }
};

}  // namespace

double valueOfFight(const Viewpoint& view, PieceId unit, PieceId enemy) {
    const int mine = view.supportsAt(unit, view.body(unit));
    const int theirs = view.supportsAt(enemy, view.body(enemy));
    return valueOf(view, unit, enemy, Clash{view, unit, enemy}.with(mine, theirs));
}

PieceSet bestSupports(const Viewpoint& view, PieceId primary, PieceId enemy, const PieceSet& available,
                      bool attacking) {
    const int theirs = std::min(supportersOf(view.table, enemy).size(), values::usualSupports);
    PieceSet chosen;
    PieceSet left = available;
    double atRisk = 0;
    const Clash clash{view, attacking ? primary : enemy, attacking ? enemy : primary};
    const auto net = [&](int supports) {
        Odds odds = attacking ? clash.with(supports, theirs) : clash.with(theirs, supports);
        if (!attacking)
            odds = {odds.defenderDice, odds.attackerDice, odds.defenderArmor, odds.attackerArmor};
        const double rout = view.game.losses().atLeast(odds.defenderDice, odds.attackerArmor, needOf(view, enemy),
                                                       courage(view.table, primary));
        return valueOf(view, primary, enemy, odds) - rout * atRisk;
    };
    double best = net(0);
    while (!left.empty()) {
        PieceId cheapest = left.first();
        for (const PieceId unit : left)
            if (view.worth(unit) < view.worth(cheapest))
                cheapest = unit;
        left.erase(cheapest);
        atRisk +=
            view.worth(cheapest) * (values::supporterAtRisk + values::supporterCourage * courage(view.table, cheapest) /
                                                                  view.profile(cheapest).courage);
        const double with = net(chosen.size() + 1);
        if (with <= best)
            break;
        best = with;
        chosen.insert(cheapest);
    }
    return chosen;
}

std::optional<Vec> chargeLine(const Viewpoint& view, PieceId unit, PieceId enemy, double& distance) {
    const Body& body = view.body(unit);
    const Body& target = view.body(enemy);
    const Vec centre = body.pose.centre;
    const double allowance = chargeAllowance(view.profile(unit).move);
    // Tries the normal of the edge that it will contact, then the direction to the centre.
    const Edge nearest = estimateEdge(target, centre);
    for (const Vec along : {-outwardNormal(target, nearest), direction(target.pose.centre - centre, body.facing())}) {
        if (dot(along, body.facing()) < 0)
            continue;
        const Pose turned{centre, along};
        const double alone = untilContact({turned, body.size}, along, allowance + values::beyondCharge, target);
        if (alone == never ||
            view.byEye(alone, unit, enemy) > allowance)  // before the test for other pieces in the way
            continue;
        if (checkPosition(view.game, view.table, unit, {turned, body.size},
                          Spacing::Any))  // MOB-057: it may turn that far
            continue;
        const Path path =
            pathAhead(view.game, view.table, unit, turned, along, alone + tolerance, {}, AtDifficult::Enters);
        distance = path.distance;
        if (path.stoppedBy == enemy)
            return along;
    }
    return {};
}

namespace {

/// Probability of catching a unit that evades a d3, with this many base widths of the charge left.
double estimateCatch(double left) { return left >= 3 ? 1.0 : left >= 2 ? 2.0 / 3 : left >= 1 ? 1.0 / 3 : 0.0; }

/// True for enemies that light troops charge: light, shaken, nearly spent, or facing away.
bool isFairGame(const Viewpoint& view, PieceId unit, PieceId enemy) {
    const Body& target = view.body(enemy);
    return !view.isHeavy(enemy) || isWavering(view.table, enemy) || courage(view.table, enemy) <= values::nearlySpent ||
           dot(view.body(unit).pose.centre - target.pose.centre, target.facing()) < 0;
}

}  // namespace

double leastOfCharge(const Viewpoint& view, PieceId unit) {
    if (view.isHeavy(unit))
        return values::leastHeavyCharge - view.nerve();
    // Light troops cannot protect the Strategos, and charge only if the point can be spared.
    const double risk = hasStrategos(view.table, unit) ? values::strategosCharges : 0;
    return risk + (view.sparePoints() >= values::spareToCharge ? values::leastSpareCharge : values::leastLightCharge);
}

namespace {

/// The value of charging an enemy that is reached after `distance` inches along this line.
double valueOfCharge(const Viewpoint& view, PieceId unit, PieceId enemy, Formation formation, Vec along,
                     double distance) {
    const double allowance = chargeAllowance(view.profile(unit).move);
    const double seen = view.byEye(distance, unit, enemy);
    if (seen > allowance)
        return values::noCharge;

    const Body there{{view.body(unit).pose.centre + along * distance, along}, view.body(unit).size};
    const AttackedSide side =
        sideInContact(view.body(enemy), view.body(unit).pose.centre, estimateEdge(view.body(enemy), there.pose.centre));
    const int mine = view.supportsAt(unit, there);
    const int theirs = view.supportsAt(enemy, view.body(enemy));
    const Profile& opponent = view.profile(enemy);
    const bool reacts =
        pool(view.table, other(view.me)) > 0 && !isWavering(view.table, enemy) && !isInContact(view.table, enemy);
    const bool counters = reacts && opponent.traits.counterCharge &&
                          (inPhalanx(view.table, enemy) ? inLane(view.body(enemy), view.body(unit))
                                                        : inForwardArc(view.body(enemy), view.body(unit)));
    const bool phalanx = formation == Formation::Phalanx;
    const Odds odds{
        primaryDice<Total>(view.game, view.table, unit,
                           {.supports = mine, .charging = true, .phalanx = phalanx, .facing = facingOf(side)})
            .total(),
        primaryDice<Total>(
            view.game, view.table, enemy,
            {.supports = theirs, .charging = counters, .phalanx = inPhalanx(view.table, enemy), .attackedSide = side})
            .total(),
        effectiveArmor<Total>(view.profile(unit).armor, phalanx, AttackedSide::Front,
                              inCover(view.game, there.pose.centre), view.game.options())
            .total(),
        armorOf<Total>(view.game, view.table, enemy, side).total()};
    double value = valueOf(view, unit, enemy, odds);
    // The enemy may evade (MOB-166).
    if (reacts && opponent.traits.evade)
        value *= estimateCatch((allowance - distance) / view.game.options().bw);
    // A long charge may fall short.
    if (seen > values::longCharge * allowance && !view.game.options().premeasure)
        value *= values::chanceOfLongCharge;
    // A charge far ahead of the line isolates the unit.
    if (mine == 0 && view.isHeavy(unit) && distance > view.game.options().inches(values::isolatedCharge))
        value -= values::isolation;
    return value;
}

Charge evaluateCharges(const Viewpoint& view, PieceId unit, Formation formation) {
    const Body& body = view.body(unit);
    const double allowance = chargeAllowance(view.profile(unit).move);
    const double reach = allowance + values::chargeReach * view.game.options().bw;
    Charge best;
    const auto isPossibleTarget = [&](PieceId enemy) {
        return view.squaredApart(unit, enemy) < reach * reach && (view.isHeavy(unit) || isFairGame(view, unit, enemy));
    };
    const auto consider = [&](PieceId enemy, Vec along, double distance) {
        if (const double value = valueOfCharge(view, unit, enemy, formation, along, distance); value > best.value)
            best = {enemy, value};
    };
    if (formation == Formation::Phalanx) {  // there is only one line, and one enemy on it (MOB-059)
        for (const PieceId enemy : view.enemies()) {
            if (!isPossibleTarget(enemy) || !inLane(body, view.body(enemy)))
                continue;
            const Path path =
                pathAhead(view.game, view.table, unit, body.pose, body.facing(), allowance + values::beyondCharge, {});
            if (path.stoppedBy && view.table.side(path.stoppedBy) != view.me && isPossibleTarget(path.stoppedBy) &&
                inLane(body, view.body(path.stoppedBy)))
                consider(path.stoppedBy, body.facing(), path.distance);
            break;
        }
        return best;
    }
    for (const PieceId enemy : view.enemies()) {
        double distance = 0;
        if (isPossibleTarget(enemy) && inForwardArc(body, view.body(enemy)))
            if (const std::optional<Vec> along = chargeLine(view, unit, enemy, distance))
                consider(enemy, *along, distance);
    }
    return best;
}

}  // namespace

Charge bestCharge(const Viewpoint& view, PieceId unit, Formation formation) {
    const auto evaluate = [&] { return evaluateCharges(view, unit, formation); };
    return view.charges ? view.charges->best(unit, formation, evaluate) : evaluate();
}

double valueOfVolley(const Viewpoint& view, PieceId unit, PieceId enemy, double distance) {
    const Profile& shooter = view.profile(unit);
    if (view.byEye(distance, unit, enemy) > shooter.range)
        return 0;
    const int armor = armorOf<Total>(view.game, view.table, enemy, sideUnderVolley(view.table, unit, enemy)).total();
    const double value = expectedCost(view, enemy, shooter.shoot, armor, needOf(view, unit));
    return courage(view.table, enemy) <= values::weakenedTarget ? values::weakenTarget * value : value;
}

// Line of sight is the most expensive test, so candidates are tried in descending value and tested last.
ShootingTarget bestShootingTarget(const Viewpoint& view, PieceId unit, double least, PieceSet& unseen) {
    std::array<double, PieceSet::room> volleys;  // for the units in `left`
    PieceSet left;
    for (const PieceId enemy : possibleTargets(view.game, view.table, unit)) {
        const std::optional<double> distance = distanceToTarget(view.game, view.table, unit, enemy);
        const double value = distance ? valueOfVolley(view, unit, enemy, *distance) : 0;
        if (value > 0) {
            volleys[enemy.index()] = least + value;
            left.insert(enemy);
        }
    }
    while (!left.empty()) {
        PieceId best = left.first();
        for (const PieceId enemy : left)
            if (volleys[enemy.index()] > volleys[best.index()])
                best = enemy;
        if (isInSight(view.game, view.table, unit, best))
            return {best, volleys[best.index()]};
        left.erase(best);
        unseen.insert(best);
    }
    return {};
}

}  // namespace ephor::men_of_bronze
