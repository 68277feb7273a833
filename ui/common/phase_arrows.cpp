#include "ui/common/phase_arrows.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace ephor {

namespace {

QPainterPath arrow(double x, double top, double width, double height, double slant) {
    QPainterPath path;
    path.addPolygon(QPolygonF({{x, top},
                               {x + width - slant, top},
                               {x + width, top + height / 2},
                               {x + width - slant, top + height},
                               {x, top + height},
                               {x + slant, top + height / 2}}));
    path.closeSubpath();
    return path;
}

}  // namespace

void paintPhaseArrows(QPainter& painter, const QWidget& widget, const QRectF& box, const QStringList& phases, int now,
                      bool ticks) {
    if (phases.isEmpty())
        return;
    const Colours& colours = Colours::of(widget.palette());
    const double slant = scaled(&widget, 6);
    const double height = scaled(&widget, 27);
    const double top = box.center().y() - height / 2;
    double widest = 0;
    for (const QString& phase : phases)
        widest = std::max(widest, QFontMetricsF(sized(widget.font(), 12.5, true)).horizontalAdvance(phase));
    const double width =
        std::clamp(box.width() / static_cast<double>(phases.size()), slant * 4, widest + scaled(&widget, 46));
    double x = box.left();
    for (int i = 0; i < phases.size(); ++i) {
        const bool isNow = i == now;
        const bool done = ticks && i < now;
        painter.setPen(QPen(isNow ? widget.palette().color(QPalette::Highlight) : colours.choiceEdge, isNow ? 1.3 : 1));
        painter.setBrush(isNow ? colours.choice : widget.palette().color(QPalette::Window));
        painter.drawPath(arrow(x, top, width, height, slant));
        painter.setFont(sized(widget.font(), 12.5, isNow));
        painter.setPen(isNow ? widget.palette().color(QPalette::WindowText) : colours.secondary);
        const double tick = done ? scaled(&widget, 14) : 0;
        const QString text =
            painter.fontMetrics().elidedText(phases[i], Qt::ElideRight, static_cast<int>(width - slant * 2.5 - tick));
        painter.drawText(QRectF(x + slant + tick, top, width - slant * 1.5 - tick, height), Qt::AlignCenter, text);
        if (done) {
            const int size = scaled(&widget, 12);
            painter.drawPixmap(QPointF(x + slant + 4, top + (height - size) / 2),
                               iconPixmap("check", colours.good, QSize(size, size), widget.devicePixelRatioF()));
        }
        x += width + 6 - slant;
    }
}

}  // namespace ephor
