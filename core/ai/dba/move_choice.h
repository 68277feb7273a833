// The best of the moves that a side may make, and what a player remembers of it.
#pragma once

#include "core/ai/dba/quick_evaluation.h"

#include <optional>

namespace ephor::dba {

/// A move that the player wants to make: which of the options, and where it ends.
struct PlannedMove {
    Choice option;
    PieceSet group;
    MoveLimits limits;
    Choice end;
};

/// What holds during the moves of one side's bound. A question for a move and the one for its end come in one position;
/// the evaluation follows the moves that are made meanwhile.
class MoveMemory {
public:
    /// For the moves of that side as they are now.
    void begin(const DbaGame& game, const Table& table, Side side);
    /// Another position, in which the evaluation can follow.
    void moved() {
        m_moves.reset();
        m_planned.reset();
    }
    /// Another position altogether.
    void clear() {
        moved();
        m_evaluation.reset();
    }

    const Moves& moves() const { return *m_moves; }
    QuickEvaluation& evaluation() { return *m_evaluation; }
    /// The move that the player wants to make, found once.
    template <typename Find> const PlannedMove& planned(const Find& find) {
        if (!m_planned)
            m_planned = find();
        return *m_planned;
    }

private:
    Side m_side = Side::A;
    std::optional<Moves> m_moves;
    std::optional<QuickEvaluation> m_evaluation;
    std::optional<PlannedMove> m_planned;
};

/// The best of the moves that are offered; pass if none is worth a PIP.
Choice chooseMove(const Judgement& j, MoveMemory& memory);
/// Where the move that was chosen ends.
Choice chooseEnd(const Judgement& j, MoveMemory& memory, const Request& request);

}  // namespace ephor::dba
