#include "core/rules/alala/battle/command/control_tests.h"

#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/othismos_cards.h"

namespace ephor::alala {

namespace {

/// ALA-073, ALA-082, ALA-103, ALA-240, section 0: withdrawing and routing units never test.
bool tests(const Play& play, PieceId unit) {
    const Table& table = play.table();
    const Status s = status(table, unit);
    if (isInContact(table, unit) || s == Status::Withdrawing || s == Status::Routing || s == Status::LastStand)
        return false;
    return s == Status::Pursuing || control(table, unit) == Control::None;
}

Control orderOf(ControlResult result) {
    switch (result) {
    case ControlResult::Retire:
        return Control::Retire;
    case ControlResult::Free:
        return Control::Free;
    case ControlResult::Halt:
        return Control::Halt;
    case ControlResult::ContinuePursuit:
        return Control::Continue;
    case ControlResult::ForcedAdvance:
        return Control::Breakout;
    case ControlResult::RepeatLastMove:
        break;
    }
    return Control::Repeat;
}

/// ALA-257, ALA-260, DEC-13: a card lets the owner of a band ignore the order.
bool freedByCard(Play& play, PieceId band, Control order) {
    if (play.hoplites(band) || order == Control::Free)
        return false;
    const Card card = play.troops(band).isCavalry() ? Card::EliteHorsemen : Card::EliteSkirmishers;
    return playsCard(play, EliteBand, play.side(band), card, band, why::eliteBand);
}

// ALA-074, ALA-075, ALA-076, ALA-077, ALA-078, ALA-079, ALA-080
void test(Play& play, PieceId unit) {
    const Table& table = play.table();
    const ControlTest inputs{play.troops(unit).arm, play.grade(unit),
                             play.hoplites(unit) ? play.levelOf(unit) : Level::FormedUp,
                             is(table, unit, Status::Pursuing)};
    const Roll roll = rollDice(play, diceFor(play, unit, 1, why::controlTest));
    const int face = testsPlainDie(inputs, play.game.command()) ? roll[0] : averageDie(roll[0]);
    const Breakdown total = controlTotal(inputs, face);
    Control order = orderOf(controlResult(inputs, total.total()));
    // Section 0: a retiring unit repeats its retire on a 5; on a low result it retires only if Shaken.
    if (is(table, unit, Status::Retiring) && (order == Control::Repeat || order == Control::Breakout))
        order = Control::Retire;
    if (freedByCard(play, unit, order))
        order = Control::Free;
    play.note(why::controlResult, unit, {}, total.total(), static_cast<int>(order), total);
    play.set(unit, ControlIs, static_cast<int>(order), why::controlResult);
    if (is(table, unit, Status::Pursuing) && order != Control::Continue) {  // ALA-240, ALA-242
        play.set(unit, Status::Steady, why::pursuitEnds);
        play.set(unit, Opponent, 0, why::pursuitEnds);
        play.unmark(unit, Looted, why::pursuitEnds);
    }
}

}  // namespace

void controlTests(Play& play, Side side) {
    PieceSet tested;
    for (const PieceId unit : play.table().present(side))
        if (tests(play, unit))
            tested.insert(unit);
    for (const PieceId unit : RightToLeft(play.table(), side, tested))
        if (play.alive(unit) && tests(play, unit))
            test(play, unit);
}

}  // namespace ephor::alala
