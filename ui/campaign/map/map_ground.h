// The ground of the map: coast, rivers and seas of Hellas, and the courses of ways. Coordinates are kilometres east and
// south of a point in the middle of Hellas.
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
/// The distance from a point to the line segment between two others.
double distanceToStretch(QPointF point, QPointF from, QPointF to);

struct SeaName {
    QString name;
    QPointF at;
};

class MapGround {
public:
    /// Reads the built-in data.
    MapGround();

    /// A sketch has coarser lines and no shallows; it is used while zooming, where every frame is new.
    enum class Detail { Sketch, Full };
    /// Paints sea, land, coast and rivers in the exposed part, at `scale` pixels to a kilometre. Beyond the sheet's
    /// edge the map has the colour of a window.
    void paint(QPainter& painter, const QRectF& exposed, double scale, const QPalette& palette,
               Detail detail = Detail::Full) const;
    const std::vector<SeaName>& seas() const { return m_seas; }
    /// The line between two neighbouring places, ends included.
    QPolygonF course(const campaign::Place& a, const campaign::Place& b) const;

private:
    /// A line and simplified versions of it for smaller scales.
    struct Shape {
        std::array<QPolygonF, 4> levels;
        QRectF bounds;
    };
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
    QRectF m_sheet;  ///< there are no data beyond it
    std::map<std::pair<std::string, std::string>, QPolygonF> m_courses;
};

}  // namespace ephor
