// Draws what is under the units: the table, its grid, the terrain, and the scale bar.
#pragma once

#include "core/battle/setup/setup.h"
#include "ui/battle/table/table_camera.h"

#include <QFont>
#include <QPalette>
#include <QPixmap>

namespace ephor {

struct GroundInk {
    const TableCamera& camera;
    const QPalette& palette;
    const QFont& font;
};

/// Table, grid and terrain, kept as an image until the camera, the colours or the terrain change.
class TableGround {
public:
    void paint(QPainter& painter, TableSize size, const std::vector<Terrain>& terrain, const GroundInk& ink);

private:
    QPixmap m_image;
    TableCamera m_camera;
    bool m_dark = false;
    std::vector<Terrain> m_terrain;
};

/// The length of the scale bar that fits the zoom.
int scaleBarInches(const TableCamera& camera);
/// A bar of that length in the lower right corner.
void paintScaleBar(QPainter& painter, const GroundInk& ink, const QString& label, double inches);

}  // namespace ephor
