// Loss of Courage, Discipline tests, Wavering, routs (rules 1.10, 1.11).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// The unit in the form that the loss formulas take.
Target targetOf(const Play& play, PieceId unit, const Breakdown& armor);
/// Removes Courage, at most what the unit has (Struggle::loss).
void loseCourage(Play& play, PieceId unit, int loss, const Reason& reason);
/// Removes a unit, with its Strategos (MOB-185).
void rout(Play& play, PieceId unit, const Reason& reason);
/// MOB-117, MOB-139: the tests after a loss. A failure makes the unit Wavering.
void takeTests(Play& play, PieceId unit, const TestNeed& need);
/// MOB-143: a drift, entry or Collapse test. True if it is passed.
bool plainTest(Play& play, PieceId unit, const Reason& reason, bool collapse);

}  // namespace ephor::men_of_bronze
