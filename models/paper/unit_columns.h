// The units of a list in two columns, each with its values in words, for the printed roster.
#pragma once

#include "core/battle/game.h"

#include <QString>

namespace ephor {

/// A table as HTML; a row, and so a unit, is never cut by the end of a page.
QString unitsInColumns(const ListSummary& summary);

/// "Move 6  Attack 4": the figures of a row's type that a battle needs; empty without any.
QString valuesAsHtml(const ListRow& unit);

}  // namespace ephor
