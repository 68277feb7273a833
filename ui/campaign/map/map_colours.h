// The colours of the map: land, sea, lines and names. Light or dark follows the palette.
#pragma once

#include <QColor>
#include <QPalette>

namespace ephor {

struct MapColours {
    QColor land, sea, shore, shallows;
    QColor coast, river;
    QColor road, pass, lane;
    QColor region, seaName;
    QColor city;  ///< names of cities

    static const MapColours& of(const QPalette& palette);
};

}  // namespace ephor
