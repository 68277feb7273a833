#include "ui/campaign/map/map_view.h"

#include "models/text/campaign_words.h"
#include "ui/campaign/map/map_colours.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace ephor {

using namespace campaign;

MapView::MapView(CampaignSight& sight, const PowerLooks& looks, QWidget* parent)
    : MapCanvas(looks, parent), m_sight(sight), m_looks(looks) {
    setObjectName(QStringLiteral("map"));
    setAccessibleName(tr("Map"));
    setAccessibleDescription(tr("The map of the campaign. The panels Cities and Armies show the same as lists."));
    const campaign::Map& map = sight.campaign().scenario.map;
    setGround(map.places(), sight.campaign().scenario.ground);
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
    const bool hasHint = m_pointed.place || m_isHeld || m_isChoosing;
    m_pointed = {};
    m_isHeld = m_isChoosing = false;
    plan();
    setPicture(MapPicture::of(m_sight), m_regions, m_ways);
    if (hasHint)
        Q_EMIT hint({});
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

void MapView::setArrows(std::vector<MarchArrow> arrows) {
    m_arrows = std::move(arrows);
    viewport()->update();
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

/// A line in the power's colour, with a light edge, and a head that points at the last place.
void MapView::paintArrow(QPainter& painter, const QPolygonF& course, PowerId power, const ArrowStyle& style) const {
    if (course.size() < 2)
        return;
    QPainterPath shaft;
    shaft.addPolygon(course);
    // The head keeps off the badge of the place, so that both can be seen.
    const double width = style.width;
    const double length = shaft.length();
    const double gap = std::min<double>(scaled(this, 9), length / 4);
    const auto pointBefore = [&](double distance) {
        return shaft.pointAtPercent(shaft.percentAtLength(std::max(0.0, length - distance)));
    };
    const QPointF point = pointBefore(gap);
    const QPointF neck = pointBefore(gap + 3.4 * width);
    const QPointF along = point - neck;
    const double size = std::hypot(along.x(), along.y());
    if (size <= 0)
        return;
    const QPointF across = QPointF(-along.y(), along.x()) / size * width * 1.5;
    const QPolygonF head{point, neck + across, neck - across};
    const QColor colour = m_looks.of(power).colour(palette());
    const QColor edge = palette().color(QPalette::Base);
    QPen pen(edge, width + scaled(this, 2.4), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(shaft);
    painter.setPen(QPen(edge, scaled(this, 2.4), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolygon(head);
    pen.setColor(colour);
    pen.setWidthF(width);
    if (style.isDashed)
        pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawPath(shaft);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.isDark ? colour.darker(120) : colour);
    painter.drawPolygon(head);
}

/// Paints the ordered moves in the colours of their powers: drafts dashed, submitted ones solid.
void MapView::paintPlans(QPainter& painter) const {
    for (const PlannedMove& move : plansShown())
        paintArrow(painter, courseOf(move.places, move.isAtSea), move.power,
                   {scaled(this, 2), !move.isSubmitted, false});
}

void MapView::paintBelowSigns(QPainter& painter) {
    paintPlans(painter);
    for (const MarchArrow& arrow : m_arrows)
        if (!arrow.isSelected)
            paintArrow(painter, courseOf(arrow.way, false), arrow.power, {scaled(this, 3.2), false, false});
    const State& state = m_sight.campaign().state;
    if (!m_march.stages.empty())
        paintStages(painter, state.armies[m_march.army.index()].place, m_march.stages);
    if (!m_passage.stages.empty())
        paintStages(painter, state.fleets[m_passage.fleet.index()].place, m_passage.stages);
}

/// Paints the path of this turn as a full line, later turns dotted; at each place the march points or sea lanes so far.
void MapView::paintStages(QPainter& painter, PlaceId from, const std::vector<MarchPreview::Stage>& stages) const {
    const QColor colour = palette().color(QPalette::Highlight);
    for (const MarchPreview::Stage& stage : stages) {
        QPen pen(colour, scaled(this, 3.4), stage.turn == 0 ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(courseOf({from, stage.place}, false));
        from = stage.place;
    }
    painter.setFont(sized(font(), 11, true));
    for (const MarchPreview::Stage& stage : stages) {
        const double radius = scaled(this, 8);
        const QPointF at = placeOf(stage.place) + QPointF(-1.7 * radius, 1.7 * radius);
        const bool now = stage.turn == 0;
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

/// Paints the selected march, the dragged item, and a frame if an earlier moment is shown.
void MapView::paintAboveAll(QPainter& painter) {
    for (const MarchArrow& arrow : m_arrows)
        if (arrow.isSelected)
            paintArrow(painter, courseOf(arrow.way, false), arrow.power, {scaled(this, 6), false, true});
    if (m_isHeld)
        paintHeld(painter);
    if (m_sight.session().isLive())
        return;
    painter.setPen(QPen(Colours::of(palette()).warning, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(viewport()->rect().adjusted(1, 1, -2, -2));
}

}  // namespace ephor
