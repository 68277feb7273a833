// The calendar: six turns a year from spring to autumn, and a winter between two years.
#pragma once

#include "core/campaign/model/enum_names.h"

#include <cstdint>

namespace ephor::campaign {

enum class Season : std::uint8_t { Spring, Summer, Autumn };
template <> struct Words<Season> {
    static constexpr std::array<std::string_view, 3> list{"Spring", "Summer", "Autumn"};
};

inline constexpr int turnsOfYear = 6;

constexpr Season seasonOf(int turn) { return static_cast<Season>(turn / 2); }

/// The name of a year. Negative years are BC: -431 is "431 BC".
std::string yearName(int year);
/// "Spring 431 BC, first turn". `turn` is the turn of the year, from 0.
std::string turnName(int year, int turn);

}  // namespace ephor::campaign
