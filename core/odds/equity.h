// The probability that a side wins from a position, estimated from battles that go on from there.
#pragma once

#include "core/battle/event.h"
#include "core/odds/wilson.h"

namespace ephor {

/// Equity of a position for side A: the probability of a win, a draw counting half. As in backgammon, it is estimated
/// by playing the rest of the battle many times.
struct Equity {
    std::int64_t runs = 0;
    std::int64_t halves = 0;  ///< two for each win of A, one for each draw
    bool isExact = false;     ///< the battle is decided: nothing but its result was possible

    void add(Winner winner) {
        ++runs;
        halves += winner == Winner::A ? 2 : winner == Winner::Draw ? 1 : 0;
    }
    bool isKnown() const { return runs > 0; }
    /// From 0 to 1, a multiple of 2^-30, so that sums of differences are exact. 0.5 without runs.
    double value() const {
        constexpr double steps = 1 << 30;
        return isKnown() ? std::round(static_cast<double>(halves) / static_cast<double>(2 * runs) * steps) / steps
                         : 0.5;
    }
    /// The 95 % interval. A draw is counted as half a win, which makes it a little too wide, never too narrow.
    Share share() const {
        return isExact ? Share{halves / 2, value(), value(), value()} : wilsonOfHalves(halves, runs);
    }

    friend bool operator==(const Equity&, const Equity&) = default;
};

}  // namespace ephor
