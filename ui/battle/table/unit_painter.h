// Draws a unit on the table: its real footprint with front, figures and frame. What belongs to it, upright, is its
// label (unit_labels.h).
#pragma once

#include "ui/battle/table/table_camera.h"
#include "ui/battle/table/table_picture.h"
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
/// Text with an outline in the ground's colour, so that it can be read on anything.
void paintHaloText(QPainter& painter, QPointF at, const QString& text, const QFont& font, const QColor& colour,
                   const QColor& halo);

}  // namespace ephor
