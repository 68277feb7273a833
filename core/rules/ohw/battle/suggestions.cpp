// Sensible answers to any request: what random play, search and the keyboard choose among.
#include "core/battle/plain_answers.h"
#include "core/rules/ohw/judgement.h"

#include <algorithm>

namespace ephor::ohw {

namespace {

Choice posed(const OhwGame& game, Place square, Heading facing, PieceId piece = {}) {
    Choice choice;
    choice.piece = piece;
    choice.pose = game.poseOn(square, facing);
    return choice;
}

/// OTW-D01: every free square of the zone, from its front back, facing the enemy.
void suggestPlaces(const Board& board, const Request& request, std::vector<Choice>& choices) {
    const OhwGame& game = board.game();
    const Side side = request.question.side;
    const Zone zone = game.zone(side);
    for (const PieceId unit : request.pieces)
        for (int i = 0; i < zone.count(); ++i) {
            const Square square = zone[side == Side::A ? zone.count() - 1 - i : i];
            if (!board.at(square) && game.country(square) != Country::Impassable)
                choices.push_back(posed(game, square, ahead(side), unit));
        }
}

void suggestMoves(const Board& board, const Request& request, std::vector<Choice>& choices) {
    for (const Spot& spot : board.ways(request.limits.piece).spots.all())
        if (spot.mayEnd)
            for (const Heading facing : Facings(spot))
                choices.push_back(posed(board.game(), spot.square, facing));
}

void suggestGroupMoves(const Board& board, const Request& request, std::vector<Choice>& choices) {
    const PieceId first = request.pieces.first();
    const Square here = board.square(first);
    for (const int forward : {3, 2, 1, 0})
        for (const int quarters : {0, 1, 3, 2}) {
            const Heading facing = turned(board.heading(first), quarters);
            const Square square = stepped(here, facing, forward);
            if (groupCanMove(board, request.pieces, square, facing))
                choices.push_back(posed(board.game(), square, facing));
        }
}

/// The best action of each kind first, then the second best, and so on; ending the phase last of the first ones.
void sortActions(const Judgement& j, std::vector<Choice>& choices) {
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
            {{valueOfAction(j, choice.code, choice.piece), std::ranges::find(kinds, choice.code) - kinds.begin(), 0},
             choice});
    std::ranges::stable_sort(all, std::greater{}, [](const auto& one) { return one.first.value; });
    std::array<int, kinds.size() + 1> seen{};
    for (auto& [rank, choice] : all)
        rank.among = seen[static_cast<std::size_t>(rank.kind)]++;
    std::ranges::stable_sort(all, {}, [](const auto& one) { return std::pair(one.first.among, one.first.kind); });
    std::ranges::transform(all, choices.begin(), [](const auto& one) { return one.second; });
}

/// Where the unit would stand best first.
void sortMoves(const Judgement& j, PieceId unit, std::vector<Choice>& choices) {
    std::ranges::stable_sort(choices, std::greater{}, [&](const Choice& choice) {
        return j.valueOfSpot(unit, j.game.squareAt(choice.pose.centre), headingOf(choice.pose.facing));
    });
}

}  // namespace

void OhwGame::suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const {
    choices.clear();
    addPlainAnswers(request, choices);
    const Board board(*this, table);
    if (request.question.decision == TakeAction || request.question.decision == UseGeneral)
        sortActions(Judgement(board, request.question.side), choices);
    if (request.form != Form::Deploy && request.form != Form::Move)
        return;
    if (request.form == Form::Deploy)
        suggestPlaces(board, request, choices);
    else if (request.limits.how == WholeGroupMove)
        suggestGroupMoves(board, request, choices);
    else {
        suggestMoves(board, request, choices);
        sortMoves(Judgement(board, request.question.side), request.limits.piece, choices);
    }
}

}  // namespace ephor::ohw
