#include "ui/battle/table/ground_painter.h"

#include "core/dice/fast_dice.h"
#include "ui/battle/table/unit_painter.h"
#include "ui/common/colours.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ephor {

namespace {

QPainterPath outlineOf(const Terrain& terrain, const TableCamera& camera, double share = 1) {
    Vec middle;
    for (const Vec p : terrain.outline)
        middle = middle + p * (1.0 / static_cast<double>(terrain.outline.size()));
    QPolygonF polygon;
    for (const Vec p : terrain.outline)
        polygon << camera.toScreen(middle + (p - middle) * share);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

/// Scattered points in a terrain, about one for every `each` square inches; the same each time.
std::vector<Vec> scattered(const Terrain& terrain, double each) {
    Vec low{1e9, 1e9};
    Vec high{-1e9, -1e9};
    for (const Vec p : terrain.outline) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    Pcg32 random(terrain.outline.size() * 977, static_cast<std::uint64_t>(low.x * 64 + low.y));
    std::vector<Vec> points;
    const int tries = std::min(400, static_cast<int>((high.x - low.x) * (high.y - low.y) / each));
    for (int i = 0; i < tries; ++i) {
        const Vec p{low.x + (high.x - low.x) * random.below(4096) / 4096.0,
                    low.y + (high.y - low.y) * random.below(4096) / 4096.0};
        const bool free = std::ranges::none_of(points, [&](Vec q) { return squaredLength(p - q) < each * 0.4; });
        if (free && contains(Outline(terrain.outline), p))
            points.push_back(p);
    }
    return points;
}

void fill(QPainter& painter, const QPainterPath& path, const QColor& brush, const QColor& pen,
          Qt::PenStyle style = Qt::SolidLine) {
    painter.setBrush(brush);
    painter.setPen(QPen(pen, 1, style, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void paintTerrain(QPainter& painter, const Terrain& terrain, const GroundInk& ink) {
    const Colours& c = Colours::of(ink.palette);
    const TableCamera& camera = ink.camera;
    const QPainterPath path = outlineOf(terrain, camera);
    const auto is = [&](const char* kind) { return terrain.kind.find(kind) != std::string::npos; };
    if (is("hill") || is("ridge")) {
        fill(painter, path, c.hill, c.hillEdge);
        fill(painter, outlineOf(terrain, camera, 0.58), c.hillTop, c.hillEdge);
    } else if (is("wood") || is("grove") || is("forest")) {
        fill(painter, path, c.wood, c.woodEdge);
        const double r = std::clamp(camera.scale * 0.3, 1.5, 6.0);
        for (const Vec p : scattered(terrain, 1.4))
            painter.setBrush(c.tree), painter.setPen(QPen(c.woodEdge, 0.7)),
                painter.drawEllipse(camera.toScreen(p), r, r);
    } else if (is("river") || is("stream") || is("lake") || is("pond") || is("sea")) {
        fill(painter, path, c.water, c.waterEdge);
    } else if (is("wall") || is("town") || is("fort") || is("building") || is("temple")) {
        fill(painter, path, blended(c.table, c.wall, 0.5), c.wall);
        painter.setBrush(QBrush(c.wall, Qt::BDiagPattern));
        painter.drawPath(path);
    } else if (terrain.ground == Ground::Impassable) {
        fill(painter, path, c.rough, c.roughEdge);
        painter.setBrush(QBrush(c.roughEdge, Qt::DiagCrossPattern));
        painter.drawPath(path);
    } else {
        fill(painter, path, terrain.ground == Ground::Dangerous ? c.danger : c.rough, c.roughEdge,
             terrain.ground == Ground::Open ? Qt::DotLine : Qt::DashLine);
        painter.setPen(QPen(c.roughEdge, 0.9, Qt::SolidLine, Qt::RoundCap));
        const double s = std::clamp(camera.scale * 0.14, 1.0, 3.0);
        for (const Vec p : scattered(terrain, 1.1)) {
            const QPointF at = camera.toScreen(p);
            if (is("marsh"))
                painter.drawLine(at - QPointF(s * 1.4, 0), at + QPointF(s * 1.4, 0));
            else
                painter.drawPolyline(QPolygonF({at - QPointF(s, -s), at - QPointF(0, s), at + QPointF(s, s)}));
        }
    }
}

}  // namespace

void paintGround(QPainter& painter, TableSize size, std::span<const Terrain> terrain, const GroundInk& ink) {
    const Colours& c = Colours::of(ink.palette);
    const TableCamera& camera = ink.camera;
    painter.fillRect(QRectF(QPointF(), camera.view), c.beside);
    const QRectF table = camera.toScreen(Vec{0, 0}, Vec{size.width, size.height});
    painter.fillRect(table, c.table);
    painter.save();
    painter.setClipRect(table);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fine = c.grid;
    fine.setAlphaF(0.6F);
    const double step = camera.scale < 5 ? 12 : 6;
    for (double x = step; x < size.width; x += step) {
        painter.setPen(QPen(fine, std::fmod(x, 12) == 0 ? 1.4 : 0.9));
        painter.drawLine(camera.toScreen(Vec{x, 0}), camera.toScreen(Vec{x, size.height}));
    }
    for (double y = step; y < size.height; y += step) {
        painter.setPen(QPen(fine, std::fmod(y, 12) == 0 ? 1.4 : 0.9));
        painter.drawLine(camera.toScreen(Vec{0, y}), camera.toScreen(Vec{size.width, y}));
    }
    for (const Terrain& piece : terrain)
        if (piece.outline.size() >= 3)
            paintTerrain(painter, piece, ink);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.tableEdge, 1.6));
    painter.drawRect(table);
}

void paintTerrainNames(QPainter& painter, std::span<const Terrain> all, const GroundInk& ink) {
    const Colours& c = Colours::of(ink.palette);
    QFont italic = ink.font;
    italic.setItalic(true);
    const QFontMetricsF metrics(italic);
    for (const Terrain& terrain : all) {
        if (terrain.name.empty() || terrain.outline.empty())
            continue;
        Vec lowest = terrain.outline.front();
        Vec middle;
        for (const Vec p : terrain.outline) {
            lowest = p.y < lowest.y ? p : lowest;
            middle = middle + p * (1.0 / static_cast<double>(terrain.outline.size()));
        }
        // A terrain without a name shows its kind, which is written with underscores.
        const QString name = QString::fromStdString(terrain.name).replace(u'_', u' ');
        const bool onEdge = lowest.y * ink.camera.scale < metrics.height() + 4;
        const QPointF at = ink.camera.toScreen(Vec{middle.x, onEdge ? middle.y : lowest.y});
        paintHaloText(painter, {at.x() - metrics.horizontalAdvance(name) / 2, at.y() + metrics.ascent() + 2}, name,
                      italic, c.label, c.table);
    }
}

void paintScaleBar(QPainter& painter, const GroundInk& ink, const QString& label, double inches) {
    const Colours& c = Colours::of(ink.palette);
    const double length = inches * ink.camera.scale;
    const QPointF right(ink.camera.view.width() - 14, ink.camera.view.height() - 12);
    const QFontMetricsF metrics(ink.font);
    painter.setPen(QPen(ink.palette.color(QPalette::WindowText), 1.2));
    painter.drawLine(right - QPointF(length, 0), right);
    painter.drawLine(right - QPointF(0, 4), right);
    painter.drawLine(right - QPointF(length, 4), right - QPointF(length, 0));
    paintHaloText(painter, {right.x() - length / 2 - metrics.horizontalAdvance(label) / 2, right.y() - 6}, label,
                  ink.font, ink.palette.color(QPalette::WindowText), c.table);
}

Overview Overview::in(const TableCamera& camera, TableSize size) {
    const double width = std::clamp(camera.view.width() * 0.17, 90.0, 190.0);
    return {QRectF(10, 10, width, width * size.height / size.width), size};
}

bool Overview::isNeeded(const TableCamera& camera) const {
    const QRectF table = camera.toScreen(Vec{0, 0}, Vec{size.width, size.height});
    return !QRectF(QPointF(), camera.view).adjusted(-2, -2, 2, 2).contains(table);
}

void paintOverview(QPainter& painter, const Overview& overview, const std::vector<UnitShown>& units,
                   const std::array<PowerLook, 2>& looks, const GroundInk& ink) {
    const Colours& c = Colours::of(ink.palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = ink.palette.color(QPalette::Base);
    ground.setAlphaF(0.93F);
    painter.setPen(QPen(c.choiceEdge, 1));
    painter.setBrush(ground);
    painter.drawRect(overview.box.adjusted(-4, -4, 4, 4));
    painter.setPen(QPen(c.tableEdge, 1));
    painter.setBrush(c.table);
    painter.drawRect(overview.box);
    painter.setClipRect(overview.box.adjusted(-1, -1, 1, 1));
    for (const UnitShown& unit : units) {
        if (unit.waiting)
            continue;
        QPolygonF shape;
        for (const Vec corner : corners(unit.body))
            shape << overview.toScreen(corner);
        const PowerLook& look = looks[index(unit.side)];
        painter.setPen(QPen(look.outline(ink.palette), 0.5));
        painter.setBrush(look.colour(ink.palette));
        painter.drawPolygon(shape);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.palette.color(QPalette::Highlight), 1.4));
    const Vec topLeft = ink.camera.toTable({0, 0});
    const Vec bottomRight = ink.camera.toTable({ink.camera.view.width(), ink.camera.view.height()});
    painter.drawRect(QRectF(overview.toScreen(topLeft), overview.toScreen(bottomRight)).intersected(overview.box));
    painter.restore();
}

}  // namespace ephor
