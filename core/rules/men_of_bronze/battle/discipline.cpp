#include "core/rules/men_of_bronze/battle/discipline.h"

#include "core/rules/men_of_bronze/battle/arete.h"

#include <cassert>

namespace ephor::men_of_bronze {

Target targetOf(const Play& play, PieceId unit, const Breakdown& armor) {
    Target target;
    target.courage = courage(play.table(), unit);
    target.armor = armor.total();
    target.wavering = isWavering(play.table(), unit);
    target.lostEarlierThisTurn = play.table().counter(unit, LostThisTurn);
    target.phalanxCapable = play.profile(unit).traits.phalanx;
    return target;
}

void loseCourage(Play& play, PieceId unit, int loss, const Reason& reason) {
    assert(loss <= courage(play.table(), unit));
    if (loss == 0)
        return;
    play.set(unit, Courage, courage(play.table(), unit) - loss, reason);
    play.set(unit, LostThisTurn, play.table().counter(unit, LostThisTurn) + loss, reason);
}

// MOB-115, MOB-185: routed units are removed; a Strategos is lost with the unit. The loss counts in the End Phase
// (MOB-152).
void rout(Play& play, PieceId unit, const Reason& reason) {
    const Side side = play.side(unit);
    const bool general = hasStrategos(play.table(), unit);
    play.referee.apply(PieceRemoved{unit, &reason});
    play.set(side, ValueLost, play.table().counter(side, ValueLost) + play.profile(unit).value, why::value);
    if (general) {
        play.set(unit, Strategos, 0, why::strategosFalls);
        play.set(side, StrategosLost, 1, why::strategosFalls);
    }
    for (const PieceId enemy : play.table().present(other(side)) & play.table().with(ContactEnemy))
        if (play.table().counter(enemy, ContactEnemy) == asCounter(unit))
            play.set(enemy, ContactEnemy, 0, reason);
}

namespace {

/// One test: Discipline dice and the Strategos' value, 4+ succeeds (MOB-136, MOB-140; MOB-AMB-64: also for a Wavering
/// unit).
bool oneTest(Play& play, PieceId unit, int dice, int needed, const Reason& reason, bool mayReroll) {
    if (needed > dice) {  // MOB-141: no dice are rolled
        play.note(why::impossible, unit, {}, needed, dice);
        return false;
    }
    RollRequest request;
    request.count = dice;
    request.side = play.side(unit);
    request.piece = unit;
    request.why = &reason;
    request.need = 4;
    request.wanted = needed;
    Roll roll = play.referee.roll(request);
    if (mayReroll)
        offerRerolls(play, roll, request);
    return roll.atLeast(4) >= needed;
}

}  // namespace

void takeTests(Play& play, PieceId unit, const TestNeed& need) {
    if (!need.test)
        return;
    const int dice = play.profile(unit).discipline + play.strategosValue(unit);
    for (int i = 0; i < need.tests; ++i) {  // MOB-137: the second test only if the first was passed
        if (!oneTest(play, unit, dice, need.successesNeeded, i == 0 ? why::test : why::secondTest, true)) {
            play.set(unit, Wavering, 1, why::wavers);  // MOB-138
            offerRally(play, play.side(unit));         // MOB-AMB-57, window W6
            return;
        }
    }
}

bool plainTest(Play& play, PieceId unit, const Reason& reason, TestFor purpose) {
    const bool collapse = purpose == TestFor::Collapse;
    const int dice = play.profile(unit).discipline + (collapse ? 0 : play.strategosValue(unit));  // MOB-153: unmodified
    for (int i = plainTests(courage(play.table(), unit), play.options()); i > 0; --i)
        if (!oneTest(play, unit, dice, 1, reason, !collapse))  // MOB-150: no Arete is left in the End Phase
            return false;
    return true;
}

}  // namespace ephor::men_of_bronze
