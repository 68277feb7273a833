// What leaders do with their command points, and what endangers them (ALA-052 to ALA-072, ALA-097). Pure functions.
#pragma once

#include "core/rules/alala/army/troops.h"

namespace ephor::alala {

enum class CommandAction : std::uint8_t { Control, Move, Signal, Invoke, Encourage };

/// An action of a leader; grade and advancing are those of the unit that is encouraged.
struct Command {
    CommandAction action = CommandAction::Control;
    Grade grade = Grade::B;
    bool advancing = false;
};
int costOf(const Command& command);              ///< ALA-056, ALA-060, ALA-062, ALA-064, ALA-065
int encourageCost(Grade grade, bool advancing);  ///< ALA-062

/// What a leader has left to do in a Command Phase.
struct LeaderBudget {
    int points = 0;
    bool engaged = false;    ///< his unit fights as the engaged one (ALA-055)
    bool signalled = false;  ///< his phalanx, now or earlier
};
/// Whether he may, as far as points and the signal go.
bool mayCommand(const LeaderBudget& budget, const Command& command);

/// ALA-067 to ALA-070: what the dice of a risk procedure do to a leader.
inline constexpr int riskOn = 1;  ///< ALA-068: only this face of the first die endangers him
/// ALA-069, ALA-070: his rating after the second die; 0: killed.
constexpr int ratingAfterWound(int rating, int secondDie) {
    const int lost = secondDie == 1 ? rating : secondDie <= 3 ? 2 : 1;
    return rating > lost ? rating - lost : 0;
}
/// ALA-255, ALA-262, ALA-263, ALA-AMB-116: a card changes a rating; it never kills.
constexpr int ratingAfterCard(int rating, int change, int highest) {
    const int after = rating + change;
    return after > highest ? (rating > highest ? rating : highest) : after < 1 ? 1 : after;
}
/// ALA-067, ALA-AMB-033: risk procedures of a leader whose unit is shot at.
constexpr int shotRisks(int casualties, const Options& options) {
    return options.leaderRiskPerCasualty ? casualties : casualties > 0 ? 1 : 0;
}

/// ALA-097: what a side adds to its initiative die.
constexpr int initiativeBonus(int ownCommander, int enemyCommander) { return ownCommander > enemyCommander ? 1 : 0; }

}  // namespace ephor::alala
