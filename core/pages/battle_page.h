// The page that replays a battle in a browser.
#pragma once

#include "core/battle/game.h"

#include <string>

namespace ephor {

/// The page of a record that replays (checkRules, verify). It has what both sides could see. If the battle is over, it
/// has the record, too, which anybody can verify with Ephor.
std::string battlePage(const Game& game, const Record& record);

}  // namespace ephor
