// Exact chances of small counts without allocation: what whole clashes are reckoned with. Errors stay below 1e-13.
#pragma once

#include "core/dice/distribution.h"

#include <array>
#include <cassert>

namespace ephor {

/// Chances of 0, 1, 2, … of something, in a fixed array: nothing is allocated.
class Chances {
public:
    static constexpr int most = 64;

    /// All mass on 0.
    Chances() { m_p[0] = 1; }
    /// Chances of 0..highest, all 0, to be added up.
    static Chances empty(int highest) {
        assert(highest >= 0 && highest <= most);
        Chances chances;
        chances.m_p[0] = 0;
        chances.m_highest = highest;
        return chances;
    }
    /// Successes of `trials` (at most 64) independent trials of chance `p`.
    static Chances binomial(int trials, double p);

    int highest() const { return m_highest; }
    double operator[](int n) const { return n < 0 || n > m_highest ? 0.0 : m_p[static_cast<std::size_t>(n)]; }
    double& operator[](int n) {
        assert(n >= 0 && n <= m_highest);
        return m_p[static_cast<std::size_t>(n)];
    }
    double atLeast(int n) const;
    double mean() const;
    Distribution distribution() const;

private:
    std::array<double, most + 1> m_p{};
    int m_highest = 0;
};

/// Chance of one plain die to show `face` or more.
constexpr double chanceOf(int face) { return (7 - face) / 6.0; }

}  // namespace ephor
