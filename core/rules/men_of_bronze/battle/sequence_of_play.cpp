// The sequence of play (MOB-001).
#include "core/rules/men_of_bronze/battle/activation.h"
#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/deployment.h"
#include "core/rules/men_of_bronze/battle/end_phase.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "core/rules/men_of_bronze/battle/strategos.h"

namespace ephor::men_of_bronze {

namespace {

void startTurn(Play& play) {
    const Table& table = play.table();
    for (const PieceId unit : table.present() & (table.with(Activated) | table.with(LostThisTurn))) {
        if (wasActivated(table, unit))
            play.set(unit, Activated, 0, why::fresh);
        if (table.counter(unit, LostThisTurn) != 0)
            play.set(unit, LostThisTurn, 0, why::fresh);
    }
    for (const Side side : bothSides)
        if (table.counter(side, Transferred) != 0)
            play.set(side, Transferred, 0, why::fresh);
}

}  // namespace

Ended BronzeGame::fight(Referee& referee) const {
    Play play{referee, *this};
    const auto begin = [&](int turn, Phase phase) {
        referee.apply(PhaseBegan{static_cast<std::int16_t>(turn), phase});
    };

    begin(0, Deployment);
    deploy(play);
    attachStrategos(play);

    for (int turn = 1;; ++turn) {
        begin(turn, AreteScoring);
        startTurn(play);
        scoreArete(play);
        if (referee.safePoint())
            afterCorrection(play);
        for (const Side side : bothSides)  // MOB-AMB-57, window W1
            offerRally(play, side);

        begin(turn, Bidding);
        bidForInitiative(play);

        begin(turn, Activations);
        Side conceded{};
        if (activations(play, conceded))
            return {conceded == Side::A ? Winner::B : Winner::A, static_cast<std::int16_t>(turn), &why::concede};

        begin(turn, EndPhase);
        if (const std::optional<Ended> ended = endPhase(play, turn))
            return *ended;
    }
}

}  // namespace ephor::men_of_bronze
