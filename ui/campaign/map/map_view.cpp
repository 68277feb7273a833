#include "ui/campaign/map/map_view.h"

#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_colours.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

using namespace campaign;

MapView::MapView(CampaignSight& sight, const PowerLooks& looks, QWidget* parent)
    : MapCanvas(looks, parent), m_sight(sight), m_looks(looks) {
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
    connect(&sight, &CampaignSight::selectionChanged, this, [this] {
        plan();
        lay();
    });
    takeInk();
    takePicture();
    fitWar();
}

MapView::~MapView() = default;

MapCanvas::Marked MapView::marked() const {
    const Selection& selection = m_sight.selection();
    return {m_pointed.place, selection.place, selection.army, selection.fleet, {}};
}

void MapView::takePicture() {
    m_pointed = {};
    m_isHeld = m_isChoosing = false;
    plan();
    setPicture(MapPicture::of(m_sight), m_regions, m_ways);
}

/// The armies and the capitals of the powers.
QPolygonF MapView::war() const {
    QPolygonF points;
    for (const CounterMark& counter : picture().counters)
        points << picture().cities[counter.city].at;
    for (const PowerInfo& power : m_sight.campaign().scenario.powers)
        if (power.capital)
            points << picture().cities[power.capital.index()].at;
    return points;
}

void MapView::setPlans(std::vector<PlannedMove> plans) {
    if (plans == m_plans)
        return;
    m_plans = std::move(plans);
    viewport()->update();
}

std::vector<PlannedMove> MapView::plansShown() const {
    std::vector<PlannedMove> moves;
    if (shows(Layer::Orders) && m_sight.session().isLive())
        std::ranges::copy_if(m_plans, std::back_inserter(moves),
                             [&](const PlannedMove& move) { return m_sight.knows(move.power); });
    return moves;
}

/// The line along the ways between the places, on the screen.
QPolygonF MapView::courseOf(const std::vector<PlaceId>& places, bool isAtSea) const {
    const campaign::Map& map = m_sight.campaign().scenario.map;
    QPolygonF course;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const auto steps = map.steps(places[i - 1]);
        const auto step = std::ranges::find_if(steps, [&](const Step& one) {
            return one.to == places[i] && (map.way(one.way).kind == WayKind::Sea) == isAtSea;
        });
        const auto any = step == steps.end() ? std::ranges::find(steps, places[i], &Step::to) : step;
        QPolygonF line;
        if (any != steps.end())
            line = m_ways[any->way.index()].line;
        else
            line << picture().cities[places[i - 1].index()].at << picture().cities[places[i].index()].at;
        if (any != steps.end() && map.way(any->way).a != places[i - 1])
            std::ranges::reverse(line);
        course += line;
    }
    for (QPointF& point : course)
        point = point * pixelsForKilometre() + origin();
    return course;
}

/// Paints the ordered moves in the colours of their powers: drafts dashed, submitted ones solid.
void MapView::paintPlans(QPainter& painter) const {
    for (const PlannedMove& move : plansShown()) {
        const QPolygonF course = courseOf(move.places, move.isAtSea);
        if (course.size() < 2)
            continue;
        const QColor colour = m_looks.of(move.power).colour(palette());
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(MapColours::of(palette()).land, scaled(this, 4.2), Qt::SolidLine, Qt::RoundCap));
        painter.drawPolyline(course);
        QPen pen(colour, scaled(this, 2), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        if (!move.isSubmitted)
            pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.drawPolyline(course);
        // The tip stands before the badge of the goal.
        QLineF last(course[course.size() - 2], course.last());
        const double before = scaled(this, badgeRadius(4) + 4);
        for (qsizetype i = course.size() - 2; i > 0 && QLineF(course[i], course.last()).length() < before; --i)
            last.setP1(course[i - 1]);
        last.setLength(std::max(0.1, last.length() - before));
        QPolygonF tip;
        for (const double angle : {155.0, 0.0, -155.0}) {
            QLineF edge(last.p2(), last.p2() + QPointF(scaled(this, 7), 0));
            edge.setAngle(last.angle() + angle);
            tip << (angle == 0 ? last.p2() : edge.p2());
        }
        painter.setPen(QPen(MapColours::of(palette()).land, 1));
        painter.setBrush(colour);
        painter.drawPolygon(tip);
    }
}

void MapView::paintBelowSigns(QPainter& painter) {
    paintPlans(painter);
    const State& state = m_sight.campaign().state;
    if (!m_march.stages.empty())
        paintStages(painter, state.armies[m_march.army.index()].place, m_march.stages);
    if (!m_passage.stages.empty())
        paintStages(painter, state.fleets[m_passage.fleet.index()].place, m_passage.stages);
}

/// Paints the path of this turn as a full line, later turns dotted; at each place the march points or sea lanes so far.
void MapView::paintStages(QPainter& painter, PlaceId from, const std::vector<March::Stage>& stages) const {
    const QColor colour = palette().color(QPalette::Highlight);
    const campaign::Map& map = m_sight.campaign().scenario.map;
    for (const March::Stage& stage : stages) {
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
    for (const March::Stage& stage : stages) {
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

/// Paints a line from the counter to the pointer that drags it.
void MapView::paintHeld(QPainter& painter) const {
    const Selection& selection = m_sight.selection();
    const auto from = selection.army    ? placeOf(selection.army)
                      : selection.fleet ? placeOf(selection.fleet)
                                        : std::nullopt;
    if (from)
        paintHold(painter, *from, m_hand);
}

/// Paints the dragged item, and a frame if an earlier moment is shown.
void MapView::paintAboveAll(QPainter& painter) {
    if (m_isHeld)
        paintHeld(painter);
    if (m_sight.session().isLive())
        return;
    painter.setPen(QPen(Colours::of(palette()).warning, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(viewport()->rect().adjusted(1, 1, -2, -2));
}

}  // namespace ephor
