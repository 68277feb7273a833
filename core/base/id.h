// Typed ids: an id of one kind of thing cannot be used for another kind.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace ephor {

/// Index of a thing in its owner's list. The default is none.
template <typename Tag> struct Id {
    static constexpr std::uint16_t noValue = 0xFFFF;
    std::uint16_t value = noValue;

    constexpr Id() = default;
    constexpr explicit Id(int index) : value(static_cast<std::uint16_t>(index)) {}

    constexpr explicit operator bool() const { return value != noValue; }
    constexpr std::size_t index() const { return value; }
    friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

}  // namespace ephor
