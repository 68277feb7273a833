// Command points, risks of leaders, and the initiative bonus (ALA-052 to ALA-072, ALA-097). Pure functions.
#pragma once

#include "core/rules/alala/army/troops.h"

namespace ephor::alala {

enum class CommandAction : std::uint8_t { Control, Move, Signal, Invoke, Encourage };

/// An action of a leader. Grade and advancing are those of the unit to encourage.
struct Command {
    CommandAction action = CommandAction::Control;
    Grade grade = Grade::B;
    bool advancing = false;
};
/// ALA-056, ALA-060, ALA-062, ALA-064, ALA-065
int costOf(const Command& command, const CommandFacts& facts = commandFacts());
/// ALA-062
int encourageCost(Grade grade, bool advancing, const CommandFacts& facts = commandFacts());

/// The resources of a leader for the rest of a Command Phase.
struct LeaderBudget {
    int points = 0;
    bool engaged = false;    ///< the leader's unit is in contact (ALA-055)
    bool signalled = false;  ///< for the leader's phalanx, now or earlier
};
/// True if points and signal allow the action.
bool mayCommand(const LeaderBudget& budget, const Command& command, const CommandFacts& facts = commandFacts());

// The effect of risk dice on a leader (ALA-067).
inline constexpr int riskOn = 1;  ///< ALA-068: only this face of the first die endangers the leader
/// ALA-069, ALA-070: the leader's rating after the second die; 0: killed.
constexpr int ratingAfterWound(int rating, int secondDie) {
    const int lost = secondDie == 1 ? rating : secondDie <= 3 ? 2 : 1;
    return rating > lost ? rating - lost : 0;
}
/// ALA-255, ALA-262, ALA-263, ALA-AMB-116: the rating after a card, which never kills.
constexpr int ratingAfterCard(int rating, int change, int highest) {
    const int after = rating + change;
    return after > highest ? (rating > highest ? rating : highest) : after < 1 ? 1 : after;
}
/// ALA-067, ALA-AMB-033: number of risk rolls for a leader whose unit is shot at.
constexpr int shotRisks(int casualties, const Options& options) {
    return options.leaderRiskPerCasualty ? casualties : casualties > 0 ? 1 : 0;
}

/// ALA-097: the bonus of a side on its initiative die.
constexpr int initiativeBonus(int ownCommander, int enemyCommander) { return ownCommander > enemyCommander ? 1 : 0; }

}  // namespace ephor::alala
