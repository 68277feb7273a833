#include "core/rules/alala/battle/combat/response.h"

#include "core/rules/alala/battle/any_phase/flight.h"

namespace ephor::alala {

// ALA-180, ALA-181, ALA-182, ALA-AMB-080, DEC-25, DEC-26, DEC-31
Response respond(Play& play, PieceId target, PieceId charger, Decision asSkirmishers, Decision asCavalry) {
    if (play.hoplites(target) || is(play.table(), target, Status::Routing))
        return Response::Stands;
    const Troops& troops = play.troops(target);
    OptionList options;
    if (mayReceive(troops))
        options.add(code::stand, why::optionStand);
    if (mayCounterCharge(troops, play.formed(charger)) && is(play.table(), target, Status::Steady))
        options.add(code::counterCharge, why::optionCounterCharge);
    options.add(code::evade, why::optionEvade);
    Request request;
    request.question = {troops.isCavalry() ? asCavalry : asSkirmishers, play.side(target), target};
    request.options = options.all();
    request.subject = charger;
    switch (play.referee.choose(request).code) {
    case code::evade:
        return Response::Evades;
    case code::counterCharge:
        return Response::CounterCharges;
    default:
        play.note(why::standsToReceive, target, charger);
        return Response::Stands;
    }
}

// ALA-184: a band that cannot get away stands without a bonus (ALA-AMB-080).
void evade(Play& play, PieceId band, PieceId charger) {
    if (charger)
        play.set(band, Opponent, asCounter(charger), why::evades);
    play.unmark(band, Fled, why::evades);
    if (flee(play, band, awayFor(play, band), why::evades) == Flight::Moved) {
        play.mark(band, Evaded, why::evades);
        play.set(band, LastAction, stayed.code(), why::evades);
        play.unmark(band, Fled, why::evades);
    }
}

}  // namespace ephor::alala
