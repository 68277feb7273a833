// How the doctrine weighs things: the worth of elements, the value of fights, the best move of a group.
#pragma once

#include "core/rules/dba/play.h"

namespace ephor::dba {

/// A position as one side sees it.
struct Judgement {
    const DbaGame& game;
    const Table& table;
    Side me;

    Judgement(const Request& request, const Position& p)
        : game(static_cast<const DbaGame&>(p.game)), table(p.table), me(request.question.side) {}

    PieceSet friends() const { return table.present(me) & game.elements(me); }
    PieceSet enemies() const { return table.present(other(me)); }
    /// Enemies in works.
    PieceSet enemyGuards() const;
    /// What its loss counts (DBA-151), and a little for what does not count.
    double worth(PieceId p) const;
};

/// Expected gain less expected loss of one close combat, as `t` has them stand.
double valueOfFight(const Judgement& j, const Table& t, PieceId mine, PieceId enemy);
/// Of all fights in which one of `who` has a part or is struck at.
double valueOfFights(const Judgement& j, const Table& t, const PieceSet& who);

/// A move, and how good it is.
struct Scored {
    Choice choice;
    double score = -1e9;
};

/// Weighs moves of a side in one position: what many of them ask is found once.
class Outlook {
public:
    explicit Outlook(const Judgement& j);

    /// No enemy can be reached in this move.
    bool isFar(const PieceSet& group, const MoveLimits& limits) const;
    /// The most that an advance of a group, far from all enemies, can score.
    double mostOfAdvance(const PieceSet& group, const MoveLimits& limits) const;
    /// What contacts may bring a group, at a glance: by the factors of its elements against those whom they can reach.
    double promise(const PieceSet& group) const;
    /// The best move of a group.
    Scored bestMove(const PieceSet& group, const MoveLimits& limits, bool onlyContact);

private:
    double progress(const Plan& plan) const;
    double valueAfter(const Plan& plan);

    const Judgement& m_j;
    std::array<PieceId, std::size_t{2} * (armySize + 2)> m_nearest;  ///< enemy, of own elements
    std::array<double, std::size_t{2} * (armySize + 2)> m_away;      ///< its distance
    std::array<double, std::size_t{2} * (armySize + 2)> m_promise;   ///< of its best fight
    std::optional<Table> m_after;  ///< the table, on which moves are tried and taken back
};

/// The best of the moves that are offered; pass if none is worth a PIP.
Choice chooseMove(const Judgement& j, const Request& request);

}  // namespace ephor::dba
