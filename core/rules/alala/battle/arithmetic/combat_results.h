// Results of combat: outcomes, losses, levels and the moves that follow. Pure functions.
#pragma once

#include "core/rules/alala/battle/arithmetic/morale.h"

#include <bit>
#include <initializer_list>

namespace ephor::alala {

/// ALA-222: for one side, best first.
enum class Outcome : std::uint8_t { Victory, Success, Inconclusive, SetBack, Defeat };
inline constexpr std::array allOutcomes{Outcome::Victory, Outcome::Success, Outcome::Inconclusive, Outcome::SetBack,
                                        Outcome::Defeat};

/// ALA-222: by own hits minus enemy hits.
constexpr Outcome outcomeOf(int difference) {
    return difference >= 5    ? Outcome::Victory
           : difference >= 2  ? Outcome::Success
           : difference >= -1 ? Outcome::Inconclusive
           : difference >= -4 ? Outcome::SetBack
                              : Outcome::Defeat;
}
constexpr Outcome opposite(Outcome outcome) { return static_cast<Outcome>(4 - static_cast<int>(outcome)); }
/// ALA-223, ALA-AMB-096: own casualties, 0 to 4.
constexpr int casualtiesOf(Outcome outcome) { return static_cast<int>(outcome); }
/// ALA-048: change of level of hoplites.
constexpr int levelSteps(Outcome outcome) { return 2 - static_cast<int>(outcome); }

/// After-combat moves (ALA-231, ALA-233, ALA-236, ALA-237, ALA-238), in the order in which they are offered.
enum class After : std::uint8_t { Remain, Pursue, FollowUp, Retire, FallBack, RideThrough, Rout };
inline constexpr std::array allAfter{After::Remain,   After::Pursue,      After::FollowUp, After::Retire,
                                     After::FallBack, After::RideThrough, After::Rout};

inline constexpr double fallBackInches = 1;     ///< ALA-232
inline constexpr double rideThroughInches = 4;  ///< ALA-234
inline constexpr int fallBackBlockedLoss = 1;   ///< ALA-232
inline constexpr int retireBlockedLoss = 2;     ///< ALA-235

class AfterSet {
public:
    constexpr AfterSet() = default;
    constexpr AfterSet(std::initializer_list<After> moves) {
        for (const After move : moves)
            m_bits |= bit(move);
    }
    constexpr bool contains(After move) const { return (m_bits & bit(move)) != 0; }
    constexpr int size() const { return std::popcount(m_bits); }
    /// The only move, or the first of several.
    constexpr After first() const { return static_cast<After>(std::countr_zero(m_bits)); }

    friend constexpr bool operator==(const AfterSet&, const AfterSet&) = default;

private:
    static constexpr std::uint8_t bit(After move) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(move));
    }
    std::uint8_t m_bits = 0;
};

/// A unit in combat after the dice, before any result is applied.
struct Fighter {
    Arm arm = Arm::Hoplite;
    Grade grade = Grade::B;
    Level level = Level::FormedUp;
    bool formed = true;    ///< bands never are (ALA-119)
    bool charged = false;  ///< or counter-charged
    bool mustRetire =
        false;  ///< withdraws below half strength, or was Shaken and had to drop (ALA-AMB-012, ALA-AMB-016)
    bool lastStand = false;      ///< A grade that stays to the death (ALA-031, ALA-AMB-013)
    bool facesHoplites = false;  ///< any of its opponents, those supporting too, are hoplites
};

/// ALA-226: the move that an outcome forces on a side; Remain if it forces none.
After compulsoryMove(const Fighter& fighter, Outcome outcome);

/// ALA-224: the moves that a side may choose, given the enemy's forced move.
AfterSet movesAfter(const Fighter& fighter, const Fighter& enemy, Outcome outcome);

/// ALA-223, ALA-226, ALA-AMB-099: own losses. Skirmishers that are ridden through lose one more.
int casualtiesAfter(const Fighter& fighter, const Fighter& enemy, Outcome outcome);

/// ALA-048: levels of hoplites; bands keep theirs.
LevelChange levelAfter(const Fighter& fighter, Outcome outcome);

/// ALA-046, ALA-AMB-022: true if a move counts as a break to enemies and friends nearby.
constexpr bool isBreak(After move) { return move == After::Retire || move == After::Rout; }

/// Losses of a unit that cannot or will not make this move (ALA-232, ALA-235, ALA-AMB-013).
constexpr int lossInsteadOf(After move) {
    return move == After::FallBack ? fallBackBlockedLoss : isBreak(move) ? retireBlockedLoss : 0;
}

}  // namespace ephor::alala
