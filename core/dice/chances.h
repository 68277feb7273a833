// Exact probabilities of small counts without allocation, for calculating whole clashes. Errors stay below 1e-13.
#pragma once

#include "core/dice/distribution.h"

#include <array>
#include <cassert>

namespace ephor {

/// Probabilities of the counts 0, 1, 2, … in a fixed array.
class Chances {
public:
    static constexpr int most = 64;

    /// The count is certainly 0.
    Chances() { m_p[0] = 1; }
    /// Counts 0..highest with probability 0, to be accumulated.
    static Chances empty(int highest) {
        assert(highest >= 0 && highest <= most);
        Chances chances;
        chances.m_p[0] = 0;
        chances.m_highest = highest;
        return chances;
    }
    /// Number of successes in `trials` (at most 64) independent trials of probability `p`.
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

/// `base` multiplied with itself: the same on every machine, unlike std::pow.
double power(double base, int exponent);

/// Probability that one six-sided die shows `face` or more.
constexpr double chanceOf(int face) { return (7 - face) / 6.0; }

}  // namespace ephor
