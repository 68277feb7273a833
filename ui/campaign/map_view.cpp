#include "ui/campaign/map_view.h"

#include "models/items/campaign_words.h"
#include "ui/campaign/map_colours.h"
#include "ui/common/colours.h"
#include "ui/common/sizes.h"

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

/// The box of the coast that the program carries.
bool isOnCoast(const campaign::Place& place) {
    return place.longitude > 12 && place.longitude < 36 && place.latitude > 34 && place.latitude < 42.5;
}

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

}  // namespace

MapView::MapView(CampaignSight& sight, const PowerLooks& looks, QWidget* parent)
    : QGraphicsView(parent), m_sight(sight), m_signs(looks) {
    setObjectName(QStringLiteral("map"));
    setAccessibleName(tr("Map"));
    setAccessibleDescription(tr("The map of the campaign. The panels Cities and Armies show the same as lists."));
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

    const campaign::Map& map = sight.campaign().scenario.map;
    QPolygonF places;
    for (const campaign::Place& place : map.places()) {
        places << onMap(place.latitude, place.longitude);
        m_hasCoast = m_hasCoast && isOnCoast(place);
    }
    m_scene.setSceneRect(around(places, margin));
    for (std::size_t i = 0; i < map.ways().size(); ++i)
        m_courses.push_back({WayId(static_cast<int>(i)), m_ground.course(map, map.ways()[i])});
    m_regions = regionsOf(map);
    m_rest.setSingleShot(true);
    m_rest.setInterval(140);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_isZooming = false;
        resetCachedContent();
        viewport()->update();
    });
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

void MapView::takeInk() {
    m_signs.setInk(palette(), font(), devicePixelRatioF());
    m_nameFonts = nameFonts(font());
    setBackgroundBrush(MapColours::of(palette()).sea);
    resetCachedContent();
    lay();
}

void MapView::takePicture() {
    m_picture = MapPicture::of(m_sight);
    m_pointed = {};
    planMarch();
    resetCachedContent();  // the frame of an earlier moment
    lay();
}

void MapView::lay() {
    LayoutNeeds needs;
    needs.scale = pixelsForKilometre();
    needs.textScale = textScale(font());
    needs.font = font();
    needs.nameFonts = m_nameFonts;
    needs.showsCounters = shows(Layer::Armies);
    needs.showsNames = shows(Layer::Names);
    needs.showsRegions = shows(Layer::Regions);
    needs.pointedAt = m_pointed.place;
    needs.picked = m_sight.picked().place;
    m_layout = layOut(m_picture, m_regions, needs);
    m_laidAt = needs.scale;
    viewport()->update();
}

void MapView::setShown(Layer layer, bool shown) {
    m_shown[static_cast<std::size_t>(layer)] = shown;
    resetCachedContent();
    lay();
}

void MapView::fit(const QRectF& kilometres) {
    const QSizeF room = viewport()->size();
    const double scale = std::clamp(std::min(room.width() / kilometres.width(), room.height() / kilometres.height()),
                                    leastScale, mostScale);
    setTransform(QTransform::fromScale(scale, scale));
    centerOn(kilometres.center());
    lay();
}

void MapView::fitWar() {
    QPolygonF points;
    for (const CounterMark& counter : m_picture.counters)
        points << m_picture.cities[counter.city].at;
    for (const PowerInfo& power : m_sight.campaign().scenario.powers)
        if (power.capital)
            points << m_picture.cities[power.capital.index()].at;
    if (points.isEmpty())
        return fitWhole();
    fit(around(crowdOf(points), 30));
    m_isFitted = true;
}

void MapView::fitWhole() {
    QPolygonF points;
    for (const CityMark& city : m_picture.cities)
        points << city.at;
    fit(around(points, 20));
    m_isFitted = false;
}

void MapView::zoomBy(double factor) { zoomAt(QRectF(viewport()->rect()).center(), factor); }

