#include "core/rules/dba/odds/combat_odds.h"

namespace ephor::dba {

namespace {

/// Calls `see(a, b)` for each of the 36 rolls of two dice.
template <typename See> constexpr void eachRoll(See&& see) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            see(a, b);
}

/// Number of the 36 rolls with each result: A doubles, A beats, equal, B beats, B doubles.
using RollCounts = std::array<std::int8_t, 5>;

constexpr RollCounts countRolls(int factorA, int factorB) {
    RollCounts count{};
    eachRoll([&](int dieA, int dieB) {
        const int a = dieA + factorA;
        const int b = dieB + factorB;
        if (a == b)
            ++count[2];
        else if (a > b)
            ++count[degreeOf(a, b) == Degree::Doubled ? 0 : 1];
        else
            ++count[degreeOf(b, a) == Degree::Doubled ? 4 : 3];
    });
    return count;
}

/// Precomputed for all factors that occur.
constexpr int lowestFactor = -8;
constexpr int highestFactor = 16;
constexpr std::size_t factorsBetween = highestFactor - lowestFactor + 1;
constexpr auto knownRolls = [] {
    std::array<std::array<RollCounts, factorsBetween>, factorsBetween> known{};
    for (std::size_t a = 0; a < factorsBetween; ++a)
        for (std::size_t b = 0; b < factorsBetween; ++b)
            known[a][b] = countRolls(static_cast<int>(a) + lowestFactor, static_cast<int>(b) + lowestFactor);
    return known;
}();

RollCounts countTotals(int factorA, int factorB) {
    const auto isKnown = [](int factor) { return factor >= lowestFactor && factor <= highestFactor; };
    if (!isKnown(factorA) || !isKnown(factorB))
        return countRolls(factorA, factorB);
    return knownRolls[static_cast<std::size_t>(factorA - lowestFactor)]
                     [static_cast<std::size_t>(factorB - lowestFactor)];
}

}  // namespace

TotalsChances totalsChances(int factorA, int factorB) {
    const RollCounts count = countTotals(factorA, factorB);
    return {count[0] / 36.0, count[1] / 36.0, count[2] / 36.0, count[3] / 36.0, count[4] / 36.0};
}

CombatChances combatChances(const std::array<Troop, 2>& troops, const std::array<int, 2>& factors,
                            const std::array<Going, 2>& going, const Options& options) {
    return combatChances(factors, {endingsOf(troops[0], troops[1], going[0], options),
                                   endingsOf(troops[1], troops[0], going[1], options)});
}

CombatChances combatChances(const std::array<int, 2>& factors, const std::array<Endings, 2>& endings) {
    const RollCounts rolls = countTotals(factors[0], factors[1]);
    std::array<std::array<int, 4>, 2> count{};
    const auto suffers = [&](std::size_t loser, Degree degree, int times) {
        const Outcome outcome = endings[loser][static_cast<std::size_t>(degree)];
        count[loser][static_cast<std::size_t>(outcome)] += times;
        return outcome == Outcome::Nothing;
    };
    // The loser's outcomes; the winner's is Nothing. On equal totals both may have one.
    int stand = suffers(1, Degree::Doubled, rolls[0]) ? rolls[0] : 0;
    stand += suffers(1, Degree::Beaten, rolls[1]) ? rolls[1] : 0;
    stand += suffers(0, Degree::Beaten, rolls[3]) ? rolls[3] : 0;
    stand += suffers(0, Degree::Doubled, rolls[4]) ? rolls[4] : 0;
    const std::array equal{suffers(0, Degree::Equal, rolls[2]), suffers(1, Degree::Equal, rolls[2])};
    stand += equal[0] && equal[1] ? rolls[2] : 0;
    count[0][static_cast<std::size_t>(Outcome::Nothing)] += rolls[0] + rolls[1];
    count[1][static_cast<std::size_t>(Outcome::Nothing)] += rolls[3] + rolls[4];
    CombatChances chances;
    for (const std::size_t i : {0, 1})
        for (std::size_t o = 0; o < 4; ++o)
            chances.outcome[i][o] = count[i][o] / 36.0;
    chances.stand = stand / 36.0;
    return chances;
}

std::array<double, 4> outcomeChances(int own, int enemy, const Endings& endings) {
    const RollCounts rolls = countTotals(own, enemy);
    std::array<int, 4> count{rolls[0] + rolls[1]};
    const auto suffers = [&](Degree degree, int times) {
        count[static_cast<std::size_t>(endings[static_cast<std::size_t>(degree)])] += times;
    };
    suffers(Degree::Equal, rolls[2]);
    suffers(Degree::Beaten, rolls[3]);
    suffers(Degree::Doubled, rolls[4]);
    return {count[0] / 36.0, count[1] / 36.0, count[2] / 36.0, count[3] / 36.0};
}

std::array<double, 4> shotChances(const Troop& shooter, const Troop& target, int shooterFactor, int targetFactor,
                                  Going going, const Options& options) {
    std::array<int, 4> count{};
    eachRoll([&](int a, int b) {
        const int shot = a + shooterFactor;
        const int stands = b + targetFactor;
        const Outcome outcome = shot > stands
                                    ? outcomeFor(target, shooter, degreeOf(shot, stands), true, going, options)
                                    : Outcome::Nothing;
        ++count[static_cast<std::size_t>(outcome)];
    });
    return {count[0] / 36.0, count[1] / 36.0, count[2] / 36.0, count[3] / 36.0};
}

}  // namespace ephor::dba
