// Computer players by name, and the standard player of each rule system.
#pragma once

#include "core/battle/player.h"

#include <array>
#include <memory>
#include <optional>

namespace ephor {

/// The kinds that can play a side alone: the weakest first, but the random player, which is for comparison, last.
/// tests/bench/README.md says how strong they are.
inline constexpr std::array computerPlayers{By::Novice, By::Club, By::Standard, By::Search, By::Random};

/// Reads "random", "novice", "club", "veteran" or "doctrine" (the standard player), "strategos" or "search" (looks
/// ahead).
std::optional<By> computerPlayerKind(std::string_view word);

/// The standard computer player of the game's rule system, which odds and auto-resolve use. It lives as long as the
/// program. For a system without its own player it is one that takes the game's first suggestion.
const Player& standardPlayer(const Game& game);

/// A player of this kind; null if the kind is no computer player.
std::shared_ptr<const Player> makePlayer(By kind, const Game& game);

std::array<std::shared_ptr<const Player>, 2> standardPlayers(const Game& game);

}  // namespace ephor
