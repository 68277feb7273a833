// Random shapes, the same on every machine, and the same shapes for Boost.Geometry, which is the oracle of these tests.
#pragma once

#include "core/table/geometry.h"
#include "core/table/terrain.h"

#include <QByteArray>
#include <algorithm>
#include <array>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <cstdint>
#include <vector>

namespace ephor {

namespace bg = boost::geometry;
using BoostPoint = bg::model::d2::point_xy<double>;
using BoostPolygon = bg::model::polygon<BoostPoint>;
using BoostLine = bg::model::linestring<BoostPoint>;

inline BoostPoint boostPoint(Vec v) { return {v.x, v.y}; }

inline BoostPolygon boostPolygon(Outline outline) {
    BoostPolygon polygon;
    for (const Vec v : outline) {
        bg::append(polygon.outer(), boostPoint(v));
    }
    bg::correct(polygon);
    return polygon;
}
inline BoostPolygon boostPolygon(const Body& body) { return boostPolygon(corners(body)); }

inline BoostLine boostLine(Vec from, Vec to) { return {boostPoint(from), boostPoint(to)}; }

inline double commonArea(const BoostPolygon& a, const BoostPolygon& b) {
    bg::model::multi_polygon<BoostPolygon> common;
    bg::intersection(a, b, common);
    return bg::area(common);
}

/// A fixed stream of numbers (splitmix64).
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t bits() {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
    double between(double low, double high) {
        return low + (high - low) * (static_cast<double>(bits() >> 11U) * 0x1p-53);
    }
    int below(int n) { return static_cast<int>(bits() % static_cast<std::uint64_t>(n)); }
    bool oneIn(int n) { return below(n) == 0; }

    Vec point(double reach) { return {between(-reach, reach), between(-reach, reach)}; }
    Vec unit() { return cosSin(between(0, 6.283185307179586)); }

    Body body(double reach) { return {{point(reach), unit()}, {between(0.3, 6), between(0.3, 4)}}; }

    /// On a lattice of half inches, square to the table or at 45 degrees: full of touching corners, common edges and
    /// points on lines.
    Body latticeBody(int reach) {
        static const std::array<Vec, 8> facings{{{0, 1},
                                                 {1, 0},
                                                 {0, -1},
                                                 {-1, 0},
                                                 direction({1, 1}),
                                                 direction({1, -1}),
                                                 direction({-1, 1}),
                                                 direction({-1, -1})}};
        return {{latticePoint(reach), facings[static_cast<std::size_t>(below(oneIn(3) ? 8 : 4))]},
                {1.0 + below(5), 1.0 + below(3)}};
    }
    Vec latticePoint(int reach) {
        return {(below(4 * reach + 1) - 2 * reach) / 2.0, (below(4 * reach + 1) - 2 * reach) / 2.0};
    }

    /// Seen from its centre every point of the outline is in sight; clockwise or not.
    std::vector<Vec> star(Vec centre, double smallest, double largest) {
        const int count = 3 + below(9);
        std::vector<Vec> outline;
        for (int i = 0; i < count; ++i) {
            const Vec ray = cosSin((i + between(0.3, 0.7)) * 6.283185307179586 / count);
            outline.push_back(centre + ray * between(smallest, largest));
        }
        if (oneIn(2)) {
            std::reverse(outline.begin(), outline.end());
        }
        return outline;
    }

    /// Towers of a lattice on a common ground: right angles, edges on lattice lines, corners that point inward.
    std::vector<Vec> towers(Vec corner) {
        std::vector<Vec> outline{corner};
        const int count = 1 + below(4);
        double x = corner.x;
        double last = 0;
        for (int i = 0; i < count; ++i) {
            double top = corner.y + 1 + below(4);
            top = top == last ? top + 0.5 : top;
            outline.push_back({x, top});
            x += 1 + below(3);
            outline.push_back({x, top});
            last = top;
        }
        outline.push_back({x, corner.y});
        return outline;
    }

private:
    std::uint64_t m_state;
};

/// The whole table moved: mirrored or not, then turned, then shifted.
struct Motion {
    bool mirrored = false;
    Vec turn{1, 0};  ///< cosine and sine
    Vec shift;

    Vec way(Vec v) const {
        const Vec m = mirrored ? Vec{-v.x, v.y} : v;
        return {m.x * turn.x - m.y * turn.y, m.x * turn.y + m.y * turn.x};
    }
    Vec point(Vec v) const { return way(v) + shift; }
    Pose pose(const Pose& p) const { return {point(p.centre), way(p.facing)}; }
    Body body(const Body& b) const { return {pose(b.pose), b.size}; }
    Edge edge(Edge e) const {
        return mirrored && e == Edge::Left ? Edge::Right : mirrored && e == Edge::Right ? Edge::Left : e;
    }

    static Motion random(Chance& chance) { return {chance.oneIn(2), chance.unit(), chance.point(40)}; }
};

inline Body moved(const Body& body, Vec way) { return {{body.pose.centre + way, body.pose.facing}, body.size}; }

/// True where a shape that stops after `way` would soon have common ground with another one if it went on: if it clips
/// no more than a corner, it is out again soon after.
template <typename At> bool wouldEnter(At at, double way, const BoostPolygon& other) {
    return std::ranges::any_of(std::array{1e-2, 1e-3, 1e-4, 1e-5, 1e-6},
                               [&](double more) { return commonArea(boostPolygon(at(way + more)), other) > 0; });
}

/// For the message of a failed check.
inline QByteArray text(const Body& b) {
    return QByteArray("Body{{{") + QByteArray::number(b.pose.centre.x, 'g', 17) + "," +
           QByteArray::number(b.pose.centre.y, 'g', 17) + "},{" + QByteArray::number(b.pose.facing.x, 'g', 17) + "," +
           QByteArray::number(b.pose.facing.y, 'g', 17) + "}},{" + QByteArray::number(b.size.frontage, 'g', 17) + "," +
           QByteArray::number(b.size.depth, 'g', 17) + "}}";
}

/// One case of a property that holds for many: says which case failed, and returns from the test.
#define HOLDS(condition, ...)                                                   \
    do {                                                                        \
        if (!(condition)) {                                                     \
            QFAIL(qPrintable(QStringLiteral(#condition " fails for ") +         \
                             QString::fromLatin1(QByteArray() + __VA_ARGS__))); \
        }                                                                       \
    } while (false)

}  // namespace ephor
