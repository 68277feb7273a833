// The exact probabilities of one complete Fight (rules, 3.5).
#pragma once

#include "core/battle/game.h"
#include "core/rules/men_of_bronze/army/troops.h"
#include "core/rules/men_of_bronze/odds/combat_odds.h"

namespace ephor::men_of_bronze {

/// A primary of a Fight, reduced to the numbers that decide its probabilities.
struct Combatant {
    int dice = 0;        ///< Fight dice, at most mostDice
    int rerolls = 0;     ///< missed Fight dice that are rerolled, while there are any
    int discipline = 0;  ///< dice in Discipline tests, the Strategos' with them
    Target target;       ///< Courage, Armor, Wavering, …
};

/// The results of a Fight. Index 0 is the attacker, 1 the defender.
struct FightChances {
    std::array<Chances, 2> losses;  ///< Courage lost, at most what there was
    std::array<double, 2> routs{};
    std::array<double, 2> tests{};          ///< must take Discipline tests
    std::array<double, 2> newlyWavering{};  ///< becomes Wavering by this Fight
    std::array<double, 2> pushedBack{};
    double bothRout = 0;
    double tied = 0;  ///< both survive with equal losses
};
FightChances fightChances(const std::array<Combatant, 2>& primaries, const Options& options);

/// A primary, as entered by a player.
struct ClashSide {
    int attack = 0;
    int armor = 0;       ///< of its type
    int discipline = 0;  ///< of its type
    int courage = 0;
    bool wavering = false;
    bool phalanx = false;
    bool phalanxCapable = false;
    bool charging = false;
    bool countercharging = false;
    int supports = 0;
    int strategos = 0;               ///< value of the Strategos with it, 0 none
    Facing attacks = Facing::Front;  ///< of the attacker only (MOB-112)
    AttackedSide attackedSide = AttackedSide::Front;
    bool inDifficult = false;
    int rerolls = 0;
    int lostEarlierThisTurn = 0;
};

/// The numbers of a clash with their reasons, and its probabilities.
struct Clash {
    std::array<Breakdown, 2> dice;
    std::array<Breakdown, 2> armor;
    std::array<Combatant, 2> primaries;
    FightChances chances;
    std::array<double, 2> supportersRout{};  ///< 0 where there are none
};
Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options);

/// The fields of the clash calculator, the same for both sides.
std::vector<ClashField> clashFields(const Catalogue& types);

/// RuleSystem::clash. `fields` are those of `types`. Lines have the same keys as the outcomes
/// of a Fight in the conformance cases.
Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types);

}  // namespace ephor::men_of_bronze
