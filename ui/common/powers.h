// How a power is told apart: colour, shape and letter, never by colour alone.
#pragma once

#include "core/battle/setup.h"

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <optional>

class QPainter;

namespace ephor {

struct PowerLook {
    enum class Shape { Circle, Square, Diamond, Triangle, Hexagon, Pentagon, Octagon, Ring };

    Shape shape = Shape::Ring;
    QChar letter;
    QColor light;
    QColor dark;
    bool pale = false;  ///< its letter is dark in the light theme, too

    QColor colour(const QPalette& palette) const;
    QColor outline(const QPalette& palette) const;
    /// The outline about the origin for a badge of that radius.
    QPainterPath path(double radius) const;
    void paint(QPainter& painter, QPointF centre, double radius, const QPalette& palette, const QFont& font) const;
    QIcon icon(int size, const QPalette& palette, const QFont& font) const;
};

/// The look that a state has from history, by how its id begins; none for others.
std::optional<PowerLook> knownLook(const QString& state);
/// The looks of a battle's two sides: by their state where it is known, and always two different ones.
std::array<PowerLook, 2> looksOf(const Setup& setup);

}  // namespace ephor
