// Legal answers to any request, unsorted; the computer player sorts them.
#include "core/battle/answers/plain_answers.h"
#include "core/rules/ohw/battle/groups.h"

namespace ephor::ohw {

namespace {

Choice posed(const OhwGame& game, Place square, Heading facing, PieceId piece = {}) {
    Choice choice;
    choice.piece = piece;
    choice.pose = game.poseOn(square, facing);
    return choice;
}

/// OTW-D01: every free square of the zone, from the front back, facing the enemy.
void suggestPlaces(const Board& board, const Request& request, std::vector<Choice>& choices) {
    const OhwGame& game = board.game();
    const Side side = request.question.side;
    const Zone zone = game.zone(side);
    for (const PieceId unit : request.pieces)
        for (int i = 0; i < zone.count(); ++i) {
            const Square square = zone[side == Side::A ? zone.count() - 1 - i : i];
            if (!board.at(square) && game.terrainAt(square) != SquareTerrain::Impassable)
                choices.push_back(posed(game, square, ahead(side), unit));
        }
}

void suggestMoves(const Board& board, const Request& request, std::vector<Choice>& choices) {
    ReachableSquares reachable;
    findReachable(board, request.limits.piece, reachable);
    for (const Spot& spot : reachable.spots.all())
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

}  // namespace

void OhwGame::suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const {
    choices.clear();
    addPlainAnswers(request, choices);
    if (request.form != Form::Deploy && request.form != Form::Move)
        return;
    const Board board(*this, table);
    if (request.form == Form::Deploy)
        suggestPlaces(board, request, choices);
    else if (request.limits.how == WholeGroupMove)
        suggestGroupMoves(board, request, choices);
    else
        suggestMoves(board, request, choices);
}

}  // namespace ephor::ohw
