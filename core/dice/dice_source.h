// Where faces come from. Every die of a battle is drawn from one DiceSource, in order.
#pragma once

#include <cstdint>
#include <span>

namespace ephor {

/// A stream of die faces. Faces are always made, whether anyone looks or not, so that the same dice fall.
class DiceSource {
public:
    virtual ~DiceSource() = default;

    /// Fills `faces` with independent draws, each 1..sides (2 <= sides <= 255), in order of index.
    virtual void draw(int sides, std::span<std::uint8_t> faces) = 0;
};

}  // namespace ephor
