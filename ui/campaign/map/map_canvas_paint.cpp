// Drawing of a map: ways in the cached background; names, cities, fleets and counters above it.
#include "ui/campaign/map/map_canvas.h"
#include "ui/campaign/map/map_colours.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

using namespace campaign;

void MapCanvas::paintWays(QPainter& painter, const QRectF& exposed) const {
    const MapColours& colours = MapColours::of(palette());
    for (const Course& course : m_courses) {
        const WayKind kind = course.kind;
        if (!shows(kind == WayKind::Sea ? Layer::SeaLanes : Layer::Roads) ||
            !course.line.boundingRect().adjusted(-5, -5, 5, 5).intersects(exposed))
            continue;
        QPen pen(kind == WayKind::Sea    ? colours.lane
                 : kind == WayKind::Pass ? colours.pass
                                         : colours.road,
                 kind == WayKind::Sea ? 1 : 1.3);
        pen.setCosmetic(true);
        if (m_isZooming)
            pen.setStyle(Qt::SolidLine);
        else if (kind == WayKind::Sea)
            pen.setDashPattern({1, 3.5});
        else if (kind == WayKind::Track)
            pen.setDashPattern({4, 3});
        else if (kind == WayKind::Pass)
            pen.setDashPattern({6, 2, 1.5, 2});
        else if (kind == WayKind::River)
            pen.setDashPattern({8, 3});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(course.line);
        if (kind == WayKind::Pass && !m_isZooming)
            paintPass(painter, course, pen);
    }
}

/// Paints a triangle on a mountain pass.
void MapCanvas::paintPass(QPainter& painter, const Course& course, QPen pen) const {
    const QPointF middle = (course.line.first() + course.line.last()) / 2;
    const double size = 4 * textScale(font()) / pixelsForKilometre();
    painter.setBrush(MapColours::of(palette()).land);
    pen.setStyle(Qt::SolidLine);
    painter.setPen(pen);
    painter.drawPolygon(QPolygonF(
        {middle + QPointF(0, -size), middle + QPointF(size, size * 0.8), middle + QPointF(-size, size * 0.8)}));
}

void MapCanvas::paintMarkedCourse(QPainter& painter) const {
    const std::optional<std::size_t> course = marked().course;
    if (!course || *course >= m_courses.size())
        return;
    QPolygonF line = m_courses[*course].line;
    for (QPointF& point : line)
        point = point * pixelsForKilometre() + origin();
    painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(this, 3.4), Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void MapCanvas::drawBackground(QPainter* painter, const QRectF& exposed) {
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_ground.hasCoast() && shows(Layer::Coast))
        m_ground.paint(*painter, exposed, pixelsForKilometre(), palette(),
                       m_isZooming ? MapGround::Detail::Sketch : MapGround::Detail::Full);
    else
        painter->fillRect(exposed, MapColours::of(palette()).land);
    paintWays(*painter, exposed);
}

void MapCanvas::drawForeground(QPainter* painter, const QRectF&) {
    painter->save();
    painter->setTransform(m_onDevice);
    painter->setRenderHint(QPainter::Antialiasing);
    paintNames(*painter);
    paintMarkedCourse(*painter);
    paintBelowSigns(*painter);
    paintTies(*painter);
    paintCities(*painter);
    paintFleets(*painter);
    paintCounters(*painter);
    paintScaleBar(*painter);
    paintAboveAll(*painter);
    if (hasFocus()) {
        painter->setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void MapCanvas::drawOn(QPainter& painter) {
    constexpr double fine = 4;  // signs that are images are drawn with so many dots to a pixel
    painter.save();
    painter.setClipRect(viewport()->rect());
    m_onDevice = painter.transform();
    m_signs.setInk(palette(), font(), fine);
    m_signs.setVectors(true);
    painter.setTransform(viewportTransform(), true);
    drawBackground(&painter, mapToScene(viewport()->rect()).boundingRect());
    drawForeground(&painter, {});
    m_signs.setVectors(false);
    m_signs.setInk(palette(), font(), devicePixelRatioF());
    m_onDevice = {};
    painter.restore();
}

void MapCanvas::paintCities(QPainter& painter) {
    const QRectF seen = QRectF(viewport()->rect()).adjusted(-20, -20, 20, 20);
    const PlaceId selection = marked().place;
    for (const CityMark& city : m_picture.cities) {
        const QPointF at = onScreen(city);
        if (!seen.contains(at))
            continue;
        if (city.place == selection) {
            const double radius = scaled(this, badgeRadius(city.tier) + 6);
            painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(this, 2)));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, radius, radius);
        }
        m_signs.paintCity(painter, city, at);
        if (city.hasBattle)
            m_signs.paintBattle(painter, at + battleSign() * textScale(font()));
    }
}

/// Paints lines from signs to their places.
void MapCanvas::paintTies(QPainter& painter) const {
    const Colours& colours = Colours::of(palette());
    const QRectF seen(viewport()->rect());
    const auto tie = [&](std::size_t city, const QRectF& sign, bool fights) {
        const QPointF at = onScreen(m_picture.cities[city]);
        const QRectF box = sign.translated(origin());
        if (!seen.intersects(box) && !seen.contains(at))
            return;
        painter.setPen(QPen(fights ? colours.error : colours.secondary, fights ? 1.6 : 1));
        painter.drawLine(at, box.center());
    };
    for (std::size_t i = 0; i < m_layout.fleets.size(); ++i)
        tie(m_picture.fleets[i].city, m_layout.fleets[i], false);
    for (const CounterFold& fold : m_layout.counters)
        for (const std::size_t i : fold.counters)
            tie(m_picture.counters[i].city, fold.box, m_picture.counters[i].fights);
}

