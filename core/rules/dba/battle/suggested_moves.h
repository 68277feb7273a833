// Candidate ends for the leader of a group. Legality is checked later.
#pragma once

#include "core/rules/dba/battle/battle.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

/// Adds ends of a leader in contact with a work, one for each of its four walls; none if the work is out of reach.
using WallPlaces = StackList<Pose, std::size_t{4} * 3>;
void findWallPlaces(const Body& leader, const MoveLimits& limits, const Body& work, WallPlaces& places);
/// The situation ahead of a group.
struct RoomAhead {
    PieceId nearest;   ///< the enemy in the field nearest to its leader, or none
    double clear = 0;  ///< how far it may go straight on and end outside the zones of enemies ahead
};
/// Calls `found(end)` for ends without contact until it returns true.
using FoundPlace = std::function<bool(const Pose&)>;
void eachOpenPlace(const Table& table, ElementSet group, const MoveLimits& limits, const RoomAhead& ahead,
                   const FoundPlace& found);
/// DBA-119: the distance from an enemy at which an element ends outside its zone.
constexpr double outsideZone = 1 + contactReach;
/// Distance that an element can go straight ahead without ending in a zone of `enemies`: base widths, at most `most`.
double clearAhead(const Table& table, PieceId p, ElementSet enemies, double most);
PieceId nearestTo(const Table& table, PieceId p, ElementSet enemies);

/// Where `body` stands in full contact with an edge of the enemy, or beside its front.
Pose flush(const Body& body, const Body& enemy, Contact edge);
/// DBA-025: an end within `contactReach` of an enemy, made exact.
struct ExactEnds {
    Pose flush;   ///< full contact
    Pose closer;  ///< only moved ahead or back: used if the place in full contact is taken
};
/// The ends flush with the enemy that needs the smallest shift; none if it meets no edge of `enemies`.
std::optional<ExactEnds> exactEnds(const Table& table, ElementSet enemies, const Body& end);
/// True if an element of a group can be lined up with the enemy's front by a wheel or a slide.
inline bool mayLineUp(const Body& body, const Body& enemy) {
    const double facing = dot(body.facing(), enemy.facing());
    const double aside = std::abs(dot(enemy.pose.centre - body.pose.centre, body.right()));
    return facing <= -0.6 && (facing >= -1 + 1e-9 || aside <= 1 + tolerance);
}
/// The end of an element of a group when `other` ends at `to`.
inline Pose movedWith(const Body& body, const Body& other, const Pose& to) {
    const Vec turn{dot(other.facing(), to.facing), cross(other.facing(), to.facing)};
    const Vec apart = body.pose.centre - other.pose.centre;
    return {to.centre + Vec{apart.x * turn.x - apart.y * turn.y, apart.x * turn.y + apart.y * turn.x}, to.facing};
}
/// True if a corner of `body` is behind the line of the enemy's front edge, as a contact with its flank or rear needs
/// (section 0).
inline bool comesFromBehind(const Body& body, const Body& enemy) {
    return std::ranges::any_of(corners(body), [&](Vec c) { return aheadOfFront(enemy, c) < -tolerance; });
}

/// Calls `found(choice, plan)` for sensible legal moves, contacts first, until it returns true.
using FoundMove = std::function<bool(const Choice&, const Plan&)>;
void eachMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
              const FoundMove& found);

}  // namespace ephor::dba
