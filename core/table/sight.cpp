// Lines of sight. If any straight line reaches the target past the blockers, one exists that passes through two
// critical points: corners of the viewing edges, of the target or of the blockers, or crossings of a blocker's edge
// with those of the first two. (Shift and rotate a free line until it touches two of them.) So it suffices to try the
// lines through all pairs of critical points.
#include "core/table/convex.h"
#include "core/table/geometry.h"
#include "core/table/terrain.h"

#include <cstddef>
#include <memory_resource>
#include <vector>

namespace ephor {

namespace {

/// Distance below which two points are equal, and a point is on a line.
constexpr double same = 1e-9;

/// True if the line crosses the interior of the body, shrunk by the tolerance. Separating axes of a box and a segment.
bool blocks(const Body& body, const SightLine& line) {
    const double halfX = body.halfFrontage() - tolerance;
    const double halfY = body.halfDepth() - tolerance;
    const Vec middle = (line.from + line.to) * 0.5 - body.pose.centre;
    const Vec half = (line.to - line.from) * 0.5;
    const double x = dot(middle, body.right());
    const double halfWayX = dot(half, body.right());
    if (std::abs(x) >= halfX + std::abs(halfWayX)) {
        return false;
    }
    const double y = dot(middle, body.facing());
    const double halfWayY = dot(half, body.facing());
    if (std::abs(y) >= halfY + std::abs(halfWayY)) {
        return false;
    }
    return halfX > 0 && halfY > 0 &&
           std::abs(x * halfWayY - y * halfWayX) < halfX * std::abs(halfWayY) + halfY * std::abs(halfWayX);
}

double distanceFromEdges(Outline outline, Vec point) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < outline.size(); ++i)
        least = std::min(least, squaredDistanceFromSegment(point, outline[i], following(outline, i)));
    return std::sqrt(least);
}

/// True where the line crosses the interior of the polygon deeper than the tolerance.
bool blocks(Outline outline, const SightLine& line) {
    const double distance = length(line.to - line.from);
    const Vec along = direction(line.to - line.from);
    const auto left = [&](Vec point) { return cross(along, point - line.from); };
    const auto ahead = [&](Vec point) { return dot(along, point - line.from); };
    // Nothing is blocked if the whole polygon is on one side, before the start or behind the end.
    bool anyLeft = false;
    bool anyRight = false;
    bool anyAfterStart = false;
    bool anyBeforeEnd = false;
    for (const Vec corner : outline) {
        anyLeft = anyLeft || left(corner) > tolerance;
        anyRight = anyRight || left(corner) < -tolerance;
        anyAfterStart = anyAfterStart || ahead(corner) > tolerance;
        anyBeforeEnd = anyBeforeEnd || ahead(corner) < distance - tolerance;
    }
    if (!anyLeft || !anyRight || !anyAfterStart || !anyBeforeEnd) {
        return false;
    }
    // An edge that is clearly crossed has the interior on one side.
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec next = following(outline, i);
        const double here = left(outline[i]);
        const double there = left(next);
        if ((here > tolerance && there < -tolerance) || (here < -tolerance && there > tolerance)) {
            const Vec edge = direction(next - outline[i]);
            const double start = cross(edge, line.from - outline[i]);
            const double end = cross(edge, line.to - outline[i]);
            if ((start > tolerance && end < -tolerance) || (start < -tolerance && end > tolerance)) {
                return true;
            }
        }
    }
    // The remaining lines touch corners, run along edges, or start and end inside. Test the midpoint of each interval
    // between two changes.
    double at = 0;
    while (at < distance - same) {
        double next = distance;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const double here = left(outline[i]);
            const double there = left(following(outline, i));
            const auto change = [&](double place) {
                if (place > at + same) {
                    next = std::min(next, place);
                }
            };
            if (std::abs(here) <= tolerance) {
                change(ahead(outline[i]));
            }
            if ((here > 0) != (there > 0)) {
                const double part = here / (here - there);
                change(ahead(outline[i]) * (1 - part) + ahead(following(outline, i)) * part);
            }
        }
        const Vec middle = line.from + along * ((at + next) / 2);
        if (contains(outline, middle) && distanceFromEdges(outline, middle) > tolerance) {
            return true;
        }
        at = next;
    }
    return false;
}

/// The part of a straight line inside a convex shape.
struct Stretch {
    double from = std::numeric_limits<double>::infinity();
    double to = -std::numeric_limits<double>::infinity();
};

