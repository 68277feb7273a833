#include "ui/campaign/map_canvas.h"

#include "ui/campaign/map_colours.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <cmath>

namespace ephor {

using namespace campaign;

namespace {

/// Kilometres beyond the outermost places that one may pan to.
constexpr double margin = 420;
constexpr double leastScale = 0.35;
constexpr double mostScale = 16;

QRectF around(const QPolygonF& points, double gap) { return points.boundingRect().adjusted(-gap, -gap, gap, gap); }

/// Those that are not far from most: a lonely army beyond the sea must not make the rest small.
QPolygonF crowdOf(const QPolygonF& points) {
    std::vector<double> x;
    std::vector<double> y;
    std::vector<double> far;
    for (const QPointF& point : points) {
        x.push_back(point.x());
        y.push_back(point.y());
    }
    const auto median = [](std::vector<double> values) {
        std::ranges::nth_element(values, values.begin() + std::ssize(values) / 2);
        return values[values.size() / 2];
    };
    const QPointF middle(median(x), median(y));
    const auto distance = [&](QPointF point) { return std::hypot(point.x() - middle.x(), point.y() - middle.y()); };
    for (const QPointF& point : points)
        far.push_back(distance(point));
    const double reach = 2 * median(far);
    QPolygonF near;
    for (const QPointF& point : points)
        if (distance(point) <= reach)
            near << point;
    return near;
}

double distanceTo(QPointF p, QPointF a, QPointF b) {
    const QPointF way = b - a;
    const double length = QPointF::dotProduct(way, way);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(p - a, way) / length, 0.0, 1.0) : 0;
    const QPointF off = p - (a + way * t);
    return std::hypot(off.x(), off.y());
}

}  // namespace

bool isOnCoast(double latitude, double longitude) {
    return longitude > 12 && longitude < 36 && latitude > 34 && latitude < 42.5;
}

MapCanvas::MapCanvas(const PowerLooks& looks, QWidget* parent) : QGraphicsView(parent), m_signs(looks) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::AnchorViewCenter);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setCacheMode(QGraphicsView::CacheBackground);
    setRenderHint(QPainter::Antialiasing);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setScene(&m_scene);
    m_rest.setSingleShot(true);
    m_rest.setInterval(140);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_isZooming = false;
        resetCachedContent();
        viewport()->update();
    });
}

void MapCanvas::setGround(const QPolygonF& places, bool hasCoast) {
    m_hasCoast = hasCoast;
    const QRectF room = around(places, margin);
    if (room != m_scene.sceneRect())
        m_scene.setSceneRect(room);
}

void MapCanvas::setPicture(MapPicture picture, std::vector<RegionName> regions, std::vector<Course> courses) {
    m_picture = std::move(picture);
    m_regions = std::move(regions);
    m_courses = std::move(courses);
    resetCachedContent();
    lay();
}

void MapCanvas::takeInk() {
    m_signs.setInk(palette(), font(), devicePixelRatioF());
    m_nameFonts = nameFonts(font());
    setBackgroundBrush(MapColours::of(palette()).sea);
    resetCachedContent();
    lay();
}

void MapCanvas::lay() {
    const Marked marks = marked();
    LayoutNeeds needs;
    needs.scale = pixelsForKilometre();
    needs.textScale = textScale(font());
    needs.font = font();
    needs.nameFonts = m_nameFonts;
    needs.showsCounters = shows(Layer::Armies);
    needs.showsNames = shows(Layer::Names);
    needs.showsRegions = shows(Layer::Regions);
    needs.pointedAt = marks.pointedAt;
    needs.picked = marks.place;
    m_layout = layOut(m_picture, m_regions, needs);
    m_laidAt = needs.scale;
    viewport()->update();
}

void MapCanvas::setShown(Layer layer, bool shown) {
    m_shown[static_cast<std::size_t>(layer)] = shown;
    resetCachedContent();
    lay();
}

void MapCanvas::fit(const QRectF& kilometres) {
    const QSizeF room = viewport()->size();
    const double scale = std::clamp(std::min(room.width() / kilometres.width(), room.height() / kilometres.height()),
                                    leastScale, mostScale);
    setTransform(QTransform::fromScale(scale, scale));
    centerOn(kilometres.center());
    lay();
}

void MapCanvas::fitWar() {
    const QPolygonF points = war();
    if (points.isEmpty())
        return fitWhole();
    fit(around(crowdOf(points), 30));
    m_isFitted = true;
}

void MapCanvas::fitWhole() {
    QPolygonF points;
    for (const CityMark& city : m_picture.cities)
        points << city.at;
    if (points.isEmpty())
        return;
    fit(around(points, 20));
    m_isFitted = false;
}

