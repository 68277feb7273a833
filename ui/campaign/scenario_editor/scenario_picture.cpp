#include "ui/campaign/scenario_editor/scenario_picture.h"

#include "ui/campaign/map/map_colours.h"
#include "ui/campaign/map/map_ground.h"
#include "ui/campaign/map/map_picture.h"
#include "ui/campaign/map/power_looks.h"
#include "ui/common/sizes.h"

#include <QPainter>

namespace ephor {

using namespace campaign;

namespace {

constexpr double gap = 35;  ///< kilometres beyond the outermost city

/// The area of the cities that have an owner; of all cities where none has.
QRectF partShown(const Campaign& campaign) {
    QPolygonF held;
    QPolygonF all;
    const auto& places = campaign.scenario.map.places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QPointF at = onMap(places[i].latitude, places[i].longitude);
        all << at;
        if (campaign.state.cities[i].owner)
            held << at;
    }
    return (held.isEmpty() ? all : held).boundingRect().adjusted(-gap, -gap, gap, gap);
}

}  // namespace

QPixmap scenarioPicture(const Campaign& campaign, QSize size, const QWidget& widget) {
    QPixmap picture(size * widget.devicePixelRatioF());
    picture.setDevicePixelRatio(widget.devicePixelRatioF());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF part = partShown(campaign);
    const double scale = std::min(size.width() / part.width(), size.height() / part.height());
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-part.center());
    const QSizeF room = QSizeF(size) / scale;
    const QRectF exposed(part.center() - QPointF(room.width(), room.height()) / 2, room);
    if (const MapGround ground = MapGround::of(campaign.scenario.ground, campaign.scenario.map.places());
        ground.hasCoast())
        ground.paint(painter, exposed, scale, widget.palette());
    else
        painter.fillRect(exposed, MapColours::of(widget.palette()).land);
    const QTransform onto = painter.worldTransform();
    painter.resetTransform();
    const PowerLooks looks(campaign.scenario);
    const auto& places = campaign.scenario.map.places();
    const auto isCapital = [&](std::size_t place) {
        const PowerId owner = campaign.state.cities[place].owner;
        return owner && campaign.scenario.powers[owner.index()].capital.index() == place;
    };
    const auto paint = [&](std::size_t i, double radius) {
        PowerLook look = looks.of(campaign.state.cities[i].owner);
        if (!isCapital(i))
            look.letter = {};
        look.paint(painter, onto.map(onMap(places[i].latitude, places[i].longitude)), scaled(&widget, radius),
                   widget.palette(), sized(widget.font(), 10, true));
    };
    for (std::size_t i = 0; i < places.size(); ++i)
        if (!isCapital(i))
            paint(i, campaign.state.cities[i].owner ? 3.5 : 2);
    // Capitals are drawn last, so that they are not covered.
    for (std::size_t i = 0; i < places.size(); ++i)
        if (isCapital(i))
            paint(i, 8);
    return picture;
}

}  // namespace ephor
