// Questions that are not asked, because only one answer makes sense. The answer is recorded like a standing order.
#pragma once

#include "models/battle/battle_session.h"

namespace ephor {

/// Whether a side may re-roll its die of two that are compared, one of each side, the first that of side A.
bool isRollOff(const Request& request);

/// The answer to a question whose other answers could only make things worse, such as a re-roll of a passed test; none
/// where the question matters.
std::optional<Choice> idleAnswer(const Game& game, const Request& request);

/// Answers such questions of persons as they come up, and those that a person does not want to hear again in a turn.
class IdleAnswers final : public QObject {
    Q_OBJECT

public:
    explicit IdleAnswers(BattleSession& session, QObject* parent = nullptr);

    /// Gives this answer whenever the pending question comes up again in this turn. The person answers it themselves
    /// now, and is asked again once they undo that.
    void repeatThisTurn(const Choice& choice);

private:
    struct Repeat {
        Question question;
        Choice choice;
        int turn = 0;
        std::size_t entries = 0;  ///< of the record when the person answered
    };

    void answer();
    std::optional<Choice> repeated();

    BattleSession& m_session;
    std::vector<Repeat> m_repeats;
};

}  // namespace ephor
