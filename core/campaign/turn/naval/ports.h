// Fleets at the close of a move: storms, pay, building, and the winter (2.9, 2.11).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Storms, pay, and ships that are built (2.9, 2.11).
void tendFleets(Move& move);
/// Ships lie up: no fleet is at sea in winter (2.9). Powers without one that could have ships found a fleet.
void layUpFleets(Move& move);
/// Ships that are lost: the army aboard loses its share, and where nothing is left the commanders try their luck.
void sinkSquadrons(Move& move, FleetId fleet, int squadrons, int& drowned);
/// The beaten, or those whose harbour has fallen, go where they are safe, or are lost.
void fleeToHarbour(Move& move, FleetId fleet);

}  // namespace ephor::campaign
