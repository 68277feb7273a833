// A player that tries everything that is legal: suggested answers, and poses, ways and sets that nobody would suggest.
#pragma once

#include "core/battle/answers/answer_check.h"
#include "core/battle/game.h"
#include "core/battle/referee.h"
#include "core/dice/fast_dice.h"

#include <vector>

namespace ephor::testing {

class WildPlayer final : public Player {
public:
    explicit WildPlayer(std::uint64_t seed) : m_seed(seed) {}

    By kind() const override { return By::Scripted; }
    Choice choose(const Request& request, const Position& position) const override {
        Pcg32 draw(mixed(m_seed, position.key), static_cast<std::uint64_t>(position.asked));
        if (draw.below(3) != 0)
            if (const std::optional<Choice> choice = invented(request, position, draw))
                return *choice;
        std::vector<Choice> choices;
        position.game.suggest(position.table, request, choices);
        if (!choices.empty())
            return choices[draw.below(static_cast<std::uint32_t>(choices.size()))];
        Choice stay;
        stay.pose = position.table.body(request.limits.piece).pose;
        return stay;
    }

private:
    static double between(double low, double high, Pcg32& draw) {
        return low + (high - low) * draw.below(1 << 20) / (1 << 20);
    }
    static Vec anyFacing(Pcg32& draw) { return cosSin(between(0, 6.28, draw)); }

    static std::optional<Choice> invented(const Request& request, const Position& position, Pcg32& draw) {
        if (request.form == Form::Subset) {
            Choice choice;
            for (const PieceId piece : request.pieces)
                if (choice.set.size() < request.most && draw.below(2) == 0)
                    choice.set.insert(piece);
            return choice;
        }
        if (request.form != Form::Move && request.form != Form::Deploy)
            return {};
        for (int i = 0; i < 12; ++i) {
            const Choice choice = snapped(request.form == Form::Move ? anyMove(request, position, draw)
                                                                     : anyPlace(request, position, draw));
            if (!checkAnswer(position.game, position.table, request, choice))
                return choice;
        }
        return {};
    }

    static Choice anyMove(const Request& request, const Position& position, Pcg32& draw) {
        const Pose from = position.table.body(request.limits.piece).pose;
        const double reach = request.limits.allowance;
        Choice choice;
        Vec at = from.centre;
        choice.turns = static_cast<std::uint8_t>(draw.below(Choice::mostTurns + 1));
        const auto step = [&] {
            const Vec along = draw.below(3) == 0 ? from.facing : anyFacing(draw);
            at = at + along * between(0, reach / (choice.turns + 1), draw);
            return along;
        };
        for (std::size_t i = 0; i < choice.turns; ++i) {
            step();
            choice.via[i] = at;
        }
        const Vec along = step();
        choice.pose = {at, draw.below(2) == 0 ? along : anyFacing(draw)};
        if (draw.below(4) == 0) {  // what a charge wants: a turn on the spot
            choice = {};
            choice.pose = {from.centre, anyFacing(draw)};
        }
        return choice;
    }

    static Choice anyPlace(const Request& request, const Position& position, Pcg32& draw) {
        Choice choice;
        choice.piece = request.pieces.first();
        choice.code = request.options[draw.below(static_cast<std::uint32_t>(request.options.size()))].code;
        const TableSize size = position.table.size();
        choice.pose = {{between(0, size.width, draw), between(0, size.height, draw)},
                       {0, request.question.side == Side::A ? 1.0 : -1.0}};
        return choice;
    }

    std::uint64_t m_seed;
};

}  // namespace ephor::testing
