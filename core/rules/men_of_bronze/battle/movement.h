// Moving: ways, ground, drift (rules 1.3, 1.4, 1.6).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// How a straight way ends.
struct Path {
    double distance = 0;  ///< inches that the unit may go
    PieceId stoppedBy;    ///< the unit that stops it; none: the ground, the edge, or the way's end
};
/// What a Phalanx does at the edge of Difficult Ground: halts where it goes of its own will (MOB-072), is forced into
/// it where it is pushed (MOB-077).
enum class AtDifficult : std::uint8_t { Halts, Enters };
/// What stops a unit that goes straight: units (but those of `through`), impassable ground, the edge of the table.
Path pathAhead(const BronzeGame& game, const Table& table, PieceId unit, const Pose& from, Vec along, double distance,
               const PieceSet& through, AtDifficult phalanx = AtDifficult::Halts);
/// Inches that `allowance` carries a centre along a straight way over slow ground (MOB-071, MOB-079).
double reachOnGround(const BronzeGame& game, Vec from, Vec along, double allowance, bool ignoreGround);
double costOnGround(const BronzeGame& game, Vec from, Vec to, bool ignoreGround);
void moveUnit(Play& play, PieceId unit);
/// Puts a unit at a pose, and what follows at once: Phalanx broken by ground, contacts that end.
void place(Play& play, PieceId unit, const Pose& pose, const Reason& reason);
/// Goes straight for `distance` and tests at each entry of Dangerous Ground (MOB-075); at the end it faces `facing`, if
/// given. False where it routed on the way.
bool goStraight(Play& play, PieceId unit, Vec along, double distance, const Reason& reason, bool ignoreGround,
                const Vec* facing = nullptr);
/// A d3 of base widths in inches, re-rolls offered.
double rollBaseWidths(Play& play, PieceId unit, const Reason& reason);
/// MOB-043: true where the Phalanx drifts.
bool drifts(Play& play, PieceId unit);
void slideRight(Play& play, PieceId unit);
/// D-11, before a way that may touch slow ground.
bool paysForGround(Play& play, PieceId unit, double allowance);
MoveLimits moveLimits(const BronzeGame& game, const Table& table, PieceId unit, bool ignoreGround);
const Reason* checkMove(const BronzeGame& game, const Table& table, const MoveLimits& limits, const Choice& choice);
/// Whether a unit must keep its distance from friends where it stands (MOB-033, MOB-AMB-51).
enum class Spacing : std::uint8_t { Kept, Any };
/// Why a unit may not stand there: the table's edge, another unit, impassable ground, too near a friend.
const Reason* checkPosition(const BronzeGame& game, const Table& table, PieceId unit, const Body& body,
                            Spacing spacing);
/// What follows when the umpire has changed the table by hand: contacts that ended, Phalanx broken by ground.
void afterCorrection(Play& play);

}  // namespace ephor::men_of_bronze
