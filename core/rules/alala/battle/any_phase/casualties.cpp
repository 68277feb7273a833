#include "core/rules/alala/battle/any_phase/casualties.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/flight.h"
#include "core/rules/alala/battle/any_phase/leaders.h"

namespace ephor::alala {

// ALA-027, ALA-029
bool takeCasualties(Play& play, PieceId unit, int figures, const Reason& reason) {
    const Table& table = play.table();
    if (figures == 0)
        return true;
    const int lost = std::min(figures, liveFigures(play.game, table, unit));
    if (lost > 0) {
        const UnitCounter end = table.counter(unit, Reversed) != 0 ? LostTail : LostHead;
        play.set(unit, end, table.counter(unit, end) + lost, reason);
    }
    if (liveFigures(play.game, table, unit) > 0)
        return true;
    seenToBreak(play, unit);
    lose(play, unit, why::destroyed);
    return false;
}

// ALA-030, ALA-031, ALA-032, ALA-AMB-012, ALA-AMB-013
void checkHalfStrength(Play& play, PieceId unit) {
    const Table& table = play.table();
    if (!play.alive(unit) || !isBelowHalf(play.game, table, unit))
        return;
    const Status now = status(table, unit);
    if (now == Status::Withdrawing || now == Status::LastStand || now == Status::Routing)
        return;
    if (play.hoplites(unit) && play.grade(unit) == Grade::A && !play.marked(unit, StoodOffered)) {
        play.mark(unit, StoodOffered, why::halfStrength);
        if (askYesNo(play, StandAndDie, unit, {}, why::optionWithdraw, why::optionStandAndDie)) {
            play.set(unit, Status::LastStand, why::lastStand);
            return;
        }
    }
    const bool fled = now == Status::Retiring;
    play.set(unit, Status::Withdrawing, why::halfStrength);
    if (!fled)
        seenToBreak(play, unit);
    if (!play.alive(unit) || isInContact(table, unit) || play.marked(unit, Caught))
        return;
    retire(play, unit, why::halfStrength);
}

// The unit is removed before the loss of its leader takes effect: units that break at that loss must neither follow nor
// lead it.
void lose(Play& play, PieceId unit, const Reason& reason) {
    const PieceSet touched = play.table().touching(unit);
    play.referee.apply(PieceRemoved{unit, &reason});
    for (const PieceId p : touched)
        if (play.table().counter(p, Striking) != 0 && !isInContact(play.table(), p))
            play.set(p, Striking, 0, why::contactEnds);
    if (hasLeader(play.table(), unit))
        killLeader(play, unit);
}

}  // namespace ephor::alala
