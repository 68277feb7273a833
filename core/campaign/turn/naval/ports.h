// Fleets at the close of a turn: storms, upkeep, building, and the winter (2.9, 2.11).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Storms, upkeep and building (2.9, 2.11).
void tendFleets(TurnContext& turn);
/// Moves all fleets into harbours for the winter (2.9); a fleet without one in reach loses squadrons. Powers with docks
/// but without a fleet get a new one if they can pay.
void layUpFleets(TurnContext& turn);
/// Removes squadrons. Armies aboard lose their share of steps, which is added to `drowned`. Commanders of a lost fleet
/// or army roll for their fate.
void sinkSquadrons(TurnContext& turn, FleetId fleet, int squadrons, int& drowned);
/// Moves a fleet to the nearest safe harbour, or sinks it if there is none.
void fleeToHarbour(TurnContext& turn, FleetId fleet);

}  // namespace ephor::campaign
