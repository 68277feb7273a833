// Deployment (section 0, "Set-up"): a retinue at a time, in a zone of eight inches along the side's long edge.
#pragma once

#include "core/rules/skirmish/battle/battle.h"

#include <functional>

namespace ephor::skirmish {

void deploy(Play& play);
inline constexpr double zoneDepth = 8;  ///< inches (section 0, "Set-up")
/// The places of a retinue's figures in a formation.
std::vector<Station> stationsOf(const SkirmishGame& game, const Retinue& retinue, int formation);
/// The pose of a figure if the middle of the front rank is at `middle`.
Pose poseAt(const Station& station, const Pose& middle);
/// Places a whole retinue on the table.
void putDown(Table& table, const Retinue& retinue, const Pose& middle, int formation);
/// Why a retinue may not be placed there; null if it may. `choice.piece` is its leader.
const Reason* checkPlace(const SkirmishGame& game, const Table& table, const Choice& choice);
/// Why a scenario may not place it there; null if it may. Any place with room is allowed.
const Reason* checkScenarioPlace(const SkirmishGame& game, const Table& table, const Retinue& retinue, const Pose& pose,
                                 int formation);
/// Calls `found` with places of a retinue in its zone, the wished formation first, from the front and the middle, until
/// `found` returns true.
void eachPlace(const SkirmishGame& game, const Table& table, const Retinue& retinue, int wish,
               const std::function<bool(const Choice&)>& found);

}  // namespace ephor::skirmish
