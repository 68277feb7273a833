#include "core/rules/alala/odds/combat_odds.h"

namespace ephor::alala {

// Combat --------------------------------------------------------------------------------------------------------------

CombatDice combatDiceOf(const CombatSide& side, const Options& options) {
    return {combatDice(side, options).total(), hitsOn(side), automaticHits(side)};
}

OutcomeChances outcomeChances(const CombatDice& side, const CombatDice& enemy) {
    const Chances own = hitChances(side.dice, side.need);
    const Chances theirs = hitChances(enemy.dice, enemy.need);
    OutcomeChances chances;
    for (int n = 0; n <= own.highest(); ++n)
        for (int m = 0; m <= theirs.highest(); ++m)
            chances.p[static_cast<std::size_t>(outcomeOf(n + side.automatic - m - enemy.automatic))] +=
                own[n] * theirs[m];
    chances.meanDifference = own.mean() + side.automatic - theirs.mean() - enemy.automatic;
    return chances;
}

OutcomeChances reversed(const OutcomeChances& chances) {
    OutcomeChances other;
    for (const Outcome outcome : allOutcomes)
        other.p[static_cast<std::size_t>(opposite(outcome))] = chances[outcome];
    other.meanDifference = -chances.meanDifference;
    return other;
}

// Leaders -------------------------------------------------------------------------------------------------------------

Chances leaderChances(int rating, int procedures, bool rerollFirst) {
    Chances ratings = Chances::empty(rating);
    ratings[rating] = 1;
    const double endangered = (rerollFirst ? 1.0 / 6 : 1.0) / 6;
    for (int i = 0; i < procedures; ++i) {
        Chances after = Chances::empty(rating);
        after[0] = ratings[0];
        for (int cp = 1; cp <= rating; ++cp) {
            after[cp] += ratings[cp] * (1 - endangered);
            for (int die = 1; die <= 6; ++die)
                after[ratingAfterWound(cp, die)] += ratings[cp] * endangered / 6;
        }
        ratings = after;
    }
    return ratings;
}

}  // namespace ephor::alala
