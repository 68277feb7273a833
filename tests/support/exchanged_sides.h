// Battles whose two generals may exchange the sides that they lead, and take their dice with them.
#pragma once

#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/dice/fast_dice.h"

#include <array>
#include <cstdint>

namespace ephor::testing {

/// The dice and bids of two generals. `exchanged`: the first of them leads side B. A `lot` is a die that names one of
/// several things in the order of the sides. Both share it; exchanged it names the same thing of theirs.
class Generals {
public:
    Generals(std::uint64_t seed, bool exchanged, const Reason* lot = nullptr)
        : m_streams{Pcg32(seed, 0), Pcg32(seed, 1)}, m_lots(seed, 2), m_lot(lot), m_exchanged(exchanged ? 1 : 0) {}

    TypedRoll roll(const RollRequest& request) {
        TypedRoll typed{request.side, request.piece, static_cast<std::uint8_t>(request.sides), {}};
        if (m_lot && request.why == m_lot) {
            const int face = 1 + static_cast<int>(m_lots.below(static_cast<std::uint32_t>(request.sides)));
            typed.faces = {static_cast<std::uint8_t>(m_exchanged != 0 ? request.sides + 1 - face : face)};
            return typed;
        }
        const bool opposed = request.need == 0 && request.count == 2;  // one die each, side A's first
        for (int i = 0; i < request.count; ++i)
            typed.faces.push_back(static_cast<std::uint8_t>(
                1 + of(opposed ? bothSides[static_cast<std::size_t>(i)] : request.side).below(request.sides)));
        return typed;
    }
    int bid(const Request& request) {
        const int most = std::min(2, request.highest - request.lowest);
        return request.lowest + static_cast<int>(of(request.question.side).below(static_cast<std::uint32_t>(most + 1)));
    }

private:
    Pcg32& of(Side side) { return m_streams[index(side) ^ m_exchanged]; }

    std::array<Pcg32, 2> m_streams;
    Pcg32 m_lots;
    const Reason* m_lot;
    std::size_t m_exchanged;
};

/// One battle of the computer player, in which the generals roll and bid.
inline Ended fightOut(Fight& fight, Generals generals) {
    const Game& game = fight.game();
    Record record;
    record.setup = game.setup();
    Conditions conditions;
    conditions.waitAtRoll = 0;
    for (;;) {
        const Run run = fight.run(conditions, &record);
        if (run.ended)
            return *run.ended;
        const Pending& pending = *run.pending;
        if (pending.kind == Pending::Kind::Roll) {
            record.entries.emplace_back(generals.roll(pending.roll));
            continue;
        }
        const Request& request = *pending.request;
        const Position position{game, fight.table(), 0, run.decisions, pending.rolls, &record, pending.publicEntries};
        Choice choice = standardPlayer(game).choose(request, position);
        if (request.secret && request.form == Form::Number)
            choice.number = generals.bid(request);
        record.entries.emplace_back(Answer{request.question, snapped(choice), By::Person});
    }
}

inline Winner exchanged(Winner winner) {
    return winner == Winner::A ? Winner::B : winner == Winner::B ? Winner::A : Winner::Draw;
}

}  // namespace ephor::testing
