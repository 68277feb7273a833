#include "core/rules/alala/battle/movement/phalanx_phase.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/any_phase/othismos_cards.h"
#include "core/rules/alala/battle/movement/advance.h"
#include "core/rules/alala/battle/movement/drill.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// Section 0, bodies: true if controlled, steady, formed, not shaken, not in contact.
bool keepsInBody(const AlalaGame& game, const Table& table, PieceId unit) {
    return control(table, unit) == Control::Controlled && is(table, unit, Status::Steady) &&
           isFormed(game, table, unit) && level(table, unit) != Level::Shaken && !isInContact(table, unit) &&
           !isMarked(table, unit, Acted);
}

/// ALA-AMB-054: what prevents a move of half an inch forward. Friends, terrain and the table's edge count differently
/// from the enemy (ALA-AMB-020).
Blocked blockedBy(const AlalaGame& game, const Table& table, const PieceSet& body) {
    const Path path = bodyPath(game, table, body, table.body(body.first()).facing(), 0.5);
    if (path.distance >= 0.5 - tolerance)
        return Blocked::No;
    return path.stop == Stop::StandOff || path.stop == Stop::Enemy ? Blocked::ByEnemy : Blocked::ByOthers;
}

/// Section 0 (ALA-094, ALA-095): true if linked by base contact to a friend of its phalanx that is in contact.
bool standsByTheEngaged(const AlalaGame& game, const Table& table, const PieceSet& body) {
    for (const PieceId unit : body)
        for (const PieceId next : table.touching(unit) & game.phalanxOf(unit).units)
            if (isInContact(table, next))
                return true;
    return false;
}

bool everyGrade(const AlalaGame& game, const Table& table, const PieceSet& body, auto&& test) {
    for (const PieceId unit : body)
        if (!test(game.command().of(gradeOf(game, table, unit))))
            return false;
    return true;
}

int most(const PieceSet& body, auto&& value) {
    int greatest = 0;
    for (const PieceId unit : body)
        greatest = std::max(greatest, value(unit));
    return greatest;
}

/// The distance to the nearest enemy hoplites; none if there are none.
std::optional<double> toNearestHoplites(const Play& play, const PieceSet& body) {
    std::optional<double> least;
    for (const PieceId unit : body) {
        const Side enemy = other(play.side(unit));
        if (const PieceId p =
                nearestOf(play.table(), play.body(unit), play.table().present(enemy) & play.game.hoplites(enemy)))
            if (const double here = gap(play.body(unit), play.body(p)); !least || here < *least)
                least = here;
    }
    return least;
}

/// ALA-252, ALA-AMB-110, DEC-16: before the first roll of a phalanx.
void offerShout(Play& play, PieceId unit) {
    const Side side = play.side(unit);
    if (play.table().counter(side, AlalaPhalanx) == 0 && isSignalled(play.table(), unit) &&
        playsCard(play, PlayAlala, side, Card::Alala, unit, why::shout))
        play.set(side, AlalaPhalanx, 1 + play.profile(unit).phalanx, why::shout);
}

bool runs(const Play& play, const PieceSet& body) {
    const PieceId unit = body.first();
    if (play.table().counter(play.side(unit), AlalaPhalanx) != 1 + play.profile(unit).phalanx)
        return false;
    for (const PieceId u : body)
        if (!hearsShout(play.profile(u).spartan))
            return false;
    return true;
}

// ALA-111, ALA-127, ALA-135, ALA-142
void advance(Play& play, const PieceSet& body, int dice, int heading) {
    const PieceId first = rightmost(play.table(), play.side(body.first()), body);
    offerShout(play, first);
    for (const PieceId unit : body)
        offerHeavyArmour(play, unit);
    const MoveDice rolled = moveDice(play.troops(first), Gait::Ordinary, dice, false, runs(play, body));
    const Moved moved = rollMove(play, first, rolled, why::advances, body);
    if (heading < 0) {  // DEC-20: the heading, in half degrees to the right
        Request request;
        request.question = {ManoeuvreHow, play.side(first), first};
        request.form = Form::Number;
        request.lowest = 0;
        request.highest = static_cast<int>(2 * mostDeviation);
        request.context = &why::advances;
        request.prompt = &why::askHeading;
        request.limits.piece = first;
        request.limits.allowance = moved.inches;
        heading = play.referee.choose(request).number;
    }
    const std::optional<double> before = toNearestHoplites(play, body);
    const Vec facing = play.body(first).facing();
    const double gone = advanceBody(play, body, heading == 0 ? facing : turnedRight(facing, heading / 2.0),
                                    moved.inches, why::advances);
    const std::optional<double> after = toNearestHoplites(play, body);
    const bool nearer = !before || (after && *after < *before - tolerance);
    for (const PieceId unit : body) {
        if (!play.alive(unit))
            continue;
        addDisorder(play, unit, moved.tired, why::fatigue);
        if (nearer)
            addAdvance(play, unit, gone, why::advances);
    }
    record(play, body, {PastAction::Kind::Moved, dice, heading}, why::advances);
}

