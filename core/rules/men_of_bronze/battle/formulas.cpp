#include "core/rules/men_of_bronze/battle/formulas.h"

#include "core/table/vec.h"

#include <algorithm>
#include <cassert>

namespace ephor::men_of_bronze {

// MOB-002, MOB-186: 1 for each own unit on the table, 1 for a living Strategos. Routed units are not counted (MOB-012,
// MOB-AMB-48).
int areteAtStart(int unitsOnTable, bool strategosAlive) { return unitsOnTable + (strategosAlive ? 1 : 0); }

// MOB-091, MOB-AMB-01.
int courageLoss(int hits, int armor, const Options& options) {
    assert(hits >= 0 && armor >= 1);
    switch (options.armorModel) {
    case ArmorModel::Multiple:
        return hits / armor;
    case ArmorModel::Excess:
        return std::max(0, hits - armor);
    case ArmorModel::Threshold:
        return hits >= armor ? 1 : 0;
    }
    return 0;
}

TestNeed testRequired(int courageBefore, int courageLost, int lostEarlierThisTurn, LossSource source,
                      const Options& options) {
    const int left = courageBefore - courageLost;
    TestNeed need;
    need.routed = left <= 0;                                   // MOB-115, MOB-094: no test
    need.test = !need.routed && courageLost > 0 && left <= 2;  // MOB-135, MOB-142
    if (!need.test)
        return need;
    need.tests = left == 1 ? 2 : 1;  // MOB-137
    if (source == LossSource::DangerousGround)
        need.successesNeeded = 1;  // MOB-076, MOB-136
    else
        need.successesNeeded = courageLost + (options.lossWindowTurn ? lostEarlierThisTurn : 0);  // MOB-139, MOB-AMB-31
    return need;
}

int plainTests(int courage, const Options& options) { return options.doubleTestAll && courage == 1 ? 2 : 1; }

PushedBack pushbackLoser(bool bothPhalanxCapable, bool attackerRouted, bool defenderRouted, int attackerLoss,
                         int defenderLoss) {
    if (!bothPhalanxCapable)
        return PushedBack::None;  // MOB-125
    if (attackerRouted || defenderRouted)
        return PushedBack::None;  // MOB-130
    if (attackerLoss == defenderLoss)
        return PushedBack::None;                                                       // MOB-127
    return attackerLoss > defenderLoss ? PushedBack::Attacker : PushedBack::Defender;  // MOB-126
}

LossResult afterLoss(int lost, const Target& target, LossSource source, const Options& options) {
    LossResult after;
    after.loss = std::min(lost, target.courage);  // MOB-AMB-25
    after.courage = target.courage - after.loss;
    after.test = testRequired(target.courage, lost, target.lostEarlierThisTurn, source, options);
    after.routed = after.test.routed;
    if (target.wavering)
        after.test = {false, after.routed, 0, 0};  // MOB-148: it is already Wavering
    return after;
}

LossResult afterHits(int hits, const Target& target, LossSource source, const Options& options) {
    return afterLoss(courageLoss(hits, target.armor, options), target, source, options);
}

// MOB-114: both sides are hit before anything else happens. MOB-118: so both may rout.
FightResult resolveHits(const std::array<int, 2>& hits, const std::array<Target, 2>& primaries,
                        const Options& options) {
    FightResult result;
    result.sides = {afterHits(hits[1], primaries[0], LossSource::Fight, options),
                    afterHits(hits[0], primaries[1], LossSource::Fight, options)};
    const auto& [attacker, defender] = result.sides;
    result.pushedBack = pushbackLoser(primaries[0].phalanxCapable && primaries[1].phalanxCapable, attacker.routed,
                                      defender.routed, attacker.loss, defender.loss);
    return result;
}

// MOB-152, MOB-154: a trigger fires once, when its threshold is reached.
CollapseTriggers collapseTriggers(int valueTotal, int valueLost, bool strategosLost, bool halfFired,
                                  bool threeQuartersFired) {
    CollapseTriggers triggers;
    triggers.strategos = strategosLost;
    triggers.half = !halfFired && 2 * valueLost >= valueTotal;
    triggers.threeQuarters = !threeQuartersFired && 4 * valueLost >= 3 * valueTotal;
    return triggers;
}

int collapseTests(const CollapseTriggers& triggers, const Options& options) {
    return options.collapsePerTrigger ? triggers.count() : std::min(triggers.count(), 1);
}

bool isLegalAction(Action action, const UnitTraits& traits, const ActionContext& context) {
    switch (action) {
    case Action::Hold:  // MOB-035
    case Action::Move:  // MOB-AMB-52: out of contact too
        return true;
    case Action::Shoot:  // MOB-085, MOB-097; MOB-090: Wavering or not
        return traits.shoots && !context.inContact && context.shootTarget;
    case Action::Fight:  // MOB-100
        return context.inContact;
    case Action::Charge:  // MOB-005, MOB-055, MOB-057, MOB-061; MOB-AMB-34: Wavering or not
        return context.pool >= 1 && !context.inContact && context.enemyInForwardArc;
    case Action::MoveAndShoot:  // MOB-171, MOB-146, MOB-AMB-74; the move may bring a target into sight
        return traits.moveAndShoot && traits.shoots && context.pool >= 1 && !context.wavering && !context.inContact;
    }
    return false;
}

bool mayReact(Reaction reaction, const UnitTraits& traits, bool wavering, int pool) {
    if (wavering || pool < 1)  // MOB-146, MOB-176, MOB-006, MOB-010
        return false;
    switch (reaction) {
    case Reaction::CounterCharge:
        return traits.counterCharge;  // MOB-163
    case Reaction::Evade:
        return traits.evade;  // MOB-166
    case Reaction::Pursue:
        return traits.pursue;  // MOB-169
    }
    return false;
}

}  // namespace ephor::men_of_bronze
