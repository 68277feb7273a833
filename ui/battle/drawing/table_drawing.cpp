#include "ui/battle/drawing/table_drawing.h"

#include "ui/battle/drawing/ground_painter.h"
#include "ui/battle/drawing/terrain_names.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QGuiApplication>
#include <QPainter>

namespace ephor {

void drawTable(QPainter& painter, const Game& game, const Table& table, QSizeF view, const TableInk& ink,
               const std::array<QPainterPath, 2>& zones) {
    TableCamera camera;
    camera.view = view;
    camera.fit({0, 0}, {table.size().width, table.size().height}, 7);
    const QFont labels = sized(ink.font, 11);
    const TableLengths lengths(game);
    const GroundInk ground{camera, ink.palette, labels, lengths.square()};
    const std::vector<Terrain> terrain = game.terrain(table);
    TableGround().paint(painter, table.size(), terrain, ground);
    for (const Side side : bothSides) {
        QColor shade = ink.looks[index(side)].colour(ink.palette);
        shade.setAlphaF(0.25F);
        paintZone(painter, zones[index(side)], shade, table.size(), camera);
    }
    std::vector<UnitShown> units = unitsShown(game, table, nullptr);
    std::erase_if(units, &UnitShown::waiting);
    constexpr double roomForMarkers = 9;  // pixels in an inch
    for (UnitShown& unit : units) {
        unit.done = false;  // who has acted does not matter in a picture
        if (camera.scale < roomForMarkers)
            unit.markers.clear();
    }
    const auto inkFor = [&](const UnitShown& unit) {
        return UnitInk{.camera = camera,
                       .look = ink.looks[index(unit.side)],
                       .palette = ink.palette,
                       .font = labels,
                       .textScale = textScale(ink.font),
                       .quiet = unit.isOnBase()};
    };
    for (const UnitShown& unit : units)
        paintUnit(painter, unit, inkFor(unit), UnitState::Plain);
    LabelMemory memory;
    UnitLabels beside(units, &memory);
    const ScaleBar bar = scaleBarFor(ground, lengths, units);
    beside.keepClear(bar.box);
    beside.keepOffEdges(table.size(), camera);
    for (const UnitShown& unit : units)
        beside.add(painter, unit, inkFor(unit));
    beside.lengthenNames();
    beside.paint(painter);
    paintTerrainNames(painter, terrain, ground, beside, memory);
    paintScaleBar(painter, bar, ground);
}

QImage tableImage(const Game& game, const Table& table, const std::array<PowerLook, 2>& looks, int width, double text) {
    const TableSize size = table.size();
    QImage image(width, qRound(width * size.height / size.width), QImage::Format_RGB32);
    TableInk ink{looks, ephorPalette(false), QGuiApplication::font()};
    ink.font.setPixelSize(qRound(width / 62.0 * text));  // about nine points across a page
    image.fill(ink.palette.color(QPalette::Window));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawTable(painter, game, table, image.size(), ink);
    return image;
}

}  // namespace ephor
