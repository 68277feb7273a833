// The sequence of play (DBA-001 to DBA-025).
#include "core/rules/dba/battle/aggression.h"
#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/deployment.h"
#include "core/rules/dba/battle/shooting.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "core/rules/dba/battle/terrain_placement.h"
#include "core/rules/dba/battle/victory.h"

namespace ephor::dba {

namespace {

void beginBound(Play& play, Side side) {
    play.set(side, Bounds, play.table().counter(side, Bounds) + 1, why::fresh);
    for (const PieceId p : play.table().present())
        for (const PieceCounter counter : {MovesMade, DistanceMoved, HasShot, HasFought, ShotBy})
            play.set(p, counter, 0, why::fresh);
}

bool awaitsLanding(const DbaGame& game, const Table& table, Side side) {
    for (const PieceId p : game.elements(side))
        if (table.counter(p, Reserve) != 0)
            return true;
    return false;
}

}  // namespace

Ended DbaGame::fight(Referee& referee) const {
    Play play{referee, *this};
    const auto begin = [&](int bound, int phase) {
        referee.apply(PhaseBegan{static_cast<std::int16_t>(bound), static_cast<std::uint8_t>(phase)});
    };
    begin(0, AggressionPhase);
    rollAggression(play);
    begin(0, TerrainPhase);
    placeTerrain(play);
    begin(0, EdgePhase);
    chooseEdges(play);
    const Side defender = defenderOf(play.table());
    for (const Step step : openingSteps()) {
        begin(0, FirstStep + static_cast<int>(step));
        const Side side = step == Step::DefenderCamp || step == Step::DefenderDeploys ? defender : other(defender);
        if (step == Step::DefenderCamp || step == Step::InvaderCamp)
            placeCamp(play, side);
        else
            deploy(play, side);
    }
    for (int bound = 1;; ++bound) {
        const Side side = bound % 2 == 1 ? defender : other(defender);
        play.set(Side::A, ThisBound, bound, why::fresh);
        beginBound(play, side);
        if (referee.safePoint())
            play.note(why::fresh, generalOf(side));
        for (const Step step : boundSteps(awaitsLanding(*this, play.table(), side))) {
            begin(bound, FirstStep + static_cast<int>(step));
            switch (step) {
            case Step::Landing:
                land(play, side);
                break;
            case Step::Pips:
                rollPips(play, side);
                break;
            case Step::Moves:
                makeMoves(play, side);
                break;
            case Step::Shooting:
                shoot(play, side);
                break;
            case Step::CloseCombat:
                fightAll(play, side);
                break;
            default:
                if (const std::optional<Ended> ended = victoryCheck(play))
                    return *ended;
                break;
            }
        }
    }
}

}  // namespace ephor::dba
