#include "core/rules/skirmish/battle/standard_bearers.h"

#include <cmath>

namespace ephor::skirmish {

namespace {

constexpr double within = 1;  ///< inches from which a figure takes what lies there

void letFall(Play& play, PieceId bearer, int retinue) {
    const Side side = play.side(bearer);
    const Vec at = play.pose(bearer).centre;
    const auto steps = [](double inches) { return static_cast<int>(std::lround(inches * stepsToInch)); };
    play.set(side, retinue, StandardX, steps(at.x), why::standardDropped);
    play.set(side, retinue, StandardY, steps(at.y), why::standardDropped);
    play.set(side, retinue, StandardState, Dropped, why::standardDropped);
}

void handOver(Play& play, PieceId to, int retinue) {
    play.set(to, Standard, play.table().counter(to, Standard) | 1 << retinue, why::standardTaken);
}

}  // namespace

Vec standardPlace(const Table& table, Side side, int retinue) {
    return {static_cast<double>(counterOf(table, side, retinue, StandardX)) / stepsToInch,
            static_cast<double>(counterOf(table, side, retinue, StandardY)) / stepsToInch};
}

void bearerFalls(Play& play, PieceId bearer, PieceId by, HitBy hit) {
    const Table& table = play.table();
    const Side side = play.side(bearer);
    const int carried = table.counter(bearer, Standard);
    PieceSet mates;
    for (const PieceId mate : table.touching(bearer))
        if (table.side(mate) == side && play.profile(mate).retinue == play.profile(bearer).retinue &&
            !isRouting(table, mate))
            mates.insert(mate);
    play.set(bearer, Standard, 0, why::standardDropped);
    for (int r = 0; r < static_cast<int>(play.game.retinues(side).size()); ++r) {
        if ((carried >> r & 1) == 0)
            continue;
        if (hit == HitBy::Shot) {
            letFall(play, bearer, r);
        } else if (mates.empty()) {
            play.note(why::standardCaptured, by, bearer);
            play.set(side, r, StandardState, Captured, why::standardCaptured);
        } else {  // SKI-D07
            Request request;
            request.question = {TakeStandard, side, bearer};
            request.form = Form::OnePiece;
            request.pieces = mates;
            handOver(play, play.referee.choose(request).piece, r);
        }
    }
}

void findStandards(Play& play, PieceId figure) {
    const Table& table = play.table();
    if (isRouting(table, figure))
        return;
    const Disc disc = discOf(play.game, table, figure);
    for (const Side side : bothSides)
        for (int r = 0; r < static_cast<int>(play.game.retinues(side).size()); ++r) {
            if (counterOf(table, side, r, StandardState) != Dropped ||
                !withinGap(disc, {standardPlace(table, side, r), 0}, within))
                continue;
            if (play.side(figure) == side) {
                handOver(play, figure, r);
                play.set(side, r, StandardState, Carried, why::standardTaken);
                if (counterOf(table, side, r, StandardSeen) != 0)
                    play.set(side, r, StandardSeen, 0, why::standardTaken);
            } else {
                play.note(why::standardCaptured, figure);
                play.set(side, r, StandardState, Captured, why::standardCaptured);
            }
        }
}

// House rule: figures do not hide a standard, which is carried high; terrain does.
bool seesStandard(const SkirmishGame& game, const Table& table, PieceId figure) {
    const Side side = table.side(figure);
    const int retinue = game.profile(figure).retinue;
    if (counterOf(table, side, retinue, StandardState) != Carried)
        return false;
    for (const PieceId bearer : table.present(side))
        if (carriesStandard(table, bearer, retinue))
            return !groundHides(game.ground(), table.body(figure).pose.centre, table.body(bearer).pose.centre);
    return false;
}

PieceId bestFigure(const SkirmishGame& game, const PieceSet& figures) {
    PieceId best = figures.first();
    for (const PieceId figure : figures)
        if (game.profile(figure).kind.unitClass > game.profile(best).kind.unitClass)
            best = figure;
    return best;
}

}  // namespace ephor::skirmish