Stretch stretchIn(const Convex& shape, Vec origin, Vec along) {
    Stretch stretch;
    const auto take = [&stretch](double at) {
        stretch.from = std::min(stretch.from, at);
        stretch.to = std::max(stretch.to, at);
    };
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const Vec here = shape[i] - origin;
        const Vec next = shape[i + 1 == shape.size() ? 0 : i + 1] - origin;
        const double left = cross(along, here);
        const double nextLeft = cross(along, next);
        if (std::abs(left) <= same) {
            take(dot(along, here));
        } else if ((left > same && nextLeft < -same) || (left < -same && nextLeft > same)) {
            take(dot(along, here + (next - here) * (left / (left - nextLeft))));
        }
    }
    return stretch;
}

/// True if the line through `origin` along `offset` (of any length) clearly misses the shape.
bool misses(const Convex& shape, Vec origin, Vec offset) {
    const double slack = same * (std::abs(offset.x) + std::abs(offset.y));
    bool anyLeft = false;
    bool anyRight = false;
    for (const Vec corner : shape) {
        const double left = cross(offset, corner - origin);
        anyLeft = anyLeft || left >= -slack;
        anyRight = anyRight || left <= slack;
    }
    return !anyLeft || !anyRight;
}

/// The rectangle along the line between the centres of two shapes that contains both.
class Field {
public:
    Field(const Convex& source, const Convex& target)
        : m_origin(source.middle()), m_ahead(direction(target.middle() - m_origin)), m_right(rightOf(m_ahead)) {
        for (const Convex* shape : {&source, &target}) {
            for (const Vec corner : *shape) {
                const Vec offset = corner - m_origin;
                m_low = {std::min(m_low.x, dot(offset, m_right)), std::min(m_low.y, dot(offset, m_ahead))};
                m_high = {std::max(m_high.x, dot(offset, m_right)), std::max(m_high.y, dot(offset, m_ahead))};
            }
        }
    }

    bool reaches(const Body& body) const {
        const Vec offset = body.pose.centre - m_origin;
        const double c = std::abs(dot(body.facing(), m_ahead));
        const double s = std::abs(dot(body.facing(), m_right));
        const double halfX = body.halfFrontage() * c + body.halfDepth() * s;
        const double halfY = body.halfFrontage() * s + body.halfDepth() * c;
        const double x = dot(offset, m_right);
        const double y = dot(offset, m_ahead);
        return x + halfX > m_low.x && x - halfX < m_high.x && y + halfY > m_low.y && y - halfY < m_high.y;
    }

    bool reaches(Outline outline) const {
        Vec low{1e300, 1e300};
        Vec high{-1e300, -1e300};
        for (const Vec corner : outline) {
            const Vec offset = corner - m_origin;
            low = {std::min(low.x, dot(offset, m_right)), std::min(low.y, dot(offset, m_ahead))};
            high = {std::max(high.x, dot(offset, m_right)), std::max(high.y, dot(offset, m_ahead))};
        }
        return high.x > m_low.x && low.x < m_high.x && high.y > m_low.y && low.y < m_high.y;
    }

    bool contains(Vec point) const {
        const Vec offset = point - m_origin;
        const double x = dot(offset, m_right);
        const double y = dot(offset, m_ahead);
        return x >= m_low.x - same && x <= m_high.x + same && y >= m_low.y - same && y <= m_high.y + same;
    }

private:
    Vec m_origin;
    Vec m_ahead;
    Vec m_right;
    Vec m_low;
    Vec m_high;
};

/// The data of one line-of-sight test: viewer, target and possible blockers. Scenes of ordinary size need no
/// allocation.
class Scene {
public:
    Scene(const Convex& source, const Convex& target, std::span<const Body> blockers, std::span<const Outline> polygons)
        : m_source(source), m_target(target), m_field(source, target) {
        m_bodies.reserve(std::min<std::size_t>(blockers.size(), 256));
        for (const Body& body : blockers) {
            if (m_field.reaches(body)) {
                m_bodies.push_back(&body);
            }
        }
        for (const Outline outline : polygons) {
            if (m_field.reaches(outline)) {
                m_polygons.push_back(outline);
            }
        }
    }

