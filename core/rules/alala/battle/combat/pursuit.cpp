#include "core/rules/alala/battle/combat/pursuit.h"

#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/combat/after_combat.h"
#include "core/rules/alala/battle/combat/charge_phase.h"
#include "core/rules/alala/battle/combat/combat_phase.h"
#include "core/rules/alala/battle/combat/contact.h"
#include "core/rules/alala/battle/combat/contact_run.h"
#include "core/rules/alala/battle/combat/response.h"
#include "core/rules/alala/why.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

// ALA-AMB-105: the middle of the side's own edge.
Vec baggage(const AlalaGame& game, Side side) {
    const TableSize size = game.opening().size();
    return {size.width / 2, side == Side::A ? 1.0 : size.height - 1};
}

namespace {

/// ALA-239, ALA-AMB-104: a charge that is resolved at once, with its combat and results.
void newEnemy(Play& play, PieceId unit, PieceId enemy, Vec from, int chain) {
    const Table& table = play.table();
    if (isFleeing(table, enemy)) {
        catchUp(play, unit, enemy);
        return;
    }
    if (!isInContact(table, enemy) &&
        respond(play, enemy, unit, AnswerToPursuit, AnswerToPursuit) == Response::Evades) {
        evade(play, enemy, unit);
        if (play.alive(enemy) && table.touching(unit).contains(enemy))
            catchUp(play, unit, enemy);
        return;
    }
    standsCharged(play, enemy, unit);
    if (!play.alive(enemy) || play.marked(enemy, Evaded))
        return;
    if (!makeContact(play, unit, enemy, from, Impetus::Pursued, why::pursuitContact) || !fights(table, unit, enemy))
        return;
    play.set(unit, Status::Steady, why::pursuitContact);
    // A unit that has already fought in this turn keeps that result; the new contact fights next turn.
    if (chain >= longestChain || hasFought(table, enemy) || hasFought(table, unit))
        return;
    if (play.initiative() == play.side(unit))
        fightOut(play, unit, enemy);
    else
        fightOut(play, enemy, unit);
    afterCombat(play, unit, enemy, chain + 1);
}

}  // namespace

// ALA-238, ALA-241, DEC-32: the enemies that it has fought and that still flee from it; several after a pursuit that
// met new enemies.
PieceId choosePursued(Play& play, PieceId unit, PieceId beaten) {
    const Table& table = play.table();
    Request request;
    for (const PieceId enemy : table.present(other(play.side(unit))))
        if (enemy == beaten || (isFleeing(table, enemy) && opponent(table, enemy) == unit))
            request.pieces.insert(enemy);
    if (request.pieces.empty())
        return {};
    request.question = {WhichToPursue, play.side(unit), unit};
    request.form = Form::OnePiece;
    request.subject = beaten;
    return play.referee.choose(request).piece;
}

// ALA-130, ALA-132, ALA-133, ALA-237, ALA-238
void pursue(Play& play, PieceId unit, PieceId target, int chain) {
    const Table& table = play.table();
    if (!play.alive(unit) || is(table, unit, Status::LastStand))
        return;
    play.set(unit, Status::Pursuing, why::pursues);
    play.set(unit, Opponent, asCounter(target), why::pursues);
    play.set(unit, Striking, 0, why::pursues);
    becomeUnformed(play, unit, why::pursues);
    play.mark(unit, CompulsoryMade, why::pursues);
    if (!target && play.marked(unit, Looted))
        return;
    offerHeavyArmour(play, unit);
    PieceSet alone;
    alone.insert(unit);
    const MoveDice dice = moveDice(play.troops(unit), Gait::Pursuit, 0, hasMomentum(table, unit));
    const Moved moved = rollMove(play, unit, dice, why::pursues, alone);
    addDisorder(play, unit, moved.tired, why::fatigue);
    const Pose from = play.body(unit).pose;
    const Vec front = frontMiddle(play.body(unit));
    const Vec goal = target ? play.body(target).pose.centre : baggage(play.game, other(play.side(unit)));  // ALA-241
    const Vec along = direction(goal - from.centre, from.facing);
    double allowance = moved.inches;
    if (!target)
        allowance = std::min(allowance, length(goal - from.centre));
    PathRules rules;
    rules.through = passableFriends(play.game, table, unit);
    rules.rough = false;
    const auto [gone, met] = run(play, unit, along, allowance, rules, why::pursues);
    play.set(unit, LastAction, stayed.code(), why::pursues);
    if (met) {
        if (met == target)
            catchUp(play, unit, target);
        else
            newEnemy(play, unit, met, front, chain);
    } else if (!target && gone >= length(goal - from.centre) - 1) {
        loot(play, unit);
    }
}

// ALA-241
void loot(Play& play, PieceId unit) {
    play.mark(unit, Looted, why::loots);
    play.set(other(play.side(unit)), Looting, 1, why::loots);
}

}  // namespace ephor::alala
