// The dice of a battle that are not typed in.
#pragma once

#include "core/battle/record.h"
#include "core/dice/fast_dice.h"

#include <limits>

namespace ephor {

/// Draws from the dice of the battle, and after a fork from the dice of that fork.
class DiceStream {
public:
    /// `forks`: the record's, in the order of their rolls. `whatIf`: one more, whose dice are FastDice(seed, stream).
    /// All must outlive this.
    DiceStream(DiceSource* dice, std::span<const Fork> forks, const std::optional<Fork>& whatIf, std::uint64_t stream);

    /// The faces of roll number `roll`. True where the dice of the record's last fork begin with it.
    bool draw(int roll, int sides, std::span<std::uint8_t> faces) {
        const bool lastForkBegins = roll >= m_forkAt && takeFork(roll);
        m_dice->draw(sides, faces);
        return lastForkBegins;
    }

private:
    bool takeFork(int roll);
    /// The roll at which the next fork is taken.
    int nextForkAt() const;

    static constexpr int never = std::numeric_limits<int>::max();

    DiceSource* m_dice;
    std::span<const Fork> m_forks;
    const std::optional<Fork>& m_whatIf;
    std::uint64_t m_stream;
    FastDice m_forkDice;
    std::size_t m_nextFork = 0;
    int m_forkAt;
};

}  // namespace ephor
