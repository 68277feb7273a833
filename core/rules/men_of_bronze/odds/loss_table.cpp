#include "core/rules/men_of_bronze/odds/loss_table.h"

#include "core/dice/chances.h"

namespace ephor::men_of_bronze {

LossTable::LossTable(const Options& options) {
    for (const bool wavering : {false, true}) {
        const double p = chanceOf(toHit(wavering));
        for (int dice = 0; dice <= mostDice; ++dice) {
            const Distribution hits = Distribution::binomial(dice, p);
            for (int armor = 1; armor <= mostArmor; ++armor) {
                Row& row = m_rows[wavering ? 1 : 0][static_cast<std::size_t>(armor)][static_cast<std::size_t>(dice)];
                for (int h = hits.lowest(); h <= hits.highest(); ++h)
                    for (int k = 0; k <= std::min(courageLoss(h, armor, options), mostLoss); ++k)
                        row.atLeast[static_cast<std::size_t>(k)] += hits.at(h);
                for (std::size_t k = 1; k < row.mean.size(); ++k)
                    row.mean[k] = row.mean[k - 1] + row.atLeast[k];
            }
        }
    }
}

}  // namespace ephor::men_of_bronze
