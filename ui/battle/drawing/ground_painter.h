// Draws what is under the units: the table, its grid, the terrain, and the scale bar.
#pragma once

#include "core/battle/setup/setup.h"
#include "models/text/table_lengths.h"
#include "ui/battle/table/table_camera.h"

#include <QFont>
#include <QImage>
#include <QPalette>
#include <QPixmap>

class QPainterPath;

namespace ephor {

struct UnitShown;

struct GroundInk {
    const TableCamera& camera;
    const QPalette& palette;
    const QFont& font;
    double square = 0;  ///< the side of a square, in a game that is played on squares
};

/// Table, grid and terrain, kept as an image until the camera, the colours or the terrain change.
class TableGround {
public:
    void paint(QPainter& painter, TableSize size, const std::vector<Terrain>& terrain, const GroundInk& ink);

private:
    const QImage& tones(TableSize size, const QPalette& palette);

    QPixmap m_image;
    QImage m_tones;
    TableSize m_tonesOf;
    bool m_areTonesDark = false;
    TableCamera m_camera;
    double m_square = 0;
    bool m_dark = false;
    std::vector<Terrain> m_terrain;
};

/// Shades a zone of the table, given in inches.
void paintZone(QPainter& painter, const QPainterPath& zone, const QBrush& shade, TableSize size,
               const TableCamera& camera);

/// A bar of a round length that fits the zoom, in the lower right corner; in the left one where the right one has
/// units and the left one has none.
struct ScaleBar {
    QString text;
    double length = 0;  ///< pixels
    QRectF box;         ///< of the bar and its text, pixels
};
ScaleBar scaleBarFor(const GroundInk& ink, const TableLengths& lengths, const std::vector<UnitShown>& units);
void paintScaleBar(QPainter& painter, const ScaleBar& bar, const GroundInk& ink);

}  // namespace ephor
