// Loss of Courage, Discipline tests, Wavering, routs (rules 1.10, 1.11).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// The unit in the form that the loss formulas take.
Target targetOf(const Play& play, PieceId unit, const Breakdown& armor);
/// Removes Courage, at most what the unit has (LossResult::loss).
void loseCourage(Play& play, PieceId unit, int loss, const Reason& reason);
/// Removes a unit, with its Strategos (MOB-185).
void rout(Play& play, PieceId unit, const Reason& reason);
/// MOB-117, MOB-139: the tests after a loss. A failure makes the unit Wavering.
void takeTests(Play& play, PieceId unit, const TestNeed& need);
/// MOB-143: a test for a move (drift, entry of Dangerous Ground) or for Collapse. True if it is passed.
enum class TestFor : std::uint8_t { Move, Collapse };
bool plainTest(Play& play, PieceId unit, const Reason& reason, TestFor purpose);

}  // namespace ephor::men_of_bronze
