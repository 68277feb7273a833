#include "core/rules/ohw/battle/leadership.h"

#include "core/rules/ohw/battle/morale.h"

namespace ephor::ohw {

// OTW-217, OTW-A15
const GeneralType* ableGeneral(const OhwGame& game, const Table& table, PieceId unit) {
    const Side side = table.side(unit);
    const bool reaches = game.options().generalReach == GeneralReach::Army
                             ? static_cast<bool>(generalsUnit(table, side))
                             : hasGeneral(table, unit);
    return reaches && table.counter(side, GeneralOut) == 0 ? game.generalType(side) : nullptr;
}

// OTW-070, OTW-053: OTW-C03.
bool passes(Play& play, PieceId unit, const Reason& reason) {
    const Side side = play.side(unit);
    if (const int tired = play.table().counter(side, Tired); tired > 0) {
        play.set(side, Tired, tired - 1, why::tired);
        play.note(why::tired, unit);
        return false;
    }
    RollRequest request;
    request.side = side;
    request.piece = unit;
    request.why = &reason;
    request.need = play.profile(unit).leadership;
    request.wanted = 1;
    Roll roll = play.referee.roll(request);
    if (roll[0] >= request.need)
        return true;
    if (!ableGeneral(play.game, play.table(), unit) ||
        !askYesNo(play, Reroll, unit, {}, why::optionNo, why::optionReroll, 0, &reason))  // OTW-D04
        return false;
    play.note(why::reroll, unit);
    play.referee.rollAgain(roll, 0, request);  // OTW-053, OTW-C03
    riskGeneral(play, unit);
    return roll[0] >= request.need;
}

// OTW-056, OTW-057, OTW-058, OTW-C08
void riskGeneral(Play& play, PieceId served) {
    const Table& table = play.table();
    const Side side = play.side(served);
    const PieceId unit = generalsUnit(table, side);
    const GeneralType* general = play.game.generalType(side);
    if (!riskFails(play.die(side, unit, why::risk)))
        return;
    if (general->ability == Ability::FortuneFavoursTheBold && play.attacker == served &&
        table.counter(side, LuckUsed) == 0) {  // OTW-051, OTW-A12
        play.set(side, LuckUsed, 1, why::lucky);
        return;
    }
    switch (fateOf(play.die(side, unit, why::fate), general->fateBonus())) {  // OTW-050, OTW-A13
    case Fate::Removed:
        loseGeneral(play, unit, why::generalFalls);
        break;
    case Fate::MissesTurn:  // OTW-217: until the end of the next phase of the side
        play.set(side, GeneralOut, side == play.active() ? 2 : 1, why::generalOut);
        break;
    case Fate::Nothing:
        break;
    }
}

}  // namespace ephor::ohw
