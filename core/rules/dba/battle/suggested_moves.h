// Places where the leader of a group may sensibly end, before the rules are asked.
#pragma once

#include "core/rules/dba/battle/battle.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

/// `edge` of `enemy` that one of the group meets; None: it stands beside his front. Wall: it meets a work. No enemy: it
/// touches nobody.
struct Place {
    Pose pose;
    PieceId enemy;
    Contact edge = Contact::None;
};

/// Call `found(place)` until it returns true: at the enemy's works, and elsewhere but not in contact.
using FoundPlace = std::function<bool(const Place&)>;
void eachWallPlace(const Body& leader, const MoveLimits& limits, const Works& enemyWorks, const FoundPlace& found);
/// What lies ahead of a group.
struct Ahead {
    PieceId nearest;   ///< enemy in the field to its leader, or none
    double clear = 0;  ///< how far it may go straight on to end outside the zones of those before it
};
void eachOpenPlace(const Table& table, ElementSet group, const MoveLimits& limits, const Ahead& ahead,
                   const FoundPlace& found);
/// DBA-119: who leaves a zone free ends so far from its owner: plainly outside.
constexpr double outsideZone = 1 + contactReach;
/// How far one may go straight on to end outside the zones of any of these, and no farther than `most`.
double clearAhead(const Table& table, PieceId p, ElementSet enemies, double most);
PieceId nearestTo(const Table& table, PieceId p, ElementSet enemies);

/// Where `body` stands in full contact with an edge of the enemy, or beside its front.
Pose flush(const Body& body, const Body& enemy, Contact edge);
/// DBA-025: an end within `contactReach` of an enemy, made exact.
struct ExactEnds {
    Pose flush;   ///< full contact
    Pose closer;  ///< only as far ahead or back: for one whose place in full contact is taken
};
/// Flush with the one of these enemies to which it shifts least; none where it meets nobody's edge.
std::optional<ExactEnds> exactEnds(const Table& table, ElementSet enemies, const Body& end);
/// Can one of a group come so near that it meets the enemy's front, by a wheel or a slide that lines them up?
inline bool mayLineUp(const Body& body, const Body& enemy) {
    const double facing = dot(body.facing(), enemy.facing());
    const double aside = std::abs(dot(enemy.pose.centre - body.pose.centre, body.right()));
    return facing <= -0.6 && (facing >= -1 + 1e-9 || aside <= 1 + tolerance);
}
/// Where the leader of a group ends when another of it ends at `to`.
inline Pose leaderFor(const Body& leader, const Body& other, const Pose& to) {
    const Vec turn{dot(other.facing(), to.facing), cross(other.facing(), to.facing)};
    const Vec apart = leader.pose.centre - other.pose.centre;
    return {to.centre + Vec{apart.x * turn.x - apart.y * turn.y, apart.x * turn.y + apart.y * turn.x}, to.facing};
}
/// Of who strikes a flank or the rear, part comes from behind the enemy's front (section 0).
inline bool comesFromBehind(const Body& body, const Body& enemy) {
    return std::ranges::any_of(corners(body), [&](Vec c) { return aheadOfFront(enemy, c) < -tolerance; });
}

/// Calls `found(choice, plan)` for sensible legal moves, contacts first, until it returns true.
using FoundMove = std::function<bool(const Choice&, const Plan&)>;
void eachMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
              const FoundMove& found);

}  // namespace ephor::dba
