#include "ui/common/phase_arrows.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <functional>

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

/// Shortens the names of the phases until they fit: each time the longest loses its last word. The first word always
/// stays.
QStringList shortened(QStringList phases, double room, const std::function<double(const QString&)>& widthOf) {
    const auto all = [&] {
        double sum = 0;
        for (const QString& phase : phases)
            sum += widthOf(phase);
        return sum;
    };
    while (all() > room) {
        QString* longest = nullptr;
        for (QString& phase : phases)
            if (phase.contains(u' ') && (!longest || widthOf(phase) > widthOf(*longest)))
                longest = &phase;
        if (!longest)
            break;
        longest->truncate(longest->lastIndexOf(u' '));
    }
    return phases;
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
    const QFontMetricsF metrics(sized(widget.font(), 12.5, true));
    const double tick = ticks ? scaled(&widget, 13) : 0;
    const auto widthOf = [&](const QString& phase) { return metrics.horizontalAdvance(phase) + tick + slant * 2; };
    const double overlap = slant - scaled(&widget, 5);  // each arrow begins inside the point of the previous one
    const double room = box.width() + overlap * static_cast<double>(phases.size() - 1);
    const QStringList names = shortened(phases, room, widthOf);
    double wanted = 0;
    for (const QString& name : names)
        wanted += widthOf(name);
    const double more = std::min((room - wanted) / static_cast<double>(names.size()), scaled(&widget, 24) * 1.0);
    double x = box.left();
    for (int i = 0; i < names.size(); ++i) {
        const double width = std::max(widthOf(names[i]) + more, slant * 4);
        const bool isNow = i == now;
        const bool done = ticks && i < now;
        painter.setPen(QPen(isNow ? widget.palette().color(QPalette::Highlight) : colours.choiceEdge, isNow ? 1.3 : 1));
        painter.setBrush(isNow ? colours.choice : widget.palette().color(QPalette::Window));
        painter.drawPath(arrow(x, top, width, height, slant));
        painter.setFont(sized(widget.font(), 12.5, isNow));
        painter.setPen(isNow ? widget.palette().color(QPalette::WindowText) : colours.secondary);
        const double before = slant + (done ? tick : 0);
        const double space = width - before - slant;
        const QString text = painter.fontMetrics().elidedText(names[i], Qt::ElideRight, static_cast<int>(space) + 2);
        painter.drawText(QRectF(x + before, top, space, height), Qt::AlignCenter, text);
        if (done) {
            const int size = scaled(&widget, 12);
            painter.drawPixmap(QPointF(x + slant + 2, top + (height - size) / 2),
                               iconPixmap("check", colours.good, QSize(size, size), widget.devicePixelRatioF()));
        }
        x += width - overlap;
    }
}

}  // namespace ephor
