// The page that replays a battle in a browser.
#pragma once

#include "core/battle/game.h"

#include <string>
#include <string_view>

namespace ephor {

struct BattleAnalysis;

/// The page of a record that replays (checkRules, verify). It has what both sides could see. If the battle is over, it
/// has the record, too, which anybody can verify with Ephor, or in the page itself if `core` (pageCore(), or empty) is
/// inside. With an analysis of the battle, it shows the chances over the battle.
std::string battlePage(const Game& game, const Record& record, std::string_view core = {},
                       const BattleAnalysis* analysis = nullptr);

}  // namespace ephor
