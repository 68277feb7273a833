// The visible part of the table and its scale: converts inches to pixels and back. The table's north is up.
#pragma once

#include "core/battle/table.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace ephor {

struct TableCamera {
    Vec centre{36, 24};  ///< inches
    double scale = 12;   ///< pixels in an inch
    QSizeF view{800, 600};

    QPointF toScreen(Vec p) const {
        return {view.width() / 2 + (p.x - centre.x) * scale, view.height() / 2 - (p.y - centre.y) * scale};
    }
    Vec toTable(QPointF p) const {
        return {centre.x + (p.x() - view.width() / 2) / scale, centre.y - (p.y() - view.height() / 2) / scale};
    }
    /// The screen rectangle of a table rectangle, given by two corners.
    QRectF toScreen(Vec a, Vec b) const { return QRectF(toScreen(a), toScreen(b)).normalized(); }

    /// Shows all of a rectangle of the table, with a margin in pixels around it.
    void fit(Vec low, Vec high, double margin) {
        const double w = std::max(high.x - low.x, 1.0);
        const double h = std::max(high.y - low.y, 1.0);
        scale = std::max(1.0, std::min((view.width() - 2 * margin) / w, (view.height() - 2 * margin) / h));
        centre = (low + high) * 0.5;
    }
    /// Moves the view so that it shows as little as possible beyond the table.
    void stayOn(TableSize size, double margin) {
        const auto stay = [this, margin](double at, double seen, double whole) {
            const double half = seen / scale / 2 - margin / scale;
            return half * 2 >= whole ? at : std::clamp(at, half, whole - half);
        };
        centre = {stay(centre.x, view.width(), size.width), stay(centre.y, view.height(), size.height)};
    }
    /// Zooms so that the table point under `at` does not move.
    void zoom(double factor, QPointF at, double least, double most) {
        const Vec before = toTable(at);
        scale = std::clamp(scale * factor, least, most);
        centre = centre + (before - toTable(at));
    }
};

}  // namespace ephor
