#include "ui/battle/drawing/terrain_shapes.h"

#include "core/dice/fast_dice.h"

#include <QPolygonF>
#include <numbers>

namespace ephor {

namespace {

struct TerrainBox {
    Vec low{1e9, 1e9};
    Vec high{-1e9, -1e9};
};

TerrainBox terrainBox(Outline outline) {
    TerrainBox box;
    for (const Vec p : outline) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

std::uint64_t seedOf(const Terrain& terrain) {
    std::uint64_t seed = terrain.outline.size();
    for (const Vec p : terrain.outline)
        seed = seed * 31 + static_cast<std::uint64_t>(std::llround(p.x * 64)) * 7 +
               static_cast<std::uint64_t>(std::llround(p.y * 64));
    return seed;
}

Vec middleOf(Outline outline) {
    const TerrainBox box = terrainBox(outline);
    return (box.low + box.high) * 0.5;
}

double signedArea(Outline outline) {
    double twice = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec a = outline[i];
        const Vec b = following(outline, i);
        twice += a.x * b.y - a.y * b.x;
    }
    return twice / 2;
}

double perimeter(Outline outline) {
    double all = 0;
    for (std::size_t i = 0; i < outline.size(); ++i)
        all += length(following(outline, i) - outline[i]);
    return all;
}

bool isClear(const std::vector<ScatteredPoint>& points, Vec p, double nearest) {
    return std::ranges::none_of(points, [&](const ScatteredPoint& q) { return squaredLength(p - q.at) < nearest; });
}

bool isInside(const Terrain& terrain, Vec p, double inset) {
    for (const Vec off : {Vec{inset, 0}, Vec{-inset, 0}, Vec{0, inset}, Vec{0, -inset}})
        if (!contains(Outline(terrain.outline), p + off))
            return false;
    return true;
}

}  // namespace

QPainterPath exactShape(const Terrain& terrain, const TableCamera& camera) {
    QPolygonF polygon;
    for (const Vec p : terrain.outline)
        polygon << camera.toScreen(p);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

double thickness(const Terrain& terrain) {
    return 2 * std::abs(signedArea(terrain.outline)) / std::max(1e-6, perimeter(terrain.outline));
}

double roundness(const Terrain& terrain) {
    const double around = perimeter(terrain.outline);
    return 4 * std::numbers::pi * std::abs(signedArea(terrain.outline)) / std::max(1e-6, around * around);
}

std::vector<EdgePoint> alongEdge(const Terrain& terrain, double step) {
    const Outline outline(terrain.outline);
    const double turn = signedArea(outline) > 0 ? 1 : -1;
    std::vector<EdgePoint> points;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec from = outline[i];
        const Vec edge = following(outline, i) - from;
        const double far = length(edge);
        if (far < 1e-9)
            continue;
        const Vec inwards{-edge.y / far * turn, edge.x / far * turn};
        const int pieces = std::clamp(static_cast<int>(std::lround(far / step)), 1, 200);
        for (int piece = 0; piece < pieces; ++piece)
            points.push_back({from + edge * ((piece + 0.5) / pieces), inwards});
    }
    return points;
}

namespace {

/// A smooth closed curve through the middles between the points.
QPainterPath smoothed(const QPolygonF& points) {
    QPainterPath path;
    path.moveTo((points.back() + points.front()) / 2);
    for (qsizetype i = 0; i < points.size(); ++i)
        path.quadTo(points[i], (points[i] + points[(i + 1) % points.size()]) / 2);
    path.closeSubpath();
    return path;
}

/// True where a stream ends: an edge no longer than the stream is wide, between two longer ones.
bool isMouth(Outline outline, std::size_t edge, double wide) {
    const auto lengthOf = [&](std::size_t i) { return length(following(outline, i) - outline[i]); };
    const std::size_t count = outline.size();
    const double own = lengthOf(edge);
    return own < 1.6 * wide && own < lengthOf((edge + 1) % count) && own < lengthOf((edge + count - 1) % count);
}

}  // namespace

QPainterPath streamShape(const Terrain& terrain, const TableCamera& camera) {
    const Outline outline(terrain.outline);
    const double wide = thickness(terrain);
    const double turn = signedArea(outline) > 0 ? 1 : -1;
    Pcg32 random(seedOf(terrain), 17);
    const double phase = random.below(628) / 100.0;
    QPolygonF points;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec edge = following(outline, i) - outline[i];
        const double far = length(edge);
        if (far < 1e-9)
            continue;
        const Vec along = edge * (1 / far);
        const Vec inwards{-along.y * turn, along.x * turn};
        if (isMouth(outline, i, wide)) {  // beyond the outline, with corners that the curve does not round off
            for (const double share : {0.0, 0.0, 1.0, 1.0})
                points << camera.toScreen(outline[i] + edge * share - inwards * wide);
            continue;
        }
        // Both banks sway alike, as a stream does, and each has bays of its own.
        const int pieces = std::clamp(static_cast<int>(std::lround(far / (wide * 0.55))), 2, 400);
        for (int piece = 0; piece < pieces; ++piece) {
            const Vec at = outline[i] + edge * ((piece + 0.5) / pieces);
            const double sway = std::sin((at.x + at.y) / wide * 0.55 + phase) * (inwards.x + inwards.y > 0 ? 1 : -1);
            const double inset = 0.16 + 0.12 * sway + 0.1 * (random.below(100) / 100.0 - 0.5);
            points << camera.toScreen(at + inwards * (wide * std::clamp(inset, 0.02, 0.34)));
        }
    }
    return smoothed(points);
}

