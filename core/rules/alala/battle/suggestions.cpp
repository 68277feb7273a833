// Suggested answers to any request, for random play, search and the keyboard.
#include "core/battle/answers/plain_answers.h"
#include "core/rules/alala/battle/deployment_places.h"
#include "core/rules/alala/battle/movement/skirmish_phase.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// DEC-18: towards, around and away from the nearest enemies, always the whole distance, which is compulsory.
void suggestBandPaths(const AlalaGame& game, const Table& table, const Request& request, std::vector<Choice>& choices) {
    const PieceId band = request.limits.piece;
    const Body& body = table.body(band);
    const PieceId enemy = nearestOf(table, body, table.present(other(table.side(band))));
    const Vec ahead =
        enemy ? direction(table.body(enemy).pose.centre - body.pose.centre, body.facing()) : body.facing();
    for (int i = 0; i < 8; ++i) {
        Choice choice;
        const Vec along = turnedRight(ahead, 45 * i);
        choice.pose = snapped({body.pose.centre + along * (request.limits.allowance - 1e-6), body.facing()});
        if (!game.refusal(table, request, choice))
            choices.push_back(choice);
    }
    Choice stay;
    stay.pose = body.pose;
    choices.push_back(stay);
}

}  // namespace

void AlalaGame::suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const {
    choices.clear();
    addPlainAnswers(request, choices, std::max(1, (request.highest - request.lowest) / 8));
    const auto collect = [&](const Choice& choice) {
        choices.push_back(choice);
        return choices.size() >= 24;
    };
    switch (request.form) {
    case Form::Deploy:
        for (const PieceId item : request.pieces) {
            const std::size_t before = choices.size();
            eachPlace(*this, table, request, item, [&](const Choice& choice) {
                choices.push_back(choice);
                if (request.options.size() > 1) {
                    Choice turned = choice;
                    turned.code = code::reversed;
                    if (!refusal(table, request, turned))
                        choices.push_back(turned);
                }
                return choices.size() >= before + 8;
            });
        }
        break;
    case Form::Move:
        if (request.limits.how == BandPath)
            suggestBandPaths(*this, table, request, choices);
        else
            eachFeaturePlace(*this, table, request, collect);
        break;
    default:
        break;
    }
}

const Reason* AlalaGame::refusal(const Table& table, const Request& request, const Choice& choice) const {
    if (request.form == Form::Deploy)
        return checkPlace(*this, table, request, choice);
    if (request.limits.how == BandPath)
        return checkBandPath(table, request, choice);
    return checkFeature(*this, table, request, choice);
}

}  // namespace ephor::alala
