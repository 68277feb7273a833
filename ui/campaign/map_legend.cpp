#include "ui/campaign/map_legend.h"

#include "models/items/campaign_words.h"
#include "ui/campaign/map_colours.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

using namespace campaign;

MapLegend::MapLegend(const Scenario& scenario, const PowerLooks& looks, QWidget* parent)
    : QWidget(parent), m_scenario(scenario), m_looks(looks) {
    setObjectName(QStringLiteral("legend"));
    setAccessibleName(tr("Legend of the map"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize MapLegend::sizeHint() const { return {scaled(this, 600), scaled(this, 24)}; }
QSize MapLegend::minimumSizeHint() const { return {scaled(this, 120), scaled(this, 24)}; }

/// As many as there is room for; powers first.
void MapLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(sized(font(), 12));
    const double middle = height() / 2.0;
    const double gap = scaled(this, 12);
    double x = scaled(this, 8);
    const auto word = [&](double sign, const QString& text, auto draw) {
        const double width = painter.fontMetrics().horizontalAdvance(text);
        if (x + sign + width > this->width())
            return;
        draw();
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(x + sign, 0, width + 2, height()), Qt::AlignVCenter, text);
        x += sign + width + gap;
    };
    const auto power = [&](PowerId id) {
        const double radius = scaled(this, 6);
        word(2 * radius + 5, nameOf(m_scenario, id),
             [&] { m_looks.of(id).paint(painter, {x + radius, middle}, radius, palette(), font()); });
    };
    for (std::size_t i = 0; i < m_scenario.powers.size(); ++i)
        power(PowerId(static_cast<int>(i)));
    power({});
    const MapColours& colours = MapColours::of(palette());
    const auto line = [&](WayKind kind, const QColor& colour, const QList<qreal>& dashes) {
        const double length = scaled(this, 22);
        word(length + 5, text(kind), [&] {
            QPen pen(colour, 1.4);
            if (!dashes.isEmpty())
                pen.setDashPattern(dashes);
            painter.setPen(pen);
            painter.drawLine(QPointF(x, middle), QPointF(x + length, middle));
        });
    };
    line(WayKind::Road, colours.road, {});
    line(WayKind::Track, colours.road, {4, 3});
    line(WayKind::Pass, colours.pass, {6, 2, 1.5, 2});
    line(WayKind::Sea, colours.lane, {1, 3.5});
}

}  // namespace ephor
