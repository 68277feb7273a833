// Sizes of the mock-ups, scaled with the font: they are drawn for text of 13 pixels.
#pragma once

#include <QFontInfo>
#include <QWidget>

namespace ephor {

inline constexpr double drawnText = 13;

inline double textScale(const QFont& font) { return QFontInfo(font).pixelSize() / drawnText; }
inline int scaled(const QWidget* widget, double pixels) { return qRound(pixels * textScale(widget->font())); }

/// The widget's font, larger or smaller by drawn pixels, perhaps bold.
inline QFont sized(const QFont& font, double drawnPixels, bool bold = false) {
    QFont other = font;
    other.setPixelSize(std::max(1, qRound(drawnPixels * textScale(font))));
    other.setBold(bold);
    return other;
}

}  // namespace ephor
