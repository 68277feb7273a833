// Computer players by name.
#pragma once

#include "core/battle/player.h"

#include <memory>
#include <optional>

namespace ephor {

/// "doctrine", "search", "random": those that can play a side alone.
std::optional<By> computerPlayer(std::string_view word);

/// A player of that kind; none for the doctrine, which every game has of its own (Game::doctrine), and for kinds that are no computer player.
std::shared_ptr<const Player> makePlayer(By kind);

}  // namespace ephor
