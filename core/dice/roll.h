// Dice that have been rolled.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace ephor {

/// Up to 64 equal dice, in the order of the roll.
struct Roll {
    static constexpr int most = 64;

    std::array<std::uint8_t, most> faces{};
    std::uint8_t count = 0;
    std::uint8_t sides = 6;

    std::span<const std::uint8_t> shown() const { return {faces.data(), count}; }
    int operator[](int i) const {
        assert(i >= 0 && i < count);
        return faces[static_cast<std::size_t>(i)];
    }
    /// Number of dice that show `need` or more.
    int atLeast(int need) const {
        int n = 0;
        for (const std::uint8_t face : shown())
            n += face >= need ? 1 : 0;
        return n;
    }

    friend bool operator==(const Roll&, const Roll&) = default;
};

}  // namespace ephor
