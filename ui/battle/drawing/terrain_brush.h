// What the painters of terrain share.
#pragma once

#include "ui/battle/drawing/terrain_shapes.h"
#include "ui/common/colours.h"

#include <QPainter>

namespace ephor::terrain {

struct Brush {
    QPainter& painter;
    const Terrain& terrain;
    const TableCamera& camera;
    const Colours& colours;
    QPainterPath exact;

    double pixels(double inches, double least, double most) const {
        return std::clamp(inches * camera.scale, least, most);
    }
};

inline QColor faint(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

inline void fillPath(const Brush& b, const QPainterPath& path, const QColor& colour) {
    b.painter.fillPath(path, colour);
}

inline void drawLines(const Brush& b, const QColor& colour, double width) {
    b.painter.setBrush(Qt::NoBrush);
    b.painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// The kinds that people have built.
void paintHouses(const Brush& b);
/// A wall, or a town within its walls.
void paintWalls(const Brush& b);
void paintShrine(const Brush& b);
void paintCamp(const Brush& b);

}  // namespace ephor::terrain
