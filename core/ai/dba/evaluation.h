// Evaluation: the worth of elements, the value of fights.
#pragma once

#include "core/rules/dba/battle/play.h"

namespace ephor::dba {

/// A position as one side sees it.
struct Judgement {
    const DbaGame& game;
    const Table& table;
    Side me;

    Judgement(const DbaGame& g, const Table& t, Side side) : game(g), table(t), me(side) {}
    Judgement(const Request& request, const Position& p)
        : game(static_cast<const DbaGame&>(p.game)), table(p.table), me(request.question.side) {}

    PieceSet friends() const { return table.present(me) & game.elements(me); }
    /// What its loss counts (DBA-151), and a little for what does not count.
    double worth(PieceId p) const;
};

/// What a side expects to lose by an outcome of one of its elements that is worth so much. `trapped`: it has an enemy behind it (DBA-145).
double expectedLoss(double worth, const std::array<double, 4>& outcome, bool trapped);
/// Expected gain less expected loss of one close combat, as `t` has them stand.
double valueOfFight(const Judgement& j, const Table& t, PieceId mine, PieceId enemy);
/// Of all fights in which one of `who` has a part or is struck at.
double valueOfFights(const Judgement& j, const Table& t, ElementSet who);

}  // namespace ephor::dba
