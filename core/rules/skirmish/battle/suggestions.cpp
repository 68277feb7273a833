// Suggested answers to any request, for random play, search and the keyboard.
#include "core/battle/answers/suggestions.h"

#include "core/battle/answers/plain_answers.h"
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/deployment.h"

namespace ephor::skirmish {

namespace {

void suggestPlaces(const SkirmishGame& game, const Table& table, const Request& request, Suggestions& suggestions) {
    static constexpr int enough = 12;
    for (const PieceId leader : request.pieces) {
        int found = 0;
        eachPlace(game, table, game.retinueOf(leader), code::twoRanks, [&](const Choice& choice) {
            suggestions.offer(choice);
            return ++found >= enough;
        });
    }
}

PieceId nearestEnemy(const Table& table, PieceId figure) {
    PieceId nearest;
    const Vec from = table.body(figure).pose.centre;
    const auto squared = [&](PieceId f) { return squaredLength(table.body(f).pose.centre - from); };
    for (const PieceId enemy : table.present(other(table.side(figure))))
        if (!nearest || squared(enemy) < squared(nearest))
            nearest = enemy;
    return nearest;
}

/// Moves into contact with the nearest enemies, towards, around and away from them.
void suggestMoves(const SkirmishGame& game, const Table& table, const MoveLimits& limits, Suggestions& suggestions) {
    const Pose& pose = table.body(limits.piece).pose;
    const Vec from = pose.centre;
    Vec ahead = pose.facing;
    if (const PieceId enemy = nearestEnemy(table, limits.piece)) {
        ahead = direction(table.body(enemy).pose.centre - from, pose.facing);
        if (limits.how != March)
            suggestions.offer(from + ahead * straightPath(game, table, limits.piece, ahead, limits.allowance).distance,
                              ahead);
    }
    const Vec half = direction(ahead + rightOf(ahead));
    const Vec otherHalf = direction(ahead - rightOf(ahead));
    for (const double part : {1.0, 0.5})
        for (const Vec along : {ahead, half, otherHalf, rightOf(ahead), -rightOf(ahead), -ahead})
            suggestions.offer(from + along * (part * limits.allowance), ahead);
    suggestions.offer(from, ahead);
    suggestions.offer(from, pose.facing);
}

}  // namespace

void SkirmishGame::suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const {
    choices.clear();
    addPlainAnswers(request, choices);
    Suggestions suggestions(*this, table, request, choices);
    if (request.form == Form::Deploy)
        suggestPlaces(*this, table, request, suggestions);
    else if (request.form == Form::Move)
        suggestMoves(*this, table, request.limits, suggestions);
}

}  // namespace ephor::skirmish
