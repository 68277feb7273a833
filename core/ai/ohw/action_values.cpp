#include "core/ai/ohw/action_values.h"

#include "core/rules/ohw/battle/groups.h"

namespace ephor::ohw {

namespace {

double gainOfAttack(const Viewpoint& view, PieceId unit, double value) {
    const double gain = value - values::leastFight;
    return gain > 0 && view.profile(unit).traits.skirmisher ? gain + values::skirmisherFirst : gain;
}
double gainOfFight(const Viewpoint& view, PieceId unit) { return gainOfAttack(view, unit, view.valueOfFight(unit)); }
double gainOfCharge(const Viewpoint& view, PieceId unit) {
    return gainOfAttack(view, unit, view.bestCharge(unit).charge);
}
double gainOfMove(const Viewpoint& view, PieceId unit) { return view.bestMove(unit).move - values::leastMove; }
/// The general moves from a worn unit to a fresher one.
double gainOfTransfer(const Viewpoint& view, PieceId unit) {
    if (view.profile(unit).traits.skirmisher)
        return 0;
    const auto safety = [&view](PieceId one) {
        return strength(view.table, one) + (view.toEnemy.at(view.board.place(one)) > 1 ? values::shelter : 0);
    };
    return safety(unit) - safety(view.board.general(view.me));
}
}  // namespace

double valueOfGroup(int units, bool clearsTheWay) {
    return units > 1 ? values::groupMember * units + (clearsTheWay ? values::screenFirst : 0) : 0;
}

double valueOfGroup(const Viewpoint& view, const Units& group) {
    const Units willing = view.willing(group);
    return valueOfGroup(willing.size(), view.posts.units(Post::Screen).contains(willing.first()));
}

double valueOfAction(const Viewpoint& view, std::int16_t code, PieceId unit) {
    switch (code) {
    case code::fight:
        return gainOfFight(view, unit);
    case code::charge:
        return gainOfCharge(view, unit);
    case code::move:
        return gainOfMove(view, unit);
    case code::group:
        return valueOfGroup(view, groupOf(view.board, unit, view.board.mayGroup(view.me)));
    case code::moveAgain:  // only to destroy a fleeing enemy
        return view.enemyFlees() ? view.bestMove(unit).move - values::leastMoveAgain : 0;
    case code::mahouts:
        return values::mahouts;
    case code::transfer:
        return gainOfTransfer(view, unit);
    default:
        return 0;
    }
}

}  // namespace ephor::ohw