void redressAll(Play& play, const PieceSet& body, bool halted, Blocked blocked) {
    for (const PieceId unit : body)
        if (play.alive(unit) && redressable(play.game, play.table(), unit) > 0)
            redressRanks(play, unit, halted, blocked);
}

/// The options of a unit whose leader has not signalled, or that was halted (ALA-092, ALA-110, ALA-AMB-042,
/// ALA-AMB-053).
void stayPut(Play& play, const PieceSet& body, bool halted) {
    const Table& table = play.table();
    OptionList options;
    options.add(code::halt, why::optionHalt);
    if (most(body, [&](PieceId u) { return redressable(play.game, table, u); }) > 0)
        options.add(code::redressRanks, why::optionRedress);
    if (!halted && body.size() == 1 && mayFormUp(play.game, table, body.first()))
        options.add(code::reform, why::optionFormUp);
    Request request;
    request.question = {Manoeuvre, play.side(body.first()), body.first()};
    request.options = options.all();
    const int code = play.referee.choose(request).code;
    play.note(why::manoeuvres, body.first(), {}, code);
    if (code == code::redressRanks)
        redressAll(play, body, halted, Blocked::No);
    else if (code == code::reform)
        formUp(play, body.first());
    else
        record(play, body, stayed, why::halted);
}

/// ALA-044, ALA-AMB-019: the cost of not advancing, if the option says so.
void priceOfHalting(Play& play, const PieceSet& body, Blocked blocked) {
    for (const PieceId unit : body) {
        if (!play.alive(unit) || play.marked(unit, Redressed))
            continue;
        const bool halted = control(play.table(), unit) == Control::Halt;
        const RedressInputs inputs = redressInputs(play.game, play.table(), unit, halted, blocked);
        lower(play, unit, -noAdvanceSteps(inputs, play.options()), why::redressDrop);
    }
}

/// DEC-20: all manoeuvres that a body may make now. No turn to the flank is among them (ALA-145).
void offerManoeuvres(const Play& play, const PieceSet& body, Blocked blocked, OptionList& options) {
    const Table& table = play.table();
    const PieceId first = rightmost(table, play.side(body.first()), body);
    const bool formed = play.formed(first);
    const bool shaken = play.levelOf(first) == Level::Shaken;
    const bool mayAdvance = formed && !shaken && blocked == Blocked::No;
    const bool mayHalt = !mayAdvance || standsByTheEngaged(play.game, table, body);
    const bool newSignal = hasNewSignal(table, first) && mayAdvance && !mayHalt;
    if (mayAdvance) {
        options.add(code::advance, why::optionAdvanceOne);
        options.add(code::advance + 1, why::optionAdvanceTwo);
    }
    if (!newSignal) {
        if (formed && mayWheel(play.game, table, body, WheelTo::Right))
            options.add(code::wheelRight, why::optionWheelRight);
        if (formed && mayWheel(play.game, table, body, WheelTo::Left))
            options.add(code::wheelLeft, why::optionWheelLeft);
        if (formed && everyGrade(play.game, table, body, [](const GradeFacts& g) { return g.steps; })) {
            const Vec facing = play.body(first).facing();
            if (mostStep(play.game, table, body, rightOf(facing)) > 0 ||
                mostStep(play.game, table, body, -rightOf(facing)) > 0)
                options.add(code::sideStep, why::optionSideStep);
            if (mostStep(play.game, table, body, -facing) > 0)
                options.add(code::stepBack, why::optionStepBack);
        }
        if (formed) {
            options.add(code::aboutFace, why::optionAboutFaceOne);
            options.add(code::aboutFace + 1, why::optionAboutFaceTwo);
        }
        if (most(body, [&](PieceId u) { return redressable(play.game, table, u); }) > 0)
            options.add(code::redressRanks, why::optionRedress);
        if (body.size() == 1 && mayFormUp(play.game, table, first))
            options.add(code::reform, why::optionFormUp);
        if (mayHalt)
            options.add(code::halt, why::optionHalt);
    }
}

