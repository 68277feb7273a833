#include "ui/battle/drawing/dice_painter.h"

#include "ui/common/colours.h"

#include <QFont>
#include <QPainter>

namespace ephor {

void paintDie(QPainter& painter, QPointF topLeft, double size, int face, bool hit, const QColor& colour,
              const QPalette& palette, const QFont& font) {
    const Colours& colours = Colours::of(palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(topLeft, QSizeF(size, size));
    painter.setPen(QPen(hit ? colour.darker(150) : colours.choiceEdge, 1));
    painter.setBrush(hit ? colour : colours.bone);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), size * 0.16, size * 0.16);
    QFont number = font;
    number.setPixelSize(std::max(7, static_cast<int>(size * 0.66)));
    number.setBold(hit);
    painter.setFont(number);
    const bool darkInk = colour.lightness() > 140;
    painter.setPen(hit ? (darkInk ? QColor(0x14, 0x12, 0x0E) : QColor(Qt::white)) : palette.color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter, QString::number(face));
    painter.restore();
}

}  // namespace ephor
