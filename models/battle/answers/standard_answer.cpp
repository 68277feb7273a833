#include "models/battle/answers/standard_answer.h"

#include "core/ai/computer_players.h"
#include "core/rules/fight_notes.h"
#include "models/battle/answers/ways_to_move.h"

namespace ephor {

namespace {

/// True where the answer passes, holds or ends (the first option, without a piece), and another one would let a unit
/// act: one of the side's own units, or the unit that is asked about, against an enemy or by a move.
bool passes(const BattleSession& session, const Request& request, const Choice& answer) {
    if (request.form != Form::Options || answer.piece || request.options.front().piece ||
        answer.code != request.options.front().code)
        return false;
    const Side mine = request.question.side;
    const Side acting = request.question.piece ? other(mine) : mine;
    const auto acts = [&](const Option& option) {
        return option.piece && session.game().piece(option.piece).side == acting;
    };
    if (std::ranges::any_of(request.options, acts))
        return true;
    const std::vector<WayToMove> ways = waysToMove(session, request.question.piece);
    return !ways.empty() && std::ranges::none_of(ways, [&](const WayToMove& way) {
        return way.answers.empty() || way.answers.front().choice == answer;
    });
}

}  // namespace

std::optional<Choice> standardAnswer(const BattleSession& session) {
    const auto& pending = session.pending();
    if (!pending || pending->kind != Pending::Kind::Choice || pending->request->secret)
        return {};
    const Position position{session.game(),    session.table(),       0, session.run().decisions, pending->rolls,
                            &session.record(), pending->publicEntries};
    const Choice answer = snapped(standardPlayer(session.game()).choose(*pending->request, position));
    for (const Option& option : pending->request->options)
        if (option.code == answer.code && option.piece == answer.piece && option.label && isVain(*option.label))
            return {};
    return passes(session, *pending->request, answer) ? std::nullopt : std::optional(answer);
}

}  // namespace ephor