void MapCanvas::zoomBy(double factor) { zoomAt(QRectF(viewport()->rect()).center(), factor); }

/// What lies under the point stays there.
void MapCanvas::zoomAt(QPointF at, double factor) {
    const double scale = std::clamp(pixelsForKilometre() * factor, leastScale, mostScale);
    const QPointF under = viewportTransform().inverted().map(at);
    setTransform(QTransform::fromScale(scale, scale));
    const QPointF moved = viewportTransform().map(under) - at;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
    m_isFitted = false;
    m_isZooming = true;
    m_rest.start();
    lay();
}

void MapCanvas::showPlace(PlaceId place) {
    if (!place || place.index() >= m_picture.cities.size())
        return;
    const QPointF at = onScreen(m_picture.cities[place.index()]);
    const int gap = scaled(this, 60);
    if (!viewport()->rect().adjusted(gap, gap, -gap, -gap).contains(at.toPoint())) {
        centerOn(m_picture.cities[place.index()].at);
        m_isFitted = false;
    }
    viewport()->update();
}

QPointF MapCanvas::placeOf(PlaceId place) const { return onScreen(m_picture.cities[place.index()]); }

std::optional<QPointF> MapCanvas::placeOf(ArmyId army) const {
    for (std::size_t i = 0; i < m_layout.counters.size(); ++i)
        if (m_picture.counters[i].army == army)
            return m_layout.counters[i].center() + origin();
    return {};
}

MapCanvas::Pointed MapCanvas::pointedAt(QPointF at) const {
    if (const auto counter = m_layout.counterAt(at - origin()))
        return {counter, PlaceId(static_cast<int>(m_picture.counters[*counter].city))};
    const double reach = 5 * textScale(font());
    double nearest = 1e9;
    PlaceId place;
    for (std::size_t i = 0; i < m_picture.cities.size(); ++i) {
        const CityMark& city = m_picture.cities[i];
        const QPointF off = onScreen(city) - at;
        const double far = std::hypot(off.x(), off.y());
        const bool onName = m_layout.names[i] && m_layout.names[i]->translated(origin()).contains(at);
        if (far < nearest && (onName || far < badgeRadius(city.tier) * textScale(font()) + reach)) {
            nearest = far;
            place = city.place;
        }
    }
    return {std::nullopt, place};
}

std::optional<std::size_t> MapCanvas::courseAt(QPointF at) const {
    double nearest = 5 * textScale(font());
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_courses.size(); ++i) {
        const QPolygonF& line = m_courses[i].line;
        for (qsizetype j = 1; j < line.size(); ++j)
            if (const double far = distanceTo(at, line[j - 1] * pixelsForKilometre() + origin(),
                                              line[j] * pixelsForKilometre() + origin());
                far < nearest) {
                nearest = far;
                found = i;
            }
    }
    return found;
}

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

/// A triangle where the way is steep.
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
    if (m_hasCoast && shows(Layer::Coast))
        m_ground.paint(*painter, exposed, pixelsForKilometre(), palette(),
                       m_isZooming ? MapGround::Detail::Sketch : MapGround::Detail::Full);
    else
        painter->fillRect(exposed, MapColours::of(palette()).land);
    paintWays(*painter, exposed);
}

void MapCanvas::drawForeground(QPainter* painter, const QRectF&) {
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    paintNames(*painter);
    paintMarkedCourse(*painter);
    paintBelowSigns(*painter);
    paintCities(*painter);
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

void MapCanvas::paintCities(QPainter& painter) {
    const QRectF seen = QRectF(viewport()->rect()).adjusted(-20, -20, 20, 20);
    const PlaceId picked = marked().place;
    for (const CityMark& city : m_picture.cities) {
        const QPointF at = onScreen(city);
        if (!seen.contains(at))
            continue;
        if (city.place == picked) {
            const double radius = scaled(this, badgeRadius(city.tier) + 6);
            painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(this, 2)));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, radius, radius);
        }
        m_signs.paintCity(painter, city, at);
        if (city.hasBattle)
            m_signs.paintBattle(painter, at + battleSign() * textScale(font()));
    }
    paintFleets(painter, seen);
}

void MapCanvas::paintFleets(QPainter& painter, const QRectF& seen) {
    if (!shows(Layer::Armies))
        return;
    for (const FleetMark& fleet : m_picture.fleets) {
        const CityMark& city = m_picture.cities[fleet.city];
        const double below = badgeRadius(city.tier) + 9 + fleet.row * (fleetSize.height() + 1);
        const QPointF at = onScreen(city) + QPointF(0, scaled(this, below));
        if (seen.contains(at))
            m_signs.paintFleet(painter, fleet, at);
    }
}

