// Losing Courage, Discipline tests, Wavering, routs (rules 1.10, 1.11).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// The unit as the reckoning of its losses sees it.
Target targetOf(const Play& play, PieceId unit, const Breakdown& armor);
/// Takes Courage, at most what it has (Struggle::loss).
void loseCourage(Play& play, PieceId unit, int loss, const Reason& reason);
/// Removes a unit; its Strategos falls with it (MOB-185).
void rout(Play& play, PieceId unit, const Reason& reason);
/// MOB-117, MOB-136 to MOB-141: the tests after a loss; a failure makes it Wavering.
void takeTests(Play& play, PieceId unit, const TestNeed& need);
/// MOB-143: a drift, entry or Collapse test. True where it is passed.
bool plainTest(Play& play, PieceId unit, const Reason& reason, bool collapse);

}  // namespace ephor::men_of_bronze
