// The ground under the map: coast, rivers and seas of Hellas, and the courses of ways. In kilometres east and south of
// a point in the middle of Hellas.
#pragma once

#include "core/campaign/model/map.h"

#include <QPainterPath>
#include <QPalette>
#include <map>

class QPainter;

namespace ephor {

/// Where a place lies on the map, north up. Distances are true near the middle and off by a tenth at the edges.
QPointF onMap(double latitude, double longitude);
/// The way back: latitude and longitude.
std::pair<double, double> onEarth(QPointF at);
/// From a point to the straight line between two others.
double distanceToStretch(QPointF point, QPointF from, QPointF to);

struct SeaName {
    QString name;
    QPointF at;
};

class MapGround {
public:
    /// Reads what the program carries.
    MapGround();

    /// A sketch has coarser lines and no shallows: while a hand zooms, every frame is new.
    enum class Detail { Sketch, Full };
    /// Sea, land, coast and rivers, of what is exposed, at so many pixels for a kilometre. Beyond the edge of the sheet
    /// it is the colour of a window.
    void paint(QPainter& painter, const QRectF& exposed, double scale, const QPalette& palette,
               Detail detail = Detail::Full) const;
    const std::vector<SeaName>& seas() const { return m_seas; }
    /// The points between two neighbouring places, both included.
    QPolygonF course(const campaign::Place& a, const campaign::Place& b) const;

private:
    /// A line, and the same with fewer points for a map that is seen from farther away.
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
    QRectF m_sheet;  ///< beyond it nothing is known
    std::map<std::pair<std::string, std::string>, QPolygonF> m_courses;
};

}  // namespace ephor
