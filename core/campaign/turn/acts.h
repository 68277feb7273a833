// The acts of a turn step that the umpire can veto one by one.
#pragma once

#include "core/campaign/model/enum_names.h"

namespace ephor::campaign {

enum class ActKind : std::uint8_t {
    Omen,      ///< the season's card and its effects in the turn in which it is drawn
    Favour,    ///< a card that a power plays: row of the power, index of the card
    SeaFight,  ///< a sea battle: rows of the first attacker and the first defender
    Income,    ///< a power's income in winter: its row
    Levy,      ///< a power's levy in winter, with new units and armies: its row
    Storm      ///< a storm that hits a fleet: its row
};
template <> struct Words<ActKind> {
    static constexpr std::array<std::string_view, 6> list{"omen", "favour", "sea_fight", "income", "levy", "storm"};
};

/// One such act. It has the same value whenever the turn step is repeated: two fleets meet at most once a turn, a
/// power has one winter, and each of the others happens at most once.
struct Act {
    ActKind kind = ActKind::Omen;
    int one = -1;  ///< row or index, see ActKind
    int other = -1;

    friend bool operator==(const Act&, const Act&) = default;
};

/// The vetoed acts of a turn step, and all acts that it reached, vetoed ones included.
struct Acts {
    std::vector<Act> vetoed;
    std::vector<Act> reached;

    /// Records that the turn step reached the act. Returns false if the act is vetoed.
    bool reach(const Act& act) {
        reached.push_back(act);
        return std::ranges::find(vetoed, act) == vetoed.end();
    }
};

}  // namespace ephor::campaign
