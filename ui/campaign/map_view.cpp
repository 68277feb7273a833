#include "ui/campaign/map_view.h"

#include "models/items/campaign_words.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

using namespace campaign;

MapView::MapView(CampaignSight& sight, const PowerLooks& looks, QWidget* parent)
    : MapCanvas(looks, parent), m_sight(sight) {
    setObjectName(QStringLiteral("map"));
    setAccessibleName(tr("Map"));
    setAccessibleDescription(tr("The map of the campaign. The panels Cities and Armies show the same as lists."));
    const campaign::Map& map = sight.campaign().scenario.map;
    QPolygonF places;
    bool hasCoast = true;
    for (const campaign::Place& place : map.places()) {
        places << onMap(place.latitude, place.longitude);
        hasCoast = hasCoast && isOnCoast(place.latitude, place.longitude);
    }
    setGround(places, hasCoast);
    for (const Way& way : map.ways())
        m_ways.push_back({way.kind, ground().course(map.place(way.a), map.place(way.b))});
    m_regions = regionsOf(map.places());
    connect(&sight, &CampaignSight::changed, this, &MapView::takePicture);
    connect(&sight, &CampaignSight::pickedChanged, this, [this] {
        planMarch();
        lay();
    });
    takeInk();
    takePicture();
    fitWar();
}

MapView::~MapView() = default;

MapCanvas::Marked MapView::marked() const {
    return {m_pointed.place, m_sight.picked().place, m_sight.picked().army, {}};
}

void MapView::takePicture() {
    m_pointed = {};
    planMarch();
    setPicture(MapPicture::of(m_sight), m_regions, m_ways);
}

/// Armies, and the powers' capitals.
QPolygonF MapView::war() const {
    QPolygonF points;
    for (const CounterMark& counter : picture().counters)
        points << picture().cities[counter.city].at;
    for (const PowerInfo& power : m_sight.campaign().scenario.powers)
        if (power.capital)
            points << picture().cities[power.capital.index()].at;
    return points;
}

/// The way of this move in full, what comes later in dots; at each place the march points so far.
void MapView::paintBelowSigns(QPainter& painter) {
    if (m_march.stages.empty())
        return;
    const QColor colour = palette().color(QPalette::Highlight);
    const campaign::Map& map = m_sight.campaign().scenario.map;
    PlaceId from = m_sight.campaign().state.armies[m_march.army.index()].place;
    for (const March::Stage& stage : m_march.stages) {
        QPen pen(colour, scaled(this, 3.4), stage.move == 0 ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        QPolygonF line = m_ways[stage.way.index()].line;
        if (map.way(stage.way).a != from)
            std::ranges::reverse(line);
        for (QPointF& point : line)
            point = point * pixelsForKilometre() + origin();
        painter.drawPolyline(line);
        from = stage.place;
    }
    painter.setFont(sized(font(), 11, true));
    for (const March::Stage& stage : m_march.stages) {
        const double radius = scaled(this, 8);
        const QPointF at = placeOf(stage.place) + QPointF(-1.7 * radius, 1.7 * radius);
        const bool now = stage.move == 0;
        painter.setPen(QPen(colour, scaled(this, 1.6)));
        painter.setBrush(now ? colour : palette().color(QPalette::Base));
        painter.drawEllipse(at, radius, radius);
        painter.setPen(now ? palette().color(QPalette::HighlightedText) : palette().color(QPalette::Text));
        painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                         QString::number(stage.points));
    }
}

/// A frame says that this is the past.
void MapView::paintAboveAll(QPainter& painter) {
    if (m_sight.session().isLive())
        return;
    painter.setPen(QPen(Colours::of(palette()).warning, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(viewport()->rect().adjusted(1, 1, -2, -2));
}

}  // namespace ephor
