#include "ui/battle/drawing/ground_painter.h"

#include "ui/battle/drawing/terrain_painter.h"
#include "ui/battle/drawing/unit_painter.h"
#include "ui/common/colours.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

namespace ephor {

namespace {

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
            paintTerrain(painter, piece, terrain, camera, ink.palette);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.tableEdge, 1.6));
    painter.drawRect(table);
}

}  // namespace

void TableGround::paint(QPainter& painter, TableSize size, const std::vector<Terrain>& terrain, const GroundInk& ink) {
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return paintGround(painter, size, terrain, ink);
    const double ratio = painter.device()->devicePixelRatioF();
    const TableCamera& camera = ink.camera;
    const bool isKnown = !m_image.isNull() && m_dark == isDark(ink.palette) && m_camera.scale == camera.scale &&
                         m_camera.centre == camera.centre && m_camera.view == camera.view &&
                         m_image.devicePixelRatio() == ratio && m_terrain == terrain;
    if (!isKnown) {
        m_camera = camera;
        m_dark = isDark(ink.palette);
        m_terrain = terrain;
        m_image = QPixmap((camera.view * ratio).toSize());
        m_image.setDevicePixelRatio(ratio);
        QPainter inside(&m_image);
        paintGround(inside, size, terrain, ink);
    }
    painter.drawPixmap(QPointF(), m_image);
}

int scaleBarInches(const TableCamera& camera) {
    constexpr std::array lengths{12, 6, 3};
    const double room = camera.view.width() * 0.22;
    const auto* const fits = std::ranges::find_if(lengths, [&](int inches) { return inches * camera.scale <= room; });
    return fits == lengths.end() ? 2 : *fits;
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

}  // namespace ephor
