// Draws what is under the units: the table, its grid, the terrain, and the overview and scale bar.
#pragma once

#include "core/battle/setup.h"
#include "ui/battle/table/table_camera.h"
#include "ui/battle/table/table_picture.h"
#include "ui/common/powers.h"

#include <QFont>
#include <QPalette>

namespace ephor {

struct GroundInk {
    const TableCamera& camera;
    const QPalette& palette;
    const QFont& font;
};

void paintGround(QPainter& painter, TableSize size, std::span<const Terrain> terrain, const GroundInk& ink);
void paintTerrainNames(QPainter& painter, std::span<const Terrain> terrain, const GroundInk& ink);
/// A bar of 6 inches in the lower right corner.
void paintScaleBar(QPainter& painter, const GroundInk& ink, const QString& label, double inches);

/// The whole table at a small scale, with the visible part marked.
struct Overview {
    QRectF box;  ///< on the screen
    TableSize size;

    static Overview in(const TableCamera& camera, TableSize size);
    bool isNeeded(const TableCamera& camera) const;
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
