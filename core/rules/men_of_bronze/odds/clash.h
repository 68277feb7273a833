// The exact chances of one complete Fight (rules, 3.5), and of what is made of Fights: duels, charges at units that
// evade.
#pragma once

#include "core/battle/game.h"
#include "core/rules/men_of_bronze/odds/combat_odds.h"

namespace ephor::men_of_bronze {

/// A primary of a Fight, reduced to the numbers that its chances follow from.
struct Combatant {
    int dice = 0;        ///< Fight dice, at most mostDice
    int rerolls = 0;     ///< missed Fight dice that are rerolled, while there are any
    int discipline = 0;  ///< dice in Discipline tests, the Strategos' with them
    Target target;       ///< Courage, Armor, Wavering, …
};

/// What comes out of a Fight; index 0 is the attacker, 1 the defender.
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

/// How a duel ends: Fights until at least one routs, nobody rallies, the winner always follows up. What is missing to 1
/// never ends.
struct DuelChances {
    std::array<double, 2> onlyRouts{};
    double bothRout = 0;
};
/// `firstRound`: dice that both have in the first round only, such as those of a charge. Exact: a round without losses
/// changes nothing, so that the chances of each state follow from those of states with less Courage.
DuelChances duelChances(const std::array<Combatant, 2>& primaries, const std::array<int, 2>& firstRound,
                        const Options& options);

/// A charge that reached a unit which evades; where contact is restored, one Fight follows (MOB-166 to MOB-170,
/// MOB-175).
struct EvadedChargeChances {
    double contact = 0;
    double evaderRouts = 0;
    double evaderNewlyWavering = 0;
    double chargerLosesCourage = 0;
};
EvadedChargeChances evadedChargeChances(double remaining, bool pursue, const std::array<Combatant, 2>& primaries,
                                        const Options& options);

/// A primary as a player knows it: the inputs of a clash.
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
    Struck struckFrom = Struck::Front;
    bool inDifficult = false;
    int rerolls = 0;
    int lostEarlierThisTurn = 0;
};

/// The numbers of a clash with their reasons, and its chances.
struct Clash {
    std::array<Breakdown, 2> dice;
    std::array<Breakdown, 2> armor;
    std::array<Combatant, 2> primaries;
    FightChances chances;
    std::array<double, 2> supportersRout{};  ///< 0 where there are none
};
Clash reckonClash(const std::array<ClashSide, 2>& sides, const Options& options);

/// What the clash calculator asks, the same for both sides.
const std::vector<ClashField>& clashFields();

/// RuleSystem::clash with the standard options. Lines are keyed as the outcomes of a whole Fight are in the conformance
/// cases.
Result<ClashReport> clash(const ClashInputs& inputs, const Options& options = {});

}  // namespace ephor::men_of_bronze
