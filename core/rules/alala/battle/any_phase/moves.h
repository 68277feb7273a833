// Effects of every move: positions, disorder from terrain and friends, forming up, redressing (rules, sections P to R).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// Moves a unit to a pose and ends the contacts that are no longer there.
void place(Play& play, PieceId unit, const Pose& pose, const Reason& reason);
void addDisorder(Play& play, PieceId unit, int points, const Reason& reason);
/// Applies the disorder points of a straight move for terrain and friends (ALA-139, ALA-149). Call it before the move.
void payForPath(Play& play, PieceId unit, Vec along, double distance, bool routs = false);
/// The same for a charge that ends there. It passes through friends ahead; turning and shifting into line is no passage
/// (ALA-175, ALA-176).
void payForCharge(Play& play, PieceId unit, const Pose& to);
void addAdvance(Play& play, PieceId unit, double inches, const Reason& reason);
/// ALA-259: offers the enemy's heavy armour card when hoplites move.
void offerHeavyArmour(Play& play, PieceId unit);
/// ALA-148: asks for a legal facing; the unit becomes formed. Its status stays as it is.
void formUp(Play& play, PieceId unit);
/// ALA-120: hoplites lose their order. Others never have one.
void becomeUnformed(Play& play, PieceId unit, const Reason& reason);
bool mayFormUp(const AlalaGame& game, const Table& table, PieceId unit);
/// ALA-151: what redressing depends on. `halted`: by the unit's control test.
RedressInputs redressInputs(const AlalaGame& game, const Table& table, PieceId unit, bool halted, Blocked blocked);
/// ALA-152: number of disorder points that redressing would remove.
int redressable(const AlalaGame& game, const Table& table, PieceId unit);
void redressRanks(Play& play, PieceId unit, bool halted = false, Blocked blocked = Blocked::No);

}  // namespace ephor::alala
