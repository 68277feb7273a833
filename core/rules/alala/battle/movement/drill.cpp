#include "core/rules/alala/battle/movement/drill.h"

#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/movement/advance.h"
#include "core/rules/alala/battle/movement/in_turn.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// A wheel of a whole body about its inner front corner (ALA-147).
struct Wheel {
    Vec pivot;
    Vec turn;
    WheelTo direction = WheelTo::Right;

    Pose to(const Body& body) const { return snapped(wheeledAbout(body.pose, pivot, direction, turn)); }
};

Wheel wheelOf(const AlalaGame& game, const Table& table, const PieceSet& body, WheelTo direction, double inches) {
    const Vec facing = table.body(body.first()).facing();
    const Vec aside = rightOf(facing) * (direction == WheelTo::Right ? 1.0 : -1.0);
    PieceId inner = body.first();
    for (const PieceId unit : body)
        if (dot(table.body(unit).pose.centre - table.body(inner).pose.centre, aside) > 0)
            inner = unit;
    const Body& end = table.body(inner);
    const Vec pivot = end.pose.centre + facing * end.halfDepth() + aside * end.halfFrontage();
    double outer = -1e9;
    for (const PieceId unit : body)
        outer = std::max(outer, dot(pivot - table.body(unit).pose.centre, aside) + table.body(unit).halfFrontage());
    return {pivot, wheelTurn(outer, inches, game.options()), direction};
}

/// True if no unit ends on an obstacle or comes closer to an enemy than allowed (ALA-124).
bool isLegal(const AlalaGame& game, const Table& table, const PieceSet& body, const Wheel& wheel) {
    for (const PieceId unit : body) {
        const Pose to = wheel.to(table.body(unit));
        if (!canStand(game, table, unit, to, body))
            return false;
        const Body there{to, table.body(unit).size};
        for (const PieceId p : table.present(other(table.side(unit))))
            if (within(there, table.body(p), standOff - 2 * tolerance) &&
                gap(there, table.body(p)) < gap(table.body(unit), table.body(p)))
                return false;
    }
    return true;
}

constexpr double wheelStep = 0.5;

/// Number of half inches that the body may wheel.
int mostWheel(const AlalaGame& game, const Table& table, const PieceSet& body, WheelTo direction) {
    int steps = 0;
    for (int i = 1; i * wheelStep <= wheelInches + tolerance; ++i) {
        if (!isLegal(game, table, body, wheelOf(game, table, body, direction, i * wheelStep)))
            break;
        steps = i;
    }
    return steps;
}

/// ALA-146: distance in inches that the whole body may shift.
double stepRoom(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along) {
    double least = stepInches;
    for (const PieceId unit : body) {
        PathRules rules;
        rules.through = body;
        rules.rough = false;
        rules.keepFrom = table.present(other(table.side(unit)));
        least = std::min(least, pathAlong(game, table, unit, table.body(unit).pose, along, least, rules).distance);
    }
    return least;
}

}  // namespace

void record(Play& play, const PieceSet& body, PastAction past, const Reason& reason) {
    for (const PieceId unit : body)
        if (play.alive(unit))
            play.set(unit, LastAction, past.code(), reason);
}

bool mayWheel(const AlalaGame& game, const Table& table, const PieceSet& body, WheelTo direction) {
    return isLegal(game, table, body, wheelOf(game, table, body, direction, wheelStep));
}

// ALA-147
void wheelAbout(Play& play, const PieceSet& body, WheelTo direction) {
    Request request;
    request.question = {ManoeuvreHow, play.side(body.first()), body.first()};
    request.form = Form::Number;
    request.lowest = 1;
    request.highest = mostWheel(play.game, play.table(), body, direction);
    request.context = &why::wheels;
    request.prompt = &why::askWheel;
    const int steps = play.referee.choose(request).number;
    const Wheel wheel = wheelOf(play.game, play.table(), body, direction, steps * wheelStep);
    for (const PieceId unit : body)
        addDisorder(play, unit, wheelDisorder(play.grade(unit), play.game.command()).gain, why::wheels);
    inTurn(
        play, body, [&](PieceId unit) { return wheel.to(play.body(unit)); },
        [&](PieceId unit, const Pose& to) { place(play, unit, to, why::wheels); });
    record(play, body, stayed, why::wheels);
}

int mostStep(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along) {
    return static_cast<int>(2 * stepRoom(game, table, body, along) + tolerance);
}

namespace {

/// ALA-146: asks for the number of half inches, at least `lowest`, and shifts the body.
void shift(Play& play, const PieceSet& body, Vec along, int lowest) {
    Request request;
    request.question = {ManoeuvreHow, play.side(body.first()), body.first()};
    request.form = Form::Number;
    request.highest = mostStep(play.game, play.table(), body, along);
    request.lowest = lowest;
    request.context = &why::steps;
    request.prompt = &why::askStep;
    const double inches = play.referee.choose(request).number / 2.0;
    inTurn(
        play, body,
        [&](PieceId unit) { return snapped({play.body(unit).pose.centre + along * inches, play.body(unit).facing()}); },
        [&](PieceId unit, const Pose& to) { place(play, unit, to, why::steps); });
    record(play, body, stayed, why::steps);
}

}  // namespace

void stepAside(Play& play, const PieceSet& body) {
    const Vec right = play.body(body.first()).right();
    shift(play, body, right, -mostStep(play.game, play.table(), body, -right));
}

void stepBack(Play& play, const PieceSet& body) { shift(play, body, -play.body(body.first()).facing(), 1); }

// ALA-144, ALA-AMB-011, ALA-AMB-063
void aboutFace(Play& play, const PieceSet& body, int dice) {
    const PieceId first = body.first();
    const Moved moved =
        rollMove(play, first, moveDice(play.troops(first), Gait::Ordinary, dice, false), why::facesAbout, body);
    for (const PieceId unit : body) {
        const Pose from = play.body(unit).pose;
        place(play, unit, {from.centre, -from.facing}, why::facesAbout);
        addDisorder(play, unit, aboutFaceDisorder, why::facesAbout);
        addDisorder(play, unit, moved.tired, why::fatigue);
        if (play.profile(unit).depth > 1)
            play.set(unit, Reversed, 1 - play.table().counter(unit, Reversed), why::facesAbout);
    }
    if (askYesNo(play, ManoeuvreHow, first, {}, why::optionStandFast, why::optionHalfMove, 0, nullptr,
                 &why::askHalfMove))
        advanceBody(play, body, play.body(first).facing(), moved.inches * aboutFaceShare, why::facesAbout);
    record(play, body, stayed, why::facesAbout);
}

}  // namespace ephor::alala