QPainterPath naturalShape(const Terrain& terrain, const TableCamera& camera, double share) {
    const double wide = thickness(terrain);
    const std::vector<EdgePoint> edge = alongEdge(terrain, std::clamp(wide * 0.8, 0.4, 2.5));
    const Vec middle = middleOf(terrain.outline);
    const double deepest = std::min(wide * 0.22, 0.9);
    Pcg32 random(seedOf(terrain), 11);
    const double phase = random.below(628) / 100.0;
    QPolygonF points;
    for (const EdgePoint& one : edge) {
        // Slow waves along the edge, and a little chance.
        const double angle = std::atan2(one.at.y - middle.y, one.at.x - middle.x);
        const double wave = 0.5 + 0.3 * std::sin(3 * angle + phase) + 0.2 * (random.below(200) / 100.0 - 1);
        const Vec p = one.at + one.inwards * (deepest * std::clamp(wave, 0.0, 1.0));
        points << camera.toScreen(middle + (p - middle) * share);
    }
    return smoothed(points);
}

std::vector<ScatteredPoint> scattered(const Terrain& terrain, double spacing, double inset) {
    const TerrainBox box = terrainBox(terrain.outline);
    Pcg32 random(seedOf(terrain), 5);
    std::vector<ScatteredPoint> points;
    const double tries = (box.high.x - box.low.x) * (box.high.y - box.low.y) / (spacing * spacing) * 5;
    constexpr double most = 6000;
    for (int i = 0; i < static_cast<int>(std::min(most, tries)); ++i) {
        const Vec p{box.low.x + (box.high.x - box.low.x) * random.below(4096) / 4096.0,
                    box.low.y + (box.high.y - box.low.y) * random.below(4096) / 4096.0};
        const double look = random.below(1000) / 1000.0;
        if (isClear(points, p, spacing * spacing * 0.72) && isInside(terrain, p, inset))
            points.push_back({p, look});
    }
    std::ranges::sort(points, std::greater{}, [](const ScatteredPoint& p) { return p.at.y; });
    return points;
}

std::vector<Vec> inRows(const Terrain& terrain, double spacing) {
    const TerrainBox box = terrainBox(terrain.outline);
    std::vector<Vec> points;
    for (double y = box.high.y - spacing / 2; y > box.low.y; y -= spacing)
        for (double x = box.low.x + spacing / 2; x < box.high.x; x += spacing)
            if (isInside(terrain, {x, y}, spacing * 0.3))
                points.push_back({x, y});
    return points;
}

}  // namespace ephor
