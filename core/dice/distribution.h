// Exact distributions of whole numbers.
#pragma once

#include <span>
#include <vector>

namespace ephor {

/// A probability for each integer of a range, computed by convolution in double precision. The relative error of every
/// probability is below 1e-13 for up to 200 dice; the sum is 1 within 1e-12.
class Distribution {
public:
    /// The value is certainly 0.
    Distribution() : m_p{1.0} {}

    static Distribution always(int value);
    static Distribution die(int sides);
    /// Number of successes in `trials` independent trials of probability `p`.
    static Distribution binomial(int trials, double p);
    /// `p[i]` is the probability of `lowest + i`. Leading and trailing zeros are dropped.
    static Distribution of(int lowest, std::vector<double> p);

    int lowest() const { return m_lowest; }
    int highest() const { return m_lowest + static_cast<int>(m_p.size()) - 1; }
    double at(int value) const;
    double atLeast(int value) const;
    double mean() const;
    double variance() const;
    std::span<const double> probabilities() const { return m_p; }

    /// The sum of two independent numbers.
    friend Distribution operator+(const Distribution& a, const Distribution& b);
    /// The difference of two independent numbers.
    friend Distribution operator-(const Distribution& a, const Distribution& b);

    /// The distribution of a function of the number, such as losses from hits.
    template <typename F> Distribution mapped(F&& f) const {
        int low = f(m_lowest);
        int high = low;
        for (int v = m_lowest; v <= highest(); ++v) {
            low = low < f(v) ? low : f(v);
            high = high > f(v) ? high : f(v);
        }
        std::vector<double> p(static_cast<std::size_t>(high - low + 1), 0.0);
        for (int v = m_lowest; v <= highest(); ++v)
            p[static_cast<std::size_t>(f(v) - low)] += at(v);
        return of(low, std::move(p));
    }

    friend bool operator==(const Distribution&, const Distribution&) = default;

private:
    int m_lowest = 0;
    std::vector<double> m_p;
};

}  // namespace ephor