    std::optional<SightLine> free() {
        const SightLine middle{m_source.middle(), m_target.middle()};
        if (!blocked(middle)) {
            return middle;
        }
        for (const Vec from : m_source) {
            for (const Vec to : m_target) {
                if (const SightLine line{from, to}; !blocked(line)) {
                    return line;
                }
            }
        }
        if (coveredByOne()) {
            return std::nullopt;
        }
        gatherPoints();
        for (std::size_t i = 0; i < m_points.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (const auto line = shortest(m_points[i], m_points[j]); line && !blocked(*line)) {
                    return line;
                }
            }
        }
        return std::nullopt;
    }

private:
    bool blocked(const SightLine& line) {
        for (std::size_t i = 0; i < m_bodies.size(); ++i) {
            if (blocks(*m_bodies[i], line)) {
                std::swap(m_bodies[0], m_bodies[i]);  // it will probably block the next line too
                return true;
            }
        }
        return std::any_of(m_polygons.begin(), m_polygons.end(),
                           [&](Outline outline) { return blocks(outline, line); });
    }

    /// True if a single body hides everything. The shadow of a convex shape from a point is convex: if it contains the
    /// corners, it contains all.
    bool coveredByOne() const {
        return std::any_of(m_bodies.begin(), m_bodies.end(), [&](const Body* body) {
            return std::all_of(m_source.begin(), m_source.end(), [&](Vec from) {
                return std::all_of(m_target.begin(), m_target.end(), [&](Vec to) { return blocks(*body, {from, to}); });
            });
        });
    }

    void gatherPoints() {
        m_points.reserve(256);
        for (const Convex* shape : {&m_source, &m_target}) {
            m_points.insert(m_points.end(), shape->begin(), shape->end());
        }
        for (const Body* body : m_bodies) {
            gather(corners(*body));
        }
        for (const Outline outline : m_polygons) {
            gather(outline);
        }
    }

    void gather(Outline outline) {
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Vec here = outline[i];
            const Vec next = following(outline, i);
            if (m_field.contains(here)) {
                m_points.push_back(here);
            }
            for (const Convex* shape : {&m_source, &m_target}) {
                if (shape->size() > 1 && !misses(*shape, here, next - here)) {
                    const Vec along = direction(next - here);
                    const Stretch stretch = stretchIn(*shape, here, along);
                    for (const double at : {stretch.from, stretch.to}) {
                        if (at > 0 && at < length(next - here)) {
                            m_points.push_back(here + along * at);
                        }
                    }
                }
            }
        }
    }

    /// The shortest segment from the source to the target on the line through two points.
    std::optional<SightLine> shortest(Vec p, Vec q) const {
        if (misses(m_target, p, q - p) || misses(m_source, p, q - p) || squaredLength(q - p) < tolerance * tolerance) {
            return std::nullopt;
        }
        const Vec along = direction(q - p);
        const Stretch source = stretchIn(m_source, p, along);
        const Stretch target = stretchIn(m_target, p, along);
        if (source.from > source.to || target.from > target.to) {
            return std::nullopt;
        }
        if (source.to < target.from) {
            return SightLine{p + along * source.to, p + along * target.from};
        }
        if (target.to < source.from) {
            return SightLine{p + along * source.from, p + along * target.to};
        }
        const Vec shared = p + along * std::max(source.from, target.from);
        return SightLine{shared, shared};
    }

    std::array<std::byte, 8192> m_bytes;
    std::pmr::monotonic_buffer_resource m_memory{m_bytes.data(), m_bytes.size()};
    Convex m_source;
    Convex m_target;
    Field m_field;
    std::pmr::vector<const Body*> m_bodies{&m_memory};
    std::pmr::vector<Outline> m_polygons{&m_memory};
    std::pmr::vector<Vec> m_points{&m_memory};
};

}  // namespace

std::optional<SightLine> lineOfSight(const Body& from, LooksFrom edges, const Body& to, std::span<const Body> blockers,
                                     std::span<const std::span<const Vec>> blockingPolygons) {
    const bool front = edges == LooksFrom::FrontEdge;
    const Convex target = front ? partAhead(from, to) : Convex(to);
    if (target.empty()) {
        return std::nullopt;
    }
    const Convex source = front ? Convex(corners(from)[0], corners(from)[1]) : Convex(from);
    return Scene(source, target, blockers, blockingPolygons).free();
}

bool inSight(const Body& from, LooksFrom edges, const Body& to, std::span<const Body> blockers,
             std::span<const std::span<const Vec>> blockingPolygons) {
    return lineOfSight(from, edges, to, blockers, blockingPolygons).has_value();
}

}  // namespace ephor
