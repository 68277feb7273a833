#include "core/rules/skirmish/battle/measuring.h"

#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double seenThroughWood = 2;

bool isOneOf(const std::string& kind, std::initializer_list<std::string_view> kinds) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

}  // namespace

// Section 0, "Ground": wood, marsh, steep slope and rubble are rough; cover is a property of its own.
GroundMap groundOf(const std::vector<Terrain>& terrain) {
    GroundMap ground;
    for (const Terrain& one : terrain) {
        const Outline outline(one.outline);
        if (one.ground == Ground::Difficult || one.ground == Ground::Dangerous)
            ground.rough.push_back(outline);
        if (one.ground == Ground::Impassable)
            ground.impassable.push_back(outline);
        if (isOneOf(one.kind, {"wood", "light_wood", "cover", "rubble", "hedge", "scrub", "orchard"}))
            ground.cover.push_back(outline);
        if (isOneOf(one.kind, {"wood", "light_wood", "orchard"}))
            ground.woods.push_back(outline);
        else if (one.blocksSight)
            ground.hiding.push_back(outline);
        if (isOneOf(one.kind, {"hill", "slope", "steep_slope"}))
            ground.heights.push_back(outline);
        if (isOneOf(one.kind, {"wall", "hedge", "fence", "barricade", "fortification"}))
            ground.obstacles.push_back(outline);
    }
    return ground;
}

double toEdge(TableSize size, const Disc& disc, Vec along) {
    double least = 1e9;
    const auto meet = [&](double room, double speed) {
        if (speed > 1e-12)
            least = std::min(least, std::max(0.0, room) / speed);
    };
    meet(size.width - disc.radius - disc.centre.x, along.x);
    meet(disc.centre.x - disc.radius, -along.x);
    meet(size.height - disc.radius - disc.centre.y, along.y);
    meet(disc.centre.y - disc.radius, -along.y);
    return least;
}

std::optional<double> sweepDisc(const Disc& mover, Vec along, double distance, const Disc& other) {
    const Vec between = other.centre - mover.centre;
    const double ahead = dot(between, along);
    if (ahead <= 0)
        return {};
    const double reach = mover.radius + other.radius;
    const double beside = cross(between, along);
    const double within = reach * reach - beside * beside;
    if (within <= 0)
        return {};
    const double at = ahead - std::sqrt(within);
    return at <= distance + tolerance ? std::optional(std::clamp(at, 0.0, distance)) : std::nullopt;
}

bool isIn(const std::vector<Outline>& outlines, Vec point) {
    return std::ranges::any_of(outlines, [&](Outline outline) { return contains(outline, point); });
}

int heightAt(const GroundMap& ground, Vec point) {
    return static_cast<int>(
        std::ranges::count_if(ground.heights, [&](Outline outline) { return contains(outline, point); }));
}

bool obstacleBetween(const GroundMap& ground, Vec a, Vec b) { return leadsThrough(ground.obstacles, a, b); }

bool reachesInto(const std::vector<Outline>& outlines, const Disc& disc) {
    const double least = 0.7 * disc.radius;
    return std::ranges::any_of(outlines, [&](Outline outline) {
        if (contains(outline, disc.centre))
            return true;
        for (std::size_t i = 0; i < outline.size(); ++i)
            if (squaredDistanceFromSegment(disc.centre, outline[i], following(outline, i)) < least * least)
                return true;
        return false;
    });
}

bool leadsThrough(const std::vector<Outline>& outlines, Vec from, Vec to) {
    return std::ranges::any_of(outlines, [&](Outline outline) { return lengthInside(outline, from, to) > tolerance; });
}

// House rule: a figure on a hill sees from its crest and is seen there.
bool groundHides(const GroundMap& ground, Vec a, Vec b) {
    double wood = 0;
    for (const Outline outline : ground.woods)
        wood += lengthInside(outline, a, b);
    if (wood > seenThroughWood + tolerance)
        return true;
    return std::ranges::any_of(ground.hiding, [&](Outline outline) {
        return !contains(outline, a) && !contains(outline, b) && lengthInside(outline, a, b) > tolerance;
    });
}

Arc arcOf(Vec centre, Vec facing, bool shield, Vec other, const Options& options) {
    const Vec between = other - centre;
    return arcAt(dot(between, facing), dot(between, rightOf(facing)), shield, options);
}

}  // namespace ephor::skirmish
