#include "core/dice/chances.h"

#include <algorithm>

namespace ephor {

double power(double base, int exponent) {
    double product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

Chances Chances::binomial(int trials, double p) {
    assert(trials >= 0 && trials <= most && p >= 0 && p <= 1);
    Chances chances = empty(trials);
    if (p == 1) {
        chances[trials] = 1;
        return chances;
    }
    // Each term follows from the previous one by products and quotients of positive numbers, so there is no
    // cancellation.
    const double odds = p / (1 - p);
    double term = power(1 - p, trials);
    for (int n = 0; n <= trials; ++n) {
        chances[n] = term;
        term *= odds * (trials - n) / (n + 1);
    }
    return chances;
}

double Chances::atLeast(int n) const {
    double sum = 0;
    for (int i = std::max(n, 0); i <= m_highest; ++i)
        sum += (*this)[i];
    return sum;
}

double Chances::mean() const {
    double sum = 0;
    for (int i = 1; i <= m_highest; ++i)
        sum += i * (*this)[i];
    return sum;
}

Distribution Chances::distribution() const { return Distribution::of(0, {m_p.begin(), m_p.begin() + m_highest + 1}); }

}  // namespace ephor
