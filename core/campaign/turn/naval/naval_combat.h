// The fight of two fleets: one die for each side, the step for numbers, and half the commander's points; the difference
// decides what is lost. Exact odds of it.
#pragma once

#include "core/campaign/model/fleet.h"

namespace ephor::campaign {

struct SeaSide {
    int squadrons = 0;
    int command = 0;  ///< command points of the best commander on board
};

/// 0 to 3 for outnumbering the other.
int ratioStep(const SeaRules& rules, int squadrons, int others);
/// What is added to the die of the first side.
int seaModifier(const SeaRules& rules, const SeaSide& side, const SeaSide& other);

struct SeaResult {
    int difference = 0;  ///< of the totals; above 0 the first side has won
    int lossesA = 0;     ///< squadrons
    int lossesB = 0;
};
/// What comes of these two faces.
SeaResult seaResult(const SeaRules& rules, const SeaSide& a, const SeaSide& b, int faceA, int faceB);

/// All 36 pairs of faces.
struct SeaOdds {
    int winsA = 0;
    int draws = 0;
    int winsB = 0;
    int lossesA = 0;  ///< squadrons, summed over the 36
    int lossesB = 0;

    friend bool operator==(const SeaOdds&, const SeaOdds&) = default;
};
SeaOdds seaOdds(const SeaRules& rules, const SeaSide& a, const SeaSide& b);

/// "21 of 36 won, 5 drawn, 10 lost".
std::string oddsText(const SeaOdds& odds);

}  // namespace ephor::campaign
