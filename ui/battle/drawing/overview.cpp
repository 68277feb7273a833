#include "ui/battle/drawing/overview.h"

#include "core/table/geometry.h"
#include "ui/common/colours.h"

#include <QPainter>

namespace ephor {

Overview Overview::in(const TableCamera& camera, TableSize size, const std::vector<UnitShown>& units) {
    const double width = std::clamp(camera.view.width() * 0.17, 90.0, 190.0);
    const double height = width * size.height / size.width;
    constexpr double inset = 10;
    constexpr double scaleBar = 34;  // in the lower right corner
    const double right = camera.view.width() - inset - width;
    const double bottom = camera.view.height() - inset - height;
    Overview overview{{inset, inset, width, height}, size};
    const QRectF view({0, 0}, camera.view);
    overview.isNeeded = std::ranges::any_of(units, [&](const UnitShown& unit) {
        return !unit.waiting && !view.contains(camera.toScreen(unit.body.pose.centre));
    });
    std::ptrdiff_t fewest = PTRDIFF_MAX;
    for (const QPointF at :
         {QPointF(inset, inset), QPointF(right, inset), QPointF(inset, bottom), QPointF(right, bottom - scaleBar)}) {
        const QRectF box(at, QSizeF(width, height));
        const QPointF middle = box.center();
        constexpr double around = 8;  // pixels: its frame, and a gap
        const Body ground{{camera.toTable(middle), {0, 1}},
                          {(width + 2 * around) / camera.scale, (height + 2 * around) / camera.scale}};
        const std::ptrdiff_t covered =
            std::ranges::count_if(units, [&](const UnitShown& unit) { return overlap(unit.body, ground); });
        if (covered < fewest) {
            fewest = covered;
            overview.box = box;
        }
    }
    return overview;
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
