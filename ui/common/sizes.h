// Sizes in the mock-ups, which were drawn with a font of 13 pixels, scaled to the font.
#pragma once

#include <QFontInfo>
#include <QWidget>

namespace ephor {

inline constexpr double drawnText = 13;

inline double textScale(const QFont& font) { return QFontInfo(font).pixelSize() / drawnText; }
inline int scaled(const QWidget* widget, double pixels) { return qRound(pixels * textScale(widget->font())); }

/// The font in a size given for the mock-ups, optionally bold.
inline QFont sized(const QFont& font, double drawnPixels, bool bold = false) {
    QFont other = font;
    other.setPixelSize(std::max(1, qRound(drawnPixels * textScale(font))));
    other.setBold(bold);
    return other;
}

}  // namespace ephor
