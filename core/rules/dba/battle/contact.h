// Standing and contact: what an element touches, and where it may stand (DBA-124, DBA-130, DBA-132).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

/// Why a body may not stand there; null if it may. Reasons: the table's edge, another piece (except `beside`), a work,
/// impassable terrain.
const Reason* checkPosition(const DbaGame& game, const Table& table, PieceId piece, const Body& body,
                            const PieceSet& beside = {});
/// The other pieces that a body overlaps.
PieceSet standingOn(const Table& table, PieceId piece, const Body& body);
/// Camps and walls: obstacles to both sides.
struct Works {
    std::array<Body, 3> bodies;
    std::size_t count = 0;

    void add(const Body& work) { bodies[count++] = work; }
    std::span<const Body> all() const { return {bodies.data(), count}; }
};
Works worksOf(const DbaGame& game, const Table& table);
/// The works that a side may assault.
Works worksOfEnemy(const DbaGame& game, const Table& table, Side side);
class Neighbours;
/// Pieces and terrain that can affect a move of a group, wherever it ends. Computed once for all candidate ends.
struct Surroundings {
    PieceSet pieces;            ///< those near enough, without the group
    bool mayMeetGround = true;  ///< a feature or a work
    bool mayMeetFeatures = true;
    Works works;
    std::array<Vec, 2> front;                ///< the left and right front corner about which the group wheels
    const Neighbours* neighbours = nullptr;  ///< if set, the index of pieces near a place
};
/// Why a body may not stand there, with the surroundings found before.
const Reason* checkPosition(const DbaGame& game, const Table& table, PieceId piece, const Body& body,
                            const Surroundings& around);
/// Enemies that a body may touch. A superset: may include others.
ElementSet enemiesNear(const Table& table, const Surroundings& around, Side side, const Body& body);
/// The first of the works that overlaps the body; null if there is none.
const Body* workAt(const Works& works, const Body& body);
/// DBA-130: how the front of an element contacts another.
enum class Contact : std::uint8_t { None, Front, LeftFlank, RightFlank, Rear };
/// Contact of the front edge of `a` with `b`: in full with its front edge, or along its flank or rear edge (DBA-124,
/// DBA-133).
Contact contactOf(const Body& a, const Body& b);
/// Contact at the end of a move (DBA-130): with a flank its front corners meet, a rear is met in full.
Contact flushContactOf(const Body& a, const Body& b);
/// True if the front edge of `a` contacts the wall of a work.
bool meetsWall(const Body& a, const Body& work);
/// The enemy in front contact with it, or none.
PieceId frontEnemy(const Table& table, PieceId p);
/// Enemies whose front is in full contact with any of its edges, or whose edge its front meets.
PieceSet enemiesInContact(const Table& table, PieceId p);
bool isInContact(const Table& table, PieceId p);
/// The pieces of a side that stand in its works.
ElementSet guardsOf(const Table& table, Side side);
bool inCombat(const DbaGame& game, const Table& table, PieceId p);
/// Enemies whose front edge touches its flank or rear.
PieceSet strikersOfFlankOrRear(const Table& table, PieceId p);
/// DBA-124, DBA-132: flanks and rear of `p` that are overlapped or contacted.
int overlapsOf(const DbaGame& game, const Table& table, PieceId p);
/// DBA-124, DBA-132: flanks and rear that these enemies would overlap or contact if `p` stood as `body`.
int overlapsOf(const DbaGame& game, const Table& table, PieceId p, const Body& body, ElementSet enemies);
/// DBA-130: an overlap position of a body beside an enemy.
bool isOverlapPosition(const Body& body, const Body& enemy);

}  // namespace ephor::dba
