// The measurements of the skirmish: bases are discs, ranges are from rim to rim, and all limits are inclusive. Also the
// effects of terrain.
#pragma once

#include "core/battle/table.h"
#include "core/rules/skirmish/battle/formulas.h"
#include "core/table/terrain.h"

namespace ephor::skirmish {

/// The terrain by effect (section 0, "Ground"). The outlines belong to the set-up.
struct GroundMap {
    std::vector<Outline> rough;  ///< SKI-014
    std::vector<Outline> impassable;
    std::vector<Outline> cover;    ///< SKI-028
    std::vector<Outline> woods;    ///< SKI-114: more than two inches of them hide
    std::vector<Outline> hiding;   ///< crests and buildings
    std::vector<Outline> heights;  ///< a contour each (SKI-123)
    std::vector<Outline> obstacles;
};
GroundMap groundOf(const std::vector<Terrain>& terrain);

/// SKI-102: bases this far apart, in inches, are in contact.
inline constexpr double contactGap = 0.01;
/// SKI-112
inline constexpr double wallGap = 0.5;

struct Disc {
    Vec centre;
    double radius = 0;
};
/// Distance in inches along a unit vector until the base reaches a table edge.
double toEdge(TableSize size, const Disc& disc, Vec along);
inline double apart(const Disc& a, const Disc& b) { return length(a.centre - b.centre) - a.radius - b.radius; }
/// True if the bases overlap.
inline bool onEachOther(const Disc& a, const Disc& b) {
    const double least = a.radius + b.radius - tolerance;
    return squaredLength(a.centre - b.centre) < least * least;
}
inline bool touchEachOther(const Disc& a, const Disc& b) {
    const double most = a.radius + b.radius + contactGap + tolerance;
    return squaredLength(a.centre - b.centre) <= most * most;
}
inline bool withinGap(const Disc& a, const Disc& b, double gap) {
    const double most = a.radius + b.radius + gap + tolerance;
    return squaredLength(a.centre - b.centre) <= most * most;
}

/// Distance that a disc can go along a unit vector before it touches another; none if it passes or moves away.
std::optional<double> sweepDisc(const Disc& mover, Vec along, double distance, const Disc& other);

bool isIn(const std::vector<Outline>& outlines, Vec point);
int heightAt(const GroundMap& ground, Vec point);
/// SKI-123: true if an obstacle is between two figures.
bool obstacleBetween(const GroundMap& ground, Vec a, Vec b);
/// True if a base overlaps one of the outlines. House rule: its rim may overhang by three tenths of its radius, as with
/// the square that is used for sweeps.
bool reachesInto(const std::vector<Outline>& outlines, const Disc& disc);
bool leadsThrough(const std::vector<Outline>& outlines, Vec from, Vec to);
/// SKI-114: true if the line is blocked by crests, buildings, or more than two inches of wood.
bool groundHides(const GroundMap& ground, Vec a, Vec b);

/// The arc of `other` as seen by a figure with this centre and facing (SKI-121).
Arc arcOf(Vec centre, Vec facing, bool shield, Vec other, const Options& options);
/// SKI-113, SKI-114: true if `other` is in the front half.
inline bool inFrontHalf(Vec centre, Vec facing, Vec other) { return dot(other - centre, facing) >= -tolerance; }

}  // namespace ephor::skirmish
