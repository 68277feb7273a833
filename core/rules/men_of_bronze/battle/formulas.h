// The formulas of Men of Bronze: dice, Armor, losses, tests. Pure functions, shared by battle, odds, tooltips and
// tests.
#pragma once

#include "core/battle/total.h"
#include "core/dice/distribution.h"
#include "core/rules/men_of_bronze/army/options.h"
#include "core/rules/men_of_bronze/army/traits.h"
#include "core/rules/men_of_bronze/reasons.h"

namespace ephor::men_of_bronze {

/// The side of a unit that is attacked (MOB-063, MOB-092).
enum class AttackedSide : std::uint8_t { Front, RightFlank, Rear, LeftFlank };

/// The side of the defender that gives the attacker's primary its bonus dice (MOB-110, MOB-111).
enum class Facing : std::uint8_t { Front, Flank, Rear };

constexpr Facing facingOf(AttackedSide side) {
    return side == AttackedSide::Front ? Facing::Front : side == AttackedSide::Rear ? Facing::Rear : Facing::Flank;
}

/// MOB-002: Arete of a side at the start of a turn.
int areteAtStart(int unitsOnTable, bool strategosAlive);

/// A primary in a Fight, as the count of dice takes it.
struct FightSide {
    int attack = 0;
    int strategos = 0;  ///< value of an attached Strategos, else 0
    int supports = 0;
    bool charging = false;  ///< or counter-charging
    bool phalanx = false;
    Facing facing = Facing::Front;  ///< side of the enemy it attacks; of the activated primary only (MOB-112)
    AttackedSide attackedSide = AttackedSide::Front;  ///< side on which it is attacked itself
};

/// MOB-105: the Fight dice, with reasons or as a Total.
template <typename Sum = Breakdown> Sum fightDice(const FightSide& side, const Options& options) {
    Sum dice;
    dice.add(side.attack, reasons::attackDice);         // MOB-105
    dice.add(side.strategos, reasons::strategosDice);   // MOB-106, MOB-181
    dice.add(2 * side.supports, reasons::supportDice);  // MOB-107
    if (side.charging)
        dice.add(2, reasons::chargeDice);  // MOB-108, MOB-164
    if (side.phalanx && (side.attackedSide == AttackedSide::Front || !options.phalanxDiceFrontOnly))
        dice.add(2, reasons::phalanxDice);  // MOB-109, MOB-160
    if (side.facing == Facing::Flank)
        dice.add(2, reasons::flankDice);  // MOB-110
    if (side.facing == Facing::Rear)
        dice.add(4, reasons::rearDice);  // MOB-111
    return dice;                         // MOB-112: modifiers are cumulative
}

/// MOB-073, MOB-092, MOB-161: Armor against an attack from that side, with reasons or as a Total.
template <typename Sum = Breakdown>
Sum effectiveArmor(int base, bool phalanx, AttackedSide attackedSide, bool difficult, const Options& options) {
    const bool shielded =
        attackedSide == AttackedSide::Front ||
        (attackedSide == AttackedSide::RightFlank && options.phalanxArmorFlank == ArmorFlank::Right) ||
        (attackedSide == AttackedSide::LeftFlank && options.phalanxArmorFlank == ArmorFlank::Left);
    Sum armor;
    armor.add(base, reasons::armorValue);
    if (phalanx && shielded)
        armor.add(1, reasons::phalanxArmor);  // MOB-161; MOB-092 against volleys too
    if (difficult)
        armor.add(1, reasons::difficultArmor);  // MOB-073
    return armor;
}

/// MOB-091, MOB-114: Courage lost to hits. Not limited by the Courage left.
int courageLoss(int hits, int armor, const Options& options);

/// MOB-089, MOB-113, MOB-147: the face that hits.
constexpr int toHit(bool wavering) { return wavering ? 5 : 4; }

enum class LossSource : std::uint8_t { Fight, Shoot, DangerousGround };

/// The Discipline tests of a unit after a loss (MOB-135, MOB-137, MOB-139, MOB-142).
struct TestNeed {
    bool test = false;
    bool routed = false;
    int tests = 0;            ///< in a row, all to be passed
    int successesNeeded = 0;  ///< in each
};
TestNeed testRequired(int courageBefore, int courageLost, int lostEarlierThisTurn, LossSource source,
                      const Options& options);

/// MOB-143, MOB-AMB-30: number of tests for a drift, entry of Dangerous Ground or Collapse, for a unit with this
/// Courage.
int plainTests(int courage, const Options& options);

/// MOB-056: the distance of a charge in inches.
constexpr double chargeAllowance(double moveInches) { return 2 * moveInches; }

/// MOB-164, MOB-165: the reactor of a counter-charge goes half the gap, at most its Move.
constexpr double counterchargeInches(double gap, double move) { return move < gap / 2 ? move : gap / 2; }

/// MOB-126, MOB-127: the primary that is pushed back.
enum class PushedBack : std::uint8_t { None, Attacker, Defender };
PushedBack pushbackLoser(bool bothPhalanxCapable, bool attackerRouted, bool defenderRouted, int attackerLoss,
                         int defenderLoss);

/// The state of a unit after losing Courage (possibly 0).
struct LossResult {
    int loss = 0;         ///< Courage lost, at most what it had (MOB-AMB-25)
    int courage = 0;      ///< left
    bool routed = false;  ///< MOB-115
    TestNeed test;        ///< a Wavering unit is not tested again (MOB-148)
};

/// An attacked unit, as the loss formulas take it.
struct Target {
    int courage = 0;
    int armor = 1;  ///< effectiveArmor()
    bool wavering = false;
    int lostEarlierThisTurn = 0;  ///< MOB-AMB-31
    bool phalanxCapable = false;  ///< has the Phalanx trait (MOB-125)
};

/// MOB-115, MOB-138, MOB-140, MOB-141, MOB-148: the effect of losing Courage on a unit.
LossResult afterLoss(int lost, const Target& target, LossSource source, const Options& options);
/// MOB-093, MOB-114: the effect of hits on a unit.
LossResult afterHits(int hits, const Target& target, LossSource source, const Options& options);

/// Both primaries after a Fight (rules, 3.5, steps 5 to 8).
struct FightResult {
    std::array<LossResult, 2> sides;  ///< attacker, defender
    PushedBack pushedBack = PushedBack::None;
};
/// MOB-114: the hits of both sides count simultaneously. `hits` are those scored by the attacker and by the defender.
FightResult resolveHits(const std::array<int, 2>& hits, const std::array<Target, 2>& primaries, const Options& options);

/// MOB-152, MOB-154: the triggers of this End Phase. `value` is in points or units.
struct CollapseTriggers {
    bool strategos = false;
    bool half = false;
    bool threeQuarters = false;
    int count() const { return (strategos ? 1 : 0) + (half ? 1 : 0) + (threeQuarters ? 1 : 0); }
};
CollapseTriggers collapseTriggers(int valueTotal, int valueLost, bool strategosLost, bool halfFired,
                                  bool threeQuartersFired);

/// MOB-153, MOB-155, MOB-AMB-46: number of Collapse tests of each unit in this End Phase.
int collapseTests(const CollapseTriggers& triggers, const Options& options);

/// A d3 from a d6 (C8).
constexpr int d3(int d6) { return (d6 + 1) / 2; }

/// MOB-031 and others: the conditions for the actions of an activated unit.
struct ActionContext {
    bool inContact = false;
    bool wavering = false;
    int pool = 0;
    bool enemyInForwardArc = false;
    bool shootTarget = false;
};
enum class Action : std::uint8_t { Hold, Move, Shoot, Fight, Charge, MoveAndShoot };
bool isLegalAction(Action action, const UnitTraits& traits, const ActionContext& context);

/// MOB-163, MOB-166, MOB-169, MOB-146: reactions that cost 1 Arete.
enum class Reaction : std::uint8_t { CounterCharge, Evade, Pursue };
bool mayReact(Reaction reaction, const UnitTraits& traits, bool wavering, int pool);

}  // namespace ephor::men_of_bronze
