// Open ground: quiet tones of grass and dry earth, tufts and stones, and the frame of the table. The same table always
// looks the same.
#pragma once

#include "ui/battle/drawing/ground_painter.h"

namespace ephor {

/// Paints the board around the table, as a narrow frame with a soft shadow.
void paintBoard(QPainter& painter, const QRectF& table, const QPalette& palette);
/// The tones of a table as a small image, to be stretched over it.
QImage groundTones(TableSize size, const QPalette& palette);
/// Paints the ground of the whole table with its tones, and the tufts and stones that are in view.
void paintOpenGround(QPainter& painter, const QImage& tones, TableSize size, const GroundInk& ink);

}  // namespace ephor
