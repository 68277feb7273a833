#include "models/scenario/simple_line.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace ephor {

double distanceToStretch(QPointF p, QPointF a, QPointF b) {
    const QPointF way = b - a;
    const double length = QPointF::dotProduct(way, way);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(p - a, way) / length, 0.0, 1.0) : 0;
    const QPointF off = p - (a + way * t);
    return std::hypot(off.x(), off.y());
}

QPolygonF simplified(const QPolygonF& points, double detail) {
    if (points.size() < 4)
        return points;
    std::vector<bool> kept(static_cast<std::size_t>(points.size()), false);
    const qsizetype last = points.size() - 1;
    const qsizetype middle = last / 2;
    kept.front() = kept[static_cast<std::size_t>(middle)] = kept.back() = true;
    // Stretches that are still to be looked at. A list, since an imported coast would need a very deep recursion.
    std::vector<std::pair<qsizetype, qsizetype>> open{{0, middle}, {middle, last}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double farthest = detail;
        qsizetype which = -1;
        for (qsizetype i = from + 1; i < to; ++i)
            if (const double far = distanceToStretch(points[i], points[from], points[to]); far > farthest) {
                farthest = far;
                which = i;
            }
        if (which < 0)
            continue;
        kept[static_cast<std::size_t>(which)] = true;
        open.emplace_back(from, which);
        open.emplace_back(which, to);
    }
    QPolygonF fewer;
    for (qsizetype i = 0; i <= last; ++i)
        if (kept[static_cast<std::size_t>(i)])
            fewer << points[i];
    return fewer;
}

}  // namespace ephor
