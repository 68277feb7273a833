// The units of a list in two columns, each with its values in words, for the printed roster.
#pragma once

#include "core/battle/game.h"

#include <QStringList>

namespace ephor {

/// A table as HTML; a row, and so a unit, is never cut by the end of a page.
QString unitsInColumns(const ListSummary& summary, const ArmyList& list);

/// "Move 6  Attack 4": the figures of a row's type that a battle needs; empty without any.
QString valuesAsHtml(const ListRow& unit);

/// The unit's leader and its remarks, each for a line of its own that begins with a capital letter.
QStringList remarksAsHtml(const ListRow& unit);

/// What the unit is, besides its name: "Drilled Hoplite", "General"; empty where "Psiloi II" says so already.
std::string kindBesides(const ListRow& unit);

}  // namespace ephor
