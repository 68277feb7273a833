#include "core/rules/alala/odds/clash.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// The consequences of one outcome for a side, without its probability.
struct Consequence {
    Fighter fighter;  ///< after it has fallen below half strength, or not; its level as before the result
    int losses = 0;
    Level level = Level::FormedUp;
    bool belowHalf = false;
    bool destroyed = false;
    bool breaks = false;  ///< before the eyes of its neighbours (ALA-041, ALA-046)
};

bool isBelowHalf(const ClashSide& side, int losses, const Options& options) {
    if (options.halfStrengthByFront)
        return belowHalf(std::max(0, side.combat.men - losses), side.combat.troops.figures);
    return belowHalf(side.combat.men + side.menBehind - losses, side.initialMen);  // ALA-028, ALA-030
}

/// Losses, and their effect on the unit.
Consequence sufferedBy(const ClashSide& side, const ClashSide& enemy, Outcome outcome, const Options& options) {
    const int men = side.combat.men + side.menBehind;
    Consequence result;
    result.fighter = side.fighter;
    result.losses = std::min(men, casualtiesAfter(side.fighter, enemy.fighter, outcome));  // ALA-029
    result.destroyed = result.losses == men;
    result.belowHalf = isBelowHalf(side, result.losses, options);
    result.breaks = result.destroyed || isBreak(compulsoryMove(side.fighter, outcome));
    if (result.belowHalf && !side.fighter.lastStand) {
        (side.toTheDeath ? result.fighter.lastStand : result.fighter.mustRetire) = true;  // ALA-031, ALA-032
        result.breaks = result.breaks || (!side.toTheDeath && !side.fighter.mustRetire);
    }
    return result;
}

/// ALA-AMB-024: a destroyed unit is gone before levels change by the outcome; a unit that breaks or withdraws does so
/// afterwards.
Level levelOf(const Fighter& fighter, const Consequence& enemy, Outcome outcome) {
    const bool hoplites = fighter.arm == Arm::Hoplite && enemy.fighter.arm == Arm::Hoplite;
    const int seen = hoplites && enemy.breaks ? breakSteps(fighter.grade, enemy.fighter.grade, false) : 0;
    Fighter now = fighter;
    if (enemy.destroyed)
        now.level = changed(now.level, seen).level;
    const Level level = levelAfter(now, outcome).level;
    return enemy.destroyed ? level : changed(level, seen).level;
}

std::array<Consequence, 2> consequencesOf(const std::array<ClashSide, 2>& sides, Outcome first,
                                          const Options& options) {
    std::array<Consequence, 2> results;
    for (const std::size_t i : {0, 1})
        results[i] = sufferedBy(sides[i], sides[1 - i], i == 0 ? first : opposite(first), options);
    for (const std::size_t i : {0, 1})
        results[i].level = levelOf(sides[i].fighter, results[1 - i], i == 0 ? first : opposite(first));
    return results;
}

}  // namespace

Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options) {
    Clash clash;
    for (const std::size_t i : {0, 1}) {
        clash.dice[i] = combatDice(sides[i].combat, options);
        clash.rolls[i] = combatDiceOf(sides[i].combat, options);
    }
    const OutcomeChances first = outcomeChances(clash.rolls[0], clash.rolls[1]);
    for (const std::size_t i : {0, 1}) {
        ClashChances& chances = clash.sides[i];
        chances.outcomes = i == 0 ? first : reversed(first);
        chances.losses = Chances::empty(casualtiesOf(Outcome::Defeat));
        if (sides[i].leaderCp > 0) {  // ALA-067: one risk roll, whatever the outcome
            const Chances cp = leaderChances(sides[i].leaderCp, 1, false);
            chances.leaderKilled = cp[0];
            chances.leaderHurt = 1 - cp[sides[i].leaderCp];
        }
    }
    for (const Outcome outcome : allOutcomes) {
        const std::array<Consequence, 2> results = consequencesOf(sides, outcome, options);
        const double p = first[outcome];
        for (const std::size_t i : {0, 1}) {
            ClashChances& chances = clash.sides[i];
            const Consequence& result = results[i];
            const AfterSet moves =
                movesAfter(result.fighter, results[1 - i].fighter, i == 0 ? outcome : opposite(outcome));
            const After must = moves.size() == 1 ? moves.first() : After::Remain;
            const double leaderFalls = result.destroyed ? 0 : chances.leaderKilled;
            chances.losses[result.losses] += p;
            chances.levels[static_cast<std::size_t>(result.level)] += p * (1 - leaderFalls);
            chances.levels[static_cast<std::size_t>(changed(result.level, leaderKilledSteps(true)).level)] +=
                p * leaderFalls;      // ALA-042
            if (!result.destroyed) {  // a destroyed unit makes no move
                chances.mustMove[static_cast<std::size_t>(must)] += p;
                chances.mayPursue += moves.contains(After::Pursue) ? p : 0;
            }
            chances.belowHalf += result.belowHalf ? p : 0;
            chances.destroyed += result.destroyed ? p : 0;
        }
    }
    return clash;
}

}  // namespace ephor::alala
