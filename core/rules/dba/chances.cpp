#include "core/rules/dba/chances.h"

namespace ephor::dba {

namespace {

/// Calls `see(a, b)` for each of the 36 throws of two dice.
template <typename See> void eachThrow(See&& see) {
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            see(a, b);
}

}  // namespace

AggressionChances aggressionChances(int a, int b) {
    int higher = 0;
    int lower = 0;
    eachThrow([&](int dieA, int dieB) {
        higher += dieA + a > dieB + b ? 1 : 0;
        lower += dieA + a < dieB + b ? 1 : 0;
    });
    const double decided = higher + lower;
    if (decided == 0)
        return {0, 0, 1};
    return {higher / decided, lower / decided, (36 - decided) / 36.0};
}

Distribution pipsOf(int bounds) {
    Distribution sum;
    for (int i = 0; i < bounds; ++i)
        sum = sum + Distribution::die(6);
    return sum;
}

namespace {

/// Of the 36 throws, how many end so: A doubles, A beats, equal, B beats, B doubles.
std::array<int, 5> countTotals(int factorA, int factorB) {
    std::array<int, 5> count{};
    eachThrow([&](int dieA, int dieB) {
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

}  // namespace

TotalsChances totalsChances(int factorA, int factorB) {
    const std::array<int, 5> count = countTotals(factorA, factorB);
    return {count[0] / 36.0, count[1] / 36.0, count[2] / 36.0, count[3] / 36.0, count[4] / 36.0};
}

CombatChances combatChances(const std::array<Troop, 2>& troops, const std::array<int, 2>& factors,
                            const std::array<Going, 2>& going, const Options& options) {
    static constexpr std::array<int, 5> winners{0, 0, -1, 1, 1};
    static constexpr std::array degrees{Degree::Doubled, Degree::Beaten, Degree::Equal, Degree::Beaten,
                                        Degree::Doubled};
    const std::array<int, 5> throws = countTotals(factors[0], factors[1]);
    std::array<std::array<int, 4>, 2> count{};
    int stand = 0;
    for (std::size_t k = 0; k < throws.size(); ++k) {
        const Verdict verdict = closeVerdict(troops, winners[k], degrees[k], going, options);
        for (const std::size_t i : {0, 1})
            count[i][static_cast<std::size_t>(verdict.outcome[i])] += throws[k];
        if (verdict.outcome[0] == Outcome::Nothing && verdict.outcome[1] == Outcome::Nothing)
            stand += throws[k];
    }
    CombatChances chances;
    for (const std::size_t i : {0, 1})
        for (std::size_t o = 0; o < 4; ++o)
            chances.outcome[i][o] = count[i][o] / 36.0;
    chances.stand = stand / 36.0;
    return chances;
}

std::array<double, 4> shotChances(const Troop& shooter, const Troop& target, int shooterFactor, int targetFactor,
                                  Going going, const Options& options) {
    std::array<int, 4> count{};
    eachThrow([&](int a, int b) {
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
