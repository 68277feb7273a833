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
/// The dice of a primary in a Fight, with reasons or as a Total (MOB-105, MOB-106, MOB-107, MOB-108, MOB-109).
/// `charging`: or counter-charging.
template <typename Sum = Breakdown>
Sum diceOf(const BronzeGame& game, const Table& table, PieceId primary, bool phalanx, int supports, bool charging,
           Facing facing, Struck struckFrom) {
    FightSide side;
    side.attack = game.profile(primary).attack;
    side.strategos = hasStrategos(table, primary) ? game.options().strategosValue : 0;
    side.supports = supports;
    side.charging = charging;
    side.phalanx = phalanx;
    side.facing = facing;
    side.struckFrom = struckFrom;
    return fightDice<Sum>(side, game.options());
}
/// The same in its present formation.
template <typename Sum = Breakdown>
Sum diceOf(const BronzeGame& game, const Table& table, PieceId primary, int supports, bool charging, Facing facing,
           Struck struckFrom) {
    return diceOf<Sum>(game, table, primary, inPhalanx(table, primary), supports, charging, facing, struckFrom);
}
/// MOB-073, MOB-161
template <typename Sum = Breakdown>
Sum armorOf(const BronzeGame& game, const Table& table, PieceId unit, Struck struckFrom) {
    return effectiveArmor<Sum>(game.profile(unit).armor, inPhalanx(table, unit), struckFrom,
                               inCover(game, table.body(unit).pose.centre), game.options());
}

}  // namespace ephor::men_of_bronze
