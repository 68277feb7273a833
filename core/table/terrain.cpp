#include "core/table/terrain.h"

#include "core/table/geometry.h"

#include <algorithm>
#include <limits>
#include <memory_resource>

namespace ephor {

namespace {

/// Twice the signed area; positive if the outline runs counter-clockwise.
double turning(Outline outline) {
    double sum = 0;
    for (std::size_t i = 1; i + 1 < outline.size(); ++i) {
        sum += cross(outline[i] - outline[0], outline[i + 1] - outline[0]);
    }
    return sum;
}

/// The side of the line from `a` to `b` on which the point is: -1, 0 or 1.
int side(Vec a, Vec b, Vec point) {
    const double left = cross(b - a, point - a);
    return left > 0 ? 1 : left < 0 ? -1 : 0;
}

/// True if `point`, known to be on the line through `a` and `b`, is between them.
bool between(Vec a, Vec b, Vec point) {
    return std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= point.y &&
           point.y <= std::max(a.y, b.y);
}

bool meet(Vec a, Vec b, Vec c, Vec d) {
    const int ca = side(c, d, a);
    const int cb = side(c, d, b);
    const int ac = side(a, b, c);
    const int ad = side(a, b, d);
    if (ca * cb < 0 && ac * ad < 0) {
        return true;
    }
    return (ca == 0 && between(c, d, a)) || (cb == 0 && between(c, d, b)) || (ac == 0 && between(a, b, c)) ||
           (ad == 0 && between(a, b, d));
}

/// True if the segment enters the body's interior, shrunk by the tolerance.
bool enters(const Body& body, Vec from, Vec to) {
    const double halfX = body.halfFrontage() - tolerance;
    const double halfY = body.halfDepth() - tolerance;
    const Vec middle = (from + to) * 0.5 - body.pose.centre;
    const Vec half = (to - from) * 0.5;
    const double x = dot(middle, body.right());
    const double y = dot(middle, body.facing());
    const double wayX = dot(half, body.right());
    const double wayY = dot(half, body.facing());
    return halfX > 0 && halfY > 0 && std::abs(x) < halfX + std::abs(wayX) && std::abs(y) < halfY + std::abs(wayY) &&
           std::abs(x * wayY - y * wayX) < halfX * std::abs(wayY) + halfY * std::abs(wayX);
}

struct Interval {
    double from = 0;
    double to = 0;
};
using Intervals = std::pmr::vector<Interval>;

/// Stack memory for the intervals of a path; only outlines of many hundred corners need more.
class Scratch {
public:
    std::pmr::memory_resource* memory() { return &m_memory; }

private:
    std::array<std::byte, 4096> m_bytes;
    std::pmr::monotonic_buffer_resource m_memory{m_bytes.data(), m_bytes.size()};
};

/// Appends the intervals of the infinite line through `from` along `along` that are in the interior, in order. Parts
/// along an edge or shorter than the tolerance are left out. A corner closer to the line than the tolerance counts as
/// on it.
void appendInside(Outline outline, Vec from, Vec along, Intervals& intervals) {
    const auto left = [&](Vec point) {
        const double distance = cross(along, point - from);
        return distance > tolerance ? 1 : distance < -tolerance ? -1 : 0;
    };
    const auto ahead = [&](Vec point) { return dot(along, point - from); };
    const std::size_t count = outline.size();
    std::size_t first = 0;
    while (first < count && left(outline[first]) == 0) {
        ++first;
    }
    if (first == count) {
        return;
    }
    const bool counterClockwise = turning(outline) > 0;
    std::pmr::vector<double> places(intervals.get_allocator());
    // One pass around the outline, from each corner beside the line to the next; corners between them are on the line.
    std::size_t last = first;
    int lastSide = left(outline[first]);
    for (std::size_t step = 1; step <= count; ++step) {
        const std::size_t here = (first + step) % count;
        const int hereSide = left(outline[here]);
        if (hereSide == 0) {
            continue;
        }
        const std::size_t firstOn = (last + 1) % count;
        const std::size_t lastOn = (here + count - 1) % count;
        if (firstOn == here) {
            if (hereSide != lastSide) {
                const double a = cross(along, outline[last] - from);
                const double b = cross(along, outline[here] - from);
                places.push_back(ahead(outline[last]) + (ahead(outline[here]) - ahead(outline[last])) * (a / (a - b)));
            }
        } else {
            const double start = ahead(outline[firstOn]);
            const double end = ahead(outline[lastOn]);
            if (hereSide != lastSide) {
                // If the outline crosses to the left and has its interior on the left, the interior is behind the
                // crossing: the line leaves.
                const bool leaves = (hereSide > 0) == counterClockwise;
                places.push_back(leaves ? std::min(start, end) : std::max(start, end));
            } else if (((end - start) * lastSide < 0) == counterClockwise && start != end) {
                // The outline reaches the line and turns back; the interior is before and behind. Along the edge the
                // line is not inside.
                places.push_back(start);
                places.push_back(end);
            }
        }
        last = here;
        lastSide = hereSide;
    }
    std::sort(places.begin(), places.end());
    for (std::size_t i = 0; i + 1 < places.size(); i += 2) {
        if (places[i + 1] - places[i] > tolerance) {
            intervals.push_back({places[i], places[i + 1]});
        }
    }
}

/// The intervals of the path inside any of the outlines, in order and without overlaps.
Intervals insideAny(std::span<const Outline> outlines, Vec from, Vec along, double distance, Scratch& scratch) {
    Intervals inside(scratch.memory());
    for (const Outline outline : outlines) {
        appendInside(outline, from, along, inside);
    }
    std::sort(inside.begin(), inside.end(), [](const Interval& a, const Interval& b) { return a.from < b.from; });
    Intervals merged(scratch.memory());
    for (const Interval& interval : inside) {
        const double start = std::max(interval.from, merged.empty() ? 0.0 : merged.back().to);
        const double end = std::min(interval.to, distance);
        if (start < end) {
            merged.push_back({start, end});
        }
    }
    return merged;
}

double lengthInsideAny(std::span<const Outline> outlines, Vec from, Vec to) {
    Scratch scratch;
    double sum = 0;
    for (const Interval& interval : insideAny(outlines, from, direction(to - from), length(to - from), scratch)) {
        sum += interval.to - interval.from;
    }
    return sum;
}

}  // namespace

bool isSimple(Outline outline) {
    const std::size_t count = outline.size();
    const auto isFinite = [](Vec v) { return std::isfinite(v.x) && std::isfinite(v.y); };
    if (count < 3 || !std::all_of(outline.begin(), outline.end(), isFinite) || turning(outline) == 0) {
        return false;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Vec a = outline[i];
        const Vec b = following(outline, i);
        if (a == b) {
            return false;
        }
        // If two neighbouring edges fold back on each other, one of them meets the next edge but one.
        for (std::size_t j = i + 2; j < count; ++j) {
            if ((j + 1) % count != i && meet(a, b, outline[j], following(outline, j))) {
                return false;
            }
        }
    }
    return true;
}

bool contains(Outline outline, Vec point) {
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec a = outline[i];
        const Vec b = following(outline, i);
        if (squaredDistanceFromSegment(point, a, b) <= tolerance * tolerance) {
            return true;
        }
        // A ray to the east crosses the edge where it lies to the right of the point.
        if ((a.y > point.y) != (b.y > point.y)) {
            inside = inside != ((cross(b - a, point - a) > 0) == (b.y > a.y));
        }
    }
    return inside;
}

