// Questions that are not asked, because only one answer makes sense. The answer is recorded like a standing order.
#pragma once

#include "models/battle/battle_session.h"

namespace ephor {

/// Whether a side may re-roll its die of two that are compared, one of each side, the first that of side A.
bool isRollOff(const Request& request);

/// The answer to a question whose other answers could only make things worse, such as a re-roll of a passed test; none
/// where the question matters.
std::optional<Choice> idleAnswer(const Game& game, const Request& request);

/// Answers such questions of persons as they come up.
class IdleAnswers final : public QObject {
    Q_OBJECT

public:
    explicit IdleAnswers(BattleSession& session, QObject* parent = nullptr);

private:
    void answer();

    BattleSession& m_session;
};

}  // namespace ephor
