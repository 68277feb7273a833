// Draws the dice of a battle that are not typed in.
#pragma once

#include "core/battle/record/record.h"
#include "core/dice/fast_dice.h"

#include <limits>

namespace ephor {

/// Draws from the dice of the battle until the first fork, then from the dice of the latest fork.
class DiceStream {
public:
    /// `forks` are the record's, in ascending order of their rolls. `dice` and `forks` must outlive this.
    DiceStream(DiceSource* dice, std::span<const Fork> forks);

    /// Draws the faces of roll number `roll` (counted from 0). True if the dice of the last fork begin with this roll.
    bool draw(int roll, int sides, std::span<std::uint8_t> faces) {
        const bool lastForkBegins = roll >= m_forkAt && takeFork(roll);
        m_dice->draw(sides, faces);
        return lastForkBegins;
    }

private:
    /// Switches to the dice of the fork that is due. True if it is the last fork.
    bool takeFork(int roll);
    /// The number of the roll at which the next fork begins.
    int nextForkAt() const;

    static constexpr int never = std::numeric_limits<int>::max();

    DiceSource* m_dice;
    std::span<const Fork> m_forks;
    FastDice m_forkDice;
    std::size_t m_nextFork = 0;
    int m_forkAt;
};

}  // namespace ephor
