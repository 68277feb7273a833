#include "ui/campaign/map/map_canvas.h"

#include "models/scenario/simple_line.h"
#include "ui/campaign/map/map_colours.h"
#include "ui/common/sizes.h"

#include <QApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <cmath>

namespace ephor {

using namespace campaign;

namespace {

/// How far one may pan beyond the outermost places, in kilometres.
constexpr double margin = 420;
constexpr double leastScale = 0.15;
constexpr double mostScale = 16;

QRectF around(const QPolygonF& points, double gap) { return points.boundingRect().adjusted(-gap, -gap, gap, gap); }

/// Leaves out points far from most others, so that a distant army does not make the rest small.
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

}  // namespace

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

void MapCanvas::setGround(std::span<const campaign::Place> places, const std::vector<GroundShape>& own) {
    if (own.empty() || own != m_ownGround)
        m_ground = MapGround::of(own, places);
    m_ownGround = own;
    QPolygonF points;
    for (const campaign::Place& place : places)
        points << onMap(place.latitude, place.longitude);
    const QRectF room = around(points, margin);
    if (room != m_scene.sceneRect())
        m_scene.setSceneRect(room);
}

void MapCanvas::setPicture(MapPicture picture, std::vector<RegionName> regions, std::vector<Course> courses) {
    m_picture = std::move(picture);
    m_regions = std::move(regions);
    for (const SeaName& sea : m_ground.seas())
        m_regions.push_back({sea.name, sea.at, true});
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
    needs.selection = marks.place;
    if (needs.scale == m_framedAt)
        needs.frame = m_frame;
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
    m_frame = QRectF(viewport()->rect()).adjusted(4, 4, -4, -4).translated(-origin());
    m_framedAt = scale;
    lay();
}

void MapCanvas::fitWar() {
    const QPolygonF points = war();
    if (points.isEmpty())
        return fitWhole();
    fit(around(crowdOf(points), 30));
    m_fitted = Fitted::War;
}

void MapCanvas::fitWhole() {
    QPolygonF points;
    for (const CityMark& city : m_picture.cities)
        points << city.at;
    if (points.isEmpty())
        return;
    fit(around(points, std::max(20.0, points.boundingRect().width() / 25)));  // names at the edges have room
    m_fitted = Fitted::Whole;
}

void MapCanvas::zoomBy(double factor) { zoomAt(QRectF(viewport()->rect()).center(), factor); }

/// The map's point at `at` stays there.
void MapCanvas::zoomAt(QPointF at, double factor) {
    const double scale = std::clamp(pixelsForKilometre() * factor, leastScale, mostScale);
    const QPointF under = viewportTransform().inverted().map(at);
    setTransform(QTransform::fromScale(scale, scale));
    const QPointF moved = viewportTransform().map(under) - at;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
    m_fitted = Fitted::Part;
    m_isZooming = true;
    m_rest.start();
    lay();
}

void MapCanvas::showPlace(PlaceId place) {
    // The map is not moved while the user drags it.
    if (!place || place.index() >= m_picture.cities.size() || m_panning)
        return;
    const QPointF at = onScreen(m_picture.cities[place.index()]);
    const int gap = scaled(this, 60);
    if (!viewport()->rect().adjusted(gap, gap, -gap, -gap).contains(at.toPoint())) {
        centerOn(m_picture.cities[place.index()].at);
        m_fitted = Fitted::Part;
    }
    viewport()->update();
}

QPointF MapCanvas::placeOf(PlaceId place) const { return onScreen(m_picture.cities[place.index()]); }

std::optional<QPointF> MapCanvas::placeOf(ArmyId army) const {
    const auto counter = std::ranges::find(m_picture.counters, army, &CounterMark::army);
    const CounterFold* fold = m_layout.foldOf(static_cast<std::size_t>(counter - m_picture.counters.begin()));
    return fold ? std::optional(fold->box.center() + origin()) : std::nullopt;
}

std::optional<QPointF> MapCanvas::placeOf(FleetId fleet) const {
    for (std::size_t i = 0; i < m_layout.fleets.size(); ++i)
        if (m_picture.fleets[i].fleet == fleet)
            return m_layout.fleets[i].center() + origin();
    return {};
}

MapCanvas::Pointed MapCanvas::pointedAt(QPointF at) const {
    if (const CounterFold* fold = m_layout.foldAt(at - origin())) {
        const std::size_t counter = fold->counters.front();
        return {counter, {}, PlaceId(static_cast<int>(m_picture.counters[counter].city))};
    }
    if (const auto fleet = m_layout.fleetAt(at - origin()))
        return {{}, fleet, PlaceId(static_cast<int>(m_picture.fleets[*fleet].city))};
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
    return {{}, {}, place};
}

std::vector<std::size_t> MapCanvas::foldedWith(std::size_t counter) const {
    const CounterFold* fold = m_layout.foldOf(counter);
    return fold ? fold->counters : std::vector{counter};
}

std::optional<std::size_t> MapCanvas::courseAt(QPointF at) const {
    double nearest = 5 * textScale(font());
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_courses.size(); ++i) {
        const QPolygonF& line = m_courses[i].line;
        for (qsizetype j = 1; j < line.size(); ++j)
            if (const double far = distanceToStretch(at, line[j - 1] * pixelsForKilometre() + origin(),
                                                     line[j] * pixelsForKilometre() + origin());
                far < nearest) {
                nearest = far;
                found = i;
            }
    }
    return found;
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
    m_fitted = Fitted::Part;
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
    if (m_fitted == Fitted::War)
        fitWar();
    else if (m_fitted == Fitted::Whole)
        fitWhole();
}

}  // namespace ephor
