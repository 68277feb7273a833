// A player that answers as a test says, by decision. Other questions are answered quietly: no, nobody, stay, the first
// place that is suggested.
#pragma once

#include "core/battle/game.h"
#include "core/battle/referee.h"

#include <functional>
#include <map>
#include <vector>

namespace ephor::testing {

class ScriptedPlayer final : public Player {
public:
    using Answers = std::function<Choice(const Request&)>;

    By kind() const override { return By::Scripted; }
    Choice choose(const Request& request, const Position& position) const override {
        m_asked.emplace_back(request);
        const auto script = m_script.find(request.question.decision);
        return script != m_script.end() ? script->second(request) : quiet(request, position);
    }

    void on(DecisionId decision, Answers answers) { m_script[decision] = std::move(answers); }

    /// Every request in the order in which they came.
    const std::vector<PendingRequest>& asked() const { return m_asked; }
    int times(DecisionId decision) const {
        return static_cast<int>(
            std::ranges::count_if(m_asked, [&](const PendingRequest& r) { return r->question.decision == decision; }));
    }
    /// The last request of that kind, about that piece if one is given.
    const Request* last(DecisionId decision, PieceId piece = {}) const {
        for (auto r = m_asked.rbegin(); r != m_asked.rend(); ++r)
            if ((*r)->question.decision == decision && (!piece || (*r)->question.piece == piece))
                return &**r;
        return nullptr;
    }

private:
    static Choice quiet(const Request& request, const Position& position) {
        Choice choice;
        switch (request.form) {
        case Form::Options:
            choice.code = request.options.front().code;
            choice.piece = request.options.front().piece;
            break;
        case Form::Number:
            choice.number = request.lowest;
            break;
        case Form::OnePiece:
            choice.piece = request.pieces.first();
            break;
        case Form::Move:
            if (position.table.isPresent(request.limits.piece)) {
                choice.pose = position.table.body(request.limits.piece).pose;
                break;
            }
            [[fallthrough]];  // it comes onto the table
        case Form::Deploy: {
            std::vector<Choice> choices;
            position.game.suggest(position.table, request, choices);
            return choices.front();
        }
        case Form::Subset:
        case Form::Die:
            break;
        }
        return choice;
    }

    std::map<DecisionId, Answers> m_script;
    mutable std::vector<PendingRequest> m_asked;  // what was asked is for the test to see; no answer depends on it
};

}  // namespace ephor::testing
