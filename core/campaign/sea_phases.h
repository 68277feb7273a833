// The phases of the sea in a move: voyages before anybody marches, and the harbours' work at its close.
#pragma once

#include "core/campaign/phases.h"
#include "core/campaign/sea.h"

namespace ephor::campaign {

/// What a power's fleets do in this move; `from` wrote the power's orders, and they were sealed or come from him now.
/// `orders` are those of its armies: a ruler who is asked now changes them for those that he ships.
void takeVoyages(Move& move, PowerId power, OrdersFrom from, bool areSealed, std::vector<Order>& orders);
/// 2.4: a fleet whose admiral cannot pay for its voyage does what it makes of it.
void commandFleets(Move& move);
/// True for an army that a fleet of this move takes aboard.
bool isCarried(const State& state, ArmyId army);
/// It does not go aboard after all.
void leaveAshore(State& state, ArmyId army);

/// Fleets sail lane by lane, all at once; they meet, fight, and put ashore what they carry (Move::landed).
void sail(Move& move);

/// Storms, pay, and ships that are built (2.9, 2.11).
void tendFleets(Move& move);
/// Ships lie up: no fleet is at sea in winter (2.9). Powers without one that could have ships found a fleet.
void layUpFleets(Move& move);

/// Ships that are lost: the army aboard loses its share, and where nothing is left the commanders try their luck.
void sinkSquadrons(Move& move, FleetId fleet, int squadrons, int& drowned);
/// The beaten, or those whose harbour has fallen, go where they are safe, or are lost.
void fleeToHarbour(Move& move, FleetId fleet);

}  // namespace ephor::campaign