/// What lies under the point stays there.
void MapView::zoomAt(QPointF at, double factor) {
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

void MapView::showPlace(PlaceId place) {
    if (!place)
        return;
    const QPointF at = onScreen(m_picture.cities[place.index()]);
    const int gap = scaled(this, 60);
    if (!viewport()->rect().adjusted(gap, gap, -gap, -gap).contains(at.toPoint())) {
        centerOn(m_picture.cities[place.index()].at);
        m_isFitted = false;
    }
    viewport()->update();
}

QPointF MapView::placeOf(PlaceId place) const { return onScreen(m_picture.cities[place.index()]); }

std::optional<QPointF> MapView::placeOf(ArmyId army) const {
    for (std::size_t i = 0; i < m_layout.counters.size(); ++i)
        if (m_picture.counters[i].army == army)
            return m_layout.counters[i].center() + origin();
    return {};
}

void MapView::paintWays(QPainter& painter, const QRectF& exposed) const {
    const MapColours& colours = MapColours::of(palette());
    const auto& ways = m_sight.campaign().scenario.map.ways();
    for (const Course& course : m_courses) {
        const WayKind kind = ways[course.way.index()].kind;
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
        if (kind != WayKind::Pass || m_isZooming)
            continue;
        const QPointF middle = (course.line.first() + course.line.last()) / 2;
        const double size = 4 * textScale(font()) / pixelsForKilometre();
        painter.setBrush(colours.land);
        pen.setStyle(Qt::SolidLine);
        painter.setPen(pen);
        painter.drawPolygon(QPolygonF(
            {middle + QPointF(0, -size), middle + QPointF(size, size * 0.8), middle + QPointF(-size, size * 0.8)}));
    }
}

void MapView::drawBackground(QPainter* painter, const QRectF& exposed) {
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_hasCoast && shows(Layer::Coast))
        m_ground.paint(*painter, exposed, pixelsForKilometre(), palette(),
                       m_isZooming ? MapGround::Detail::Sketch : MapGround::Detail::Full);
    else
        painter->fillRect(exposed, MapColours::of(palette()).land);
    paintWays(*painter, exposed);
}

void MapView::drawForeground(QPainter* painter, const QRectF&) {
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    paintNames(*painter);
    paintMarch(*painter);
    paintCities(*painter);
    paintCounters(*painter);
    paintScaleBar(*painter);
    if (!m_sight.session().isLive()) {
        painter->setPen(QPen(Colours::of(palette()).warning, 3));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(viewport()->rect().adjusted(1, 1, -2, -2));
    }
    if (hasFocus()) {
        painter->setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void MapView::paintCities(QPainter& painter) {
    const QRectF seen = QRectF(viewport()->rect()).adjusted(-20, -20, 20, 20);
    for (const CityMark& city : m_picture.cities) {
        const QPointF at = onScreen(city);
        if (!seen.contains(at))
            continue;
        if (city.place == m_sight.picked().place) {
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

void MapView::paintCounters(QPainter& painter) {
    const Colours& colours = Colours::of(palette());
    const QRectF seen(viewport()->rect());
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
            if (counter.army && counter.army == m_sight.picked().army) {
                const int edge = scaled(this, 3);
                painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(this, 2.5)));
                painter.setBrush(Qt::NoBrush);
                painter.drawRoundedRect(box.adjusted(-edge, -edge, edge, edge), 4, 4);
            }
            m_signs.paintCounter(painter, counter, box);
        }
}

void MapView::paintNames(QPainter& painter) {
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

/// The way of this move in full, what comes later in dots; at each place the march points so far.
void MapView::paintMarch(QPainter& painter) const {
    if (m_march.stages.empty())
        return;
    const QColor colour = palette().color(QPalette::Highlight);
    const campaign::Map& map = m_sight.campaign().scenario.map;
    PlaceId from = m_sight.campaign().state.armies[m_march.army.index()].place;
    for (const March::Stage& stage : m_march.stages) {
        QPen pen(colour, scaled(this, 3.4), stage.move == 0 ? Qt::SolidLine : Qt::DotLine, Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        QPolygonF line = m_courses[stage.way.index()].line;
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

void MapView::paintScaleBar(QPainter& painter) const {
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

}  // namespace ephor
