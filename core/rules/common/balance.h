// The balance of a position.
#pragma once

#include "core/battle/piece.h"

#include <array>

namespace ephor {

/// From -1 to 1: how much more worth a side has on the table than the other.
inline double balanceOf(const std::array<double, 2>& worth, Side side) {
    const double sum = worth[0] + worth[1];
    const double balance = sum > 0 ? (worth[0] - worth[1]) / sum : 0;
    return side == Side::A ? balance : -balance;
}

}  // namespace ephor
