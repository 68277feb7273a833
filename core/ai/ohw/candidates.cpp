// Sorts the suggestions of the rules, best first.
#include "core/ai/ohw/action_values.h"
#include "core/ai/ohw/computer_player.h"

#include <algorithm>

namespace ephor::ohw {

namespace {

/// The best action of each kind, then the second best of each, and so on. Ending the phase is the last of the first
/// round.
void sortActions(const Viewpoint& view, std::vector<Choice>& choices) {
    constexpr std::array kinds{code::fight,     code::charge,   code::group,   code::move,
                               code::moveAgain, code::transfer, code::mahouts, code::stop};
    struct Rank {
        double value = 0;
        std::ptrdiff_t kind = 0;
        int among = 0;  ///< how many of its kind gain more
    };
    std::vector<std::pair<Rank, Choice>> all;
    for (const Choice& choice : choices)
        all.push_back(
            {{valueOfAction(view, choice.code, choice.piece), std::ranges::find(kinds, choice.code) - kinds.begin(), 0},
             choice});
    std::ranges::stable_sort(all, std::greater{}, [](const auto& one) { return one.first.value; });
    std::array<int, kinds.size() + 1> seen{};
    for (auto& [rank, choice] : all)
        rank.among = seen[static_cast<std::size_t>(rank.kind)]++;
    std::ranges::stable_sort(all, {}, [](const auto& one) { return std::pair(one.first.among, one.first.kind); });
    std::ranges::transform(all, choices.begin(), [](const auto& one) { return one.second; });
}

/// Best destination first.
void sortMoves(const Viewpoint& view, PieceId unit, std::vector<Choice>& choices) {
    std::ranges::stable_sort(choices, std::greater{}, [&](const Choice& choice) {
        return view.valueOfSpot(unit, view.game.squareAt(choice.pose.centre), headingOf(choice.pose.facing));
    });
}

}  // namespace

std::vector<Choice> ComputerPlayer::candidates(const Request& request, const Position& position) const {
    std::vector<Choice> choices = Player::candidates(request, position);
    const bool isAction = request.question.decision == TakeAction || request.question.decision == UseGeneral;
    if (!isAction && request.question.decision != MoveUnit)
        return choices;
    const auto& game = static_cast<const OhwGame&>(position.game);
    PositionCache cache(game, position.table);
    const Posts posts(game);
    const Viewpoint view(cache, posts, request.question.side);
    if (isAction)
        sortActions(view, choices);
    else
        sortMoves(view, request.limits.piece, choices);
    return choices;
}

}  // namespace ephor::ohw
