#include "ui/campaign/scenario_editor/scenario_map.h"

#include "ui/common/sizes.h"

#include <QMouseEvent>
#include <QPainter>

namespace ephor {

using namespace campaign;

ScenarioMap::ScenarioMap(const ScenarioDocument& document, PowerLooks& looks, QWidget* parent)
    : MapCanvas(looks, parent), m_document(document), m_looks(looks) {
    setObjectName(QStringLiteral("scenarioMap"));
    setAccessibleName(tr("Map of the scenario"));
    setAccessibleDescription(tr("The panel Contents shows the same as a list."));
    connect(&document, &ScenarioDocument::changed, this, &ScenarioMap::refresh);
    refresh();
    fitWar();
}

/// The row of the item there: an army, a fleet or a place.
std::optional<RowRef> ScenarioMap::rowAt(const Pointed& pointed) const {
    if (pointed.counter)
        return RowRef{RowKind::Army, picture().counters[*pointed.counter].army.index(), 0};
    if (pointed.fleet)
        return RowRef{RowKind::Fleet, picture().fleets[*pointed.fleet].fleet.index(), 0};
    if (pointed.place)
        return RowRef{RowKind::Place, pointed.place.index(), 0};
    return {};
}

MapCanvas::Marked ScenarioMap::marked() const {
    Marked marks;
    marks.pointedAt = m_pointed.place;
    if (!m_marked)
        return marks;
    if (m_marked->kind == RowKind::Place)
        marks.place = PlaceId(static_cast<int>(m_marked->row));
    if (m_marked->kind == RowKind::Army || m_marked->kind == RowKind::Unit)
        marks.army = ArmyId(static_cast<int>(m_marked->row));
    if (m_marked->kind == RowKind::Fleet)
        marks.fleet = FleetId(static_cast<int>(m_marked->row));
    if (m_marked->kind == RowKind::Way)
        if (const auto at = std::ranges::find(m_wayRows, m_marked->row); at != m_wayRows.end())
            marks.course = static_cast<std::size_t>(at - m_wayRows.begin());
    return marks;
}

QPolygonF ScenarioMap::war() const {
    QPolygonF points;
    for (const CityMark& city : picture().cities)
        if (city.owner)
            points << city.at;
    return points;
}

void ScenarioMap::mark(std::optional<RowRef> row) {
    m_marked = row;
    if (row && row->kind == RowKind::Place)
        showPlace(PlaceId(static_cast<int>(row->row)));
    lay();
}

void ScenarioMap::setTool(Tool tool) {
    m_tool = tool;
    letGo();
    setCursor(tool == Tool::Pick ? Qt::ArrowCursor : Qt::CrossCursor);
}

void ScenarioMap::letGo() {
    m_wayFrom.reset();
    m_held.reset();
    m_drawn.clear();
    viewport()->update();
}

std::pair<double, double> ScenarioMap::earthAt(QPointF at) const {
    return onEarth(viewportTransform().inverted().map(at));
}

std::pair<double, double> ScenarioMap::middle() const { return earthAt(QRectF(viewport()->rect()).center()); }

QString ScenarioMap::hintFor(const Pointed& pointed) const {
    const QString name = pointed.place ? picture().cities[pointed.place.index()].name : QString();
    switch (m_tool) {
    case Tool::Pick:
        return name.isEmpty() ? QString() : tr("%1: click to edit, drag to move").arg(name);
    case Tool::Place:
        return tr("Click to add the place");
    case Tool::Army:
        return name.isEmpty() ? tr("Click a place to add an army") : tr("Add an army at %1").arg(name);
    case Tool::Fleet:
        return name.isEmpty() ? tr("Click a harbour to add a fleet") : tr("Add a fleet at %1").arg(name);
    case Tool::Land:
        return m_drawn.isEmpty() ? tr("Click the first point of the land")
                                 : tr("Click the next point; Return or a double-click finishes the outline, Backspace "
                                      "removes a point, Escape all");
    case Tool::Road:
    case Tool::SeaLane:
        break;
    }
    return m_wayFrom ? tr("Click the place where the route ends") : tr("Click the place where the route begins");
}

void ScenarioMap::hover(QPointF at) {
    m_hand = at;
    const Pointed pointed = pointedAt(at);
    setCursor(m_tool != Tool::Pick ? Qt::CrossCursor : pointed.place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (pointed != m_pointed) {
        m_pointed = pointed;
        lay();
    } else if (m_wayFrom || !m_drawn.isEmpty()) {
        viewport()->update();
    }
    Q_EMIT hint(hintFor(pointed));
}

void ScenarioMap::click(QMouseEvent& event) {
    const Pointed at = pointedAt(event.position());
    const auto [latitude, longitude] = earthAt(event.position());
    switch (m_tool) {
    case Tool::Place:
        Q_EMIT placeWanted(latitude, longitude);
        return;
    case Tool::Army:
        if (at.place)
            Q_EMIT armyWanted(at.place.index());
        return;
    case Tool::Fleet:
        if (at.place)
            Q_EMIT fleetWanted(at.place.index());
        return;
    case Tool::Road:
    case Tool::SeaLane:
        if (!at.place)
            return;
        if (!m_wayFrom) {
            m_wayFrom = at.place.index();
        } else {
            Q_EMIT wayWanted(*std::exchange(m_wayFrom, {}), at.place.index(),
                             m_tool == Tool::Road ? WayKind::Road : WayKind::Sea);
        }
        return;
    case Tool::Land:
        return addPoint(event.position());
    case Tool::Pick:
        break;
    }
    if (const auto row = rowAt(at))
        Q_EMIT selected(row);
    else if (const auto course = courseAt(event.position()))
        Q_EMIT selected(RowRef{RowKind::Way, m_wayRows[*course], 0});
    else if (const auto land = landAt(event.position()))
        Q_EMIT selected(RowRef{RowKind::Land, *land, 0});
    else
        Q_EMIT selected({});
}

bool ScenarioMap::takesHold(QPointF at) {
    if (m_tool != Tool::Pick)
        return false;
    const Pointed pointed = pointedAt(at);
    m_held = rowAt(pointed);
    m_grip = pointed.isPlace() ? placeOf(pointed.place) - at : QPointF();
    return m_held.has_value();
}

void ScenarioMap::drag(QPointF at) {
    m_hand = at + m_grip;
    viewport()->update();
    if (!m_held)
        return;
    Q_EMIT hint(m_held->kind == RowKind::Army    ? tr("Drop the army on its starting place")
                : m_held->kind == RowKind::Fleet ? tr("Drop the fleet on its starting harbour")
                                                 : tr("Drop the place at its new position; Escape cancels"));
}

void ScenarioMap::drop(QPointF at) {
    if (!m_held)
        return;
    const RowRef held = *m_held;
    letGo();
    const auto [latitude, longitude] = earthAt(at + m_grip);
    if (held.kind == RowKind::Place)
        Q_EMIT placeMoved(held.row, latitude, longitude);
    else if (const Pointed onto = pointedAt(at); onto.place)
        Q_EMIT rowMoved(held, onto.place.index());
}

/// Paints the dragged item, and the way or the land being drawn.
void ScenarioMap::paintAboveAll(QPainter& painter) {
    paintLand(painter);
    std::optional<QPointF> from;
    if (m_wayFrom)
        from = placeOf(PlaceId(static_cast<int>(*m_wayFrom)));
    else if (m_held && m_held->kind == RowKind::Place)
        from = placeOf(PlaceId(static_cast<int>(m_held->row)));
    else if (m_held && m_held->kind == RowKind::Fleet)
        from = placeOf(FleetId(static_cast<int>(m_held->row)));
    else if (m_held)
        from = placeOf(ArmyId(static_cast<int>(m_held->row)));
    if (from)
        paintHold(painter, *from, m_hand);
}

bool ScenarioMap::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        Q_EMIT cursorUnknown();
    return MapCanvas::viewportEvent(event);
}

}  // namespace ephor
