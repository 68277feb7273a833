// Exact probabilities of melee rounds between two kinds of fighters, as a look-up table.
#pragma once

#include "core/rules/skirmish/game.h"
#include "core/rules/skirmish/odds/combat_odds.h"

namespace ephor::skirmish {

/// The probabilities of one round for every pair of factors and protections, computed once.
class RoundTable {
public:
    static const RoundTable& one();
    const RoundChances& at(int mine, int theirs, Protection myProtection, Protection theirProtection) const;

private:
    static constexpr int lowest = -8;
    static constexpr int count = 24;

    RoundTable();
    std::vector<RoundChances> m_rounds;
};

/// The next round between two figures in contact.
const RoundChances& roundInContact(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy);

/// The result of an attack of one fighter on the other with so many wounds.
Exchange exchangeOf(const SkirmishGame& game, int fighter, int enemy, const AttackTerms& how, int myWounds,
                    int theirWounds);

}  // namespace ephor::skirmish
