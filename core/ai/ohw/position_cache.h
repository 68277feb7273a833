// A board that mirrors the table, with the results that the computer player has computed from it.
#pragma once

#include "core/ai/ohw/changed_squares.h"
#include "core/ai/ohw/distances.h"
#include "core/battle/player.h"
#include "core/rules/ohw/battle/reachable_squares.h"

namespace ephor::ohw {

/// Cached results for a unit. The values are those of evaluation.h.
struct UnitEvaluation {
    UnitEvaluation() {}  ///< nothing is computed yet
    double here;         ///< value of standing where it stands
    double ahead;        ///< and in the square ahead; `here` if that is off the grid or the unit in it may be attacked
    double move;         ///< the best gain by moving
    double fight;        ///< value of fighting the enemy before it
    double charge;       ///< the best value of a charge
    Spot moveTo;
    Assault assault;
};

/// Results are computed on demand and kept until a change of the table may invalidate them.
class PositionCache {
public:
    /// Both must outlive it.
    PositionCache(const OhwGame& game, const Table& table)
        : m_board(game, table),
          m_changes(game.grid()),
          m_steady{Lookout(game.grid()), Lookout(game.grid())},
          m_flanks{Lookout(game.grid()), Lookout(game.grid())} {}

    /// Drops everything and follows this table from now on.
    void begin(const Table& table);
    void changed(const TableChange& change);
    /// Must be called between changes and queries.
    void update() {
        if (m_isCrowded)
            begin(m_board.table());
    }

    const Board& board() const { return m_board; }

    /// Steps to the nearest enemy of a side that does not flee.
    const Distances& toEnemy(Side side) {
        return m_steady[index(side)].known ? m_steady[index(side)].steps : findEnemies(side);
    }
    /// Steps to the nearest free square beside or behind such an enemy.
    const Distances& toFlank(Side side) {
        return m_flanks[index(side)].known ? m_flanks[index(side)].steps : findFlanks(side);
    }
    /// The squares that a unit can reach. Its charges may not have been computed yet.
    const ReachableSquares& reachable(PieceId unit) {
        ReachableSquares& reachable = cachedReachable(unit);
        findReachable(m_board, unit, reachable);
        return reachable;
    }
    const Assaults& assaults(PieceId unit) {
        ReachableSquares& reachable = cachedReachable(unit);
        if (!reachable.knowsAssaults)
            findAssaults(m_board, unit, reachable);
        return reachable.assaults;
    }
    /// The cached results of a unit. If `consumeChange` is true for a part, compute it again.
    UnitEvaluation& evaluation(PieceId unit) { return m_evaluations[unit.index()]; }
    /// True once after each change that may affect the cached result.
    bool consumeChange(Cached what, PieceId unit) {
        return m_changes.consumeChange(what, m_board.place(unit), m_board.game().profile(unit).move);
    }

private:
    /// Steps to the destinations of a side.
    struct Lookout {
        explicit Lookout(const Grid& grid) : steps(grid) {}
        Distances steps;
        bool known = false;
    };

    void moved(PieceId unit, bool isNew);
    void lifted(PieceId unit);
    void changed(PieceId unit, UnitCounter counter);
    /// Handles a change in a unit's square. It affects the paths of its enemies everywhere, those of its friends only
    /// if it occupies a square beside an enemy.
    void changedAt(PieceId unit);
    const Distances& findEnemies(Side side);
    const Distances& findFlanks(Side side);
    /// The cached squares that a unit can reach, or an empty entry.
    ReachableSquares& cachedReachable(PieceId unit) {
        ReachableSquares& reachable = m_reachable[unit.index()];
        if (consumeChange(Cached::ReachableSquares, unit))
            reachable.clear();
        return reachable;
    }

    Board m_board;
    ChangedSquares m_changes;
    bool m_isCrowded = false;  ///< the umpire has put two units into one square; update() rebuilds everything
    std::array<Lookout, 2> m_steady;
    std::array<Lookout, 2> m_flanks;
    std::array<ReachableSquares, 2 * mostUnits> m_reachable;
    std::array<UnitEvaluation, 2 * mostUnits> m_evaluations;
};

}  // namespace ephor::ohw
