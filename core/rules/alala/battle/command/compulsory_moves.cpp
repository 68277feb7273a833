#include "core/rules/alala/battle/command/compulsory_moves.h"

#include "core/rules/alala/battle/any_phase/casualties.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/combat/pursuit.h"
#include "core/rules/alala/battle/movement/advance.h"
#include "core/table/geometry.h"

namespace ephor::alala {

namespace {

bool hasMoved(const Play& play, PieceId unit) { return play.marked(unit, CompulsoryMade); }

/// The flight move of a unit in this turn.
void fleeOn(Play& play, PieceId unit) {
    if (!play.alive(unit) || hasMoved(play, unit))
        return;
    if (is(play.table(), unit, Status::Routing))
        rout(play, unit, why::routsOn);
    else
        retire(play, unit, why::retiresOn);
}

/// DEC-17, section 0: a unit that is out of danger.
void afterRetire(Play& play, PieceId unit) {
    const Table& table = play.table();
    const bool choice = control(table, unit) == Control::Free || control(table, unit) == Control::Controlled;
    int code = code::standUnformed;
    if (choice) {
        OptionList options;
        if (play.levelOf(unit) != Level::Shaken)
            options.add(code::formUp, why::optionFormUp);
        options.add(code::retireOn, why::optionRetireOn);
        options.add(code::standUnformed, why::optionStandUnformed);
        Request request;
        request.question = {AfterRetire, play.side(unit), unit};
        request.options = options.all();
        code = play.referee.choose(request).code;
    }
    if (code == code::retireOn) {
        fleeOn(play, unit);
        return;
    }
    play.set(unit, Status::Steady, why::stopsRetiring);
    play.set(unit, Opponent, 0, why::stopsRetiring);
    play.unmark(unit, Fled, why::stopsRetiring);
    if (code == code::formUp) {
        formUp(play, unit);
        play.mark(unit, Acted, why::formsUp);
    }
}

// ALA-079, ALA-AMB-038: two dice towards the nearest enemy hoplites, as far to the right as a formed unit may go.
void breakOut(Play& play, PieceId unit) {
    const Table& table = play.table();
    const Side side = play.side(unit);
    play.mark(unit, Acted, why::breaksOut);
    const PieceId enemy =
        nearestOf(table, play.body(unit), table.present(other(side)) & play.game.hoplites(other(side)));
    if (!enemy)
        return;
    const Body& body = play.body(unit);
    const Vec towards = direction(play.body(enemy).pose.centre - body.pose.centre, body.facing());
    Vec along = towards;
    if (play.formed(unit)) {
        const bool left = cross(towards, body.facing()) < 0 || dot(towards, body.facing()) < 0;  // or behind it
        if (!mayAdvanceAlong(body.facing(), towards))
            along = left ? body.facing() : turnedRight(body.facing(), mostDeviation);
    }
    if (dot(along, towards) <= 0)
        return;
    offerHeavyArmour(play, unit);
    PieceSet alone;
    alone.insert(unit);
    const Moved moved =
        rollMove(play, unit, moveDice(play.troops(unit), Gait::Ordinary, 2, false), why::breaksOut, alone);
    const double gone = advanceBody(play, alone, along, moved.inches, why::breaksOut);
    addDisorder(play, unit, moved.tired, why::fatigue);
    addAdvance(play, unit, gone, why::breaksOut);
    play.set(unit, LastAction, PastAction{PastAction::Kind::Moved, 2, 0}.code(), why::breaksOut);
}

PieceSet of(const Play& play, Side side, auto&& test) {
    PieceSet set;
    for (const PieceId unit : play.table().present(side))
        if (test(unit))
            set.insert(unit);
    return set;
}

}  // namespace

void compulsoryMoves(Play& play, Side side) {
    const Table& table = play.table();
    const auto each = [&](const PieceSet& set, auto&& procedure) {
        for (const PieceId unit : RightToLeft(table, side, set))
            if (play.alive(unit))
                procedure(unit);
    };
    each(of(play, side, [&](PieceId u) { return is(table, u, Status::Routing); }), [&](PieceId u) { fleeOn(play, u); });
    each(of(play, side, [&](PieceId u) { return is(table, u, Status::Withdrawing) && !isInContact(table, u); }),
         [&](PieceId u) { fleeOn(play, u); });
    each(of(play, side,
            [&](PieceId u) { return is(table, u, Status::Retiring) && !isInContact(table, u) && !hasMoved(play, u); }),
         [&](PieceId u) {
             if (control(table, u) == Control::Retire)
                 fleeOn(play, u);
             else
                 afterRetire(play, u);
         });
    // ALA-035, ALA-076: Shaken units that must retire.
    each(of(play, side,
            [&](PieceId u) {
                return control(table, u) == Control::Retire && !isFleeing(table, u) && !hasMoved(play, u);
            }),
         [&](PieceId u) {
             play.note(why::controlRetire, u);
             startRetiring(play, u, why::controlRetire);
             fleeOn(play, u);
         });
    // ALA-078, ALA-104: the target moves before its pursuer.
    each(of(play, side,
            [&](PieceId u) { return is(table, u, Status::Pursuing) && control(table, u) == Control::Continue; }),
         [&](PieceId u) {
             const PieceId before = opponent(table, u);
             const PieceId target = choosePursued(play, u, before && isFleeing(table, before) ? before : PieceId{});
             if (target)
                 fleeOn(play, target);
             if (play.alive(u))
                 pursue(play, u, play.alive(target) && isFleeing(table, target) ? target : PieceId{}, 0);
         });
    each(of(play, side,
            [&](PieceId u) { return control(table, u) == Control::Breakout && is(table, u, Status::Steady); }),
         [&](PieceId u) { breakOut(play, u); });
}

// ALA-236, ALA-AMB-103: a router with no pursuer in contact is eliminated.
void endRouts(Play& play) {
    for (const PieceId unit : play.table().present()) {
        if (!play.alive(unit) || !is(play.table(), unit, Status::Routing) || !hasMoved(play, unit))
            continue;
        bool held = false;
        for (const PieceId enemy : play.table().enemiesTouching(unit))
            held = held || (is(play.table(), enemy, Status::Pursuing) && opponent(play.table(), enemy) == unit);
        if (!held)
            lose(play, unit, why::dispersed);
    }
}

}  // namespace ephor::alala
