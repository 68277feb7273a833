// Land on the map of a scenario: drawn point by point, selected by its outline.
#include "core/campaign/scenario/ground.h"
#include "models/scenario/simple_line.h"
#include "ui/campaign/scenario_editor/scenario_map.h"
#include "ui/common/sizes.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace ephor {

using namespace campaign;

void ScenarioMap::takeGround(std::span<const campaign::Place> places) {
    const ScenarioSheet& sheet = m_document.sheet();
    m_shapes.clear();
    m_landRows.clear();
    for (std::size_t row = 0; row < sheet.land.size(); ++row)
        if (auto shape = campaign::shapeOf(sheet.land[row])) {
            m_shapes.push_back(*std::move(shape));
            m_landRows.push_back(row);
        }
    setGround(places, m_shapes);
}

/// In pixels of the view.
QPolygonF ScenarioMap::outlineOf(const GroundShape& shape) const {
    QPolygonF outline;
    for (const GeoPoint& point : shape.points)
        outline << onMap(point.latitude, point.longitude) * pixelsForKilometre() + origin();
    if (shape.kind != GroundKind::Coast)
        outline << outline.first();
    return outline;
}

std::optional<std::size_t> ScenarioMap::landAt(QPointF at) const {
    double nearest = 5 * textScale(font());
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_shapes.size(); ++i) {
        const QPolygonF outline = outlineOf(m_shapes[i]);
        for (qsizetype j = 1; j < outline.size(); ++j)
            if (const double far = distanceToStretch(at, outline[j - 1], outline[j]); far < nearest) {
                nearest = far;
                found = m_landRows[i];
            }
    }
    return found;
}

void ScenarioMap::addPoint(QPointF at) {
    m_drawn << viewportTransform().inverted().map(at);
    viewport()->update();
    Q_EMIT hint(hintFor({}));
}

void ScenarioMap::closeLand() {
    if (m_drawn.size() < static_cast<qsizetype>(fewestPoints(GroundKind::Land)))
        return Q_EMIT hint(tr("Land needs at least three points"));
    std::vector<GeoPoint> points;
    for (const QPointF& point : std::exchange(m_drawn, {})) {
        const auto [latitude, longitude] = onEarth(point);
        points.push_back({std::clamp(latitude, -90.0, 90.0), std::clamp(longitude, -180.0, 180.0)});
    }
    viewport()->update();
    Q_EMIT landWanted(points);
}

void ScenarioMap::paintLand(QPainter& painter) const {
    painter.setPen(QPen(palette().color(QPalette::Highlight), scaled(this, 2)));
    painter.setBrush(Qt::NoBrush);
    if (m_marked && m_marked->kind == RowKind::Land)
        if (const auto at = std::ranges::find(m_landRows, m_marked->row); at != m_landRows.end())
            painter.drawPolyline(outlineOf(m_shapes[static_cast<std::size_t>(at - m_landRows.begin())]));
    if (m_drawn.isEmpty())
        return;
    QPolygonF line;
    for (const QPointF& point : m_drawn)
        line << point * pixelsForKilometre() + origin();
    const double radius = scaled(this, 3);
    for (const QPointF& point : line)
        painter.drawEllipse(point, radius, radius);
    line << m_hand;
    painter.drawPolyline(line);
}

/// The first of the two clicks has set the last point.
void ScenarioMap::mouseDoubleClickEvent(QMouseEvent* event) {
    if (m_tool != Tool::Land)
        return MapCanvas::mouseDoubleClickEvent(event);
    closeLand();
    event->accept();
}

void ScenarioMap::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Escape && (m_wayFrom || m_held || !m_drawn.isEmpty()))
        return letGo();
    if (!m_drawn.isEmpty() && (key == Qt::Key_Return || key == Qt::Key_Enter))
        return closeLand();
    if (!m_drawn.isEmpty() && key == Qt::Key_Backspace) {
        m_drawn.removeLast();
        viewport()->update();
        return Q_EMIT hint(hintFor({}));
    }
    if (m_marked && m_drawn.isEmpty() && key == Qt::Key_Delete)
        return Q_EMIT removeWanted();
    MapCanvas::keyPressEvent(event);
}

}  // namespace ephor
