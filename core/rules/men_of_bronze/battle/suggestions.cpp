// Suggested answers to any request, for random play, search and the keyboard.
#include "core/battle/answers/suggestions.h"

#include "core/battle/answers/plain_answers.h"
#include "core/rules/men_of_bronze/battle/deployment.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <ranges>

namespace ephor::men_of_bronze {

namespace {

/// D-01: the rows of the zone from the front back. If terrain or crooked lines block all their places, any place on a
/// finer grid.
void suggestPlaces(const BronzeGame& game, const Table& table, const Request& request, Suggestions& suggestions) {
    const auto offer = [&](Choice choice) {
        if (game.profile(choice.piece).traits.phalanx) {
            choice.code = code::phalanx;
            suggestions.offer(choice);
        }
        choice.code = code::openOrder;
        suggestions.offer(choice);
    };
    for (const PieceId unit : request.pieces) {
        std::vector<Choice> places;
        anyPlaceLeft(game, table, unit, [&](const Choice& choice) { places.push_back(choice); });
        for (const Choice& choice : places | std::views::reverse)
            offer(choice);
    }
}

/// D-14: straight ahead, at the target's centre, at its nearest point, along the normals of its edges.
void suggestChargeLines(const Table& table, const MoveLimits& limits, Suggestions& suggestions) {
    const Body& body = table.body(limits.piece);
    const Body& target = table.body(limits.target);
    const Vec centre = body.pose.centre;
    suggestions.offer(centre, direction(target.pose.centre - centre, body.facing()));
    suggestions.offer(centre, body.facing());
    suggestions.offer(centre, direction(nearestPoints({body.pose, {0, 0}}, target).onB - centre, body.facing()));
    for (const Edge edge : {Edge::Front, Edge::Right, Edge::Rear, Edge::Left})
        suggestions.offer(centre, -outwardNormal(target, edge));
}

/// D-10 for a formed unit: ahead, up to contact or in parts, and the drilled steps.
void suggestFormedMoves(const BronzeGame& game, const Table& table, const MoveLimits& limits,
                        Suggestions& suggestions) {
    const Body& body = table.body(limits.piece);
    const double bw = game.options().bw;
    for (const double part : {1.0, 0.5, 0.25, 0.0})
        suggestions.offer(body.pose.centre + body.facing() * (part * limits.allowance), body.facing());
    if (limits.how != DrilledMove)
        return;
    for (const double aside : {1.0, 2.0, -1.0, -2.0})
        suggestions.offer(body.pose.centre + body.right() * (aside * bw), body.facing());
    suggestions.offer(body.pose.centre - body.facing() * bw, body.facing());
}

/// D-10 for other units: towards, around and away from the nearest enemies.
void suggestFreeMoves(const Table& table, const MoveLimits& limits, Suggestions& suggestions) {
    const Body& body = table.body(limits.piece);
    const Vec centre = body.pose.centre;
    PieceId nearest;
    double nearestDistance = 0;
    for (const PieceId enemy : table.present(other(table.side(limits.piece)))) {
        const double distance = squaredLength(table.body(enemy).pose.centre - centre);
        if (!nearest || distance < nearestDistance) {
            nearest = enemy;
            nearestDistance = distance;
        }
    }
    std::vector<Vec> directions{body.facing(), body.right(), -body.right(), -body.facing()};
    if (nearest) {
        const Body& enemy = table.body(nearest);
        const Vec towards = direction(enemy.pose.centre - centre, body.facing());
        directions.insert(directions.begin(), {towards, -towards, rightOf(towards), -rightOf(towards)});
        for (const Edge edge : {Edge::Right, Edge::Left, Edge::Rear})
            directions.push_back(
                direction(enemy.pose.centre + outwardNormal(enemy, edge) * 5.0 - centre, body.facing()));
    }
    for (const double part : {1.0, 0.5}) {
        for (const Vec along : directions) {
            suggestions.offer(centre + along * (part * limits.allowance), along);
            suggestions.offer(centre + along * (part * limits.allowance), body.facing());
        }
    }
    suggestions.offer(centre, body.facing());
}

}  // namespace

void BronzeGame::suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const {
    choices.clear();
    addPlainAnswers(request, choices);
    Suggestions suggestions(*this, table, request, choices);
    switch (request.form) {
    case Form::Deploy:
        suggestPlaces(*this, table, request, suggestions);
        break;
    case Form::Move:
        if (request.limits.how == ChargeMove)
            suggestChargeLines(table, request.limits, suggestions);
        else if (request.limits.how == PhalanxMove || request.limits.how == DrilledMove)
            suggestFormedMoves(*this, table, request.limits, suggestions);
        else
            suggestFreeMoves(table, request.limits, suggestions);
        break;
    default:
        break;
    }
}

}  // namespace ephor::men_of_bronze
