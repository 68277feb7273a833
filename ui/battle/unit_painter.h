// Draws a unit on the table: its real footprint with front, figures and frame; and, upright, what belongs to it.
#pragma once

#include "ui/battle/table_camera.h"
#include "ui/battle/table_picture.h"
#include "ui/common/powers.h"

#include <QFont>
#include <QPalette>

namespace ephor {

/// What the painter needs to know besides the unit.
struct UnitInk {
    const TableCamera& camera;
    const PowerLook& look;
    const QPalette& palette;
    const QFont& font;  ///< of labels
    double textScale = 1;
};

enum class UnitState { Plain, Choosable, Selected, Ghost, Illegal };

void paintUnit(QPainter& painter, const UnitShown& unit, const UnitInk& ink, UnitState state);
/// Where labels may not be: on each other, and if it can be helped not on units.
struct LabelRoom {
    std::vector<std::pair<PieceId, QRectF>> units;
    std::vector<QRectF> labels;

    LabelRoom(const std::vector<UnitShown>& shown, const TableCamera& camera);
    bool isOnLabel(const QRectF& box) const;
    bool isOnOther(const QRectF& box, PieceId unit) const;
};
/// Name, badge, strength and markers behind the rear edge, or before the front, where nothing else is: without room first the name gives way, then it
/// lies on another unit, then there is no label.
void paintUnitLabel(QPainter& painter, const UnitShown& unit, const UnitInk& ink, LabelRoom& room);
/// Text with an outline in the ground's colour, so that it can be read on anything.
void paintHaloText(QPainter& painter, QPointF at, const QString& text, const QFont& font, const QColor& colour,
                   const QColor& halo);

}  // namespace ephor
