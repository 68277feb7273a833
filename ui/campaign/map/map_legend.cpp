#include "ui/campaign/map/map_legend.h"

#include "core/campaign/model/naval_positions.h"
#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_colours.h"
#include "ui/common/icons.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

using namespace campaign;

MapLegend::MapLegend(const Scenario& scenario, const PowerLooks& looks, QWidget* parent)
    : QWidget(parent), m_scenario(scenario), m_looks(looks) {
    setObjectName(QStringLiteral("legend"));
    setAccessibleName(tr("Legend of the map"));
    setToolTip(tr("A squadron is ten triremes."));
    // It may grow beyond its size hint, which is for another width.
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int MapLegend::rowHeight() const { return scaled(this, 21); }
QSize MapLegend::sizeHint() const { return {scaled(this, 600), heightForWidth(scaled(this, 600))}; }
QSize MapLegend::minimumSizeHint() const { return {scaled(this, 120), rowHeight()}; }

int MapLegend::heightForWidth(int width) const {
    return (places(items(), width).back().second + 1) * rowHeight() + scaled(this, 4);
}

MapLegend::Item MapLegend::power(PowerId id) const {
    const double radius = scaled(this, 6);
    return {2 * radius + 5, nameOf(m_scenario, id), [this, id, radius](QPainter& painter, QPointF at) {
                m_looks.of(id).paint(painter, at + QPointF(radius, 0), radius, palette(), font());
            }};
}

MapLegend::Item MapLegend::line(WayKind kind, const QColor& colour, const QList<qreal>& dashes) const {
    const double length = scaled(this, 22);
    return {length + 5, text(kind), [=](QPainter& painter, QPointF at) {
                QPen pen(colour, 1.4);
                if (!dashes.isEmpty())
                    pen.setDashPattern(dashes);
                painter.setPen(pen);
                painter.drawLine(at, at + QPointF(length, 0));
            }};
}

MapLegend::Item MapLegend::fleet() const {
    const int size = scaled(this, 14);
    return {size + 4.0, tr("fleet (squadrons)"), [this, size](QPainter& painter, QPointF at) {
                painter.drawPixmap(
                    at - QPointF(0, size / 2.0),
                    iconPixmap("trireme", palette().color(QPalette::WindowText), {size, size}, devicePixelRatioF()));
            }};
}

std::vector<MapLegend::Item> MapLegend::items() const {
    const MapColours& colours = MapColours::of(palette());
    std::vector<Item> all;
    for (std::size_t i = 0; i < m_scenario.powers.size(); ++i)
        all.push_back(power(PowerId(static_cast<int>(i))));
    all.push_back(power({}));
    all.push_back(line(WayKind::Road, colours.road, {}));
    all.push_back(line(WayKind::Track, colours.road, {4, 3}));
    all.push_back(line(WayKind::Pass, colours.pass, {6, 2, 1.5, 2}));
    all.push_back(line(WayKind::Sea, colours.lane, {1, 3.5}));
    if (hasSea(m_scenario))
        all.push_back(fleet());
    return all;
}

std::vector<std::pair<double, int>> MapLegend::places(const std::vector<Item>& all, int width) const {
    const QFontMetricsF metrics(sized(font(), 12));
    const double left = scaled(this, 8);
    const double gap = scaled(this, 12);
    std::vector<std::pair<double, int>> places;
    double x = left;
    int row = 0;
    for (const Item& item : all) {
        const double wide = item.sign + metrics.horizontalAdvance(item.word);
        if (x > left && x + wide > width) {
            x = left;
            ++row;
        }
        places.emplace_back(x, row);
        x += wide + gap;
    }
    return places;
}

void MapLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    draw(painter);
}

void MapLegend::draw(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(sized(font(), 12));
    const std::vector<Item> all = items();
    const auto at = places(all, width());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double top = scaled(this, 2) + at[i].second * rowHeight();
        all[i].draw(painter, {at[i].first, top + rowHeight() / 2.0});
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(at[i].first + all[i].sign, top, width(), rowHeight()), Qt::AlignVCenter, all[i].word);
    }
}

}  // namespace ephor
