// The exact probabilities of one complete combat (OTW-205).
#pragma once

#include "core/battle/game.h"
#include "core/rules/ohw/odds/combat_odds.h"

namespace ephor::ohw {

/// One side of a clash, as entered by a player.
struct ClashSide {
    int attack = 0;
    int defence = 0;
    int strength = 0;  ///< left
    int fullStrength = 0;
    int leadership = 0;
    Traits traits;
    int general = 0;                ///< dice that its general adds (OTW-054)
    int rally = 0;                  ///< dice of the general's rally (OTW-055)
    Struck struck = Struck::Front;  ///< the defender's side that is struck
    bool higher = false;            ///< OTW-219
    bool inForest = false;          ///< OTW-035
    bool inFord = false;            ///< OTW-219
    int rowsBehind = 3;             ///< free squares behind it, away from the enemy
};

/// The results of a combat for one side. Index 0 is the attacker, 1 the defender. Probabilities are for the whole
/// combat.
struct SideChances {
    Chances taken;      ///< hits that count, after negation and rally
    double breaks = 0;  ///< by its hits
    double loses = 0;   ///< the round, standing
    double runsWild = 0;
    LadderChances ladder;  ///< of the loser that stands and does not run wild
    double follows = 0;    ///< if its owner wants to
};

struct Clash {
    std::array<Breakdown, 2> dice;
    std::array<Breakdown, 2> score;  ///< that hits this side
    std::array<SideChances, 2> sides;
    double draw = 0;  ///< neither side loses the round
};
Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options);

/// The fields of the clash calculator, the same for both sides.
std::vector<ClashField> clashFields(const Catalogue& types);

/// RuleSystem::clash. `fields` are those of `types`.
Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types);

}  // namespace ephor::ohw
