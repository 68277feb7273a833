#include "core/rules/skirmish/battle/measuring.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

constexpr double seenThroughWood = 2;

bool isOneOf(const std::string& kind, std::initializer_list<std::string_view> kinds) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

}  // namespace

// Section 0, "Ground": wood, marsh, steep slope and rubble are rough; cover is a property of its own.
Country countryOf(const std::vector<Terrain>& terrain) {
    Country country;
    for (const Terrain& one : terrain) {
        const Outline outline(one.outline);
        if (one.ground == Ground::Difficult || one.ground == Ground::Dangerous)
            country.rough.push_back(outline);
        if (one.ground == Ground::Impassable)
            country.impassable.push_back(outline);
        if (isOneOf(one.kind, {"wood", "light_wood", "cover", "rubble", "hedge", "scrub", "orchard"}))
            country.cover.push_back(outline);
        if (isOneOf(one.kind, {"wood", "light_wood", "orchard"}))
            country.woods.push_back(outline);
        else if (one.blocksSight)
            country.hiding.push_back(outline);
        if (isOneOf(one.kind, {"hill", "slope", "steep_slope"}))
            country.heights.push_back(outline);
        if (isOneOf(one.kind, {"wall", "hedge", "fence", "barricade", "fortification"}))
            country.obstacles.push_back(outline);
    }
    return country;
}

double squaredFromPath(Vec point, Vec from, Vec to) {
    const Vec offset = to - from;
    const double squared = squaredLength(offset);
    const double along = squared > 0 ? std::clamp(dot(point - from, offset) / squared, 0.0, 1.0) : 0.0;
    return squaredLength(point - (from + offset * along));
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

int heightAt(const Country& country, Vec point) {
    return static_cast<int>(
        std::ranges::count_if(country.heights, [&](Outline outline) { return contains(outline, point); }));
}

bool obstacleBetween(const Country& country, Vec a, Vec b) { return leadsThrough(country.obstacles, a, b); }

bool reachesInto(const std::vector<Outline>& outlines, const Disc& disc) {
    const double least = 0.7 * disc.radius;
    return std::ranges::any_of(outlines, [&](Outline outline) {
        if (contains(outline, disc.centre))
            return true;
        for (std::size_t i = 0; i < outline.size(); ++i)
            if (squaredFromPath(disc.centre, outline[i], following(outline, i)) < least * least)
                return true;
        return false;
    });
}

bool leadsThrough(const std::vector<Outline>& outlines, Vec from, Vec to) {
    return std::ranges::any_of(outlines, [&](Outline outline) { return lengthInside(outline, from, to) > tolerance; });
}

// House rule: a figure on a hill sees from its crest and is seen there.
bool groundHides(const Country& country, Vec a, Vec b) {
    double wood = 0;
    for (const Outline outline : country.woods)
        wood += lengthInside(outline, a, b);
    if (wood > seenThroughWood + tolerance)
        return true;
    return std::ranges::any_of(country.hiding, [&](Outline outline) {
        return !contains(outline, a) && !contains(outline, b) && lengthInside(outline, a, b) > tolerance;
    });
}

Arc arcOf(Vec centre, Vec facing, bool shield, Vec other, const Options& options) {
    const Vec between = other - centre;
    return arcAt(dot(between, facing), dot(between, rightOf(facing)), shield, options);
}

}  // namespace ephor::skirmish
