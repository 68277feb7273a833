// Dice for simulations: a small generator with our own bounded draw, so that the faces are the same on every machine.
#pragma once

#include "core/dice/dice_source.h"

namespace ephor {

/// PCG-XSH-RR 64/32 (O'Neill 2014). Run i of a simulation uses `stream` i of its seed.
class Pcg32 {
public:
    Pcg32(std::uint64_t seed, std::uint64_t stream);

    std::uint32_t next() {
        const std::uint64_t old = m_state;
        m_state = old * 6364136223846793005ULL + m_increment;
        const auto xorShifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto rotation = static_cast<std::uint32_t>(old >> 59);
        return (xorShifted >> rotation) | (xorShifted << ((32 - rotation) & 31));
    }

    /// Uniform in 0..bound-1 without bias (Lemire 2019); 1 <= bound.
    std::uint32_t below(std::uint32_t bound);

private:
    std::uint64_t m_state = 0;
    std::uint64_t m_increment = 1;
};

/// Five six-sided dice come from one 32-bit draw, through a table of 7,776 entries. Every other die takes one draw.
class FastDice final : public DiceSource {
public:
    explicit FastDice(std::uint64_t seed, std::uint64_t stream = 0);

    void draw(int sides, std::span<std::uint8_t> faces) override;

private:
    Pcg32 m_generator;
    std::uint64_t m_packed = 0;  ///< faces of the last draw not yet used, three bits each
    int m_left = 0;
};

/// Mixes two numbers into one of 64 bits (SplitMix64's finaliser), for keys of streams and of players that choose at
/// random.
std::uint64_t mixed(std::uint64_t a, std::uint64_t b);

}  // namespace ephor
