#include "models/battle/answers/standard_answer.h"

#include "core/ai/computer_players.h"
#include "models/battle/answers/ways_to_move.h"

namespace ephor {

namespace {

/// True where the answer passes, holds or ends (the first option, without a piece) during the battle, and another one
/// would let a unit act: one of the side's own units, or the unit that is asked about, against an enemy or by a move.
bool passes(const BattleSession& session, const Request& request, const Choice& answer) {
    if (session.table().turn() == 0 || request.form != Form::Options || answer.piece || request.options.front().piece ||
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

/// True for an answer that takes one of the side's units out and is asked for the next one, as for those who stay
/// behind when a group moves.
bool takesOut(const BattleSession& session, const Request& request, const Choice& answer) {
    if (request.form != Form::Options || !request.question.piece || !answer.piece || request.options.front().piece ||
        session.game().piece(answer.piece).side != request.question.side)
        return false;
    Stretch stretch = copyToTry(session, 0);
    stretch.editRecord().entries.emplace_back(Answer{request.question, answer, By::Person});
    const Run& run = stretch.run();
    return !run.misfit && run.pending && run.pending->kind == Pending::Kind::Choice &&
           run.pending->request->question.decision == request.question.decision &&
           run.pending->request->options.size() < request.options.size();
}

}  // namespace

std::optional<Proposal> proposalFor(const BattleSession& session) {
    const auto& pending = session.pending();
    if (!pending || pending->kind != Pending::Kind::Choice)
        return {};
    const bool isSecret = pending->request->secret;
    if (isSecret && pending->request->form != Form::Number)
        return {};
    const Position position{session.game(),    session.table(),       0, session.run().decisions, pending->rolls,
                            &session.record(), pending->publicEntries};
    const Choice answer = snapped(standardPlayer(session.game()).choose(*pending->request, position));
    for (const Option& option : pending->request->options)
        if (option.code == answer.code && option.piece == answer.piece && option.label &&
            option.label->meaning == Meaning::ChargeOutOfReach)
            return {};
    if (takesOut(session, *pending->request, answer))
        return Proposal{coded(pending->request->options.front().code)};
    return Proposal{answer, isSecret || passes(session, *pending->request, answer)};
}

std::optional<Choice> standardAnswer(const BattleSession& session) {
    const std::optional<Proposal> proposal = proposalFor(session);
    return proposal && !proposal->passes ? std::optional(proposal->choice) : std::nullopt;
}

}  // namespace ephor
