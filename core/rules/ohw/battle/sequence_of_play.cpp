#include "core/rules/ohw/battle/sequence_of_play.h"

#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/deployment.h"
#include "core/rules/ohw/battle/flight.h"
#include "core/rules/ohw/battle/morale.h"
#include "core/rules/ohw/battle/pursuit.h"
#include "core/rules/ohw/battle/rampage.h"

namespace ephor::ohw {

namespace {

void startPhase(Play& play, Side side) {
    play.set(other(side), HasPhase, 0, why::phase);
    play.set(side, HasPhase, 1, why::phase);
    for (const SideCounter counter : {GeneralActs, Transferred})
        play.set(side, counter, 0, why::fresh);
    const Table& table = play.table();
    const Units beside = play.board.besideEnemies(side);
    const Units before = table.with(Beside);
    const Units changed =
        table.with(Moved) | table.with(Fought) | table.with(Halted) | (beside - before) | (before - beside);
    for (const PieceId unit : table.present(side) & changed) {
        for (const UnitCounter counter : {Moved, Fought, Halted})
            play.set(unit, counter, 0, why::fresh);
        play.set(unit, Beside, beside.contains(unit) ? 1 : 0, why::beside);
    }
}

/// OTW-217: a general who missed a turn returns at the end of a phase.
void endPhase(Play& play, Side side) {
    const int out = play.table().counter(side, GeneralOut);
    if (out > 0)
        play.set(side, GeneralOut, out - 1, why::generalBack);
}

}  // namespace

void playPhase(Play& play, Side side, int turn) {
    const auto begin = [&](Phase phase) { play.referee.apply(PhaseBegan{static_cast<std::int16_t>(turn), phase}); };
    begin(Flight);
    startPhase(play, side);
    flights(play, side);  // OTW-001
    rampages(play, side);
    begin(Pursuit);
    pursuits(play, side);  // OTW-002
    begin(Action);
    actions(play, side);  // OTW-003
    endPhase(play, side);
}

Ended OhwGame::fight(Referee& referee) const {
    Play play(referee, *this);
    referee.apply(PhaseBegan{0, Deployment});
    const Side first = deploy(play);
    for (int turn = 1;; ++turn)
        for (const Side side : {first, other(first)}) {
            playPhase(play, side, turn);
            const bool last = turn >= m_options.phases && side != first;
            if (const std::optional<Ended> ended = victory(play.table(), *this, turn, last))
                return *ended;
        }
}

}  // namespace ephor::ohw
