// The ground that a scenario draws itself: [[land]] in map.toml, with points = [[latitude, longitude], …].
#pragma once

#include "core/campaign/scenario/rows.h"
#include "core/campaign/scenario/table_readers.h"

namespace ephor::campaign {

inline constexpr std::size_t mostGroundShapes = 2000;
/// In all shapes together.
inline constexpr std::size_t mostGroundPoints = 20'000;

/// Reads the shapes into the scenario. Reports shapes with too few points, wrong positions, and too many points.
void readGround(TomlReader& map, const ScenarioReading& into);

/// The shape of a row that may have faults; nothing without enough points.
std::optional<GroundShape> shapeOf(const SheetRow& row);

/// The fewest points of a shape.
std::size_t fewestPoints(GroundKind kind);
/// The fields of a shape's row.
std::vector<SheetField> fieldsOf(const GroundShape& shape);
/// The files with these shapes instead of their own.
Result<ScenarioFiles> withGround(const ScenarioFiles& files, const std::vector<GroundShape>& shapes);

}  // namespace ephor::campaign
