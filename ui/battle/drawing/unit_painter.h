// Draws a unit on the table: its real footprint with front, figures and frame. Its label is drawn by unit_labels.h.
#pragma once

#include "ui/battle/drawing/table_picture.h"
#include "ui/battle/table/table_camera.h"
#include "ui/common/powers.h"

#include <QFont>
#include <QPalette>

namespace ephor {

/// What the painter needs besides the unit.
struct UnitInk {
    const TableCamera& camera;
    const PowerLook& look;
    const QPalette& palette;
    const QFont& font;  ///< for labels
    double textScale = 1;
    bool codes = false;  ///< the types' codes instead of figures, where they have one
    bool quiet = false;  ///< a small label, so that small bases are louder than their names
    bool named = false;  ///< its label has its name even if it must cover other units
};

enum class UnitState { Plain, Choosable, Selected, Ghost, Illegal };

void paintUnit(QPainter& painter, const UnitShown& unit, const UnitInk& ink, UnitState state);
/// Paints a text with an outline in the background's colour, so that it can be read anywhere.
void paintHaloText(QPainter& painter, QPointF at, const QString& text, const QFont& font, const QColor& colour,
                   const QColor& halo);

}  // namespace ephor
