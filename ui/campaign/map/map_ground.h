// The ground of the map: coast, rivers and seas of Hellas or of the scenario, and the courses of ways. Coordinates are
// kilometres east and south of a point in the middle of Hellas.
#pragma once

#include "core/campaign/model/map.h"

#include <QPainterPath>
#include <QPalette>
#include <map>

class QPainter;

namespace ephor {

/// The position of a place on the map, north up. Distances are exact near the middle and off by a tenth at the edges.
QPointF onMap(double latitude, double longitude);
/// The inverse of onMap(): latitude and longitude.
std::pair<double, double> onEarth(QPointF at);

struct SeaName {
    QString name;
    QPointF at;
};

class MapGround {
public:
    /// Nothing but land everywhere.
    MapGround() = default;
    /// The shapes of a scenario; without any, Hellas, if all places lie there.
    static MapGround of(const std::vector<campaign::GroundShape>& own, std::span<const campaign::Place> places);

    /// A sketch has coarser lines and no shallows; it is used while zooming, where every frame is new.
    enum class Detail { Sketch, Full };
    /// Paints sea, land, coast and rivers in the exposed part, at `scale` pixels to a kilometre. Beyond the sheet's
    /// edge the map has the colour of a window.
    void paint(QPainter& painter, const QRectF& exposed, double scale, const QPalette& palette,
               Detail detail = Detail::Full) const;
    /// False where there is nothing to paint.
    bool hasCoast() const { return !m_land.empty() || !m_coast.empty() || !m_water.empty(); }
    const std::vector<SeaName>& seas() const { return m_seas; }
    /// The line between two neighbouring places, ends included.
    QPolygonF course(const campaign::Place& a, const campaign::Place& b) const;

private:
    /// A line and simplified versions of it for smaller scales.
    struct Shape {
        std::array<QPolygonF, 4> levels;
        QRectF bounds;
    };
    static MapGround readHellas();
    static const MapGround& hellas();
    void add(const campaign::GroundShape& own);
    static Shape shapeOf(const QPolygonF& points);
    static std::size_t levelAt(double scale);
    void paintSheet(QPainter& painter, const QRectF& exposed, double scale, const QPalette& palette,
                    Detail detail) const;
    void paintShore(QPainter& painter, const QRectF& exposed, double scale, const QPalette& palette) const;

    std::vector<Shape> m_land;
    std::vector<Shape> m_coast;
    std::vector<Shape> m_water;
    std::vector<Shape> m_rivers;
    std::vector<SeaName> m_seas;
    QRectF m_sheet;  ///< there are no data beyond it; null: sea without end
    std::map<std::pair<std::string, std::string>, QPolygonF> m_courses;
};

}  // namespace ephor