void MapCanvas::paintCounters(QPainter& painter) {
    const Colours& colours = Colours::of(palette());
    const QRectF seen(viewport()->rect());
    const ArmyId picked = marked().army;
    for (const bool lines : {true, false})
        for (std::size_t i = 0; i < m_layout.counters.size(); ++i) {
            const CounterMark& counter = m_picture.counters[i];
            const QRectF box = m_layout.counters[i].translated(origin());
            const QPointF at = onScreen(m_picture.cities[counter.city]);
            if (!seen.intersects(box) && !seen.contains(at))
                continue;
            if (lines) {
                painter.setPen(QPen(counter.fights ? colours.error : colours.secondary, counter.fights ? 1.6 : 1));
                painter.drawLine(at, box.center());
                continue;
            }
            if (counter.army && counter.army == picked) {
                const int edge = scaled(this, 3);
                painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(this, 2.5)));
                painter.setBrush(Qt::NoBrush);
                painter.drawRoundedRect(box.adjusted(-edge, -edge, edge, edge), 4, 4);
            }
            m_signs.paintCounter(painter, counter, box);
        }
}

void MapCanvas::paintNames(QPainter& painter) {
    const MapColours& colours = MapColours::of(palette());
    const QRectF seen = QRectF(viewport()->rect()).adjusted(-120, -20, 120, 20);
    const QFont regions = regionFont(font());
    for (std::size_t i = 0; i < m_regions.size(); ++i) {
        const QPointF at = m_regions[i].at * m_laidAt + origin();
        if (!m_layout.regions[i] || !seen.contains(at))
            continue;
        const QFontMetricsF metrics(regions);
        const QString name = m_regions[i].name.toUpper();
        m_signs.paintName(painter, name, regions, colours.region,
                          at - QPointF(metrics.horizontalAdvance(name) / 2, metrics.height() / 2));
    }
    if (m_hasCoast && shows(Layer::Coast) && shows(Layer::Regions)) {
        QFont italic = sized(font(), 13);
        italic.setItalic(true);
        painter.setFont(italic);
        painter.setPen(colours.seaName);
        for (const SeaName& sea : m_ground.seas())
            if (const QPointF at = sea.at * m_laidAt + origin(); seen.contains(at))
                painter.drawText(QRectF(at - QPointF(150, 20), QSizeF(300, 40)), Qt::AlignCenter, sea.name);
    }
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
    painter.setPen(QPen(Colours::of(palette()).secondary, scaled(this, 1.4)));
    const double tick = scaled(this, 5);
    painter.drawPolyline(
        QPolygonF({left - QPointF(0, tick), left, left + QPointF(width, 0), left + QPointF(width, -tick)}));
    painter.setFont(sized(font(), 11));
    painter.drawText(QRectF(left.x(), left.y() - scaled(this, 19), std::max(width, 60.0), scaled(this, 16)),
                     Qt::AlignHCenter, tr("%1 km").arg(length));
}

void MapCanvas::wheelEvent(QWheelEvent* event) {
    zoomAt(event->position(), std::pow(1.15, event->angleDelta().y() / 120.0));
    event->accept();
}

void MapCanvas::mousePressEvent(QMouseEvent* event) {
    m_pressed = m_last = event->position();
    m_panning = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
    m_moved = m_dragging = false;
    event->accept();
}

void MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    const auto [latitude, longitude] = onEarth(viewportTransform().inverted().map(event->position()));
    Q_EMIT cursorAt(latitude, longitude);
    if (!m_panning || event->buttons() == Qt::NoButton) {
        m_panning = false;
        return hover(event->position());
    }
    if (!m_moved && (event->position() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    if (!m_moved)
        m_dragging = event->buttons().testFlag(Qt::LeftButton) && takesHold(m_pressed);
    m_moved = true;
    if (m_dragging)
        return drag(event->position());
    m_isFitted = false;
    setCursor(Qt::ClosedHandCursor);
    const QPoint moved = (event->position() - m_last).toPoint();
    m_last += moved;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - moved.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - moved.y());
}

void MapCanvas::mouseReleaseEvent(QMouseEvent* event) {
    const bool clicked = m_panning && !m_moved && event->button() == Qt::LeftButton;
    m_panning = false;
    setCursor(Qt::ArrowCursor);
    if (std::exchange(m_dragging, false))
        drop(event->position());
    else if (clicked)
        click(*event);
}

void MapCanvas::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        takeInk();
}

void MapCanvas::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_isFitted)
        fitWar();
}

}  // namespace ephor
