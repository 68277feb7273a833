// Computer players by name, and the standard player of each rule system.
#pragma once

#include "core/battle/player.h"

#include <array>
#include <memory>
#include <optional>

namespace ephor {

/// Kinds that can play a side alone: "doctrine" (the standard player), "search" (looks ahead), "random".
std::optional<By> computerPlayerKind(std::string_view word);

/// The standard computer player of the game's rule system, which odds and auto-resolve use. It lives as long as the
/// program. For a system without its own player it is one that takes the game's first suggestion.
const Player& standardPlayer(const Game& game);

/// A player of this kind; null if the kind is no computer player.
std::shared_ptr<const Player> makePlayer(By kind, const Game& game);

/// The standard player for both sides.
std::array<std::shared_ptr<const Player>, 2> standardPlayers(const Game& game);

}  // namespace ephor
