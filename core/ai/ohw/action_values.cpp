#include "core/ai/ohw/action_values.h"

#include "core/rules/ohw/battle/groups.h"

namespace ephor::ohw {

namespace {

constexpr double worthAMove = 0.5;    ///< less is not worth an action
constexpr double worthAFight = -0.8;  ///< even fights are fought, or nothing is decided
constexpr double sheltered = 0.3;     ///< of two equally strong units the general prefers the one that no enemy adjoins
constexpr double skirmishersFirst = 10;
constexpr double clearing = 30;  ///< the screen goes before the line

/// Skirmishers attack first and weaken the target for the other attackers.
double gainOfAttack(const Viewpoint& view, PieceId unit, double value) {
    const double gain = value - worthAFight;
    return gain > 0 && view.profile(unit).traits.skirmisher ? gain + skirmishersFirst : gain;
}
double gainOfFight(const Viewpoint& view, PieceId unit) { return gainOfAttack(view, unit, view.valueOfFight(unit)); }
double gainOfCharge(const Viewpoint& view, PieceId unit) {
    return gainOfAttack(view, unit, view.bestCharge(unit).charge);
}
double gainOfMove(const Viewpoint& view, PieceId unit) { return view.bestMove(unit).move - worthAMove; }
/// The general moves from a worn unit to a fresher one.
double gainOfTransfer(const Viewpoint& view, PieceId unit) {
    if (view.profile(unit).traits.skirmisher)
        return 0;
    const auto safety = [&view](PieceId one) {
        return strength(view.table, one) + (view.toEnemy.at(view.board.place(one)) > 1 ? sheltered : 0);
    };
    return safety(unit) - safety(view.board.general(view.me));
}
}  // namespace

double valueOfGroup(int units, bool clearsTheWay) {
    return units > 1 ? 2.0 * units + (clearsTheWay ? clearing : 0) : 0;
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
    case code::moveAgain:  // a failed test ends the phase, so only to destroy a fleeing enemy
        return view.enemyFlees() ? view.bestMove(unit).move - 3 : 0;
    case code::mahouts:
        return 0.8;
    case code::transfer:
        return gainOfTransfer(view, unit);
    default:
        return 0;
    }
}

}  // namespace ephor::ohw
