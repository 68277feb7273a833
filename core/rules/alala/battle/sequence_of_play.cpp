#include "core/rules/alala/battle/sequence_of_play.h"

#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/leaders.h"
#include "core/rules/alala/battle/any_phase/othismos_cards.h"
#include "core/rules/alala/battle/combat/after_combat.h"
#include "core/rules/alala/battle/combat/charge_phase.h"
#include "core/rules/alala/battle/combat/combat_phase.h"
#include "core/rules/alala/battle/command/command_phase.h"
#include "core/rules/alala/battle/command/compulsory_moves.h"
#include "core/rules/alala/battle/command/control_tests.h"
#include "core/rules/alala/battle/deployment.h"
#include "core/rules/alala/battle/movement/phalanx_phase.h"
#include "core/rules/alala/battle/movement/skirmish_phase.h"
#include "core/rules/alala/battle/victory.h"

namespace ephor::alala {

namespace {

/// Resets the counters that last for a turn.
void startTurn(Play& play) {
    const Table& table = play.table();
    for (const PieceId unit : table.present()) {
        play.set(unit, ControlIs, 0, why::newTurn);
        play.set(unit, OutcomeIs, 0, why::newTurn);
        play.set(unit, Marks, table.counter(unit, Marks) & (StoodOffered | Fled | Caught | MustRetire | Looted),
                 why::newTurn);
        play.set(unit, Momentum, (table.counter(unit, Momentum) & 1) << 1, why::newTurn);  // ALA-129
        if (impetus(table, unit) != Impetus::FollowedUp)
            play.set(unit, ImpetusIs, 0, why::newTurn);
        play.set(unit, BrokeFor, 0, why::newTurn);
        play.set(unit, BrokeForMore, 0, why::newTurn);
        if (hasNewSignal(table, unit))
            play.set(unit, SignalIs, 1, why::newTurn);
    }
    for (const Side side : bothSides)
        play.set(side, AlalaPhalanx, 0, why::newTurn);
}

/// Ends contacts that a correction by the umpire has broken.
void afterCorrection(Play& play) {
    for (const PieceId unit : play.table().present())
        if (play.table().counter(unit, Striking) != 0 && !isInContact(play.table(), unit))
            play.set(unit, Striking, 0, why::contactEnds);
}

}  // namespace

// ALA-097, ALA-098, ALA-099, ALA-AMB-048, CHN-04, DEC-06
void rollInitiative(Play& play) {
    const std::array<int, 2> ratings{ratingOfChief(play.game, play.table(), Side::A),
                                     ratingOfChief(play.game, play.table(), Side::B)};
    std::array<int, 2> totals{};
    do {
        for (const Side side : bothSides) {
            RollRequest request;
            request.side = side;
            request.why = &why::initiativeDie;
            const Roll roll = rollDice(play, request);
            totals[index(side)] = roll[0] + initiativeBonus(ratings[index(side)], ratings[index(other(side))]) +
                                  (keepsInitiative(play.game.setup().lists[index(side)]) ? 1 : 0);
        }
    } while (totals[0] == totals[1]);
    const Side winner = totals[0] > totals[1] ? Side::A : Side::B;
    OptionList options;
    options.add(code::goFirst, why::optionGoFirst);
    options.add(code::goSecond, why::optionGoSecond);
    Request request;
    request.question = {ChooseOrder, winner, {}};
    request.options = options.all();
    const Side first = play.referee.choose(request).code == code::goFirst ? winner : other(winner);
    play.referee.apply(Noted{&why::initiativeWon,
                             winner,
                             {},
                             {},
                             static_cast<std::int16_t>(totals[index(winner)]),
                             static_cast<std::int16_t>(totals[index(other(winner))]),
                             {}});
    play.set(first, Initiative, 1, why::actsFirst);
    play.set(other(first), Initiative, 0, why::actsFirst);
}

Ended AlalaGame::fight(Referee& referee) const {
    Play play{referee, *this};
    const auto begin = [&](int turn, Phase phase) {
        referee.apply(PhaseBegan{static_cast<std::int16_t>(turn), phase});
        if (referee.safePoint())
            afterCorrection(play);
    };
    /// Each phase is completed by the first side, then by the second (ALA-101).
    const auto bySides = [&](int turn, Phase phase, void (*procedure)(Play&, Side)) {
        begin(turn, phase);
        offerEkdromoi(play);
        const Side first = play.initiative();
        procedure(play, first);
        procedure(play, other(first));
    };

    begin(0, Deployment);
    rollRatings(play);
    deploy(play);

    for (int turn = 1;; ++turn) {
        begin(turn, InitiativeDice);
        startTurn(play);
        if (turn == 1 || m_options.initiativeEachTurn)
            rollInitiative(play);

        bySides(turn, CommandPhase, [](Play& p, Side side) {
            leadersAct(p, side);
            controlTests(p, side);
            compulsoryMoves(p, side);
        });
        endRouts(play);
        bySides(turn, SkirmishPhase, skirmishPhase);
        bySides(turn, PhalanxPhase, phalanxPhase);

        begin(turn, ChargePhase);
        offerEkdromoi(play);
        chargePhase(play);

        begin(turn, CombatPhase);
        offerEkdromoi(play);
        combatPhase(play);

        begin(turn, AfterCombat);
        offerEkdromoi(play);
        afterCombatPhase(play);
        endRouts(play);

        if (const std::optional<Ended> ended = ending(play, turn))
            return *ended;
    }
}

}  // namespace ephor::alala
