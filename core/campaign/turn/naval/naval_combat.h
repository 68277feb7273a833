// Sea battles: each side adds a die, a modifier for numbers and one for command points. The difference decides the
// losses. Also computes the exact odds.
#pragma once

#include "core/campaign/model/fleet.h"

namespace ephor::campaign {

struct SeaSide {
    int squadrons = 0;
    int command = 0;  ///< of the best commander on board
};

/// 0 to 3, for outnumbering the other side.
int ratioStep(const SeaRules& rules, int squadrons, int others);
/// The modifier of a side.
int seaModifier(const SeaRules& rules, const SeaSide& side, const SeaSide& other);

struct SeaResult {
    int difference = 0;  ///< of the totals; above 0: the first side wins
    int lossesA = 0;     ///< squadrons
    int lossesB = 0;
};
/// The result with these two dice.
SeaResult seaResult(const SeaRules& rules, const SeaSide& a, const SeaSide& b, int faceA, int faceB);

/// Results over all 36 pairs of dice.
struct SeaOdds {
    int winsA = 0;
    int draws = 0;
    int winsB = 0;
    int lossesA = 0;  ///< squadrons, summed over the 36 pairs
    int lossesB = 0;

    friend bool operator==(const SeaOdds&, const SeaOdds&) = default;
};
SeaOdds seaOdds(const SeaRules& rules, const SeaSide& a, const SeaSide& b);

/// "21 of 36 won, 5 drawn, 10 lost".
std::string oddsText(const SeaOdds& odds);

}  // namespace ephor::campaign
