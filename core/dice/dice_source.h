// The source of all dice. Every die of a battle is drawn from one DiceSource, in order.
#pragma once

#include <cstdint>
#include <span>

namespace ephor {

/// A stream of dice. Every roll draws its faces even if they are not used, so that later rolls do not change.
class DiceSource {
public:
    virtual ~DiceSource() = default;

    /// Fills `faces` with independent draws, each 1..sides (2 <= sides <= 255), in order of index.
    virtual void draw(int sides, std::span<std::uint8_t> faces) = 0;
};

}  // namespace ephor
