// A player who chooses at random: for tests, and as the yardstick of better ones.
#pragma once

#include "core/battle/player.h"

namespace ephor {

/// Uniform among the standard player's candidates. Keyed by seed, run and question, so that it has no memory.
class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_seed(seed) {}

    By kind() const override { return By::Random; }
    Choice choose(const Request& request, const Position& position) const override;

private:
    std::uint64_t m_seed;
};

}  // namespace ephor
