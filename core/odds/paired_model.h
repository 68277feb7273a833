// A Bradley–Terry model of contests between teams: the chance that A wins is the logistic function of the strengths of
// A's members less those of B's (Bradley and Terry 1952).
#pragma once

#include <cstdint>
#include <vector>

namespace ephor {

struct PairedContest {
    std::vector<std::int16_t> more;  ///< for each kind, how many more of it A has than B
    double score = 0;                ///< 1: A has won, 0.5: a draw, 0: B has won
};

/// The strengths by kind, in logits, and their covariances.
struct PairedModel {
    std::vector<double> strengths;
    std::vector<double> covariances;  ///< row by row
    double advantage = 0;             ///< of side A, in logits

    double covariance(std::size_t a, std::size_t b) const { return covariances[a * strengths.size() + b]; }
};

/// The most probable strengths, by Newton's method. A weak prior (each strength about 0, deviation 10) keeps them
/// finite where a kind has always won. Doubles: the same machine gives the same figures; machines may differ in the
/// last digits.
PairedModel fitPaired(const std::vector<PairedContest>& contests, std::size_t kinds);

}  // namespace ephor
