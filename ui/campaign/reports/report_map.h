// The map of a report: a landscape sheet of vectors with title, date, power, legend, and insets for far theatres.
#pragma once

#include "models/campaign/campaign_session.h"
#include "ui/campaign/map/power_looks.h"

#include <QByteArray>
#include <QImage>
#include <QPicture>
#include <QRectF>
#include <vector>

namespace ephor {

/// The sheet's size in its own units. Printed on A4 between margins of 15 mm, a unit is 0.71 points: no name of the map
/// is smaller than 7 points.
inline constexpr QSize mapSheet{1068, 720};

/// The map in the power's view (no power: the public one) at the moment that the session shows, in light colours. Every
/// army and fleet of the power is inside. Must run in the thread of the windows.
QPicture reportMap(CampaignSession& session, const PowerLooks& looks, campaign::PowerId power);

/// The parts of the map that the sheet shows, in kilometres: the main part and the insets.
std::vector<QRectF> reportMapParts(CampaignSession& session, const PowerLooks& looks, campaign::PowerId power);

/// `scale`: pixels to a unit of the sheet.
QImage imageOf(QPicture drawing, QSize size, double scale);
/// An SVG element for a web page.
QByteArray svgOf(QPicture drawing, QSize size);

/// A power's badge as it stands beside a title.
QPicture shieldOf(const PowerLook& look);
inline constexpr QSize shieldSize{64, 64};

}  // namespace ephor
