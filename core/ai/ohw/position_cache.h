// The board beside a table, and what the computer player has worked out from it.
#pragma once

#include "core/ai/ohw/changed_squares.h"
#include "core/ai/ohw/distances.h"
#include "core/battle/player.h"
#include "core/rules/ohw/battle/reachable_squares.h"

namespace ephor::ohw {

/// What has been worked out for a unit; its values are those of evaluation.h.
struct UnitEvaluation {
    UnitEvaluation() {}  ///< nothing is worked out yet
    double here;         ///< value of evaluationOf where it stands
    double ahead;        ///< and in the square before it, if nobody bars the way
    double move;         ///< the best gain by moving
    double fight;        ///< value of fighting the enemy before it
    double charge;       ///< the best value of a charge
    Spot moveTo;
    Assault assault;
};

/// Each part is worked out when it is asked for, and kept while no change of the table can make it another.
class PositionCache {
public:
    /// Both must outlive it.
    PositionCache(const OhwGame& game, const Table& table)
        : m_board(game, table),
          m_changes(game.grid()),
          m_steady{Lookout(game.grid()), Lookout(game.grid())},
          m_flanks{Lookout(game.grid()), Lookout(game.grid())} {}

    /// Forgets everything, and follows this table from now on.
    void begin(const Table& table);
    /// The table is already as the change left it.
    void changed(const TableChange& change);
    /// Must be called between changes and questions.
    void update() {
        if (m_isCrowded)
            begin(m_board.table());
    }

    const Board& board() const { return m_board; }

    /// Steps to the nearest enemy of a side who does not flee.
    const Distances& toEnemy(Side side) {
        return m_steady[index(side)].known ? m_steady[index(side)].steps : findEnemies(side);
    }
    /// Steps to the nearest free square beside or behind such an enemy.
    const Distances& toFlank(Side side) {
        return m_flanks[index(side)].known ? m_flanks[index(side)].steps : findFlanks(side);
    }
    /// Where a unit can come to; its charges may not be among them yet.
    const ReachableSquares& reachable(PieceId unit) {
        ReachableSquares& reachable = cachedReachable(unit);
        findReachable(m_board, unit, reachable);
        return reachable;
    }
    /// Whom it can charge.
    const Assaults& assaults(PieceId unit) {
        ReachableSquares& reachable = cachedReachable(unit);
        if (!reachable.knowsAssaults)
            findAssaults(m_board, unit, reachable);
        return reachable.assaults;
    }
    /// What is known of a unit. Where `consumeChange`, that part must be worked out now.
    UnitEvaluation& evaluation(PieceId unit) { return m_evaluations[unit.index()]; }
    /// True once after each change that may matter to what is kept.
    bool consumeChange(Cached what, PieceId unit) {
        return m_changes.consumeChange(what, m_board.place(unit), m_board.game().profile(unit).move);
    }

private:
    /// Steps to what a side looks for.
    struct Lookout {
        explicit Lookout(const Grid& grid) : steps(grid) {}
        Distances steps;
        bool known = false;
    };

    void moved(PieceId unit, bool isNew);
    void lifted(PieceId unit);
    void changed(PieceId unit, UnitCounter counter);
    /// Something has changed where a unit stands. It counts for its enemies' ways everywhere, for its friends' only
    /// where it takes a place beside an enemy.
    void changedAt(PieceId unit);
    const Distances& findEnemies(Side side);
    const Distances& findFlanks(Side side);
    /// What is kept of a unit's ways, or none yet.
    ReachableSquares& cachedReachable(PieceId unit) {
        ReachableSquares& reachable = m_reachable[unit.index()];
        if (consumeChange(Cached::ReachableSquares, unit))
            reachable.clear();
        return reachable;
    }

    Board m_board;
    ChangedSquares m_changes;
    bool m_isCrowded = false;  ///< the umpire's hand has put two units into one square, until the rules part them
    std::array<Lookout, 2> m_steady;
    std::array<Lookout, 2> m_flanks;
    std::array<ReachableSquares, 2 * mostUnits> m_reachable;
    std::array<UnitEvaluation, 2 * mostUnits> m_evaluations;
};

}  // namespace ephor::ohw
