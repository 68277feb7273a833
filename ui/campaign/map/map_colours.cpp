#include "ui/campaign/map/map_colours.h"

#include "ui/common/colours.h"

namespace ephor {

namespace {

QColor rgb(unsigned value) { return QColor(QRgb(0xFF000000U | value)); }

MapColours light() {
    MapColours c;
    c.land = rgb(0xF3ECDC), c.sea = rgb(0xC5D3D6), c.shore = rgb(0xB4C5CA), c.shallows = rgb(0xBCCCD0);
    c.coast = rgb(0x7F8F92), c.river = rgb(0xA9BEC4);
    c.road = rgb(0xB39B74), c.pass = rgb(0x8E6F45), c.lane = rgb(0x7F9AA3);
    c.region = rgb(0x6F6040), c.seaName = rgb(0x3F5E69), c.city = rgb(0x1E1E1C);
    return c;
}

MapColours dark() {
    MapColours c;
    c.land = rgb(0x3B382F), c.sea = rgb(0x20292D), c.shore = rgb(0x283338), c.shallows = rgb(0x242E32);
    c.coast = rgb(0x6F7F83), c.river = rgb(0x41535A);
    c.road = rgb(0x7C6D50), c.pass = rgb(0xA88C5C), c.lane = rgb(0x4F6670);
    c.region = rgb(0xB0A488), c.seaName = rgb(0x7F9AA6), c.city = rgb(0xE9E7E2);
    return c;
}

}  // namespace

const MapColours& MapColours::of(const QPalette& palette) {
    static const MapColours day = light();
    static const MapColours night = dark();
    return isDark(palette) ? night : day;
}

}  // namespace ephor
