#include "ui/battle/drawing/terrain_names.h"

#include "ui/common/colours.h"

#include <QFontMetricsF>

namespace ephor {

namespace {

QRectF screenBox(const Terrain& terrain, const TableCamera& camera) {
    QPolygonF outline;
    for (const Vec p : terrain.outline)
        outline << camera.toScreen(p);
    return outline.boundingRect();
}

/// Where a name may stand: below the terrain, in it, above it, beside it; then the same nearer to its ends.
std::vector<QRectF> placesOfName(const QRectF& terrain, QSizeF name) {
    std::vector<QRectF> places;
    const auto add = [&](double x, double y) {
        places.emplace_back(QPointF(x - name.width() / 2, y - name.height() / 2), name);
    };
    const double below = terrain.bottom() + 2 + name.height() / 2;
    const double above = terrain.top() - 2 - name.height() / 2;
    for (const double share : {0.5, 0.2, 0.8})
        for (const double y : {below, terrain.center().y(), above})
            add(terrain.left() + terrain.width() * share, y);
    add(terrain.right() + 4 + name.width() / 2, terrain.center().y());
    add(terrain.left() - 4 - name.width() / 2, terrain.center().y());
    return places;
}

}  // namespace

std::vector<QRectF> paintTerrainNames(QPainter& painter, std::span<const Terrain> all, const GroundInk& ink,
                                      const UnitLabels& labels, LabelMemory& kept) {
    const Colours& c = Colours::of(ink.palette);
    QFont italic = ink.font;
    italic.setItalic(true);
    const QFontMetricsF metrics(italic);
    const QRectF view({0, 0}, ink.camera.view);
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].name.empty() || all[i].outline.empty())
            continue;
        // A terrain without a name shows its kind, which is written with underscores.
        const QString name = QString::fromStdString(all[i].name).replace(u'_', u' ');
        std::vector<QRectF> places =
            placesOfName(screenBox(all[i], ink.camera), {metrics.horizontalAdvance(name) + 4, metrics.height()});
        const auto isFree = [&](const QRectF& box) {
            return view.contains(box) && labels.isClear(box, ink.camera) &&
                   std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(box); });
        };
        const auto number = static_cast<int>(i);
        auto place = places.begin() + kept.ground.value(number, 0);
        if (!isFree(*place))
            place = std::ranges::find_if(places, isFree);
        if (place == places.end())
            continue;
        kept.ground[number] = static_cast<int>(place - places.begin());
        taken.push_back(*place);
        kept.paintName(painter, place->topLeft() + QPointF(2, 0), name, italic, c.label, c.table);
    }
    return taken;
}

}  // namespace ephor
