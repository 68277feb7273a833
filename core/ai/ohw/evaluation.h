// The values of units, fights and places.
#pragma once

#include "core/ai/ohw/deployment.h"
#include "core/ai/ohw/position_cache.h"
#include "core/ai/ohw/values.h"

namespace ephor::ohw {

/// A position as one side sees it.
struct Viewpoint {
    PositionCache& cache;
    const Board& board;
    const OhwGame& game;
    const Table& table;
    const Posts& posts;
    Side me;
    const Distances& toEnemy;  ///< to a steady enemy

    /// Cache and posts must outlive it. Results for units are stored in the cache.
    Viewpoint(PositionCache& c, const Posts& p, Side side)
        : cache(c),
          board(c.board()),
          game(board.game()),
          table(board.table()),
          posts(p),
          me(side),
          toEnemy(c.toEnemy(side)) {}

    const Profile& profile(PieceId unit) const { return game.profile(unit); }
    bool enemyFlees() const { return !(table.with(Fleeing) & table.present(other(me))).empty(); }
    /// The cost of losing a unit.
    double worth(PieceId unit) const {
        const double own = profile(unit).traits.skirmisher ? values::skirmisher : values::otherUnit;
        return own + (hasGeneral(table, unit) ? values::general : 0);
    }
    /// The value of one round for a unit that attacks `target` from `from`. `struck` is the side of the target that it
    /// attacks.
    double valueOfAttack(PieceId unit, Place from, PieceId target, Struck struck) const;
    double valueOfSpot(PieceId unit, Place square, Heading facing) const {
        return facingFrom(valueOfSquare(unit, square), unit, square, facing);
    }
    /// The value of a square, without facing. Any other unit in the square adds to it, friends as well as enemies.
    double valueOfSquare(PieceId unit, Place square) const {
        const bool mobile = profile(unit).move > 1;
        const double value =
            -(mobile ? std::min(cache.toFlank(me).at(square), toEnemy.at(square) + values::stepsFromFlank)
                     : toEnemy.at(square));
        const PieceId there = board.at(square);
        return there && there != unit ? value + values::occupiedSquare * worth(there) : value;
    }
    double facingFrom(double value, PieceId unit, Place square, Heading facing) const {
        const int steps = toEnemy.at(square);
        if (toEnemy.at(stepped(square, facing)) < steps)
            value += values::looksAtEnemy;
        return steps > 1 ? value : besideEnemies(value, unit, square, facing);
    }
    /// The values of its present square and of the square ahead.
    const UnitEvaluation& evaluationOf(PieceId unit) const {
        if (consumeChange(Cached::Evaluation, unit))
            evaluateSquares(unit);
        return cache.evaluation(unit);
    }
    /// True if the square ahead is better.
    bool wantsAhead(PieceId unit) const {
        const UnitEvaluation& now = evaluationOf(unit);
        return now.ahead > now.here;
    }
    const UnitEvaluation& bestMove(PieceId unit) const {
        if (consumeChange(Cached::Move, unit))
            findMove(unit);
        return cache.evaluation(unit);
    }
    /// The value of the best move of a group; `spot` is the destination of its first unit.
    double bestGroupMove(const Units& group, Spot& spot) const;
    /// The value of fighting the enemy ahead.
    double valueOfFight(PieceId unit) const {
        if (consumeChange(Cached::Fight, unit))
            evaluateFight(unit);
        return cache.evaluation(unit).fight;
    }
    /// The gain from adding the general's dice to its fight.
    double gainOfGeneralsDice(PieceId unit, PieceId enemy) const;
    const UnitEvaluation& bestCharge(PieceId unit) const {
        if (consumeChange(Cached::Charge, unit))
            findCharge(unit);
        return cache.evaluation(unit);
    }
    /// The units of a group that gain by advancing and can do so together at one pace.
    Units willing(const Units& group) const;

private:
    /// Adds the effect of enemies that may adjoin the square.
    double besideEnemies(double value, PieceId unit, Place square, Heading facing) const;
    bool goesSingly(PieceId unit) const;
    /// The same for units of one post; `isWhole`: they are a group.
    Units willingOf(const Units& units, bool isWhole) const;
    Units largestPart(Units units) const;
    /// Only units that can go around the enemy depend on flank distances.
    bool consumeChange(Cached what, PieceId unit) const {
        if (what != Cached::Fight && profile(unit).move > 1)
            cache.toFlank(me);
        return cache.consumeChange(what, unit);
    }
    // These store their results in UnitEvaluation.
    void evaluateSquares(PieceId unit) const;
    void findMove(PieceId unit) const;
    void findStep(PieceId unit) const;
    void findPath(PieceId unit) const;
    void evaluateFight(PieceId unit) const;
    void findCharge(PieceId unit) const;
};

}  // namespace ephor::ohw
