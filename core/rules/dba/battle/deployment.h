// Camps, deployment, landings (DBA-009 to DBA-020, DBA-A02 to DBA-A04, DBA-A21, DBA-A25).
#pragma once

#include "core/rules/dba/battle/battle.h"
#include "core/rules/dba/battle/terrain_placement.h"

namespace ephor::dba {

void placeCamp(Play& play, Side side);
void deploy(Play& play, Side side);
/// DBA-017, DBA-020, DBA-A03: asks which elements are kept for a landing.
void holdBack(Play& play, Side side);
void land(Play& play, Side side);
const Reason* checkCamp(const DbaGame& game, const Table& table, Side side, const Choice& choice);
const Reason* checkDeploy(const DbaGame& game, const Table& table, const Choice& choice);
const Reason* checkLanding(const DbaGame& game, const Table& table, Side side, const Choice& choice);
void eachCampPlace(const DbaGame& game, const Table& table, Side side, const Found& found);
void eachLandingPlace(const DbaGame& game, const Table& table, Side side, const Found& found);

}  // namespace ephor::dba
