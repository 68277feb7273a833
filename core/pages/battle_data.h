// The data of a battle page.
#pragma once

#include "core/battle/game.h"

#include <string>

namespace ephor {

struct BattleAnalysis;

/// JSON: system, title, sides, table, terrain, pieces, events, log, with an analysis the chances, and of a battle that
/// is over result, digest and record. What only one side may see is left out of all but the record: hands of cards,
/// secret rolls, counters that are never shown. data/pages/replay.js describes the fields.
std::string battleData(const Game& game, const Record& record, const BattleAnalysis* analysis = nullptr);

}  // namespace ephor
