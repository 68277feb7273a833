// Movement: paths, terrain, drift (rules 1.3, 1.4, 1.6).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// The end of a straight path.
struct Path {
    double distance = 0;  ///< inches that the unit may go
    PieceId stoppedBy;    ///< the unit that stops it; none: the ground, the edge, or the way's end
};
/// A Phalanx at the edge of Difficult Ground halts in a voluntary move (MOB-072) and enters when it is pushed
/// (MOB-077).
enum class AtDifficult : std::uint8_t { Halts, Enters };
/// The part of a straight path that a unit can go. Obstacles: units (except those of `through`), impassable terrain,
/// the edge of the table.
Path pathAhead(const BronzeGame& game, const Table& table, PieceId unit, const Pose& from, Vec along, double distance,
               const PieceSet& through, AtDifficult phalanx = AtDifficult::Halts);
/// Distance in inches that a centre can go on a straight path with `allowance` over slow terrain (MOB-071, MOB-079).
double reachOnGround(const BronzeGame& game, Vec from, Vec along, double allowance, bool ignoreGround);
double costOnGround(const BronzeGame& game, Vec from, Vec to, bool ignoreGround);
void moveUnit(Play& play, PieceId unit);
/// Moves a unit to a pose, with the immediate effects: Phalanx broken by terrain, contacts that end.
void place(Play& play, PieceId unit, const Pose& pose, const Reason& reason);
/// Moves straight for `distance` and tests at each entry of Dangerous Ground (MOB-075). At the end it faces `facing`,
/// if given. False if it routed on the path.
bool goStraight(Play& play, PieceId unit, Vec along, double distance, const Reason& reason, bool ignoreGround,
                const Vec* facing = nullptr);
/// Rolls a d3 of base widths and offers rerolls. Returns inches.
double rollBaseWidths(Play& play, PieceId unit, const Reason& reason);
/// MOB-043: true if the Phalanx drifts.
bool drifts(Play& play, PieceId unit);
void slideRight(Play& play, PieceId unit);
/// D-11, asked before a path that may touch slow terrain.
bool paysForGround(Play& play, PieceId unit, double allowance);
MoveLimits moveLimits(const BronzeGame& game, const Table& table, PieceId unit, bool ignoreGround);
const Reason* checkMove(const BronzeGame& game, const Table& table, const MoveLimits& limits, const Choice& choice);
/// Whether a unit must keep its distance from friends at its place (MOB-033, MOB-AMB-51).
enum class Spacing : std::uint8_t { Kept, Any };
/// Why a unit may not stand there; null if it may. Reasons: the table's edge, another unit, impassable terrain, too
/// close to a friend.
const Reason* checkPosition(const BronzeGame& game, const Table& table, PieceId unit, const Body& body,
                            Spacing spacing);
/// Updates the state after a correction by the umpire: contacts that ended, Phalanx broken by terrain.
void afterCorrection(Play& play);

}  // namespace ephor::men_of_bronze
