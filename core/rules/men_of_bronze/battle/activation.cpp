#include "core/rules/men_of_bronze/battle/activation.h"

#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/charge.h"
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/rules/men_of_bronze/battle/shooting.h"
#include "core/rules/men_of_bronze/battle/strategos.h"

namespace ephor::men_of_bronze {

// MOB-146, MOB-176, MOB-AMB-33: a Wavering unit uses no Special Trait; the passive benefits of Phalanx stay.
UnitTraits usableTraits(const Play& play, PieceId unit) {
    UnitTraits traits = play.profile(unit).traits;
    if (isWavering(play.table(), unit))
        traits = {.phalanx = false,
                  .drilled = false,
                  .counterCharge = false,
                  .evade = false,
                  .moveAndShoot = false,
                  .skirmisher = false,
                  .pursue = false,
                  .shoots = traits.shoots};
    return traits;
}

// MOB-047
bool mayFormPhalanx(const Play& play, PieceId unit) {
    const Table& table = play.table();
    return usableTraits(play, unit).phalanx && !inPhalanx(table, unit) && pool(table, play.side(unit)) >= 1 &&
           !onDifficult(play.game, table.body(unit));
}

namespace {

PieceSet toActivate(const Table& table, Side side) { return table.present(side) - table.with(Activated); }

/// D-08, D-25: at the start or the end of its activation (MOB-047, MOB-048, MOB-AMB-10).
void offerFormation(Play& play, PieceId unit, Decision decision) {
    OptionList options;
    options.add(code::keep, why::optionKeep);
    if (mayFormPhalanx(play, unit))
        options.add(code::form, why::optionForm, {}, 1);
    if (inPhalanx(play.table(), unit))
        options.add(code::leave, why::optionLeave);
    Request request;
    request.question = {decision, play.side(unit), unit};
    request.options = options.all();
    const int code = play.referee.choose(request).code;
    if (code == code::form) {
        play.pay(play.side(unit), 1, why::formPhalanx);
        play.set(unit, Phalanx, 1, why::formPhalanx);
    } else if (code == code::leave) {
        play.set(unit, Phalanx, 0, why::leavePhalanx);
    }
}

/// form_phalanx_window = any: any own units, in every gap.
void offerFormingInGap(Play& play, Side side) {
    Request request;
    for (const PieceId unit : play.table().present(side))
        if (mayFormPhalanx(play, unit))
            request.pieces.insert(unit);
    request.question = {FormationStart, side, {}};
    request.form = Form::Subset;
    request.most = pool(play.table(), side);
    for (const PieceId unit : play.referee.choose(request).set) {
        play.pay(side, 1, why::formPhalanx);
        play.set(unit, Phalanx, 1, why::formPhalanx);
    }
}

/// D-13: a target, or none if the volley is optional (Move & Shoot).
void chooseTargetAndShoot(Play& play, PieceId unit) {
    const Table& table = play.table();
    if (isInContact(table, unit))  // MOB-AMB-74: the move ended in contact
        return;
    if (!hasTarget(play.game, table, unit, table.present()))
        return;
    OptionList options;
    Request request;
    request.question = {ShootTarget, play.side(unit), unit};
    const Choice choice = play.referee.choose(request, [&] {
        options.add(code::no, why::optionSkip);
        for (const PieceId enemy : targetsOf(play.game, table, unit))
            options.add(code::shoot, why::optionShoot, enemy);
        return options.all();
    });
    if (choice.code == code::shoot)
        volley(play, unit, choice.piece);
}

void moveWithStrategos(Play& play, PieceId unit) {
    offerTransfer(play, unit);
    const Pose before = play.body(unit).pose;
    moveUnit(play, unit);
    if (!play.alive(unit))
        return;
    if (play.body(unit).pose == before)
        play.note(why::stays, unit);
    offerTransfer(play, unit);
}

/// MOB-171, D-12: one Move and one volley, in either order.
void moveAndShoot(Play& play, PieceId unit) {
    play.pay(play.side(unit), 1, why::moveAndShoot);
    OptionList options;
    options.add(code::moveFirst, why::optionMoveFirst);
    options.add(code::shootFirst, why::optionShootFirst);
    Request request;
    request.question = {MoveShootOrder, play.side(unit), unit};
    request.options = options.all();
    const bool shootsFirst = play.referee.choose(request).code == code::shootFirst;
    play.note(why::moveShootOrder, unit, {}, shootsFirst ? 1 : 0);
    if (shootsFirst)
        chooseTargetAndShoot(play, unit);
    moveWithStrategos(play, unit);
    if (!shootsFirst && play.alive(unit))
        chooseTargetAndShoot(play, unit);
}

/// D-09, including D-13, D-14 and D-19: the actions of a unit, and their targets.
void listActions(const Play& play, PieceId unit, OptionList& options) {
    const Table& table = play.table();
    const PieceSet enemies = table.present(other(play.side(unit)));
    const UnitTraits traits = usableTraits(play, unit);
    ActionContext context;
    context.inContact = isInContact(table, unit);
    context.wavering = isWavering(table, unit);
    context.pool = pool(table, play.side(unit));
    context.enemyInForwardArc = true;  // tested below for each enemy
    context.shootTarget = true;

    options.add(code::hold, why::optionHold);
    options.add(code::move, why::optionMove);
    if (isLegalAction(Action::Shoot, traits, context))
        for (const PieceId enemy : targetsOf(play.game, table, unit))
            options.add(code::shoot, why::optionShoot, enemy);
    if (isLegalAction(Action::Fight, traits, context))
        for (const PieceId enemy : table.enemiesTouching(unit))
            options.add(code::fight, why::optionFight, enemy);
    if (isLegalAction(Action::Charge, traits, context))
        for (const PieceId enemy : enemies)
            if (mayDeclareCharge(table, unit, enemy))
                options.add(
                    code::charge,
                    isPlainlyOutOfReach(play.game, table, unit, enemy) ? why::optionChargeTooFar : why::optionCharge,
                    enemy, 1);
    if (isLegalAction(Action::MoveAndShoot, traits, context))
        options.add(code::moveAndShoot, why::optionMoveAndShoot, {}, 1);
}

/// The action and its target are one choice (MOB-031).
Choice chooseAction(Play& play, PieceId unit) {
    OptionList options;
    Request request;
    request.question = {TakeAction, play.side(unit), unit};
    return play.referee.choose(request, [&] {
        listActions(play, unit, options);
        return options.all();
    });
}

void activate(Play& play, PieceId unit) {
    play.set(unit, Activated, 1, why::activate);
    offerFormation(play, unit, FormationStart);
    const Choice action = chooseAction(play, unit);
    switch (action.code) {
    case code::hold:
        play.note(why::hold, unit);
        break;
    case code::move:
        moveWithStrategos(play, unit);
        break;
    case code::shoot:
        volley(play, unit, action.piece);  // MOB-095: the whole activation
        break;
    case code::fight:
        fightRound(play, unit, action.piece, {});  // MOB-119: no charge dice
        break;
    case code::charge:
        charge(play, unit, action.piece);
        break;
    case code::moveAndShoot:
        moveAndShoot(play, unit);
        break;
    default:
        assert(false);
    }
    if (play.alive(unit))
        offerFormation(play, unit, FormationEnd);
}

/// D-26, if the set-up allows it.
bool concedes(Play& play, Side side) {
    OptionList options;
    options.add(code::no, why::optionFightOn);
    options.add(code::yes, why::optionConcede);
    Request request;
    request.question = {Concede, side, {}};
    request.options = options.all();
    return play.referee.choose(request).code == code::yes;
}

}  // namespace

// MOB-026, MOB-027, MOB-028, MOB-030: the holder activates units one by one until the Initiative is stolen or all units
// have been activated; then the other side.
bool activations(Play& play, Side& conceded) {
    const Table& table = play.table();
    std::array<PieceSet, 2> waiting{toActivate(table, Side::A), toActivate(table, Side::B)};
    for (;;) {
        if (play.referee.safePoint()) {
            afterCorrection(play);
            waiting = {toActivate(table, Side::A), toActivate(table, Side::B)};
        }
        if (table.present(Side::A).empty() || table.present(Side::B).empty())
            return false;
        for (const Side side : bothSides)
            waiting[index(side)] = waiting[index(side)] & table.present();
        if (waiting[0].empty() && waiting[1].empty())
            return false;
        const Side holds = holder(table);
        offerRally(play, holds);  // MOB-AMB-57, window W2
        offerRally(play, other(holds));
        if (play.options().formWindow == FormWindow::Any) {
            offerFormingInGap(play, holds);
            offerFormingInGap(play, other(holds));
        }
        if (play.options().mayConcede) {
            for (const Side side : {holds, other(holds)}) {
                if (concedes(play, side)) {
                    conceded = side;
                    return true;
                }
            }
        }
        if (!waiting[0].empty() && !waiting[1].empty())
            offerSteal(play);
        Side active = holder(table);
        if (waiting[index(active)].empty())
            active = other(active);

        Request request;
        request.question = {Activate, active, {}};
        request.form = Form::OnePiece;
        request.pieces = waiting[index(active)];
        const PieceId unit = play.referee.choose(request).piece;
        waiting[index(active)].erase(unit);
        activate(play, unit);
    }
}

}  // namespace ephor::men_of_bronze
