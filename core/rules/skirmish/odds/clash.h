// The exact probabilities of a melee between two figures: one round, and the fight to the end (rules, SKI-030 to
// SKI-049 and SKI-081 to SKI-083).
#pragma once

#include "core/battle/game.h"
#include "core/rules/skirmish/army/troops.h"
#include "core/rules/skirmish/odds/combat_odds.h"

namespace ephor::skirmish {

/// A figure in a melee, as entered by a player.
struct ClashSide {
    Fighter fighter;
    Protection protection = Protection::Unarmoured;  ///< own armour
    bool wall = false;
    bool leader = false;
    bool charging = false;
    Arc attacks = Arc::Front;  ///< the side of the enemy that it attacks
    bool enemyUphill = false;
    bool enemyBehindObstacle = false;
};

struct Clash {
    std::array<Breakdown, 2> factors;  ///< in the first round, wounds included
    std::array<Protection, 2> protections{};
    RoundChances round;               ///< hits in the first round
    std::array<double, 2> falls{};    ///< in the first round
    std::array<double, 2> wounded{};  ///< a leader who survives with a wound
    DuelChances duel;
};
Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options);

/// The fields of the clash calculator, the same for both sides.
std::vector<ClashField> clashFields(const Catalogue& types);
/// RuleSystem::clash. `fields` are those of `types`.
Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types);

}  // namespace ephor::skirmish
