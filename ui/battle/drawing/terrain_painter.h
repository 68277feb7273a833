// Draws a piece of terrain: its natural shape and texture inside its exact outline.
#pragma once

#include "core/table/terrain.h"
#include "ui/battle/table/table_camera.h"

#include <QPalette>

class QPainter;

namespace ephor {

/// `all`: the terrain of the table; a hill upon another one is its crest.
void paintTerrain(QPainter& painter, const Terrain& terrain, std::span<const Terrain> all, const TableCamera& camera,
                  const QPalette& palette);

}  // namespace ephor
