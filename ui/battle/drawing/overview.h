// The whole table at a small scale, in a corner of the view, with the visible part marked.
#pragma once

#include "ui/battle/drawing/ground_painter.h"
#include "ui/battle/drawing/table_picture.h"
#include "ui/common/powers.h"

namespace ephor {

struct Overview {
    QRectF box;  ///< on the screen
    TableSize size;
    bool isNeeded = false;  ///< false where all units are in view

    /// In the corner where it covers the fewest units.
    static Overview in(const TableCamera& camera, TableSize size, const std::vector<UnitShown>& units);
    bool contains(QPointF point) const { return isNeeded && box.contains(point); }
    QPointF toScreen(Vec p) const {
        return {box.left() + p.x / size.width * box.width(), box.bottom() - p.y / size.height * box.height()};
    }
    Vec toTable(QPointF p) const {
        return {(p.x() - box.left()) / box.width() * size.width, (box.bottom() - p.y()) / box.height() * size.height};
    }
};
void paintOverview(QPainter& painter, const Overview& overview, const std::vector<UnitShown>& units,
                   const std::array<PowerLook, 2>& looks, const GroundInk& ink);

}  // namespace ephor
