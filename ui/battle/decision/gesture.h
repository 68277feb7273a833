// A drag that is being carried out: it answers the questions before a move or an attack, the move or the attack itself,
// and those after it that it has already answered. It stops at any other question.
#pragma once

#include "models/battle/answers/ways_to_move.h"

#include <optional>

namespace ephor {

class Gesture final : public QObject {
    Q_OBJECT

public:
    explicit Gesture(BattleSession& session, QObject* parent = nullptr);

    /// The way follows from the pending question; `wanted` is where the unit is to go.
    void start(WayToMove way, const Choice& wanted);
    void attack(const WayToAttack& way);
    bool isRunning() const { return m_unit.operator bool(); }

Q_SIGNALS:
    /// Another question came before the move, or the move is not possible any more.
    void stopped(const ephor::Choice& wanted);
    void refused(const QString& why);

private:
    void begin(PieceId unit, const std::vector<Answer>& answers);
    void stop() { m_unit = {}; }
    void goOn();
    bool answerNext();
    std::optional<Choice> nextAnswer() const;
    std::optional<Choice> moveNow(const Request& request) const;
    std::optional<Choice> lineOfAttack(const Request& request) const;
    std::optional<Choice> sameAsBefore(const Request& request) const;

    BattleSession& m_session;
    PieceId m_unit;  ///< none: no drag is being carried out
    std::vector<Answer> m_answers;
    std::optional<PendingRequest> m_move;  ///< none: the drag is an attack
    PieceId m_target;                      ///< of the attack
    Choice m_wanted;
    std::vector<const Reason*> m_labels;  ///< of the options that were chosen
    std::size_t m_given = 0;              ///< answers given so far, with the move
    std::size_t m_entries = 0;            ///< entries of the record after the last answer
    bool m_isAnswering = false;
};

}  // namespace ephor
