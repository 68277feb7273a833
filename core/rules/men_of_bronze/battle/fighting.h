// Fighting (rules 1.8, 3.5).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

struct FightTerms {
    bool attackerCharged = false;
    bool defenderCounterCharged = false;
};
void fightRound(Play& play, PieceId attacker, PieceId defender, const FightTerms& terms);
PieceSet supportersOf(const Table& table, PieceId primary);
/// The same if the primary stood at `where`.
PieceSet supportersOf(const Table& table, PieceId primary, const Body& where);
/// The dice of a primary in a Fight, with reasons or as a Total (MOB-105, MOB-106, MOB-107, MOB-108, MOB-109). What
/// `terms` says of Attack and Strategos is taken from the unit.
template <typename Sum = Breakdown>
Sum primaryDice(const BronzeGame& game, const Table& table, PieceId primary, FightSide terms) {
    terms.attack = game.profile(primary).attack;
    terms.strategos = hasStrategos(table, primary) ? game.options().strategosValue : 0;
    return fightDice<Sum>(terms, game.options());
}
/// MOB-073, MOB-161
template <typename Sum = Breakdown>
Sum armorOf(const BronzeGame& game, const Table& table, PieceId unit, AttackedSide attackedSide) {
    return effectiveArmor<Sum>(game.profile(unit).armor, inPhalanx(table, unit), attackedSide,
                               inCover(game, table.body(unit).pose.centre), game.options());
}

}  // namespace ephor::men_of_bronze
