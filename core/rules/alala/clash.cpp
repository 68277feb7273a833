#include "core/rules/alala/clash.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// What one result does to a side, its chance aside.
struct Consequence {
    int losses = 0;
    Level level = Level::FormedUp;
    After must = After::Remain;
    bool mayPursue = false;
    bool belowHalf = false;
    bool destroyed = false;
};

Consequence consequenceOf(const ClashSide& side, const ClashSide& enemy, Outcome outcome, const Options& options) {
    const int men = side.combat.men + side.menBehind;
    Consequence result;
    result.losses = std::min(men, casualtiesAfter(side.fighter, enemy.fighter, outcome));  // ALA-029
    result.destroyed = result.losses == men;
    result.belowHalf = options.halfStrengthByFront && side.menBehind > 0
                           ? belowHalf(std::max(0, side.combat.men - result.losses), side.combat.troops.figures)
                           : belowHalf(men - result.losses, side.initialMen);  // ALA-028, ALA-030
    result.must = compulsoryMove(side.fighter, outcome);
    const AfterSet moves = movesAfter(side.fighter, enemy.fighter, outcome);
    result.mayPursue = moves.contains(After::Pursue);
    if (moves.size() == 1)
        result.must = moves.first();
    result.level = levelAfter(side.fighter, outcome).level;
    // ALA-046, ALA-AMB-022: it sees hoplites break; ALA-AMB-024: after all levels have changed by the result.
    const bool breaks = isBreak(compulsoryMove(enemy.fighter, opposite(outcome)));
    if (side.fighter.arm == Arm::Hoplite && enemy.fighter.arm == Arm::Hoplite && breaks)
        result.level = changed(result.level, breakSteps(side.fighter.grade, enemy.fighter.grade, false)).level;
    return result;
}

}  // namespace

Clash reckonClash(const std::array<ClashSide, 2>& sides, const Options& options) {
    Clash clash;
    for (const std::size_t i : {0, 1}) {
        clash.dice[i] = combatDice(sides[i].combat, options);
        clash.throws[i] = {clash.dice[i].total(), hitsOn(sides[i].combat), automaticHits(sides[i].combat)};
    }
    const OutcomeChances first = outcomeChances(clash.throws[0], clash.throws[1]);
    for (const std::size_t i : {0, 1}) {
        ClashChances& chances = clash.sides[i];
        chances.outcomes = i == 0 ? first : reversed(first);
        chances.losses = Chances::empty(casualtiesOf(Outcome::Defeat));
        for (const Outcome outcome : allOutcomes) {
            const double p = chances.outcomes[outcome];
            const Consequence result = consequenceOf(sides[i], sides[1 - i], outcome, options);
            chances.losses[result.losses] += p;
            chances.levels[static_cast<std::size_t>(result.level)] += p;
            chances.mustMove[static_cast<std::size_t>(result.must)] += p;
            chances.mayPursue += result.mayPursue ? p : 0;
            chances.belowHalf += result.belowHalf ? p : 0;
            chances.destroyed += result.destroyed ? p : 0;
        }
        if (sides[i].leaderCp > 0) {  // ALA-067: one procedure, win or lose
            const Chances cp = leaderChances(sides[i].leaderCp, 1, false);
            chances.leaderKilled = cp[0];
            chances.leaderHurt = 1 - cp[sides[i].leaderCp];
        }
    }
    return clash;
}

}  // namespace ephor::alala
