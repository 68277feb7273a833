// Sensible answers to any request: what random play, search and the keyboard choose among.
#include "core/rules/alala/play.h"
#include "core/table/geometry.h"

#include <algorithm>
#include <ranges>

namespace ephor::alala {

namespace {

/// DEC-18: towards, around and away from the nearest enemies; the whole distance, for it must be gone.
void suggestBandWays(const AlalaGame& game, const Table& table, const Request& request, std::vector<Choice>& choices) {
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
    const auto add = [&](auto&& fill) {
        Choice choice;
        fill(choice);
        choices.push_back(choice);
    };
    const auto collect = [&](const Choice& choice) {
        choices.push_back(choice);
        return choices.size() >= 24;
    };
    switch (request.form) {
    case Form::Options:
        for (const Option& option : request.options)
            add([&](Choice& c) { c.code = option.code, c.piece = option.piece; });
        break;
    case Form::Number: {
        const int step = std::max(1, (request.highest - request.lowest) / 8);
        for (int n = request.lowest; n <= request.highest; n += step)
            add([&](Choice& c) { c.number = n; });
        break;
    }
    case Form::OnePiece:
        for (const PieceId piece : request.pieces)
            add([&](Choice& c) { c.piece = piece; });
        break;
    case Form::Subset: {
        add([](Choice&) {});
        PieceSet as;
        for (const PieceId piece : request.pieces) {
            if (as.size() < request.most)
                as.insert(piece);
            add([&](Choice& c) { c.set.insert(piece); });
        }
        if (as.size() > 1)
            add([&](Choice& c) { c.set = as; });
        break;
    }
    case Form::Die:
        add([](Choice&) {});
        for (int i = 0; request.roll && i < request.roll->count; ++i)
            if ((request.mayReroll >> i & 1) != 0)
                add([&](Choice& c) { c.code = code::yes, c.number = i; });
        break;
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
        if (request.limits.how == BandWay)
            suggestBandWays(*this, table, request, choices);
        else
            eachFeaturePlace(*this, table, request, collect);
        break;
    }
}

const Reason* AlalaGame::refusal(const Table& table, const Request& request, const Choice& choice) const {
    if (request.form == Form::Deploy)
        return checkPlace(*this, table, request, choice);
    if (request.limits.how == BandWay)
        return checkBandWay(*this, table, request, choice);
    return checkFeature(*this, table, request, choice);
}

}  // namespace ephor::alala