/// Any manoeuvre but an advance.
void carryOut(Play& play, const PieceSet& body, Blocked blocked, int code) {
    switch (code) {
    case code::wheelRight:
        wheelAbout(play, body, WheelTo::Right);
        break;
    case code::wheelLeft:
        wheelAbout(play, body, WheelTo::Left);
        break;
    case code::sideStep:
        stepAside(play, body);
        break;
    case code::stepBack:
        stepBack(play, body);
        break;
    case code::aboutFace:
    case code::aboutFace + 1:
        aboutFace(play, body, 1 + code - code::aboutFace);
        break;
    case code::redressRanks:
        redressAll(play, body, false, blocked);
        break;
    case code::reform:
        formUp(play, body.first());  // the only unit
        break;
    default:
        record(play, body, stayed, why::halted);
        break;
    }
}

// ALA-094, ALA-095, ALA-109, ALA-123, ALA-143, ALA-144, ALA-145, ALA-146, ALA-147, ALA-148, ALA-151, DEC-20
void manoeuvre(Play& play, const PieceSet& body) {
    const PieceId first = rightmost(play.table(), play.side(body.first()), body);
    const Blocked blocked = blockedBy(play.game, play.table(), body);
    OptionList options;
    offerManoeuvres(play, body, blocked, options);
    Request request;
    request.question = {Manoeuvre, play.side(first), first};
    request.options = options.all();
    const int code = play.referee.choose(request).code;
    play.note(why::manoeuvres, first, {}, code);
    if (code == code::advance || code == code::advance + 1) {
        advance(play, body, 1 + code - code::advance, -1);
        return;
    }
    carryOut(play, body, blocked, code);
    priceOfHalting(play, body, blocked);
}

/// ALA-080, ALA-AMB-037: repeats the last action; after the signal at least an advance.
void repeatLast(Play& play, PieceId unit) {
    const Table& table = play.table();
    PieceSet alone;
    alone.insert(unit);
    const PastAction last = lastAction(table, unit);
    const bool signalled = isSignalled(table, unit);
    const bool mayAdvance =
        play.formed(unit) && play.levelOf(unit) != Level::Shaken && blockedBy(play.game, table, alone) == Blocked::No;
    if (last.kind == PastAction::Kind::Redressed && (!signalled || !mayAdvance) &&
        redressable(play.game, table, unit) > 0) {
        redressRanks(play, unit);
        return;
    }
    if (last.kind == PastAction::Kind::Moved && mayAdvance) {
        advance(play, alone, std::clamp(last.dice, 1, 2),
                std::clamp(last.bearing, 0, static_cast<int>(2 * mostDeviation)));
        return;
    }
    if (signalled && mayAdvance) {
        advance(play, alone, 1, 0);
        return;
    }
    play.set(unit, LastAction, stayed.code(), why::repeats);
}

}  // namespace

// ALA-111, section 0: units that drop out split a chain of base contact into separate bodies.
PieceSet bodyOf(const AlalaGame& game, const Table& table, PieceId unit) {
    const bool keeps = keepsInBody(game, table, unit);
    return linkedWith(game, table, unit, [&](PieceId next) { return keeps && keepsInBody(game, table, next); });
}

// ALA-093, ALA-109, ALA-110, ALA-125, ALA-126: each phalanx by its own signal; bodies and single units from right to
// left.
void phalanxPhase(Play& play, Side side) {
    const Table& table = play.table();
    const auto waits = [&](PieceId unit) {
        return play.alive(unit) && is(table, unit, Status::Steady) && !isInContact(table, unit) &&
               !play.marked(unit, Acted);
    };
    for (const PieceId unit : RightToLeft(table, side, table.present(side) & play.game.hoplites(side))) {
        if (!waits(unit))
            continue;
        const PieceSet body = bodyOf(play.game, table, unit);
        for (const PieceId member : body)
            play.mark(member, Acted, why::acts);
        switch (control(table, unit)) {
        case Control::Halt:
            stayPut(play, body, true);
            break;
        case Control::Repeat:
            repeatLast(play, unit);
            break;
        case Control::Free:
        case Control::Controlled:
            if (isSignalled(table, unit))
                manoeuvre(play, body);
            else
                stayPut(play, body, false);
            break;
        default:
            break;
        }
    }
}

}  // namespace ephor::alala
