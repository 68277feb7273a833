// Straight ways over the table: how far a unit gets, what stops it, whom it passes (rules, section Q).
#pragma once

#include "core/rules/alala/battle/measuring.h"
#include "core/rules/alala/game.h"

#include <optional>

namespace ephor::alala {

/// What ends a way.
enum class Stop : std::uint8_t { None, StandOff, Friend, Enemy, Ground, Edge };

struct Path {
    double distance = 0;
    Stop stop = Stop::None;
    PieceId by;  ///< the unit that stops it
};

/// What a straight move must heed.
struct PathRules {
    PieceSet through;   ///< units that count as absent
    PieceSet keepFrom;  ///< enemies that must stay `standOff` away
    bool rough = true;  ///< stops at rough ground (besides what is closed to it)
    bool edge = true;   ///< stops at the table's edge; else it may go over it
};

/// How far a unit gets along a straight way from a pose.
Path pathAlong(const AlalaGame& game, const Table& table, PieceId unit, const Pose& from, Vec along, double distance,
               const PathRules& rules);
/// The same where it is known who stands near that way.
Path pathAmong(const AlalaGame& game, const Table& table, const PieceSet& near, PieceId unit, const Pose& from,
               Vec along, double distance, const PathRules& rules);
/// The ground that a body covers on a straight way along a unit vector: whoever stands beside it or beyond it is passed
/// over before anything is measured.
class Lane {
public:
    Lane(const Body& body, Vec along);

    /// True where the body keeps `keep` inches away on the whole way (0: never overlaps), by the widths across the way
    /// and along it.
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
/// Those of some units who stand so near a straight way that they may stop it; `standsOff`: from `standOff` inches
/// away.
PieceSet onPath(const Table& table, const PieceSet& among, PieceId unit, const Pose& from, Vec along, double distance,
                bool standsOff);

/// Friends that a unit can pass (ALA-149, ALA-150): all but hoplites for horse and horse for hoplites.
PieceSet passableFriends(const AlalaGame& game, const Table& table, PieceId unit);

/// The way shortened to where the unit first meets one of these units; who stops it is called a friend (Stop::Friend).
Path untilContact(const Table& table, PieceId unit, const Pose& from, Vec along, Path path, const PieceSet& others);

/// The way shortened until the unit stands on nobody at its end: a passage is legal only if the mover clears it
/// (section 0).
Path cleared(const Table& table, PieceId unit, const Pose& from, Vec along, Path path, const PieceSet& passed);

/// ALA-139: closed to this unit, or a DP for it.
bool isRoughAt(const AlalaGame& game, const Table& table, const Body& body);
/// True where the straight way of a body touches such ground.
bool crossesRough(const AlalaGame& game, const Table& table, const Body& body, Vec along, double distance);
bool crossesLight(const AlalaGame& game, const Table& table, const Body& body, Vec along, double distance);
/// Whether there are low hills at all.
bool hasHills(const AlalaGame& game, const Table& table);
/// Inches inside the edge of the low hill on which a point lies; nothing off the hills (ALA-AMB-050).
std::optional<double> heightAt(const AlalaGame& game, const Table& table, Vec point);
/// Impassable ground, and rough ground for cavalry.
bool isClosedAt(const AlalaGame& game, const Table& table, PieceId unit, const Body& body);

/// A terrain feature that a Joker brought (ALA-088).
enum class FeatureKind : std::uint8_t { None, Rough, LowHill };
struct Feature {
    FeatureKind kind = FeatureKind::None;
    std::array<Vec, 4> outline{};
};
int featureCount(const Table& table);
Feature featureAt(const Table& table, int i);
/// The outline of a feature with this centre and size in inches.
std::array<Vec, 4> featureOutline(Vec centre, double width, double depth);

/// True where a unit can stand there: on the table, on nobody (but `absent`), not on closed ground.
bool canStand(const AlalaGame& game, const Table& table, PieceId unit, const Pose& pose, const PieceSet& absent = {});

/// The enemy of a set that is nearest to a body; ties: the lower id.
PieceId nearestOf(const Table& table, const Body& body, const PieceSet& set);

}  // namespace ephor::alala
