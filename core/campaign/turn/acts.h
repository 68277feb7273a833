// The steps of an adjudication that the umpire can take out of it by a veto, one by one.
#pragma once

#include "core/campaign/model/enum_names.h"

namespace ephor::campaign {

enum class Stroke : std::uint8_t {
    Omen,      ///< the season's card, and all that comes of it in the move in which it was drawn
    Favour,    ///< a card that a power played: row of the power, row of the card
    SeaFight,  ///< two fleets that met, and those beside them: rows of the fleets
    Income,    ///< what a power's cities bring in a winter: its row
    Levy,      ///< a power's men, units and new army of a winter: its row
    Storm      ///< that struck a fleet: its row
};
template <> struct Words<Stroke> {
    static constexpr std::array<std::string_view, 6> list{"omen", "favour", "sea_fight", "income", "levy", "storm"};
};

/// One of them. Two fleets meet at most once in a move, a power has one winter, and each of the others happens once: so
/// that an act is the same one when the adjudication is done again.
struct Act {
    Stroke stroke = Stroke::Omen;
    int one = -1;  ///< row, as Stroke says
    int other = -1;

    friend bool operator==(const Act&, const Act&) = default;
};

/// Which of them an adjudication leaves out, and which it came to, those that it left out among them.
struct Acts {
    std::vector<Act> vetoed;
    std::vector<Act> met;

    /// It has come to this act: whether it is done.
    bool takes(const Act& act) {
        met.push_back(act);
        return std::ranges::find(vetoed, act) == vetoed.end();
    }
};

}  // namespace ephor::campaign
