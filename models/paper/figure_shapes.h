// The drawing of each kind of troops, front up, in units of a figure's radius.
#pragma once

#include <QPainterPath>
#include <QString>

namespace ephor {

struct FigureShape {
    QPainterPath body;    ///< filled with the power's colour and outlined
    QPainterPath lines;   ///< weapons, wheels, legs: in the outline's colour
    QPainterPath dark;    ///< details filled with the dark colour
    QPainterPath pale;    ///< details filled in white
    bool isOpen = false;  ///< open order: its unit has a dashed frame
};

/// A plain disc for an unknown sign.
const FigureShape& figureShape(const QString& sign);

}  // namespace ephor
