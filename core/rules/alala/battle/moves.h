// What every move does: places, disorder for ground and friends, forming up, redressing (rules, sections P to R).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// Puts a unit at a pose; contacts that end there end.
void place(Play& play, PieceId unit, const Pose& pose, const Reason& reason);
void addDisorder(Play& play, PieceId unit, int points, const Reason& reason);
/// What a straight move does to ground and friends: disorder points (ALA-139, ALA-149). Before the move is made.
void payForGround(Play& play, PieceId unit, Vec along, double distance);
void payForPassage(Play& play, PieceId unit, const Pose& from, const PieceSet& friends, Vec along, double distance,
                   bool routs);
void payForPath(Play& play, PieceId unit, Vec along, double distance, bool routs);
/// The same for a charge that ends there: it passes who stands before it; to turn and shift in line is no passage
/// (ALA-175, ALA-176).
void payForCharge(Play& play, PieceId unit, const Pose& to);
void addAdvance(Play& play, PieceId unit, double inches, const Reason& reason);
/// ALA-259: the enemy's heavy armour, when hoplites move.
void offerHeavyArmour(Play& play, PieceId unit);
/// ALA-148: any facing that fits; the unit is formed and steady then.
void formUp(Play& play, PieceId unit);
bool mayFormUp(const AlalaGame& game, const Table& table, PieceId unit);
/// ALA-152 to ALA-154: DPs that redressing would take off.
int redressable(const AlalaGame& game, const Table& table, PieceId unit);
void redressRanks(Play& play, PieceId unit, bool halted, Blocked blocked);

}  // namespace ephor::alala
