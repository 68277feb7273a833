// Checks of tactical moves: going, contact, threat zones, further moves (DBA-107, DBA-108, DBA-115, DBA-118, DBA-119,
// DBA-130 to DBA-135).
#pragma once

#include "core/rules/dba/battle/battle.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/move_planning.h"

namespace ephor::dba {

const Reason* checkGoing(const DbaGame& game, const Table& table, const MoveLimits& limits, const Plan& plan,
                         bool column, double slide);
const Reason* checkZones(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                         const Plan& plan, bool single);
/// Adds to the plan which movers make contact, and the lone enemy that shifts to line up. Returns why the contacts are
/// illegal, or null.
const Reason* resolveContact(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                             Plan& plan);
const Reason* checkFurther(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                           const Plan& plan);

}  // namespace ephor::dba
