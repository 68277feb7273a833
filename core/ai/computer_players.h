// Computer players by name, and the standard one of each rule system.
#pragma once

#include "core/battle/player.h"

#include <array>
#include <memory>
#include <optional>

namespace ephor {

/// "doctrine" (the standard player), "search" (looks ahead), "random": the kinds that can play a side alone.
std::optional<By> computerPlayerKind(std::string_view word);

/// The standard computer player of the game's rule system: the one that odds and auto-resolve use. It lives as long as
/// the program. A system without one of its own is played by the first of the game's suggestions.
const Player& standardPlayer(const Game& game);

/// A player of that kind. Null for kinds that are no computer player.
std::shared_ptr<const Player> makePlayer(By kind, const Game& game);

/// The standard player for both sides.
std::array<std::shared_ptr<const Player>, 2> standardPlayers(const Game& game);

}  // namespace ephor
