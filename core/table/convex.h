// A small convex polygon that can be cut by straight lines. Used for parts of a body's area.
#pragma once

#include "core/table/body.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace ephor {

/// Corners in order. One or two if only a point or an edge is left, none if it is empty.
class Convex {
public:
    Convex() = default;
    explicit Convex(const Body& body) {
        for (const Vec corner : corners(body)) {
            add(corner);
        }
    }
    Convex(Vec from, Vec to) {
        add(from);
        add(to);
    }

    bool empty() const { return m_count == 0; }
    std::size_t size() const { return m_count; }
    Vec operator[](std::size_t i) const { return m_corners[i]; }
    const Vec* begin() const { return m_corners.data(); }
    const Vec* end() const { return m_corners.data() + m_count; }

    /// The part where `dot(normal, point) >= limit`. There is room for four cuts of a body.
    Convex cut(Vec normal, double limit) const {
        Convex left;
        for (std::size_t i = 0; i < m_count; ++i) {
            const Vec here = m_corners[i];
            const Vec next = m_corners[i + 1 == m_count ? 0 : i + 1];
            const double above = dot(normal, here) - limit;
            const double nextAbove = dot(normal, next) - limit;
            if (above >= 0) {
                left.add(here);
            }
            if ((above > 0 && nextAbove < 0) || (above < 0 && nextAbove > 0)) {
                left.add(here + (next - here) * (above / (above - nextAbove)));
            }
        }
        return left;
    }

    /// The centroid; if the area is 0, the mean of the corners.
    Vec middle() const {
        Vec weighted;
        double doubleArea = 0;
        Vec sum;
        for (std::size_t i = 0; i < m_count; ++i) {
            const Vec here = m_corners[i] - m_corners[0];
            const Vec next = m_corners[i + 1 == m_count ? 0 : i + 1] - m_corners[0];
            const double part = cross(here, next);
            doubleArea += part;
            weighted = weighted + (here + next) * part;
            sum = sum + here;
        }
        constexpr double hardlyAny = 1e-12;
        return m_corners[0] + (std::abs(doubleArea) > hardlyAny ? weighted * (1 / (3 * doubleArea))
                                                                : sum * (1.0 / static_cast<double>(m_count)));
    }

private:
    void add(Vec corner) {
        assert(m_count < m_corners.size());
        m_corners[m_count++] = corner;
    }

    std::array<Vec, 8> m_corners;
    std::size_t m_count = 0;
};

/// The part of `target` on or ahead of the line through the front edge of `body`, to the tolerance.
Convex partAhead(const Body& body, const Body& target);

}  // namespace ephor
