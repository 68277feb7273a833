// The coast around a scenario's places from a GeoJSON file.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/map.h"

#include <QRectF>
#include <QString>

namespace ephor {

/// The shapes of an imported coast have no more points than this, so that map.toml stays quick to edit.
inline constexpr std::size_t mostImportedPoints = 6000;

/// Reads polygons as land with their holes as water, closed lines as land, and other lines as coast. `part` is what is
/// wanted of it, with longitudes as x and latitudes as y, in degrees; shapes are cut off there and simplified until
/// they fit. Fails with file, cause and remedy.
Result<std::vector<campaign::GroundShape>> importCoast(const QString& file, const QRectF& part);

/// The part around points of a scenario, in degrees, with room to pan.
QRectF partAround(const std::vector<campaign::GeoPoint>& points);

}  // namespace ephor
