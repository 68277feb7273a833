#include "core/rules/alala/battle/arithmetic/formulas.h"

#include "core/rules/alala/reasons.h"

#include <algorithm>
#include <cassert>

namespace ephor::alala {

Disorder wheelDisorder(Grade grade, const CommandFacts& facts) { return {true, facts.of(grade).wheel}; }

// ALA-139, ALA-140, ALA-AMB-049.
Disorder goingDisorder(Going going, const Troops& troops, bool formed) {
    switch (going) {
    case Going::Open:
        return {};
    case Going::Impassable:
        return {false, 0};
    case Going::Rough:
        if (troops.isCavalry())
            return {false, 0};  // ALA-139
        break;
    case Going::Light:
        if (troops.isCavalry())
            return {true, 1};  // ALA-140, ALA-122
        break;
    }
    return {true, troops.isHoplites() && formed ? 1 : 0};  // ALA-139: skirmishers free, ALA-122
}

Passage passage(const Passing& passed, const Passing& passer) {
    const bool mixed = (passed.troops.isHoplites() && passer.troops.isCavalry()) ||
                       (passed.troops.isCavalry() && passer.troops.isHoplites());
    if (mixed)
        return {false, 0, 0};  // ALA-150
    const auto pays = [](const Passing& one) {
        return one.troops.passageDisorders && (one.formed || !one.troops.isHoplites());  // ALA-122
    };
    const bool parts =
        !passed.moves && passer.troops.isSkirmishers() && !passer.routs;  // stationary units let skirmishers through
    return {true, pays(passed) && !parts ? 1 : 0, pays(passer) ? 1 : 0};
}

// ALA-206, ALA-207, ALA-AMB-094.
int deepDice(int depth, const Options& options) {
    if (depth < 2)
        return 0;
    switch (options.deepBonus) {
    case DeepBonus::Position:
        return 4 + std::clamp(depth - 2, 0, 2);
    case DeepBonus::LiteralAdditional:
        return 4 + std::clamp(depth - 3, 0, 2);
    case DeepBonus::QrsUnlimited:
        return 4 + depth - 2;
    }
    return 4;
}

Breakdown combatDice(const CombatSide& side, const Options& options) {
    const bool hoplites = side.troops.isHoplites();
    Breakdown dice;
    dice.add(side.men / 2, reasons::men);             // ALA-194
    dice.add(-2 * side.disorder, reasons::disorder);  // ALA-195
    if (hoplites) {
        dice.add(side.level == Level::Eager ? 4 : 0, reasons::eager);     // ALA-196
        dice.add(side.level == Level::Ready ? 2 : 0, reasons::ready);     // ALA-197
        dice.add(side.level == Level::Shaken ? -4 : 0, reasons::shaken);  // ALA-198
    }
    dice.add(side.ground ? 1 : 0, reasons::ground);  // ALA-199
    if (!side.troops.isSkirmishers() && (side.charged || side.pursued || side.followedUp))
        dice.add(2, reasons::charge);  // ALA-200, once
    if (side.troops.isCavalry() && side.againstUnformedFoot)
        dice.add(1, reasons::cavalryOverFoot);  // ALA-201
    if (!hoplites && (side.supportingBands > 0 || side.troops.alwaysSupported))
        dice.add(2, reasons::bandSupport);  // ALA-202, ALA-219, ALA-AMB-090: once
    if (side.cerberus && side.troops.isCavalry() && side.charged)
        dice.add(1, reasons::cerberus);  // ALA-261
    if (hoplites) {
        const int chain =
            options.flankChainUnlimited ? std::max(side.supportLeft, side.supportRight) : 2;     // ALA-AMB-091
        dice.add(side.supportLeft > 0 ? 2 : 0, reasons::flankLeft);                              // ALA-203
        dice.add(std::clamp(side.supportLeft, 1, std::max(chain, 1)) - 1, reasons::secondLeft);  // ALA-204
        dice.add(side.supportRight > 0 ? 2 : 0, reasons::flankRight);
        dice.add(std::clamp(side.supportRight, 1, std::max(chain, 1)) - 1, reasons::secondRight);
        dice.add(deepDice(side.depth, options), reasons::deep);  // ALA-206, ALA-207
    }
    dice.add(side.shieldlessSupport ? 1 : 0, reasons::shieldless);  // ALA-205
    if (dice.total() < 1)
        dice.add(1 - dice.total(), reasons::leastCombat);  // ALA-208
    return dice;
}

int hitsOn(const CombatSide& side) {
    const bool goodOrder = side.troops.isHoplites() && !side.unformed;  // ALA-AMB-095
    return goodOrder && !side.flankOrRearOnly && !side.againstFortified ? 5 : 6;
}

bool maySupport(const Supporter& supporter, Arm engaged) {
    if (supporter.engagedElsewhere || !supporter.touches)
        return false;
    const bool bands = engaged != Arm::Hoplite;
    if (bands != (supporter.arm != Arm::Hoplite))
        return false;  // ALA-217: bands and hoplites never support each other
    return bands || (!supporter.shaken && supporter.facesEnemy);  // ALA-214
}

Breakdown shootingDice(const Troops& shooter, int men, const ShotTarget& target) {
    assert(shooter.figuresPerShot > 0);
    Breakdown dice;
    dice.add(men / shooter.figuresPerShot,
             shooter.figuresPerShot == 1 ? reasons::shotPerMan : reasons::shotPerTwo);  // ALA-164, ALA-165
    if (target.hoplites && target.formed && target.fromFront)
        dice.add(-2, reasons::shieldWall);           // ALA-166
    dice.add(shooter.shotBonus, reasons::hamippoi);  // ALA-167
    if (dice.total() < 1)
        dice.add(1 - dice.total(), reasons::leastShot);  // ALA-168
    return dice;
}

MoveDice moveDice(const Troops& troops, Gait gait, int chosen, bool movedBefore, bool shout) {
    const int most = mostMoveDice(troops, movedBefore);  // ALA-AMB-059: in flight too
    const int dice = gait == Gait::Ordinary ? chosen : most;
    assert(dice >= 1 && dice <= most);
    MoveDice move;
    move.average = std::min(dice, 2);
    move.plain = dice - move.average;
    if (gait == Gait::FirstFlight)
        move.bonus = dice;  // ALA-131
    if (gait == Gait::Ordinary && shout)
        move.bonus = shoutInches;  // ALA-252
    return move;
}

Moved moved(const Troops& troops, bool formed, std::span<const std::uint8_t> faces, int bonus, bool eased) {
    Moved move{bonus, 0};
    const bool tires = troops.tiresOn > 0 && (formed || !troops.isHoplites());
    for (const std::uint8_t face : faces) {
        move.inches += face;
        if (tires && face == troops.tiresOn)
            ++move.tired;
    }
    if (eased && move.tired > 0) {
        --move.inches;
        --move.tired;
    }
    return move;
}

bool mayEase(const Troops& troops, bool formed, Grade grade, std::span<const std::uint8_t> faces,
             const CommandFacts& facts) {
    return troops.isHoplites() && facts.of(grade).eases && moved(troops, formed, faces, 0).tired > 0;
}

double chaseInches(int dice, double start, const Options& options) {
    const double reach = options.chaseFromContact ? start + dice : dice;
    return std::max(reach, start);
}

int Stack::front() const {
    int unit = 0;
    while (unit < count && live[static_cast<std::size_t>(unit)] == 0)
        ++unit;
    return unit;
}

int Stack::depth() const { return count - front(); }

int Stack::men() const {
    const int unit = front();
    return unit < count ? live[static_cast<std::size_t>(unit)] : 0;
}

int Stack::total() const {
    int sum = 0;
    for (int unit = 0; unit < count; ++unit)
        sum += live[static_cast<std::size_t>(unit)];
    return sum;
}

Stack afterCasualties(Stack stack, int casualties) {
    for (int unit = stack.front(); unit < stack.count && casualties > 0; ++unit) {
        int& men = stack.live[static_cast<std::size_t>(unit)];
        const int lost = std::min(men, casualties);  // ALA-029: never below nothing
        men -= lost;
        casualties -= lost;
    }
    return stack;
}

bool belowHalf(const Stack& stack, const Options& options) {
    if (options.halfStrengthByFront)
        return belowHalf(stack.live[0], stack.initial[0]);
    int initial = 0;
    for (int unit = 0; unit < stack.count; ++unit)
        initial += stack.initial[static_cast<std::size_t>(unit)];
    return belowHalf(stack.total(), initial);
}

}  // namespace ephor::alala
