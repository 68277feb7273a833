// Computer players by name.
#pragma once

#include "core/battle/player.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace ephor {

/// "doctrine", "search", "random": those that can play a side alone.
std::optional<By> computerPlayer(std::string_view word);

/// A player of that kind; none for the doctrine, which every game has of its own (Game::doctrine), and for kinds that are no computer player.
std::shared_ptr<const Player> makePlayer(By kind);

/// One who looks ahead takes seconds for a battle: the same player, who answers at once when he is asked to stop. None for the others, who always do, and for one
/// whom something stops already.
std::shared_ptr<const Player> stoppable(const Player& player, const std::stop_token& stop);

}  // namespace ephor
