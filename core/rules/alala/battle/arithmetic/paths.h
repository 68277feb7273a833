// Straight paths: how far a unit gets, what stops it, what it passes (rules, section Q).
#pragma once

#include "core/rules/alala/battle/arithmetic/measuring.h"
#include "core/rules/alala/game.h"

#include <optional>

namespace ephor::alala {

/// What stops a move.
enum class Stop : std::uint8_t { None, StandOff, Friend, Enemy, Ground, Edge };

struct Path {
    double distance = 0;
    Stop stop = Stop::None;
    PieceId by;  ///< the unit that stops it
};

/// The conditions of a straight move.
struct PathRules {
    PieceSet through;   ///< units that count as absent
    PieceSet keepFrom;  ///< enemies that must stay `standOff` away
    bool rough = true;  ///< stops at rough ground (besides what is closed to it)
    bool edge = true;   ///< stops at the table's edge; else it may go over it
};

/// The part of a straight path from a pose that a unit can go.
Path pathAlong(const AlalaGame& game, const Table& table, PieceId unit, const Pose& from, Vec along, double distance,
               const PathRules& rules);
/// The same with the units near the path given.
Path pathAmong(const AlalaGame& game, const Table& table, const PieceSet& near, PieceId unit, const Pose& from,
               Vec along, double distance, const PathRules& rules);
/// The area that a body covers on a straight path along a unit vector. Units outside it are skipped without measuring.
class Lane {
public:
    Lane(const Body& body, Vec along);

    /// True if `other` is certainly at least `keep` inches away for the whole path (0: never overlaps), by the widths
    /// across and along the path.
    bool passes(const Body& other, double distance, double keep) const {
        const Vec between = other.pose.centre - m_centre;
        const double cosine = std::abs(dot(other.facing(), m_along));
        const double sine = std::abs(cross(other.facing(), m_along));
        if (std::abs(cross(between, m_along)) >
            m_across + keep + other.halfFrontage() * cosine + other.halfDepth() * sine)
            return true;
        const double reach = m_ahead + keep + other.halfFrontage() * sine + other.halfDepth() * cosine;
        const double ahead = dot(between, m_along);
        return ahead >= distance + reach || ahead < -reach - tolerance;
    }

private:
    Vec m_centre;
    Vec m_along;
    double m_across;  ///< half of the body's width across the way, to the tolerance
    double m_ahead;   ///< and along it
};
/// The units near enough to a straight path to stop the move; `standsOff`: within `standOff` inches.
PieceSet onPath(const Table& table, const PieceSet& among, PieceId unit, const Pose& from, Vec along, double distance,
                bool standsOff);

/// Friends that a unit can pass through (ALA-149, ALA-150): all except hoplites for cavalry and cavalry for hoplites.
PieceSet passableFriends(const AlalaGame& game, const Table& table, PieceId unit);

/// The path up to the first contact with one of these units, which is reported as a friend (Stop::Friend).
Path untilContact(const Table& table, PieceId unit, const Pose& from, Vec along, Path path, const PieceSet& others);

/// The path shortened until the unit overlaps nobody at its end. A passage is legal only if the mover clears it
/// (section 0).
Path cleared(const Table& table, PieceId unit, const Pose& from, Vec along, Path path, const PieceSet& passed);

bool isRoughAt(const AlalaGame& game, const Table& table, const Body& body);
/// True if a body on a straight path touches rough ground, or light ground.
bool crossesRough(const AlalaGame& game, const Table& table, const Body& body, Vec along, double distance);
bool crossesLight(const AlalaGame& game, const Body& body, Vec along, double distance);
/// True if there may be low hills: the table has some, or a Joker has placed a feature of any kind.
bool mayHaveHills(const AlalaGame& game, const Table& table);
/// The distance in inches of a point from the edge of its low hill, inwards; none if it is on no hill (ALA-AMB-050).
std::optional<double> heightAt(const AlalaGame& game, const Table& table, Vec point);
/// True for impassable terrain, and for cavalry in rough terrain.
bool isClosedAt(const AlalaGame& game, const Table& table, PieceId unit, const Body& body);

/// A terrain feature placed by a Joker (ALA-088).
enum class FeatureKind : std::uint8_t { None, Rough, LowHill };
struct Feature {
    FeatureKind kind = FeatureKind::None;
    std::array<Vec, 4> outline{};
};
int featureCount(const Table& table);
Feature featureAt(const Table& table, int i);
/// The outline of a feature with this centre and size in inches.
std::array<Vec, 4> featureOutline(Vec centre, double width, double depth);

/// True if a unit can stand there: on the table, not on another (except `absent`), not on closed terrain.
bool canStand(const AlalaGame& game, const Table& table, PieceId unit, const Pose& pose, const PieceSet& absent = {});

/// The unit of a set nearest to a body; on a tie the lower id.
PieceId nearestOf(const Table& table, const Body& body, const PieceSet& set);

}  // namespace ephor::alala
