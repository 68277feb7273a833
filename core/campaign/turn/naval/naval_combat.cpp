#include "core/campaign/turn/naval/naval_combat.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// Rounded to the nearest integer, halves up.
int percentOf(int squadrons, int percent) { return (squadrons * percent + 50) / 100; }

}  // namespace

int ratioStep(const SeaRules& rules, int squadrons, int others) {
    return static_cast<int>(
        std::ranges::count_if(rules.ratio, [&](int percent) { return 100 * squadrons >= percent * others; }));
}

int seaModifier(const SeaRules& rules, const SeaSide& side, const SeaSide& other) {
    return ratioStep(rules, side.squadrons, other.squadrons) + side.command / std::max(1, rules.commandFor);
}

SeaResult seaResult(const SeaRules& rules, const SeaSide& a, const SeaSide& b, int faceA, int faceB) {
    SeaResult result;
    result.difference = faceA + seaModifier(rules, a, b) - faceB - seaModifier(rules, b, a);
    if (result.difference == 0) {
        result.lossesA = percentOf(a.squadrons, rules.lossDraw);
        result.lossesB = percentOf(b.squadrons, rules.lossDraw);
        return result;
    }
    const int by = result.difference > 0 ? result.difference : -result.difference;
    const int percent = rules.lossLoser[by <= 2 ? 0 : by <= 4 ? 1 : 2];
    const auto loser = [&](int squadrons) { return std::min(squadrons, std::max(1, percentOf(squadrons, percent))); };
    // The winner loses at most as many squadrons as the loser.
    const auto winner = [&](int squadrons, int sunk) { return std::min(percentOf(squadrons, rules.lossWinner), sunk); };
    if (result.difference > 0) {
        result.lossesB = loser(b.squadrons);
        result.lossesA = winner(a.squadrons, result.lossesB);
    } else {
        result.lossesA = loser(a.squadrons);
        result.lossesB = winner(b.squadrons, result.lossesA);
    }
    return result;
}

SeaOdds seaOdds(const SeaRules& rules, const SeaSide& a, const SeaSide& b) {
    SeaOdds odds;
    for (int faceA = 1; faceA <= 6; ++faceA)
        for (int faceB = 1; faceB <= 6; ++faceB) {
            const SeaResult one = seaResult(rules, a, b, faceA, faceB);
            ++(one.difference > 0 ? odds.winsA : one.difference < 0 ? odds.winsB : odds.draws);
            odds.lossesA += one.lossesA;
            odds.lossesB += one.lossesB;
        }
    return odds;
}

std::string oddsText(const SeaOdds& odds) {
    return fmt::format("{} of 36 won, {} drawn, {} lost", odds.winsA, odds.draws, odds.winsB);
}

}  // namespace ephor::campaign
