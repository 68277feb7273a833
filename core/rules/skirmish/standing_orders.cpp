// Answers by standing orders.
#include "core/rules/common/standing_order.h"
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
    const StandingOrder order{key, value, request};
    if (order.answers(FormWall, "wall"))
        return coded(value == "always" && offers(request, code::form) ? code::form : code::keep);
    if (order.answers(NextFighter, "melee_order") || order.answers(WhomToFight, "melee_order"))
        return bestBlow(*this, position.table, request);
    if (order.answers(TakeStandard, "standard")) {
        Choice choice;
        choice.piece = bestFigure(*this, request.pieces);
        return choice;
    }
    return {};
}

}  // namespace ephor::skirmish