void MapCanvas::paintFleets(QPainter& painter) {
    const QRectF seen(viewport()->rect());
    const FleetId selection = marked().fleet;
    for (std::size_t i = 0; i < m_layout.fleets.size(); ++i) {
        const FleetMark& fleet = m_picture.fleets[i];
        const QRectF box = m_layout.fleets[i].translated(origin());
        if (!seen.intersects(box))
            continue;
        if (fleet.fleet && fleet.fleet == selection)
            paintRing(painter, box);
        m_signs.paintFleet(painter, fleet, box);
    }
}

/// Paints a ring around a selected item.
void MapCanvas::paintRing(QPainter& painter, const QRectF& box) const {
    const int edge = scaled(this, 3);
    painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(this, 2.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(-edge, -edge, edge, edge), 4, 4);
}

void MapCanvas::paintCounters(QPainter& painter) {
    const QRectF seen(viewport()->rect());
    const ArmyId selection = marked().army;
    for (const CounterFold& fold : m_layout.counters) {
        const QRectF box = fold.box.translated(origin());
        if (!seen.intersects(box))
            continue;
        if (selection &&
            std::ranges::any_of(fold.counters, [&](std::size_t i) { return m_picture.counters[i].army == selection; }))
            paintRing(painter, box);
        if (fold.counters.size() == 1)
            m_signs.paintCounter(painter, m_picture.counters[fold.counters.front()], box);
        else
            m_signs.paintFold(painter, powersOf(fold), static_cast<int>(fold.counters.size()), box);
    }
}

/// Each power once, in the order of the armies.
std::vector<PowerId> MapCanvas::powersOf(const CounterFold& fold) const {
    std::vector<PowerId> powers;
    for (const std::size_t i : fold.counters)
        if (const PowerId power = m_picture.counters[i].power; std::ranges::find(powers, power) == powers.end())
            powers.push_back(power);
    return powers;
}

void MapCanvas::paintRegion(QPainter& painter, const RegionName& region, QPointF at) {
    const MapColours& colours = MapColours::of(palette());
    const QFont font = region.isSea ? seaFont(this->font()) : regionFont(this->font());
    const QString letters = lettersOf(region);
    const QSizeF size(QFontMetricsF(font).horizontalAdvance(letters), QFontMetricsF(font).height());
    QRectF box(QPointF(), size);
    box.moveCenter(at);
    if (!region.isSea)
        return m_signs.paintName(painter, letters, font, colours.region, box.topLeft());
    painter.setFont(font);
    painter.setPen(colours.seaName);
    painter.drawText(box.adjusted(-4, 0, 4, 0), Qt::AlignCenter, letters);
}

void MapCanvas::paintNames(QPainter& painter) {
    const MapColours& colours = MapColours::of(palette());
    const QRectF seen = QRectF(viewport()->rect()).adjusted(-120, -20, 120, 20);
    for (std::size_t i = 0; i < m_regions.size(); ++i)
        if (const QPointF at = m_regions[i].at * m_laidAt + origin();
            m_layout.regions[i] && seen.contains(at) && (!m_regions[i].isSea || shows(Layer::Coast)))
            paintRegion(painter, m_regions[i], at);
    for (std::size_t i = 0; i < m_layout.names.size(); ++i) {
        if (!m_layout.names[i])
            continue;
        const CityMark& city = m_picture.cities[i];
        const QRectF box = m_layout.names[i]->translated(origin());
        if (seen.intersects(box))
            m_signs.paintName(painter, city.name, m_nameFonts[tierStep(city.tier)], colours.city, box.topLeft());
    }
}

void MapCanvas::paintScaleBar(QPainter& painter) const {
    int length = 1;
    for (const int kilometres : {5, 10, 25, 50, 100, 200})
        if (kilometres * pixelsForKilometre() < scaled(this, 110))
            length = kilometres;
    const double width = length * pixelsForKilometre();
    const QPointF left(scaled(this, 14), viewport()->height() - scaled(this, 14));
    // A plate, so that names and counters below the scale bar do not make it unreadable.
    QColor plate = MapColours::of(palette()).land;
    plate.setAlpha(215);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(QRectF(left - QPointF(scaled(this, 7), scaled(this, 20)),
                                   left + QPointF(std::max(width, 60.0) + scaled(this, 7), scaled(this, 7))),
                            3, 3);
    painter.setPen(QPen(Colours::of(palette()).secondary, scaled(this, 1.4)));
    const double tick = scaled(this, 5);
    painter.drawPolyline(
        QPolygonF({left - QPointF(0, tick), left, left + QPointF(width, 0), left + QPointF(width, -tick)}));
    painter.setFont(sized(font(), 11));
    painter.drawText(QRectF(left.x(), left.y() - scaled(this, 19), std::max(width, 60.0), scaled(this, 16)),
                     Qt::AlignHCenter, tr("%1 km").arg(length));
}

void MapCanvas::paintHold(QPainter& painter, QPointF from, QPointF hand) const {
    painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(this, 2), Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(from, hand);
    painter.drawEllipse(hand, scaled(this, 7), scaled(this, 7));
}

}  // namespace ephor
