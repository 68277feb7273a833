#include "core/ai/ohw/action_values.h"

#include "core/rules/ohw/battle/groups.h"

namespace ephor::ohw {

namespace {

constexpr double worthAMove = 0.5;    ///< less is not worth an action
constexpr double worthAFight = -0.8;  ///< even fights are fought, or nothing is decided
constexpr double sheltered = 0.3;     ///< of two equally strong units the general prefers the one that no enemy adjoins
constexpr double skirmishersFirst = 10;
constexpr double clearing = 30;  ///< the screen goes before the line

/// Skirmishers attack before others: they weaken whom those attack then.
double gainOfAttack(const Judgement& j, PieceId unit, double value) {
    const double gain = value - worthAFight;
    return gain > 0 && j.profile(unit).traits.skirmisher ? gain + skirmishersFirst : gain;
}
double gainOfFight(const Judgement& j, PieceId unit) { return gainOfAttack(j, unit, j.valueOfFight(unit)); }
double gainOfCharge(const Judgement& j, PieceId unit) { return gainOfAttack(j, unit, j.bestCharge(unit).charge); }
double gainOfMove(const Judgement& j, PieceId unit) { return j.bestMove(unit).move - worthAMove; }
/// The general leaves a unit that is worn for one that is less so.
double gainOfTransfer(const Judgement& j, PieceId unit) {
    if (j.profile(unit).traits.skirmisher)
        return 0;
    const auto safety = [&j](PieceId one) {
        return strength(j.table, one) + (j.toEnemy.at(j.board.place(one)) > 1 ? sheltered : 0);
    };
    return safety(unit) - safety(j.board.general(j.me));
}
}  // namespace

double valueOfGroup(int units, bool clearsTheWay) {
    return units > 1 ? 2.0 * units + (clearsTheWay ? clearing : 0) : 0;
}

double valueOfGroup(const Judgement& j, const Units& group) {
    const Units willing = j.willing(group);
    return valueOfGroup(willing.size(), j.posts.units(Post::Screen).contains(willing.first()));
}

double valueOfAction(const Judgement& j, std::int16_t code, PieceId unit) {
    switch (code) {
    case code::fight:
        return gainOfFight(j, unit);
    case code::charge:
        return gainOfCharge(j, unit);
    case code::move:
        return gainOfMove(j, unit);
    case code::group:
        return valueOfGroup(j, groupOf(j.board, unit, j.board.mayGroup(j.me)));
    case code::moveAgain:  // a failed test ends the phase: only to cut down somebody who flees
        return j.enemyFlees() ? j.bestMove(unit).move - 3 : 0;
    case code::mahouts:
        return 0.8;
    case code::transfer:
        return gainOfTransfer(j, unit);
    default:
        return 0;
    }
}

}  // namespace ephor::ohw
