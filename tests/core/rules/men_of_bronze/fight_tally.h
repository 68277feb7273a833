// Fights counted by their outcomes, and held against exact chances.
#pragma once

#include "core/rules/men_of_bronze/odds/clash.h"

#include <cmath>
#include <string>

namespace ephor::men_of_bronze {

/// How many of `fights` came out so.
struct FightTally {
    int fights = 0;
    std::array<std::array<int, Chances::most + 1>, 2> losses{};
    std::array<int, 2> routs{};
    std::array<int, 2> tests{};
    std::array<int, 2> newlyWavering{};
    std::array<int, 2> pushedBack{};
    int bothRout = 0;
    int tied = 0;
};

/// What does not lie within four sigma of its chance; empty where all does.
inline std::string disagreement(const FightTally& tally, const FightChances& exact) {
    const auto check = [&tally](const char* what, std::size_t side, int n, double p) -> std::string {
        const double sigma = std::sqrt(tally.fights * p * (1 - p));
        // Half a fight more: counts are whole numbers.
        if (std::abs(n - tally.fights * p) <= 4 * sigma + 0.5)
            return {};
        return std::string(what) + " of side " + std::to_string(side) + ": " + std::to_string(n) + " of " +
               std::to_string(tally.fights) + ", exact " + std::to_string(p) + "\n";
    };
    std::string text;
    for (const std::size_t side : {0, 1}) {
        for (int n = 0; n <= Chances::most; ++n)
            text += check("loss", side, tally.losses[side][static_cast<std::size_t>(n)], exact.losses[side][n]);
        text += check("rout", side, tally.routs[side], exact.routs[side]);
        text += check("test", side, tally.tests[side], exact.tests[side]);
        text += check("wavering", side, tally.newlyWavering[side], exact.newlyWavering[side]);
        text += check("pushback", side, tally.pushedBack[side], exact.pushedBack[side]);
    }
    text += check("both rout", 0, tally.bothRout, exact.bothRout);
    text += check("tie", 0, tally.tied, exact.tied);
    return text;
}

}  // namespace ephor::men_of_bronze
