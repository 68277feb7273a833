// Precomputed probabilities of losses for every number of dice, for the computer player's evaluation of fights.
#pragma once

#include "core/rules/men_of_bronze/battle/formulas.h"

#include <algorithm>

namespace ephor::men_of_bronze {

/// Exact distributions of the Courage lost to n dice against an Armor, for one set of options.
class LossTable {
public:
    static constexpr int mostDice = 48;
    static constexpr int mostArmor = 5;
    static constexpr int mostLoss = 6;

    explicit LossTable(const Options& options);

    /// Probability of losing at least `loss` (0..mostLoss; 1 for 0) to `dice` that hit on `need` (4 or 5).
    double atLeast(int dice, int armor, int need, int loss) const {
        return row(dice, armor, need).atLeast[static_cast<std::size_t>(std::clamp(loss, 0, mostLoss))];
    }
    double mean(int dice, int armor, int need, int courage) const {
        return row(dice, armor, need).mean[static_cast<std::size_t>(std::clamp(courage, 0, mostLoss))];
    }

private:
    struct Row {
        std::array<double, mostLoss + 1> atLeast{};
        std::array<double, mostLoss + 1> mean{};  ///< by the Courage that is left
    };
    const Row& row(int dice, int armor, int need) const {
        return m_rows[need >= 5 ? 1 : 0][static_cast<std::size_t>(std::clamp(armor, 1, mostArmor))]
                     [static_cast<std::size_t>(std::clamp(dice, 0, mostDice))];
    }

    std::array<std::array<std::array<Row, mostDice + 1>, mostArmor + 1>, 2> m_rows{};
};

}  // namespace ephor::men_of_bronze
