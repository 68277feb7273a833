#include "core/odds/paired_model.h"

#include <algorithm>
#include <cmath>

namespace ephor {

namespace {

constexpr double priorDeviation = 10;  // logits
constexpr int mostSteps = 50;
constexpr double closeEnough = 1e-9;

/// A symmetric positive definite matrix.
class Matrix {
public:
    explicit Matrix(std::size_t size) : m_size(size), m_cells(size * size) {}
    double& at(std::size_t row, std::size_t column) { return m_cells[row * m_size + column]; }
    double at(std::size_t row, std::size_t column) const { return m_cells[row * m_size + column]; }
    std::size_t size() const { return m_size; }

    /// Replaces the matrix by its Cholesky factor, in the lower triangle.
    void factor() {
        for (std::size_t column = 0; column < m_size; ++column)
            for (std::size_t row = column; row < m_size; ++row) {
                double sum = at(row, column);
                for (std::size_t k = 0; k < column; ++k)
                    sum -= at(row, k) * at(column, k);
                at(row, column) = row == column ? std::sqrt(sum) : sum / at(column, column);
            }
    }

    /// Solves for a factored matrix.
    std::vector<double> solve(std::vector<double> right) const {
        for (std::size_t row = 0; row < m_size; ++row) {
            for (std::size_t k = 0; k < row; ++k)
                right[row] -= at(row, k) * right[k];
            right[row] /= at(row, row);
        }
        for (std::size_t row = m_size; row-- > 0;) {
            for (std::size_t k = row + 1; k < m_size; ++k)
                right[row] -= at(k, row) * right[k];
            right[row] /= at(row, row);
        }
        return right;
    }

private:
    std::size_t m_size;
    std::vector<double> m_cells;
};

/// The slope of the log posterior and its curvature, with the advantage of A as the last parameter.
struct Slope {
    std::vector<double> gradient;
    Matrix curvature;
};

Slope slopeAt(const std::vector<PairedContest>& contests, const std::vector<double>& at) {
    const std::size_t kinds = at.size() - 1;
    Slope slope{std::vector<double>(at.size()), Matrix(at.size())};
    std::vector<double> row(at.size(), 1);
    for (const PairedContest& contest : contests) {
        double sum = at.back();
        for (std::size_t k = 0; k < kinds; ++k) {
            row[k] = contest.more[k];
            sum += row[k] * at[k];
        }
        const double p = 1 / (1 + std::exp(-sum));
        for (std::size_t a = 0; a < at.size(); ++a) {
            slope.gradient[a] += row[a] * (contest.score - p);
            for (std::size_t b = 0; b <= a; ++b)
                slope.curvature.at(a, b) += row[a] * row[b] * p * (1 - p);
        }
    }
    for (std::size_t a = 0; a < at.size(); ++a) {
        slope.gradient[a] -= at[a] / (priorDeviation * priorDeviation);
        slope.curvature.at(a, a) += 1 / (priorDeviation * priorDeviation);
    }
    return slope;
}

}  // namespace

PairedModel fitPaired(const std::vector<PairedContest>& contests, std::size_t kinds) {
    std::vector<double> at(kinds + 1);
    for (int i = 0; i < mostSteps; ++i) {
        Slope slope = slopeAt(contests, at);
        slope.curvature.factor();
        const std::vector<double> step = slope.curvature.solve(slope.gradient);
        double largest = 0;
        for (std::size_t a = 0; a < at.size(); ++a) {
            at[a] += step[a];
            largest = std::max(largest, std::abs(step[a]));
        }
        if (largest < closeEnough)
            break;
    }
    Matrix curvature = slopeAt(contests, at).curvature;
    curvature.factor();
    PairedModel model;
    model.advantage = at.back();
    for (std::size_t a = 0; a < kinds; ++a) {
        std::vector<double> unit(kinds + 1);
        unit[a] = 1;
        const std::vector<double> column = curvature.solve(std::move(unit));
        model.covariances.insert(model.covariances.end(), column.begin(), column.end() - 1);
    }
    at.pop_back();
    model.strengths = std::move(at);
    return model;
}

}  // namespace ephor
