// Works out where a tactical move ends (DBA-116, DBA-117, DBA-130, DBA-131).
#pragma once

#include "core/rules/dba/battle/battle.h"
#include "core/rules/dba/battle/contact.h"

#include <algorithm>

namespace ephor::dba {

/// DBA-131: the lone enemy that shifts to line up with a mover, if there is one.
struct LinedUpEnemy {
    PieceId piece;
    Pose pose;
};

/// The end poses of all elements of a move.
struct Plan {
    std::array<std::pair<PieceId, Pose>, armySize + 2> places;
    std::size_t count = 0;
    bool contact = false;  ///< with an enemy or a work
    ElementSet charging;   ///< the movers that end in contact
    bool far = false;      ///< an element moved more than 1 base width (DBA-111)
    LinedUpEnemy linedUpEnemy;
    void add(PieceId p, const Pose& pose) { places[count++] = {p, pose}; }
};
MoveLimits moveLimits(const DbaGame& game, PieceId leader, ElementSet group, How how);
Surroundings surroundingsOf(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits);
Surroundings surroundingsOf(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                            const Neighbours& neighbours);
/// DBA-037: true if all scythed chariots of a group move into contact.
bool chariotsCharge(const DbaGame& game, ElementSet group, const Plan& plan);
/// Works out the move that takes the leader to `choice`. Returns why it is illegal, or null.
const Reason* planMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                       const Choice& choice, Plan& plan);
const Reason* planMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                       const Surroundings& around, const Choice& choice, Plan& plan);
/// True if the path of `from` to `to` meets the obstacle (DBA-116).
bool pathTouches(const Body& from, const Body& to, const Body& obstacle);
/// Length of the longest path of a corner, in base widths.
double cornerPath(const Body& from, const Body& to);
bool isCornerPathUpTo(const Body& from, const Body& to, double most);

/// DBA-131: the largest slide to line up, for a move that goes `ahead` base widths forward.
constexpr double slideAllowed(double ahead) { return std::clamp(ahead, 0.0, 1.0); }
/// The slide of a single element that ends at `to`, in base widths to its right.
double slideOf(const Body& from, const Pose& to);

/// The front corners around which a group wheels: left and right.
std::array<Vec, 2> frontOf(const Table& table, ElementSet group, const MoveLimits& limits);
/// True if a group can reach `to` by a wheel, a straight advance and a slide (DBA-116, DBA-117, DBA-131). Obstacles are
/// not checked.
bool isInReach(const Body& leader, const MoveLimits& limits, const std::array<Vec, 2>& front, const Pose& to);

}  // namespace ephor::dba
