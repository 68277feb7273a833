// Deployment (rules 1.16).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

#include <functional>

namespace ephor::men_of_bronze {

void deploy(Play& play);
/// The facing of a side when it deploys.
/// Places in rows that fill a side's zone from the front back and from the middle outwards, spaced for the largest of
/// its units.
std::vector<Vec> placesInZone(const BronzeGame& game, Side side);
/// True if a unit can still be placed in its zone, in the rows or on a finer grid. `found`, if given, is called with
/// every such place.
bool anyPlaceLeft(const BronzeGame& game, const Table& table, PieceId unit,
                  const std::function<void(const Choice&)>& found = {});
/// Why a unit may not be placed there; null if it may (MOB-208).
const Reason* checkPlace(const BronzeGame& game, const Table& table, const Choice& choice);
/// Why a scenario may not place it there; null if it may. Any place on the table with room is allowed.
const Reason* checkScenarioPlace(const BronzeGame& game, const Table& table, PieceId unit, const Pose& pose,
                                 int formation);

}  // namespace ephor::men_of_bronze
