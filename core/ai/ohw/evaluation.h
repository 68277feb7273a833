// What things are worth: units, fights, and places to stand.
#pragma once

#include "core/ai/ohw/deployment.h"
#include "core/ai/ohw/position_cache.h"

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

    /// Cache and posts must outlive it. What is worked out for a unit is kept in the cache.
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
    /// What the loss of a unit costs its side.
    double worth(PieceId unit) const {
        const double own = profile(unit).traits.skirmisher ? 1 : 10;
        return own + (hasGeneral(table, unit) ? 15 : 0);
    }
    /// What a round is worth to an attacker who stands `from` and strikes so.
    double valueOfAttack(PieceId unit, Place from, PieceId target, Struck struck) const;
    /// How well a unit stands in a square, facing so.
    double valueOfSpot(PieceId unit, Place square, Heading facing) const {
        return facingFrom(valueOfSquare(unit, square), unit, square, facing);
    }
    /// However it faces there.
    double valueOfSquare(PieceId unit, Place square) const {
        const bool mobile = profile(unit).move > 1;
        const double value =
            -(mobile ? std::min(cache.toFlank(me).at(square), toEnemy.at(square) + 2) : toEnemy.at(square));
        const PieceId there = board.at(square);
        return there && there != unit ? value + 0.8 * worth(there) : value;  // a fleeing enemy is cut down
    }
    /// With what the facing adds to that.
    double facingFrom(double value, PieceId unit, Place square, Heading facing) const {
        const int steps = toEnemy.at(square);
        if (toEnemy.at(stepped(square, facing)) < steps)
            value += looksAtEnemy;
        return steps > 1 ? value : besideEnemies(value, unit, square, facing);
    }
    /// How well it stands now, and in the square before it.
    const UnitEvaluation& evaluationOf(PieceId unit) const {
        if (consumeChange(Cached::Evaluation, unit))
            lookAround(unit);
        return cache.evaluation(unit);
    }
    /// Does it stand better in the square before it?
    bool wantsAhead(PieceId unit) const {
        const UnitEvaluation& now = evaluationOf(unit);
        return now.ahead > now.here;
    }
    /// The best that a unit can gain by moving, and where.
    const UnitEvaluation& bestMove(PieceId unit) const {
        if (consumeChange(Cached::Move, unit))
            lookForMove(unit);
        return cache.evaluation(unit);
    }
    /// The same for a group; the spot is that of its first unit.
    double bestGroupMove(const Units& group, Spot& spot) const;
    /// What it is worth to fight the enemy before it.
    double valueOfFight(PieceId unit) const {
        if (consumeChange(Cached::Fight, unit))
            lookAtFight(unit);
        return cache.evaluation(unit).fight;
    }
    /// What it gains in a fight that its general adds his dice.
    double gainOfGeneralsDice(PieceId unit, PieceId enemy) const;
    /// The best charge of a unit.
    const UnitEvaluation& bestCharge(PieceId unit) const {
        if (consumeChange(Cached::Charge, unit))
            lookForCharge(unit);
        return cache.evaluation(unit);
    }
    /// Those of a group who gain by going ahead, and can do so together at one pace.
    Units willing(const Units& group) const;

private:
    static constexpr double looksAtEnemy = 0.6;        ///< worth of a facing that leads nearer to an enemy
    static constexpr double generalBesideEnemies = 1;  ///< what it costs that enemies adjoin the general's unit

    /// With what enemies add to it who may adjoin the square.
    double besideEnemies(double value, PieceId unit, Place square, Heading facing) const;
    bool goesSingly(PieceId unit) const;
    /// Of the units of one post; `isWhole`: they are a group.
    Units willingOf(const Units& units, bool isWhole) const;
    Units largestPart(Units units) const;
    /// The ways round the enemy are looked at only by those who go them.
    bool consumeChange(Cached what, PieceId unit) const {
        if (what != Cached::Fight && profile(unit).move > 1)
            cache.toFlank(me);
        return cache.consumeChange(what, unit);
    }
    // What these find is kept (UnitEvaluation).
    void lookAround(PieceId unit) const;
    void lookForMove(PieceId unit) const;
    void lookForStep(PieceId unit) const;
    void findPath(PieceId unit) const;
    void lookAtFight(PieceId unit) const;
    void lookForCharge(PieceId unit) const;
};

}  // namespace ephor::ohw
