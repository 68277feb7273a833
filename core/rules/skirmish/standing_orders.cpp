// Standing orders: minor decisions that a side has answered in advance.
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/standard_bearers.h"
#include "core/rules/skirmish/odds/exchanges.h"

namespace ephor::skirmish {

namespace {

/// Probability of a hit minus that of a hit taken, in the next round of two figures in contact.
double advantage(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy) {
    const RoundChances& round = roundInContact(game, table, figure, enemy);
    return round.firstHits - round.secondHits;
}

/// SKI-D05: the figure, or the enemy, for the round with the best odds.
Choice bestBlow(const SkirmishGame& game, const Table& table, const Request& request) {
    Choice best;
    double most = -1;
    const auto consider = [&](PieceId chosen, PieceId figure, PieceId enemy) {
        if (const double value = advantage(game, table, figure, enemy); !best.piece || value > most) {
            most = value;
            best.piece = chosen;
        }
    };
    for (const PieceId piece : request.pieces) {
        if (request.question.decision == WhomToFight) {
            consider(piece, request.question.piece, piece);
            continue;
        }
        for (const PieceId enemy : enemiesInContact(table, piece))
            consider(piece, piece, enemy);
    }
    return best;
}

}  // namespace

std::optional<Choice> SkirmishGame::byOrder(std::string_view key, std::string_view value, const Request& request,
                                            const Position& position) const {
    if (value == "ask")
        return {};
    if (key == "wall" && request.question.decision == FormWall) {
        if (value == "always")
            return coded(offers(request, code::form) ? code::form : code::keep);
        return coded(code::keep);
    }
    const bool order = request.question.decision == NextFighter || request.question.decision == WhomToFight;
    if (key == "melee_order" && order)
        return bestBlow(*this, position.table, request);
    if (key == "standard" && request.question.decision == TakeStandard) {
        Choice choice;
        choice.piece = bestFigure(*this, request.pieces);
        return choice;
    }
    return {};
}

}  // namespace ephor::skirmish
