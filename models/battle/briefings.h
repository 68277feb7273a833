// Historical battles before they are fought: their briefings, and the table as both armies would stand on it.
#pragma once

#include "core/battle/game.h"
#include "core/io/briefing_io.h"

#include <QString>
#include <optional>

namespace ephor {

/// The briefing of one of the program's battles, by the path of its set-up relative to data/; none if it has none.
std::optional<Briefing> briefingOf(const QString& battle);

/// The table after both computer players have deployed, with the same dice each time.
Table deployedTable(const Game& game);

/// The turns after which a battle is decided by its option, in its own words: "6"; empty where there is no limit.
QString turnLimit(const RuleSystem& system, const Setup& setup);

}  // namespace ephor
