#include "core/dice/distribution.h"

#include <cassert>

namespace ephor {

Distribution Distribution::always(int value) { return of(value, {1.0}); }

Distribution Distribution::die(int sides) {
    assert(sides >= 1);
    return of(1, std::vector<double>(static_cast<std::size_t>(sides), 1.0 / sides));
}

Distribution Distribution::binomial(int trials, double p) {
    assert(trials >= 0 && p >= 0 && p <= 1);
    // Row by row of Pascal's triangle: only sums of positive terms, so there is no cancellation.
    std::vector<double> row{1.0};
    for (int n = 1; n <= trials; ++n) {
        row.push_back(0.0);
        for (std::size_t k = row.size() - 1; k > 0; --k)
            row[k] = row[k] * (1 - p) + row[k - 1] * p;
        row[0] *= 1 - p;
    }
    return of(0, std::move(row));
}

Distribution Distribution::of(int lowest, std::vector<double> p) {
    std::size_t first = 0;
    while (first + 1 < p.size() && p[first] == 0.0)
        ++first;
    while (p.size() > first + 1 && p.back() == 0.0)
        p.pop_back();
    p.erase(p.begin(), p.begin() + static_cast<std::ptrdiff_t>(first));
    assert(!p.empty());
    Distribution d;
    d.m_lowest = lowest + static_cast<int>(first);
    d.m_p = std::move(p);
    return d;
}

double Distribution::at(int value) const {
    const int i = value - m_lowest;
    return i < 0 || i >= static_cast<int>(m_p.size()) ? 0.0 : m_p[static_cast<std::size_t>(i)];
}

double Distribution::atLeast(int value) const {
    double sum = 0;
    for (int v = highest(); v >= value && v >= m_lowest; --v)
        sum += at(v);
    return sum;
}

double Distribution::mean() const {
    double sum = 0;
    for (int v = m_lowest; v <= highest(); ++v)
        sum += v * at(v);
    return sum;
}

double Distribution::variance() const {
    const double m = mean();
    double sum = 0;
    for (int v = m_lowest; v <= highest(); ++v)
        sum += (v - m) * (v - m) * at(v);
    return sum;
}

Distribution operator+(const Distribution& a, const Distribution& b) {
    std::vector<double> p(a.m_p.size() + b.m_p.size() - 1, 0.0);
    for (std::size_t i = 0; i < a.m_p.size(); ++i)
        for (std::size_t j = 0; j < b.m_p.size(); ++j)
            p[i + j] += a.m_p[i] * b.m_p[j];
    return Distribution::of(a.m_lowest + b.m_lowest, std::move(p));
}

Distribution operator-(const Distribution& a, const Distribution& b) {
    return a + b.mapped([](int v) { return -v; });
}

}  // namespace ephor
