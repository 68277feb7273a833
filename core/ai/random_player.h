// A player that chooses at random, for tests and as a baseline for other players.
#pragma once

#include "core/battle/player.h"

namespace ephor {

/// Chooses uniformly among the standard player's candidates. Seeded by key and question, so it has no state.
class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_seed(seed) {}

    By kind() const override { return By::Random; }
    Choice choose(const Request& request, const Position& position) const override;

private:
    std::uint64_t m_seed;
};

}  // namespace ephor
