// What comes of armies that met, or are near each other: battles, stand-offs in a row, and those that march to the
// sound of battle (2.5, 2.6).
#pragma once

#include "core/campaign/turn/turn_context.h"

#include <set>

namespace ephor::campaign {

using ArmyPairs = std::set<std::pair<ArmyId, ArmyId>>;

/// Two armies that must fight, and where.
struct Contact {
    PlaceId place;
    Kind kind = Kind::Decisive;
    ArmyId attacker;
    ArmyId defender;
};

/// One battle in a place: the two that met first, and all who stand with either, or march to the sound of it.
void joinBattles(Move& move, const std::vector<Contact>& contacts);

/// Pairs that stood off in the last move and still stand in one place.
ArmyPairs facingAgain(const Move& move);
bool stoodOffBefore(const Move& move, ArmyId one, ArmyId other);
/// Of two armies in one place: who was there first; else whose friends hold the place.
ArmyId defenderOf(const Move& move, ArmyId one, ArmyId other);
/// An army is in a walled city of its own side: it need not come out.
bool isBehindWalls(const Move& move, ArmyId army);
void noteStandOffs(Move& move, const ArmyPairs& pairs);

/// The arrival of an army in a battle; nullptr: it was there from the beginning.
const Arrival* arrivalOf(const State& state, BattleId battle, ArmyId army);

}  // namespace ephor::campaign
