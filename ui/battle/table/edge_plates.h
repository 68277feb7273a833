// During deployment: the edges of both sides in their colours, each with its name on a plate.
#pragma once

#include "ui/battle/drawing/table_picture.h"
#include "ui/battle/table/table_camera.h"
#include "ui/common/powers.h"

#include <QFont>
#include <QPalette>

class QPainter;

namespace ephor {

class EdgePlates {
public:
    /// `facing`: of side A. A plate stands where it hides no unit and leaves room for the names of waiting units.
    EdgePlates(TableSize size, Vec facing, const TableCamera& camera, const std::vector<UnitShown>& units,
               const std::array<QString, 2>& names, const QFont& font);

    /// In pixels.
    QRectF box(Side side) const { return m_plates[index(side)].box; }
    void paint(QPainter& painter, const std::array<PowerLook, 2>& looks, const QPalette& palette) const;

private:
    struct Plate {
        QLineF edge{};
        QRectF box{};
        double angle = 0;  ///< of its text, in degrees
        QString name{};
    };

    std::array<Plate, 2> m_plates;
    QFont m_font;
};

}  // namespace ephor
