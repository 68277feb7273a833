#include "core/battle/answers/answer_check.h"

#include "core/battle/game.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor {

std::optional<Message> checkAnswer(const Game& game, const Table& table, const Request& request, const Choice& choice) {
    const auto because = [](bool legal, const char* why) { return legal ? std::nullopt : std::optional<Message>(why); };
    switch (request.form) {
    case Form::Options:
        return because(request.options.contains(choice.code, choice.piece), "This is not among the options.");
    case Form::Number:
        if (choice.number >= request.lowest && choice.number <= request.highest)
            return {};
        return Message(
            "{0} is not between {1} and {2}.",
            {std::to_string(choice.number), std::to_string(request.lowest), std::to_string(request.highest)});
    case Form::OnePiece:
        return because(choice.piece && request.pieces.contains(choice.piece), "This piece may not be chosen.");
    case Form::Subset:
        return because(choice.set.isSubsetOf(request.pieces) && choice.set.size() <= request.most,
                       "These pieces may not be chosen.");
    case Form::Die:
        if (choice.code == 0)
            return {};
        return because(choice.code == 1 && choice.number >= 0 && choice.number < Roll::most &&
                           (request.mayReroll >> choice.number & 1) != 0,
                       "This die may not be re-rolled.");
    case Form::Deploy:
        if (!choice.piece || !request.pieces.contains(choice.piece))
            return Message("This piece may not be placed now.");
        if (std::ranges::none_of(request.options, [&](const Option& o) { return o.code == choice.code; }))
            return Message("This formation may not be taken.");
        [[fallthrough]];
    case Form::Move:
        if (choice.turns > Choice::mostTurns)
            return Message("The way bends too often.");
        if (const Reason* why = game.refusal(table, request, choice))
            return Message("{0} ({1})", {std::string(why->text), std::string(why->rule)});
        return {};
    }
    return {};
}

std::optional<Message> checkCorrection(const Game& game, const Table& table, const Correction& c) {
    const bool needsPiece = c.kind != Correction::Kind::SetSideCounter;
    if (needsPiece && !table.isPresent(c.piece))
        return Message("The corrected piece is not on the table.");
    switch (c.kind) {
    case Correction::Kind::SetCounter:
    case Correction::Kind::SetSideCounter: {
        const SystemInfo& info = game.system().info();
        const std::vector<CounterInfo>& counters = needsPiece ? info.counters : info.sideCounters;
        if (c.counter >= counters.size())
            return Message("The corrected counter does not exist.");
        if (!counters[c.counter].mayBeCorrected())
            return Message("{0} is for the rules alone: no correction sets it.", {counters[c.counter].name});
        if (c.value < counters[c.counter].lowest || c.value > counters[c.counter].highest)
            return Message("{0} cannot be {1}.", {counters[c.counter].name, std::to_string(c.value)});
        return {};
    }
    case Correction::Kind::Move: {
        if (!isFacing(c.pose.facing))
            return Message("The corrected piece faces nowhere.");
        const Body moved{snapped(c.pose), table.body(c.piece).size};
        for (const PieceId p : table.present())
            if (p != c.piece && overlap(moved, table.body(p)))
                return Message("The corrected piece would stand on another one.");
        if (!isOnTable(table.size(), moved))
            return Message("The corrected piece would stand off the table.");
        return {};
    }
    case Correction::Kind::Remove:
        return {};
    }
    return {};
}

}  // namespace ephor
