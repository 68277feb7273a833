// The winner of a battle: names for files and programs, and the side.
#pragma once

#include "core/battle/event.h"

namespace ephor {

/// In the order of Winner.
inline constexpr std::array<std::string_view, 3> winnerWords{name(Side::A), name(Side::B), "draw"};

constexpr std::string_view name(Winner winner) { return winnerWords[static_cast<std::size_t>(winner)]; }

/// The side that won; none for a draw.
constexpr std::optional<Side> sideOf(Winner winner) {
    return winner == Winner::Draw ? std::nullopt : std::optional(winner == Winner::A ? Side::A : Side::B);
}

}  // namespace ephor
