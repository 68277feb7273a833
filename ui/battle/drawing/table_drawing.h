// Draws a table of a battle without a window: for reports and for the page at the end of a battle.
#pragma once

#include "core/battle/game.h"
#include "ui/common/powers.h"

#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QPalette>

class QPainter;

namespace ephor {

struct TableInk {
    std::array<PowerLook, 2> looks;
    QPalette palette;
    QFont font;
};

/// Draws ground, units, names and a scale bar as large as they fit into `view`, in pixels from the origin; `zones` are
/// those where each side deploys, in inches.
void drawTable(QPainter& painter, const Game& game, const Table& table, QSizeF view, const TableInk& ink,
               const std::array<QPainterPath, 2>& zones = {});
/// The same as a picture for paper, in light colours; `width` in pixels, `text` above 1 for a picture that is shown
/// smaller than a page is wide. In the thread of the windows only.
QImage tableImage(const Game& game, const Table& table, const std::array<PowerLook, 2>& looks, int width,
                  double text = 1);

}  // namespace ephor
