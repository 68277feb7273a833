#include "core/rules/ohw/battle/morale.h"

#include "core/rules/ohw/battle/flight.h"
#include "core/rules/ohw/battle/pursuit.h"

#include <algorithm>

namespace ephor::ohw {

void loseMorale(Play& play, Side side, int amount, const Reason& reason) {
    if (amount > 0)
        play.set(side, Morale, std::max(0, morale(play.table(), side) - amount), reason);
}

// OTW-059, OTW-095, OTW-A33: in addition to the loss of the unit.
void loseGeneral(Play& play, PieceId unit, const Reason& reason) {
    if (!hasGeneral(play.table(), unit))
        return;
    const Side side = play.side(unit);
    play.set(unit, General, 0, reason);
    const GeneralType* general = play.game.generalType(side);
    loseMorale(play, side, general ? generalsLoss(general->morale, play.options()) : 1, why::moraleGeneral);
}

namespace {

/// One drop of army morale, to `drop`. OTW-A24: fleeing units lose nothing.
void drainUnits(Play& play, Side side, int drop) {
    for (const PieceId unit : play.table().present(side)) {
        if (!play.alive(unit) || isFleeing(play.table(), unit) || !isDrained(play.profile(unit).leadership, drop))
            continue;
        const int left = strength(play.table(), unit) - 1;
        play.set(unit, Strength, left, why::drain);
        if (left > 0)
            continue;
        // OTW-215, OTW-A23: it breaks without a victor; army morale drops only if a general is with it.
        const bool isWild = isRampaging(play.table(), unit);
        endPursuit(play, unit);
        if (!isWild)
            play.set(unit, Fleeing, 1, why::drained);
        loseGeneral(play, unit, why::generalSwept);
        if (isWild)
            play.remove(unit, why::wildGone);
        else if (side == play.active())  // OTW-039
            flee(play, unit);
    }
}

}  // namespace

// House rule: applied when the move, combat or flight that lowered army morale is over; first to the side whose phase
// it is.
void settleMorale(Play& play) {
    for (bool settled = false; !settled;) {
        settled = true;
        const Table& table = play.table();
        const auto isOwed = [&](Side side) { return table.counter(side, Drained) > morale(table, side); };
        if (!isOwed(Side::A) && !isOwed(Side::B))
            return;
        for (const Side side : {play.active(), other(play.active())}) {
            while (isOwed(side)) {
                const int drop = table.counter(side, Drained) - 1;
                play.set(side, Drained, drop, why::drain);
                drainUnits(play, side, drop);
                settled = false;
            }
        }
    }
}

namespace {

/// OTW-214, OTW-A28: why a side has lost; null if it has not.
const Reason* defeatOf(const Table& table, const OhwGame& game, Side side) {
    if (morale(table, side) <= 0)
        return &why::spent;
    for (const PieceId unit : table.present(side))
        if (!isFleeing(table, unit) && !game.profile(unit).traits.skirmisher)
            return nullptr;
    return &why::allBroken;
}

}  // namespace

std::optional<Ended> victory(const Table& table, const OhwGame& game, int turn, bool lastPhase) {
    const Reason* aLost = defeatOf(table, game, Side::A);
    const Reason* bLost = defeatOf(table, game, Side::B);
    const auto t = static_cast<std::int16_t>(turn);
    if (aLost && bLost)
        return Ended{Winner::Draw, t, &why::bothSpent};
    if (aLost)
        return Ended{Winner::B, t, aLost};
    if (bLost)
        return Ended{Winner::A, t, bLost};
    if (!lastPhase)
        return {};
    // Compares the shares of the starting army morale, cross-multiplied.
    const int a = morale(table, Side::A) * table.counter(Side::B, MoraleStart);
    const int b = morale(table, Side::B) * table.counter(Side::A, MoraleStart);
    if (a == b)
        return Ended{Winner::Draw, t, &why::evenAtLimit};
    return Ended{a > b ? Winner::A : Winner::B, t, &why::phaseLimit};
}

}  // namespace ephor::ohw