bool overlap(Outline outline, const Body& body) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
        if (enters(body, outline[i], following(outline, i))) {
            return true;
        }
    }
    // No edge enters the body, so the body is completely inside or outside.
    return contains(outline, body.pose.centre);
}

double lengthInside(Outline outline, Vec from, Vec to) { return lengthInsideAny({&outline, 1}, from, to); }

std::optional<double> sweep(const Body& mover, Vec along, double distance, Outline outline) {
    if (overlap(outline, mover)) {
        return 0.0;
    }
    std::optional<double> nearest;
    const double radius = mover.radius();
    const Vec right = mover.right();
    const Vec facing = mover.facing();
    const double speedRight = dot(along, right);
    const double speedFacing = dot(along, facing);
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec a = outline[i] - mover.pose.centre;
        const Vec b = following(outline, i) - mover.pose.centre;
        const double asideA = cross(along, a);
        const double asideB = cross(along, b);
        const double aheadA = dot(along, a);
        const double aheadB = dot(along, b);
        if (std::min(asideA, asideB) >= radius || std::max(asideA, asideB) <= -radius ||
            std::max(aheadA, aheadB) <= -radius || std::min(aheadA, aheadB) >= distance + radius) {
            continue;
        }
        // Treats the edge as a box of depth 0. The axes are the mover's two and the normal of the edge.
        const Vec middle = (a + b) * 0.5;
        const Vec half = (b - a) * 0.5;
        const Vec normal = rightOf(direction(half));
        detail::Passage passage;
        if (passage.narrow(dot(middle, right), speedRight, mover.halfFrontage() + std::abs(dot(half, right))) &&
            passage.narrow(dot(middle, facing), speedFacing, mover.halfDepth() + std::abs(dot(half, facing))) &&
            passage.narrow(dot(middle, normal), dot(along, normal),
                           mover.halfFrontage() * std::abs(dot(normal, right)) +
                               mover.halfDepth() * std::abs(dot(normal, facing))) &&
            passage.enter < distance && passage.leave > 0) {
            const double touch = std::max(passage.touch, 0.0);
            nearest = nearest ? std::min(*nearest, touch) : touch;
        }
    }
    return nearest;
}

std::vector<Crossing> crossings(Outline outline, Vec from, Vec along, double distance) {
    Scratch scratch;
    Intervals inside(scratch.memory());
    appendInside(outline, from, along, inside);
    std::vector<Crossing> found;
    // The edge belongs to the polygon: a path that starts on it is already inside, and one that ends on it has not
    // left.
    for (const Interval& interval : inside) {
        if (interval.from > tolerance && interval.from <= distance + tolerance) {
            found.push_back({std::min(interval.from, distance), true});
        }
        if (interval.to >= -tolerance && interval.to < distance - tolerance) {
            found.push_back({std::max(interval.to, 0.0), false});
        }
    }
    return found;
}

double reach(Vec from, Vec along, double allowance, std::span<const Outline> slow) {
    Scratch scratch;
    double at = 0;
    double left = allowance;
    for (const Interval& interval : insideAny(slow, from, along, allowance, scratch)) {
        const double open = interval.from - at;
        if (open >= left) {
            break;
        }
        left -= open;
        at = interval.from;
        const double inside = std::min(interval.to - interval.from, left / 2);
        left -= 2 * inside;
        at += inside;
    }
    return at + left;
}

double cost(Vec from, Vec to, std::span<const Outline> slow) {
    return length(to - from) + lengthInsideAny(slow, from, to);
}

}  // namespace ephor
