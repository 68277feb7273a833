#include "core/ai/men_of_bronze/evaluation.h"

#include "core/rules/men_of_bronze/battle/contact.h"
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/rules/men_of_bronze/battle/shooting.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::men_of_bronze {

double Judgement::byEye(double distance, PieceId unit, PieceId target) const {
    if (game.options().premeasure)
        return distance;
    const std::uint64_t look =
        mixed(mixed(position.key, static_cast<std::uint64_t>(table.turn())), unit.index() * 256 + target.index());
    const double error = static_cast<double>(look % 1024) / 1023.0 - 0.5;
    return distance * (1 + 0.12 * error);
}

int Judgement::sparePoints() const {
    const PieceSet waiting = (friends() & game.heavy()) - table.with(Activated);
    return points() - (waiting.size() + 1) / 2;
}

PieceId Judgement::nearestEnemy(PieceId unit) const {
    PieceId nearest;
    double least = 0;
    for (const PieceId enemy : enemies()) {
        const double distance = apart(unit, enemy);
        if (!nearest || distance < least) {
            nearest = enemy;
            least = distance;
        }
    }
    return nearest;
}

bool Judgement::meetsEnemy(const Body& where) const {
    for (const PieceId enemy : enemies())
        if (inLane(where, body(enemy)))
            return true;
    return false;
}

int Judgement::supportsAt(PieceId unit, const Body& where) const {
    return std::min(supportersOf(table, unit, where).size(), usualSupports);
}

bool mayBeCharged(const Judgement& j, const Body& where) {
    const auto isShielded = [&](const Body& enemy) {
        const Vec from = enemy.pose.centre;
        const Vec along = direction(where.pose.centre - from, enemy.facing());
        const double distance = dot(where.pose.centre - from, along);
        for (const PieceId p : j.friends()) {
            const Vec to = j.body(p).pose.centre - from;
            const double before = dot(to, along);
            if (before > 0 && before < distance - tolerance &&
                std::abs(dot(to, rightOf(along))) < j.body(p).halfFrontage())
                return true;
        }
        return false;
    };
    for (const PieceId enemy : j.enemies() - j.table.inContact())
        if (gap(j.body(enemy), where) <= chargeAllowance(j.profile(enemy).move) && !isShielded(j.body(enemy)))
            return true;
    return false;
}

namespace {

/// The edge of `target` that a unit at `point` will touch, by where the point lies.
Edge estimateEdge(const Body& target, Vec point) {
    const Vec from = point - target.pose.centre;
    const double ahead = dot(from, target.facing());
    const double aside = dot(from, target.right());
    if (std::abs(ahead) - target.halfDepth() >= std::abs(aside) - target.halfFrontage())
        return ahead >= 0 ? Edge::Front : Edge::Rear;
    return aside >= 0 ? Edge::Right : Edge::Left;
}

/// What losing Courage costs: part of the worth as it goes, the rest with the rout.
double expectedCost(const Judgement& j, PieceId unit, int dice, int armor, int need) {
    const int left = courage(j.table, unit);
    const LossTable& losses = j.game.losses();
    const double worth = j.worth(unit);
    return worth * (0.6 * losses.mean(dice, armor, need, left) / j.profile(unit).courage +
                    0.8 * losses.atLeast(dice, armor, need, left));
}

int needOf(const Judgement& j, PieceId unit) { return toHit(isWavering(j.table, unit)); }

}  // namespace

double valueOf(const Judgement& j, PieceId attacker, PieceId defender, const Odds& odds) {
    return expectedCost(j, defender, odds.attackerDice, odds.defenderArmor, needOf(j, attacker)) -
           expectedCost(j, attacker, odds.defenderDice, odds.attackerArmor, needOf(j, defender));
}

namespace {

/// A Fight of two primaries that touch: what its odds depend on besides the supports.
struct Clash {
    const Judgement& j;
    PieceId attacker;
    PieceId defender;
    Struck struckDefender = strikes(j.table, attacker, defender);
    Struck struckAttacker = strikes(j.table, defender, attacker);
    int attackerArmor = armorOf<Total>(j.game, j.table, attacker, struckAttacker).total();
    int defenderArmor = armorOf<Total>(j.game, j.table, defender, struckDefender).total();

    Odds with(int attackerSupports, int defenderSupports) const {
        return {
            diceOf<Total>(j.game, j.table, attacker, attackerSupports, false, facingOf(struckDefender), struckAttacker)
                .total(),
            diceOf<Total>(j.game, j.table, defender, defenderSupports, false, Facing::Front, struckDefender).total(),
            attackerArmor, defenderArmor};
    }
};

}  // namespace

double valueOfFight(const Judgement& j, PieceId unit, PieceId enemy) {
    const int mine = j.supportsAt(unit, j.body(unit));
    const int his = j.supportsAt(enemy, j.body(enemy));
    return valueOf(j, unit, enemy, Clash{j, unit, enemy}.with(mine, his));
}

PieceSet bestSupports(const Judgement& j, PieceId primary, PieceId enemy, const PieceSet& available, bool attacking) {
    const int his = std::min(supportersOf(j.table, enemy).size(), Judgement::usualSupports);
    PieceSet chosen;
    PieceSet left = available;
    double atRisk = 0;
    const Clash clash{j, attacking ? primary : enemy, attacking ? enemy : primary};
    const auto net = [&](int supports) {
        Odds odds = attacking ? clash.with(supports, his) : clash.with(his, supports);
        if (!attacking)
            odds = {odds.defenderDice, odds.attackerDice, odds.defenderArmor, odds.attackerArmor};
        const double rout =
            j.game.losses().atLeast(odds.defenderDice, odds.attackerArmor, needOf(j, enemy), courage(j.table, primary));
        return valueOf(j, primary, enemy, odds) - rout * atRisk;
    };
    double best = net(0);
    while (!left.empty()) {
        PieceId cheapest = left.first();
        for (const PieceId unit : left)
            if (j.worth(unit) < j.worth(cheapest))
                cheapest = unit;
        left.erase(cheapest);
        atRisk += j.worth(cheapest) * (0.4 + 0.6 * courage(j.table, cheapest) / j.profile(cheapest).courage);
        const double with = net(chosen.size() + 1);
        if (with <= best)
            break;
        best = with;
        chosen.insert(cheapest);
    }
    return chosen;
}

std::optional<Vec> chargeLine(const Judgement& j, PieceId unit, PieceId enemy, double& distance) {
    const Body& body = j.body(unit);
    const Body& target = j.body(enemy);
    const Vec centre = body.pose.centre;
    const double allowance = chargeAllowance(j.profile(unit).move);
    // Square on to the edge that it will strike, then at the centre.
    const Edge nearest = estimateEdge(target, centre);
    for (const Vec along : {-outwardNormal(target, nearest), direction(target.pose.centre - centre, body.facing())}) {
        if (dot(along, body.facing()) < 0)
            continue;
        const Pose turned{centre, along};
        const double alone = untilMet({turned, body.size}, along, allowance + 4.0, target);
        if (alone == never || j.byEye(alone, unit, enemy) > allowance)  // before anyone asks who else is in the way
            continue;
        if (checkStanding(j.game, j.table, unit, {turned, body.size}, Spacing::Any))  // MOB-057: it may turn so far
            continue;
        const Way way = wayAhead(j.game, j.table, unit, turned, along, alone + tolerance, {}, AtDifficult::Enters);
        distance = way.distance;
        if (way.met == enemy)
            return along;
    }
    return {};
}

namespace {

/// The chance of catching a unit that evades a d3, with so many base widths left of the charge.
double estimateCatch(double left) { return left >= 3 ? 1.0 : left >= 2 ? 2.0 / 3 : left >= 1 ? 1.0 / 3 : 0.0; }

/// Light troops charge what is light, shaken, nearly spent, or looks the other way.
bool isFairGame(const Judgement& j, PieceId unit, PieceId enemy) {
    const Body& target = j.body(enemy);
    return !j.isHeavy(enemy) || isWavering(j.table, enemy) || courage(j.table, enemy) <= 2 ||
           dot(j.body(unit).pose.centre - target.pose.centre, target.facing()) < 0;
}

}  // namespace

double leastOfCharge(const Judgement& j, PieceId unit) {
    if (j.isHeavy(unit))
        return 0.1 - j.nerve();
    // Light troops have no shields to keep the Strategos alive, and charge where the line can spare the point.
    const double risk = hasStrategos(j.table, unit) ? 0.8 : 0;
    return risk + (j.sparePoints() >= 2 ? 0.2 : 0.6);
}

namespace {

/// The value of charging an enemy who is met after `distance` inches along that line.
double valueOfCharge(const Judgement& j, PieceId unit, PieceId enemy, Order order, Vec along, double distance) {
    const double allowance = chargeAllowance(j.profile(unit).move);
    const double seen = j.byEye(distance, unit, enemy);
    if (seen > allowance)
        return -100;

    const Body there{{j.body(unit).pose.centre + along * distance, along}, j.body(unit).size};
    const Struck struck =
        struckSide(j.body(enemy), j.body(unit).pose.centre, estimateEdge(j.body(enemy), there.pose.centre));
    const int mine = j.supportsAt(unit, there);
    const int his = j.supportsAt(enemy, j.body(enemy));
    const Profile& foe = j.profile(enemy);
    const bool reacts = pool(j.table, other(j.me)) > 0 && !isWavering(j.table, enemy) && !isEngaged(j.table, enemy);
    const bool counters =
        reacts && foe.traits.counterCharge &&
        (inPhalanx(j.table, enemy) ? inLane(j.body(enemy), j.body(unit)) : inForwardArc(j.body(enemy), j.body(unit)));
    const bool phalanx = order == Order::Phalanx;
    const Odds odds{diceOf<Total>(j.game, j.table, unit, phalanx, mine, true, facingOf(struck), Struck::Front).total(),
                    diceOf<Total>(j.game, j.table, enemy, his, counters, Facing::Front, struck).total(),
                    effectiveArmor<Total>(j.profile(unit).armor, phalanx, Struck::Front,
                                          inCover(j.game, there.pose.centre), j.game.options())
                        .total(),
                    armorOf<Total>(j.game, j.table, enemy, struck).total()};
    double value = valueOf(j, unit, enemy, odds);
    // It may be gone before the blow falls (MOB-166).
    if (reacts && foe.traits.evade)
        value *= estimateCatch((allowance - distance) / j.game.options().bw);
    // A charge from far off may fall short.
    if (seen > 0.92 * allowance && !j.game.options().premeasure)
        value *= 0.7;
    // A run beyond the line leaves the unit alone among enemies.
    if (mine == 0 && j.isHeavy(unit) && distance > j.game.options().inches(5))
        value -= 0.6;
    return value;
}

Charge weighCharges(const Judgement& j, PieceId unit, Order order) {
    const Body& body = j.body(unit);
    const double allowance = chargeAllowance(j.profile(unit).move);
    const double reach = allowance + 3.5 * j.game.options().bw;
    Charge best;
    const auto isWorthALook = [&](PieceId enemy) {
        return j.apart(unit, enemy) < reach * reach && (j.isHeavy(unit) || isFairGame(j, unit, enemy));
    };
    const auto consider = [&](PieceId enemy, Vec along, double distance) {
        if (const double value = valueOfCharge(j, unit, enemy, order, along, distance); value > best.value)
            best = {enemy, value};
    };
    if (order == Order::Phalanx) {  // there is but one line, and whoever is met on it (MOB-059)
        for (const PieceId enemy : j.enemies()) {
            if (!isWorthALook(enemy) || !inLane(body, j.body(enemy)))
                continue;
            const Way way = wayAhead(j.game, j.table, unit, body.pose, body.facing(), allowance + 4.0, {});
            if (way.met && j.table.side(way.met) != j.me && isWorthALook(way.met) && inLane(body, j.body(way.met)))
                consider(way.met, body.facing(), way.distance);
            break;
        }
        return best;
    }
    for (const PieceId enemy : j.enemies()) {
        double distance = 0;
        if (isWorthALook(enemy) && inForwardArc(body, j.body(enemy)))
            if (const std::optional<Vec> along = chargeLine(j, unit, enemy, distance))
                consider(enemy, *along, distance);
    }
    return best;
}

}  // namespace

Charge bestCharge(const Judgement& j, PieceId unit, Order order) {
    const auto weigh = [&] { return weighCharges(j, unit, order); };
    return j.charges ? j.charges->best(unit, order, weigh) : weigh();
}

double valueOfVolley(const Judgement& j, PieceId unit, PieceId enemy, double distance) {
    const Profile& shooter = j.profile(unit);
    if (j.byEye(distance, unit, enemy) > shooter.range)
        return 0;
    const int armor = armorOf<Total>(j.game, j.table, enemy, struckByVolley(j.table, unit, enemy)).total();
    const double value = expectedCost(j, enemy, shooter.shoot, armor, needOf(j, unit));
    return courage(j.table, enemy) <= 3 ? 1.3 * value : value;
}

// Whether it sees an enemy is asked last, and of no more enemies than need be: it costs more than all the rest.
Mark bestMark(const Judgement& j, PieceId unit, double least, PieceSet& unseen) {
    std::array<double, PieceSet::room> values;  // of those in `left`
    PieceSet left;
    for (const PieceId enemy : possibleMarks(j.game, j.table, unit)) {
        const std::optional<double> distance = distanceToMark(j.game, j.table, unit, enemy);
        const double value = distance ? valueOfVolley(j, unit, enemy, *distance) : 0;
        if (value > 0) {
            values[enemy.index()] = least + value;
            left.insert(enemy);
        }
    }
    while (!left.empty()) {
        PieceId best = left.first();
        for (const PieceId enemy : left)
            if (values[enemy.index()] > values[best.index()])
                best = enemy;
        if (isInSight(j.game, j.table, unit, best))
            return {best, values[best.index()]};
        left.erase(best);
        unseen.insert(best);
    }
    return {};
}

}  // namespace ephor::men_of_bronze
