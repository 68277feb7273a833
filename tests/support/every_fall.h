// Exact chances of what is played: a procedure is played once for each way in which its dice may fall.
#pragma once

#include "core/dice/dice_source.h"

#include <map>
#include <utility>
#include <vector>

namespace ephor::testing {

/// Dice that fall in every way, one way after the other.
class EveryFall final : public DiceSource {
public:
    /// Thrown where a procedure rolls more dice than are looked at.
    struct TooMany {};

    explicit EveryFall(std::size_t most) : m_most(most) {}

    void draw(int sides, std::span<std::uint8_t> faces) override {
        for (std::uint8_t& face : faces) {
            if (m_next == m_dice.size()) {
                if (m_next == m_most)
                    throw TooMany();
                m_dice.push_back({1, sides});
            }
            face = static_cast<std::uint8_t>(m_dice[m_next++].face);
        }
    }
    double chance() const {
        double chance = 1;
        for (const Die& die : m_dice)
            chance /= die.sides;
        return chance;
    }
    /// The next way; false after the last one.
    bool advance() {
        m_next = 0;
        while (!m_dice.empty() && m_dice.back().face == m_dice.back().sides)
            m_dice.pop_back();
        if (m_dice.empty())
            return false;
        ++m_dice.back().face;
        return true;
    }

private:
    struct Die {
        int face;
        int sides;
    };

    std::size_t m_most;
    std::vector<Die> m_dice;
    std::size_t m_next = 0;
};

template <typename Result> struct FallChances {
    std::map<Result, double> byResult;
    double goesOn = 0;  ///< chance that more dice are rolled than are looked at

    double operator[](const Result& result) const {
        const auto found = byResult.find(result);
        return found == byResult.end() ? 0.0 : found->second;
    }
};

/// The chances of what `play(dice)` returns, where `most` dice are looked at.
template <typename Play> auto chancesOf(std::size_t most, Play&& play) {
    FallChances<decltype(play(std::declval<DiceSource&>()))> chances;
    EveryFall dice(most);
    do {
        try {
            const auto result = play(dice);
            chances.byResult[result] += dice.chance();
        } catch (const EveryFall::TooMany&) {
            chances.goesOn += dice.chance();
        }
    } while (dice.advance());
    return chances;
}

}  // namespace ephor::testing
