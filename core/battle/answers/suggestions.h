// Collects poses as suggested answers and keeps those that the rules allow.
#pragma once

#include "core/battle/game.h"

#include <algorithm>

namespace ephor {

class Suggestions {
public:
    /// All four arguments must outlive this. Legal choices are added to `choices`.
    Suggestions(const Game& game, const Table& table, const Request& request, std::vector<Choice>& choices)
        : m_game(game), m_table(table), m_request(request), m_choices(choices) {}

    void offer(const Choice& choice) {
        if (!m_game.refusal(m_table, m_request, choice) && std::ranges::find(m_choices, choice) == m_choices.end())
            m_choices.push_back(choice);
    }
    void offer(Vec centre, Vec facing) {
        Choice choice;
        choice.pose = snapped({centre, facing});
        offer(choice);
    }

private:
    const Game& m_game;
    const Table& m_table;
    const Request& m_request;
    std::vector<Choice>& m_choices;
};

}  // namespace ephor
