// The badges of powers. They differ in colour, shape and letter, never in colour alone.
#pragma once

#include "core/battle/setup/setup.h"

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <optional>

class QPainter;

namespace ephor {

namespace campaign {
enum class BadgeShape : std::uint8_t;
struct PowerBadge;
}  // namespace campaign

struct PowerLook {
    enum class Shape { Circle, Square, Diamond, Triangle, Hexagon, Pentagon, Octagon, Ring };

    Shape shape = Shape::Ring;
    QChar letter;
    QColor light;
    QColor dark;
    bool pale = false;  ///< its letter is dark even in the light theme

    QColor colour(const QPalette& palette) const;
    QColor outline(const QPalette& palette) const;
    /// The outline, centred on the origin, of a badge with that radius.
    QPainterPath path(double radius) const;
    void paint(QPainter& painter, QPointF centre, double radius, const QPalette& palette, const QFont& font) const;
    QIcon icon(int size, const QPalette& palette, const QFont& font) const;
};

PowerLook::Shape shapeOf(campaign::BadgeShape shape);
PowerLook lookOf(const campaign::PowerBadge& badge);
/// The badge of a historical state, found by the beginning of its id; none for others.
std::optional<PowerLook> knownLook(const QString& state);
/// The badges of a battle's two sides: those of known states, and always two different ones. Where the colours are
/// alike, the second side has another colour.
std::array<PowerLook, 2> looksOf(const Setup& setup);

}  // namespace ephor
