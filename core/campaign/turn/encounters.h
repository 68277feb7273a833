// The results of armies that met or are near each other: battles, repeated stand-offs, marches to the sound of battle
// (2.5, 2.6).
#pragma once

#include "core/campaign/turn/turn_context.h"

#include <set>

namespace ephor::campaign {

using ArmyPairs = std::set<std::pair<ArmyId, ArmyId>>;

/// Two armies that must fight, and their place.
struct Contact {
    PlaceId place;
    BattleKind kind = BattleKind::Decisive;
    ArmyId attacker;
    ArmyId defender;
};

/// Makes at most one battle for each place: the first two armies that met, all who join either, and those that march to
/// the sound of battle.
void joinBattles(TurnContext& turn, const std::vector<Contact>& contacts);

/// Pairs with a stand-off last turn that are still in one place.
ArmyPairs facingAgain(const TurnContext& turn);
bool stoodOffBefore(const TurnContext& turn, ArmyId one, ArmyId other);
/// Which of two armies in one place defends: the one that was there first, or else the owner's friend.
ArmyId defenderOf(const TurnContext& turn, ArmyId one, ArmyId other);
/// Whether the army is in a walled city of its own side and need not fight.
bool isBehindWalls(const TurnContext& turn, ArmyId army);
void noteStandOffs(TurnContext& turn, const ArmyPairs& pairs);

/// The arrival of an army that joined the battle late; null if it was there from the beginning.
const Arrival* arrivalOf(const State& state, BattleId battle, ArmyId army);

}  // namespace ephor::campaign
