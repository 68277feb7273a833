#include "ui/battle/drawing/terrain_painter.h"

#include "ui/battle/drawing/terrain_brush.h"

namespace ephor {

namespace {

using namespace terrain;

/// The ground of the terrain: pale up to the outline, full in its natural shape.
void paintArea(const Brush& b, const QColor& colour) {
    fillPath(b, b.exact, faint(colour, 0.45));
    fillPath(b, naturalShape(b.terrain, b.camera), colour);
}

void paintTree(const Brush& b, QPointF at, double radius, double look) {
    QPainter& painter = b.painter;
    const QColor crown = blended(b.colours.tree, b.colours.woodEdge, look * 0.4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(b.colours.woodEdge, 0.35));
    painter.drawEllipse(at + QPointF(radius * 0.22, radius * 0.3), radius, radius);
    painter.setBrush(crown);
    painter.setPen(QPen(faint(b.colours.woodEdge, 0.8), 0.7));
    painter.drawEllipse(at, radius, radius);
    if (radius < 3)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(blended(crown, b.colours.wood, 0.7), 0.9));
    painter.drawEllipse(at - QPointF(radius * 0.25, radius * 0.3), radius * 0.5, radius * 0.45);
}

void paintTuft(const Brush& b, QPointF at, double size) {
    b.painter.drawLine(at, at + QPointF(-size * 0.6, -size));
    b.painter.drawLine(at, at + QPointF(0, -size * 1.3));
    b.painter.drawLine(at, at + QPointF(size * 0.6, -size));
}

void paintHill(const Brush& b, bool isCrest) {
    const Colours& c = b.colours;
    if (isCrest) {
        fillPath(b, naturalShape(b.terrain, b.camera), faint(blended(c.hillTop, c.hillEdge, 0.25), 0.5));
        return;
    }
    fillPath(b, b.exact, faint(c.hill, 0.5));
    constexpr int tones = 8;
    constexpr double top = 0.3;
    for (int i = 0; i < tones; ++i) {
        const double height = static_cast<double>(i) / (tones - 1);
        fillPath(b, naturalShape(b.terrain, b.camera, 1 - (1 - top) * height), blended(c.hill, c.hillTop, height));
    }
    drawLines(b, faint(c.hillEdge, 0.5), 0.8);
    for (const double share : {1.0, 0.72, 0.44})
        b.painter.drawPath(naturalShape(b.terrain, b.camera, share));
}

void paintWood(const Brush& b) {
    paintArea(b, b.colours.wood);
    const double spacing = std::clamp(thickness(b.terrain) * 0.4, 0.45, 1.05);
    for (const ScatteredPoint& tree : scattered(b.terrain, spacing, spacing * 0.3))
        paintTree(b, b.camera.toScreen(tree.at), b.pixels(spacing * (0.34 + 0.2 * tree.look), 1.6, 60), tree.look);
}

void paintOrchard(const Brush& b) {
    paintArea(b, blended(b.colours.table, b.colours.wood, 0.6));
    for (const Vec at : inRows(b.terrain, 1.1))
        paintTree(b, b.camera.toScreen(at), b.pixels(0.32, 1.4, 40), 0.2);
}

void paintHedge(const Brush& b) {
    fillPath(b, b.exact, b.colours.wood);
    for (const ScatteredPoint& bush : scattered(b.terrain, 0.42))
        paintTree(b, b.camera.toScreen(bush.at), b.pixels(0.2 + 0.08 * bush.look, 1.2, 24), bush.look);
}

bool isStream(const Terrain& terrain) {
    return std::ranges::any_of(std::array{"river", "stream"},
                               [&](const char* word) { return terrain.kind.contains(word); });
}

/// Rows of stepping stones across a stream that may be crossed.
void paintFords(const Brush& b) {
    constexpr double apart = 5;  // inches from row to row
    const double wide = thickness(b.terrain);
    const double r = b.pixels(wide * 0.12, 1.6, 9);
    b.painter.setPen(QPen(faint(b.colours.wall, 0.8), 0.7));
    b.painter.setBrush(blended(b.colours.rough, b.colours.bone, 0.4));
    for (const EdgePoint& bank : alongEdge(b.terrain, apart))
        if (bank.inwards.x + bank.inwards.y > 0)  // from one of the banks
            for (const double share : {0.12, 0.32, 0.5, 0.69, 0.88})
                b.painter.drawEllipse(b.camera.toScreen(bank.at + bank.inwards * (wide * share)), r, r * 0.8);
}

void paintWater(const Brush& b) {
    const Colours& c = b.colours;
    const double wide = thickness(b.terrain);
    const QPainterPath water =
        isStream(b.terrain) ? streamShape(b.terrain, b.camera) : naturalShape(b.terrain, b.camera);
    fillPath(b, b.exact, faint(blended(c.wood, c.table, 0.35), 0.8));  // the green of its banks
    fillPath(b, water, c.water);
    b.painter.save();
    b.painter.setClipPath(water, Qt::IntersectClip);
    // Shallow water along the banks; the clip hides one half of each stroke.
    const double band = b.pixels(wide * 0.3, 2, 40);
    drawLines(b, faint(c.waterEdge, 0.55), band);
    b.painter.drawPath(water);
    drawLines(b, faint(c.waterEdge, 0.9), band * 0.45);
    b.painter.drawPath(water);
    b.painter.restore();
    drawLines(b, faint(blended(c.waterEdge, c.label, 0.45), 0.8), b.pixels(0.05, 0.8, 2));
    b.painter.drawPath(water);
    drawLines(b, faint(blended(c.waterEdge, c.label, 0.25), 0.75), b.pixels(0.06, 0.8, 2));
    const double w = b.pixels(std::min(0.45, wide * 0.3), 2, 24);
    for (const ScatteredPoint& wave : scattered(b.terrain, wide > 1.5 ? 2.2 : 1.2, std::min(0.3, wide * 0.2))) {
        const QPointF at = b.camera.toScreen(wave.at);
        QPainterPath path(at - QPointF(w, 0));
        path.quadTo(at - QPointF(w * 0.5, w * 0.45), at);
        path.quadTo(at + QPointF(w * 0.5, w * 0.45), at + QPointF(w, 0));
        b.painter.drawPath(path);
    }
    if ((isStream(b.terrain) || b.terrain.kind.contains("ford")) && b.terrain.ground != Ground::Impassable)
        paintFords(b);
}

void paintMarsh(const Brush& b) {
    const Colours& c = b.colours;
    paintArea(b, blended(c.rough, c.wood, 0.45));
    b.painter.setPen(Qt::NoPen);
    b.painter.setBrush(c.water);
    for (const ScatteredPoint& pool : scattered(b.terrain, 1.9, 0.4)) {
        const double rx = b.pixels(0.45 + 0.35 * pool.look, 2, 90);
        b.painter.drawEllipse(b.camera.toScreen(pool.at), rx, rx * 0.42);
    }
    drawLines(b, c.woodEdge, b.pixels(0.05, 0.8, 2));
    for (const ScatteredPoint& tuft : scattered(b.terrain, 0.95, 0.15))
        if (tuft.look < 0.7)
            paintTuft(b, b.camera.toScreen(tuft.at + Vec{0.3, 0.35}), b.pixels(0.24, 1.5, 14));
}

void paintRocks(const Brush& b) {
    const Colours& c = b.colours;
    paintArea(b, c.rough);
    for (const ScatteredPoint& rock : scattered(b.terrain, 1.0, 0.25)) {
        const double r = b.pixels(0.2 + 0.28 * rock.look, 1.5, 40);
        const QPointF at = b.camera.toScreen(rock.at);
        const double turn = rock.look * 2;
        const QPolygonF stone{at + QPointF(-r, r * 0.5), at + QPointF(-r * 0.7, -r * (0.4 + turn * 0.1)),
                              at + QPointF(r * 0.1 * turn, -r * 0.9), at + QPointF(r, -r * 0.1),
                              at + QPointF(r * 0.8, r * 0.6)};
        b.painter.setPen(QPen(faint(c.wall, 0.9), 0.8));
        b.painter.setBrush(blended(c.rough, c.wall, 0.3 + 0.3 * rock.look));
        b.painter.drawPolygon(stone);
        b.painter.drawLine(stone[2], at + QPointF(r * 0.2, r * 0.1));
    }
}

void paintField(const Brush& b) {
    const Colours& c = b.colours;
    fillPath(b, b.exact, blended(c.table, c.rough, 0.55));
    // Furrows along the longest edge.
    Vec along{1, 0};
    double longest = 0;
    for (std::size_t i = 0; i < b.terrain.outline.size(); ++i) {
        const Vec edge = following(b.terrain.outline, i) - b.terrain.outline[i];
        if (length(edge) > longest) {
            longest = length(edge);
            along = edge * (1 / longest);
        }
    }
    const QRectF box = b.exact.boundingRect();
    const double reach = std::hypot(box.width(), box.height()) / 2;
    const QPointF way(along.x, -along.y);
    const QPointF aside(-way.y(), way.x());
    drawLines(b, faint(c.roughEdge, 0.45), b.pixels(0.07, 0.7, 2));
    const double step = b.pixels(0.42, 4, 40);
    for (double off = -reach; off < reach; off += step)
        b.painter.drawLine(box.center() + aside * off - way * reach, box.center() + aside * off + way * reach);
}

void paintRoad(const Brush& b) {
    fillPath(b, b.exact, blended(b.colours.table, b.colours.rough, 0.9));
    drawLines(b, faint(b.colours.roughEdge, 0.7), b.pixels(0.08, 1, 3));
    b.painter.drawPath(b.exact);
}

/// A dry bed or a ditch: darker in the middle, with strokes down its banks.
void paintRavine(const Brush& b) {
    const Colours& c = b.colours;
    fillPath(b, b.exact, blended(c.rough, c.roughEdge, 0.35));
    const double wide = thickness(b.terrain);
    drawLines(b, c.rough, b.pixels(wide * 0.7, 1.5, 60));
    b.painter.drawPath(b.exact);
    drawLines(b, faint(c.roughEdge, 0.9), b.pixels(0.06, 0.8, 2));
    for (const EdgePoint& bank : alongEdge(b.terrain, 0.55))
        b.painter.drawLine(b.camera.toScreen(bank.at), b.camera.toScreen(bank.at + bank.inwards * (wide * 0.32)));
}

/// Scrub and broken ground; denser where it is dangerous.
void paintRough(const Brush& b) {
    const Colours& c = b.colours;
    const bool isBad = b.terrain.ground == Ground::Dangerous || b.terrain.ground == Ground::Impassable;
    paintArea(b, isBad ? blended(c.rough, c.roughEdge, 0.3) : c.rough);
    for (const ScatteredPoint& spot : scattered(b.terrain, isBad ? 0.75 : 1.0, 0.15)) {
        const QPointF at = b.camera.toScreen(spot.at);
        if (spot.look < 0.35) {
            paintTree(b, at, b.pixels(0.15 + 0.2 * spot.look, 1, 14), 0.5);
            continue;
        }
        drawLines(b, faint(c.roughEdge, 0.75), b.pixels(0.05, 0.8, 2));
        const double s = b.pixels(0.15, 1.2, 9);
        b.painter.drawPolyline(QPolygonF({at - QPointF(s, -s), at - QPointF(0, s), at + QPointF(s, s)}));
    }
}

struct TerrainDrawing {
    const char* word;
    void (*paint)(const Brush&);
};
constexpr TerrainDrawing terrainDrawings[] = {
    {"wood", paintWood},    {"forest", paintWood},     {"grove", paintWood},    {"orchard", paintOrchard},
    {"hedge", paintHedge},  {"ford", paintWater},      {"river", paintWater},   {"stream", paintWater},
    {"lake", paintWater},   {"pond", paintWater},      {"sea", paintWater},     {"marsh", paintMarsh},
    {"rock", paintRocks},   {"field", paintField},     {"road", paintRoad},     {"ravine", paintRavine},
    {"ditch", paintRavine}, {"gully", paintRavine},    {"wall", paintWalls},    {"fort", paintWalls},
    {"town", paintHouses},  {"building", paintHouses}, {"shrine", paintShrine}, {"temple", paintShrine},
    {"camp", paintCamp}};

bool isHill(const Terrain& terrain) {
    return std::ranges::any_of(std::array{"hill", "ridge", "slope"},
                               [&](const char* word) { return terrain.kind.contains(word); });
}

bool isUpon(const Terrain& upper, const Terrain& lower) {
    return &upper != &lower && isHill(lower) &&
           std::ranges::all_of(upper.outline, [&](Vec p) { return contains(Outline(lower.outline), p); });
}

}  // namespace

void paintTerrain(QPainter& painter, const Terrain& terrain, std::span<const Terrain> all, const TableCamera& camera,
                  const QPalette& palette) {
    const Colours& c = Colours::of(palette);
    const Brush b{painter, terrain, camera, c, exactShape(terrain, camera)};
    painter.save();
    painter.setClipPath(b.exact, Qt::IntersectClip);
    const auto* const drawing = std::ranges::find_if(
        terrainDrawings, [&](const TerrainDrawing& one) { return terrain.kind.contains(one.word); });
    const bool isCrest =
        isHill(terrain) && std::ranges::any_of(all, [&](const Terrain& other) { return isUpon(terrain, other); });
    if (isHill(terrain))
        paintHill(b, isCrest);
    else if (drawing != std::end(terrainDrawings))
        drawing->paint(b);
    else
        paintRough(b);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    const bool isSoft = isHill(terrain) || isStream(terrain);  // the drawing shows where it is
    painter.setPen(QPen(faint(c.roughEdge, isSoft ? 0.3 : 0.55), 0.8, isCrest ? Qt::DotLine : Qt::SolidLine));
    painter.drawPath(b.exact);
}

}  // namespace ephor
