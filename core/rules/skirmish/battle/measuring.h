// The measuring of the skirmish: bases are discs, ranges run from rim to rim, and all limits are inclusive. The ground
// by what it does.
#pragma once

#include "core/battle/table.h"
#include "core/rules/skirmish/battle/formulas.h"
#include "core/table/terrain.h"

namespace ephor::skirmish {

/// The ground by effect (section 0, "Ground"); the outlines belong to the set-up.
struct Country {
    std::vector<Outline> rough;  ///< SKI-014
    std::vector<Outline> impassable;
    std::vector<Outline> cover;    ///< SKI-028
    std::vector<Outline> woods;    ///< SKI-114: more than two inches of them hide
    std::vector<Outline> hiding;   ///< crests and buildings
    std::vector<Outline> heights;  ///< a contour each (SKI-123)
    std::vector<Outline> obstacles;
};
Country countryOf(const std::vector<Terrain>& terrain);

/// SKI-102: bases this far apart, in inches, are in contact.
inline constexpr double contactGap = 0.01;
/// SKI-112
inline constexpr double wallGap = 0.5;

/// A base.
struct Disc {
    Vec centre;
    double radius = 0;
};
/// Inches along a unit vector until the base reaches an edge of the table.
double toEdge(TableSize size, const Disc& disc, Vec along);
inline double apart(const Disc& a, const Disc& b) { return length(a.centre - b.centre) - a.radius - b.radius; }
/// True where the bases overlap.
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

/// Least squared distance of a point from the way between two others.
double squaredFromPath(Vec point, Vec from, Vec to);
/// How far a disc goes along a unit vector before it touches another; nothing where it passes, or moves away.
std::optional<double> sweepDisc(const Disc& mover, Vec along, double distance, const Disc& other);

bool isIn(const std::vector<Outline>& outlines, Vec point);
int heightAt(const Country& country, Vec point);
/// SKI-123: does an obstacle lie between two figures?
bool obstacleBetween(const Country& country, Vec a, Vec b);
/// Does a base reach into one of them? House: its rim may hang over by three tenths of its radius, as the square does
/// that sweeps find their way with.
bool reachesInto(const std::vector<Outline>& outlines, const Disc& disc);
/// Does the way lead through one of them?
bool leadsThrough(const std::vector<Outline>& outlines, Vec from, Vec to);
/// SKI-114: is the line hidden by crests, buildings, or more than two inches of wood?
bool groundHides(const Country& country, Vec a, Vec b);

/// Where `other` stands as seen by one who stands and faces so (SKI-121).
Arc arcOf(Vec centre, Vec facing, bool shield, Vec other, const Options& options);
/// SKI-113, SKI-114: the front half.
inline bool inFrontHalf(Vec centre, Vec facing, Vec other) { return dot(other - centre, facing) >= -tolerance; }

}  // namespace ephor::skirmish
