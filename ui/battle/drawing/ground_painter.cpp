#include "ui/battle/drawing/ground_painter.h"

#include "core/table/geometry.h"
#include "ui/battle/drawing/open_ground.h"
#include "ui/battle/drawing/table_picture.h"
#include "ui/battle/drawing/terrain_painter.h"
#include "ui/battle/drawing/unit_painter.h"
#include "ui/common/colours.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>

namespace ephor {

namespace {

/// A line for each foot and half foot; in a game that is played on squares, more clearly around each of them.
void paintGrid(QPainter& painter, TableSize size, const GroundInk& ink) {
    const Colours& c = Colours::of(ink.palette);
    const TableCamera& camera = ink.camera;
    QColor fine = ink.square > 0 ? c.tableEdge : c.grid;
    fine.setAlphaF(ink.square > 0 ? 0.4F : 0.6F);
    const double step = ink.square > 0 ? ink.square : camera.scale < 5 ? 12 : 6;
    const auto pen = [&](double at) { return QPen(fine, ink.square > 0 || std::fmod(at, 12) == 0 ? 1.4 : 0.9); };
    for (double x = step; x < size.width; x += step) {
        painter.setPen(pen(x));
        painter.drawLine(camera.toScreen(Vec{x, 0}), camera.toScreen(Vec{x, size.height}));
    }
    for (double y = step; y < size.height; y += step) {
        painter.setPen(pen(y));
        painter.drawLine(camera.toScreen(Vec{0, y}), camera.toScreen(Vec{size.width, y}));
    }
}

void paintGround(QPainter& painter, TableSize size, std::span<const Terrain> terrain, const QImage& tones,
                 const GroundInk& ink) {
    const Colours& c = Colours::of(ink.palette);
    const TableCamera& camera = ink.camera;
    painter.fillRect(QRectF(QPointF(), camera.view), c.beside);
    const QRectF table = camera.toScreen(Vec{0, 0}, Vec{size.width, size.height});
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter, table, ink.palette);
    paintOpenGround(painter, tones, size, ink);
    painter.save();
    painter.setClipRect(table);
    paintGrid(painter, size, ink);
    for (const Terrain& piece : terrain)
        if (piece.outline.size() >= 3)
            paintTerrain(painter, piece, terrain, camera, ink.palette);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.tableEdge, 1.6));
    painter.drawRect(table);
}

}  // namespace

void paintZone(QPainter& painter, const QPainterPath& zone, const QBrush& shade, TableSize size,
               const TableCamera& camera) {
    const QPointF origin = camera.toScreen(Vec{0, 0});
    const QTransform toScreen(camera.scale, 0, 0, -camera.scale, origin.x(), origin.y());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(camera.toScreen(Vec{0, 0}, Vec{size.width, size.height}));
    painter.fillPath(toScreen.map(zone), shade);
    painter.restore();
}

const QImage& TableGround::tones(TableSize size, const QPalette& palette) {
    const bool dark = isDark(palette);
    if (m_tones.isNull() || m_tonesOf != size || m_areTonesDark != dark)
        m_tones = groundTones(size, palette);
    m_tonesOf = size;
    m_areTonesDark = dark;
    return m_tones;
}

void TableGround::paint(QPainter& painter, TableSize size, const std::vector<Terrain>& terrain, const GroundInk& ink) {
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return paintGround(painter, size, terrain, tones(size, ink.palette), ink);
    const double ratio = painter.device()->devicePixelRatioF();
    const TableCamera& camera = ink.camera;
    const bool isKnown = !m_image.isNull() && m_dark == isDark(ink.palette) && m_camera.scale == camera.scale &&
                         m_camera.centre == camera.centre && m_camera.view == camera.view && m_square == ink.square &&
                         m_image.devicePixelRatio() == ratio && m_terrain == terrain;
    if (!isKnown) {
        m_camera = camera;
        m_square = ink.square;
        m_dark = isDark(ink.palette);
        m_terrain = terrain;
        m_image = QPixmap((camera.view * ratio).toSize());
        m_image.setDevicePixelRatio(ratio);
        QPainter inside(&m_image);
        paintGround(inside, size, terrain, tones(size, ink.palette), ink);
    }
    painter.drawPixmap(QPointF(), m_image);
}

ScaleBar scaleBarFor(const GroundInk& ink, const TableLengths& lengths, const std::vector<UnitShown>& units) {
    const double square = lengths.square();
    const auto steps = square > 0 ? std::vector{2 * square, square} : std::vector{12.0, 6.0, 3.0, 2.0};
    constexpr double inset = 12;
    const QSizeF view = ink.camera.view;
    const double room = view.width() * 0.22;
    const auto fits = std::ranges::find_if(steps, [&](double length) { return length * ink.camera.scale <= room; });
    const double length = fits != steps.end() ? *fits : square > 0 ? square : 1;
    const QFontMetricsF metrics(ink.font);
    ScaleBar bar{lengths.bar(length), length * ink.camera.scale, {}};
    const QSizeF size(std::max(bar.length, metrics.horizontalAdvance(bar.text)) + 4, metrics.height() + 8);
    const double top = view.height() - inset - size.height() + 4;
    const QRectF right({view.width() - inset - size.width(), top}, size);
    const QRectF left({inset, top}, size);
    const auto isCovered = [&](const QRectF& box) {
        const Body ground{{ink.camera.toTable(box.center()), {0, 1}},
                          {box.width() / ink.camera.scale, box.height() / ink.camera.scale}};
        return std::ranges::any_of(units, [&](const UnitShown& unit) { return overlap(unit.body, ground); });
    };
    bar.box = isCovered(right) && !isCovered(left) ? left : right;
    return bar;
}

void paintScaleBar(QPainter& painter, const ScaleBar& bar, const GroundInk& ink) {
    const QColor colour = ink.palette.color(QPalette::WindowText);
    const QFontMetricsF metrics(ink.font);
    const QPointF middle(bar.box.center().x(), bar.box.bottom() - 2);
    const QPointF half(bar.length / 2, 0);
    painter.setPen(QPen(colour, 1.2));
    painter.drawLine(middle - half, middle + half);
    for (const QPointF end : {middle - half, middle + half})
        painter.drawLine(end - QPointF(0, 4), end);
    paintHaloText(painter, {middle.x() - metrics.horizontalAdvance(bar.text) / 2, middle.y() - 6}, bar.text, ink.font,
                  colour, Colours::of(ink.palette).table);
}

}  // namespace ephor
