// The Phalanx Manoeuvre Phase: bodies and single units, from right to left (rules, section O).
#include "core/rules/alala/play.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// Section 0, bodies: controlled, steady, formed, unshaken, not in contact.
bool keepsInBody(const AlalaGame& game, const Table& table, PieceId unit) {
    return control(table, unit) == Control::Controlled && is(table, unit, Status::Steady) &&
           isFormed(game, table, unit) && level(table, unit) != Level::Shaken && !isInContact(table, unit) &&
           !isMarked(table, unit, Acted);
}

/// ALA-AMB-054: cannot move half an inch forward. Friends, ground and the edge weigh otherwise than the enemy (ALA-AMB-020).
Blocked blockedBy(const AlalaGame& game, const Table& table, const PieceSet& body) {
    const Way way = bodyWay(game, table, body, table.body(body.first()).facing(), 0.5);
    if (way.distance >= 0.5 - tolerance)
        return Blocked::No;
    return way.stop == Stop::StandOff || way.stop == Stop::Enemy ? Blocked::ByEnemy : Blocked::ByOthers;
}

/// Section 0 (ALA-094, ALA-095): linked by base contact to a friend of its phalanx that is engaged.
bool standsByTheEngaged(const AlalaGame& game, const Table& table, const PieceSet& body) {
    for (const PieceId unit : body)
        for (const PieceId next : table.touching(unit) & game.phalanxOf(unit).units)
            if (isInContact(table, next))
                return true;
    return false;
}

bool everyGrade(const AlalaGame& game, const Table& table, const PieceSet& body, auto&& test) {
    for (const PieceId unit : body)
        if (!test(factsOf(gradeOf(game, table, unit))))
            return false;
    return true;
}

int most(const PieceSet& body, auto&& value) {
    int greatest = 0;
    for (const PieceId unit : body)
        greatest = std::max(greatest, value(unit));
    return greatest;
}

void record(Play& play, const PieceSet& body, Deed deed, const Reason& reason) {
    for (const PieceId unit : body)
        if (play.alive(unit))
            play.set(unit, LastAction, deed.code(), reason);
}

double toNearestHoplites(const Play& play, const PieceSet& body) {
    double least = 1000;
    for (const PieceId unit : body) {
        const Side enemy = other(play.side(unit));
        if (const PieceId p =
                nearestOf(play.table(), play.body(unit), play.table().present(enemy) & play.game.hoplites(enemy)))
            least = std::min(least, gap(play.body(unit), play.body(p)));
    }
    return least;
}

/// ALA-252, ALA-AMB-110, DEC-16: before the first roll of a phalanx.
void offerShout(Play& play, PieceId unit) {
    const Side side = play.side(unit);
    if (play.table().counter(side, AlalaPhalanx) != 0 || !holds(play.table(), side, Card::Alala) ||
        !isSignalled(play.table(), unit))
        return;
    OptionList options;
    options.add(code::no, why::optionPass);
    options.add(code::yes, why::shout);
    Request request;
    request.question = {PlayAlala, side, unit};
    request.options = options.all();
    request.secret = true;
    if (play.umpire.choose(request).code != code::yes)
        return;
    spend(play, side, Card::Alala, unit);
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
    const MoveDice thrown = moveDice(play.troops(first), Gait::Ordinary, dice, false, runs(play, body));
    const Moved moved = rollMove(play, first, thrown, why::advances, body);
    if (heading < 0) {  // DEC-20: the heading, in half degrees to the right
        Request request;
        request.question = {ManoeuvreHow, play.side(first), first};
        request.form = Form::Number;
        request.lowest = 0;
        request.highest = static_cast<int>(2 * mostDeviation);
        request.context = &why::advances;
        request.limits.piece = first;
        request.limits.allowance = moved.inches;
        heading = play.umpire.choose(request).number;
    }
    const double before = toNearestHoplites(play, body);
    const Vec facing = play.body(first).facing();
    const double gone = advanceBody(play, body, heading == 0 ? facing : turnedRight(facing, heading / 2.0),
                                    moved.inches, why::advances);
    const bool nearer = before >= 1000 || toNearestHoplites(play, body) < before - tolerance;
    for (const PieceId unit : body) {
        if (!play.alive(unit))
            continue;
        addDisorder(play, unit, moved.tired, why::fatigue);
        if (nearer)
            addAdvance(play, unit, gone, why::advances);
    }
    record(play, body, {Deed::Kind::Moved, dice, heading}, why::advances);
}

/// The poses of a body that wheels so many inches; nothing where one of them would stand on something, or too near the enemy (ALA-147).
struct Wheel {
    std::array<Pose, PieceSet::room> to{};
    bool legal = true;
};

void wheelBody(const AlalaGame& game, const Table& table, const PieceSet& body, bool right, double inches,
               Wheel& wheel) {
    const Vec facing = table.body(body.first()).facing();
    const Vec aside = rightOf(facing) * (right ? 1.0 : -1.0);
    // The pivot is the inner front corner of the whole.
    PieceId inner = body.first();
    double outer = -1e9;
    for (const PieceId unit : body)
        if (dot(table.body(unit).pose.centre - table.body(inner).pose.centre, aside) > 0)
            inner = unit;
    const Body& end = table.body(inner);
    const Vec pivot = end.pose.centre + facing * end.halfDepth() + aside * end.halfFrontage();
    for (const PieceId unit : body) {
        const Body& b = table.body(unit);
        outer = std::max(outer, dot(pivot - b.pose.centre, aside) + b.halfFrontage());
    }
    const Vec turn = wheelTurn(outer, inches, game.options());
    wheel.legal = true;
    for (const PieceId unit : body) {
        const Pose to = snapped(wheeledAbout(table.body(unit).pose, pivot, right, turn));
        wheel.to[unit.index()] = to;
        const Body there{to, table.body(unit).size};
        wheel.legal = wheel.legal && canStand(game, table, unit, to, body);
        const Side enemy = other(table.side(unit));
        for (const PieceId p : table.present(enemy))
            if (within(there, table.body(p), standOff - 2 * tolerance) &&
                gap(there, table.body(p)) < gap(table.body(unit), table.body(p)))
                wheel.legal = false;
    }
}

constexpr double wheelStep = 0.5;

/// How many half inches the body may wheel.
int mostWheel(const AlalaGame& game, const Table& table, const PieceSet& body, bool right) {
    Wheel wheel;
    int steps = 0;
    for (int i = 1; i * wheelStep <= wheelInches + tolerance; ++i) {
        wheelBody(game, table, body, right, i * wheelStep, wheel);
        if (!wheel.legal)
            break;
        steps = i;
    }
    return steps;
}

void placeAll(Play& play, const PieceSet& body, const std::array<Pose, PieceSet::room>& to, const Reason& reason) {
    PieceSet left = body;
    while (!left.empty()) {
        PieceId next;
        for (const PieceId unit : left) {
            const Body there{to[unit.index()], play.body(unit).size};
            bool free = true;
            for (const PieceId p : left)
                free = free && (p == unit || !overlap(there, play.body(p)));
            if (free) {
                next = unit;
                break;
            }
        }
        if (!next)
            return;
        left.erase(next);
        place(play, next, to[next.index()], reason);
    }
}

// ALA-147
void wheel(Play& play, const PieceSet& body, bool right) {
    Request request;
    request.question = {ManoeuvreHow, play.side(body.first()), body.first()};
    request.form = Form::Number;
    request.lowest = 1;
    request.highest = mostWheel(play.game, play.table(), body, right);
    request.context = &why::wheels;
    const int steps = play.umpire.choose(request).number;
    Wheel wheel;
    wheelBody(play.game, play.table(), body, right, steps * wheelStep, wheel);
    for (const PieceId unit : body)
        addDisorder(play, unit, wheelDisorder(play.grade(unit)).gain, why::wheels);
    placeAll(play, body, wheel.to, why::wheels);
    record(play, body, {Deed::Kind::Stayed, 0, 0}, why::wheels);
}

/// ALA-146: inches that the whole body may shift.
double stepRoom(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along) {
    double least = stepInches;
    for (const PieceId unit : body) {
        WayRules rules;
        rules.through = body;
        rules.rough = false;
        rules.keepFrom = table.present(other(table.side(unit)));
        least = std::min(least, wayAlong(game, table, unit, table.body(unit).pose, along, least, rules).distance);
    }
    return least;
}

// ALA-146
void step(Play& play, const PieceSet& body, bool back) {
    const Body& first = play.body(body.first());
    const Vec along = back ? -first.facing() : first.right();
    Request request;
    request.question = {ManoeuvreHow, play.side(body.first()), body.first()};
    request.form = Form::Number;
    request.highest = static_cast<int>(2 * stepRoom(play.game, play.table(), body, along) + tolerance);
    request.lowest = back ? 1 : -static_cast<int>(2 * stepRoom(play.game, play.table(), body, -along) + tolerance);
    request.context = &why::steps;
    const double inches = play.umpire.choose(request).number / 2.0;
    std::array<Pose, PieceSet::room> to{};
    for (const PieceId unit : body)
        to[unit.index()] = snapped({play.body(unit).pose.centre + along * inches, play.body(unit).facing()});
    if (inches != 0)
        placeAll(play, body, to, why::steps);
    record(play, body, {Deed::Kind::Stayed, 0, 0}, why::steps);
}

// ALA-144, ALA-AMB-011, ALA-AMB-063
void aboutFace(Play& play, const PieceSet& body, int dice) {
    const PieceId first = body.first();
    const Moved moved =
        rollMove(play, first, moveDice(play.troops(first), Gait::Ordinary, dice, false), why::facesAbout, body);
    for (const PieceId unit : body) {
        const Pose from = play.body(unit).pose;
        place(play, unit, {from.centre, -from.facing}, why::facesAbout);
        addDisorder(play, unit, aboutFaceDisorder + moved.tired, why::facesAbout);
        if (play.profile(unit).depth > 1)
            play.set(unit, Reversed, 1 - play.table().counter(unit, Reversed), why::facesAbout);
    }
    if (asks(play, ManoeuvreHow, first, {}, why::optionStandFast, why::optionHalfMove))
        advanceBody(play, body, play.body(first).facing(), moved.inches * aboutFaceShare, why::facesAbout);
    record(play, body, {Deed::Kind::Stayed, 0, 0}, why::facesAbout);
}

void redressAll(Play& play, const PieceSet& body, bool halted, Blocked blocked) {
    for (const PieceId unit : body)
        if (play.alive(unit) && redressable(play.game, play.table(), unit) > 0)
            redressRanks(play, unit, halted, blocked);
}

/// What a unit may do whose leader has not signalled, or that was halted (ALA-092, ALA-110, ALA-AMB-042, ALA-AMB-053).
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
    const int code = play.umpire.choose(request).code;
    play.note(why::manoeuvres, body.first(), {}, code);
    if (code == code::redressRanks)
        redressAll(play, body, halted, Blocked::No);
    else if (code == code::reform)
        formUp(play, body.first());
    else
        record(play, body, {Deed::Kind::Stayed, 0, 0}, why::halted);
}

/// ALA-044, ALA-AMB-019: the price of not going on, where the club asks it.
void priceOfHalting(Play& play, const PieceSet& body, Blocked blocked) {
    for (const PieceId unit : body) {
        if (!play.alive(unit) || play.marked(unit, Redressed))
            continue;
        const RedressInputs inputs{play.grade(unit),
                                   play.levelOf(unit),
                                   disorder(play.table(), unit),
                                   isSignalled(play.table(), unit),
                                   control(play.table(), unit) == Control::Halt,
                                   blocked,
                                   1000.0};
        lower(play, unit, -noAdvanceSteps(inputs, play.options()), why::redressDrop);
    }
}

// ALA-094, ALA-095, ALA-109, ALA-123, ALA-142 to ALA-148, ALA-151, DEC-20: no turn to the flank is among them (ALA-145)
void manoeuvre(Play& play, const PieceSet& body) {
    const Table& table = play.table();
    const PieceId first = rightmost(table, play.side(body.first()), body);
    const bool formed = play.formed(first);
    const bool shaken = play.levelOf(first) == Level::Shaken;
    const Blocked blocked = blockedBy(play.game, table, body);
    const bool mayAdvance = formed && !shaken && blocked == Blocked::No;
    const bool mayHalt = !mayAdvance || standsByTheEngaged(play.game, table, body);
    const bool newSignal = table.counter(first, SignalIs) == 2 && mayAdvance && !mayHalt;

    OptionList options;
    if (mayAdvance) {
        options.add(code::advance, why::optionAdvanceOne);
        options.add(code::advance + 1, why::optionAdvanceTwo);
    }
    if (!newSignal) {
        const auto inches = [](double room) { return static_cast<int>(2 * room + tolerance); };
        const Vec facing = play.body(first).facing();
        if (formed && mostWheel(play.game, table, body, true) > 0)
            options.add(code::wheelRight, why::optionWheelRight);
        if (formed && mostWheel(play.game, table, body, false) > 0)
            options.add(code::wheelLeft, why::optionWheelLeft);
        if (formed && everyGrade(play.game, table, body, [](const GradeFacts& g) { return g.steps; })) {
            if (inches(stepRoom(play.game, table, body, rightOf(facing))) > 0 ||
                inches(stepRoom(play.game, table, body, -rightOf(facing))) > 0)
                options.add(code::sideStep, why::optionSideStep);
            if (inches(stepRoom(play.game, table, body, -facing)) > 0)
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
    Request request;
    request.question = {Manoeuvre, play.side(first), first};
    request.options = options.all();
    const int code = play.umpire.choose(request).code;
    play.note(why::manoeuvres, first, {}, code);
    switch (code) {
    case code::advance:
    case code::advance + 1:
        advance(play, body, 1 + code - code::advance, -1);
        return;
    case code::wheelRight:
    case code::wheelLeft:
        wheel(play, body, code == code::wheelRight);
        break;
    case code::sideStep:
    case code::stepBack:
        step(play, body, code == code::stepBack);
        break;
    case code::aboutFace:
    case code::aboutFace + 1:
        aboutFace(play, body, 1 + code - code::aboutFace);
        break;
    case code::redressRanks:
        redressAll(play, body, false, blocked);
        break;
    case code::reform:
        formUp(play, first);
        break;
    default:
        record(play, body, {Deed::Kind::Stayed, 0, 0}, why::halted);
        break;
    }
    priceOfHalting(play, body, blocked);
}

/// ALA-080, ALA-AMB-037: the same again; after the signal it goes forward at least.
void repeatLast(Play& play, PieceId unit) {
    const Table& table = play.table();
    PieceSet alone;
    alone.insert(unit);
    const Deed last = lastDeed(table, unit);
    const bool signalled = isSignalled(table, unit);
    const bool mayAdvance =
        play.formed(unit) && play.levelOf(unit) != Level::Shaken && blockedBy(play.game, table, alone) == Blocked::No;
    if (last.kind == Deed::Kind::Redressed && (!signalled || !mayAdvance) && redressable(play.game, table, unit) > 0) {
        redressRanks(play, unit, false, Blocked::No);
        return;
    }
    if (last.kind == Deed::Kind::Moved && mayAdvance) {
        advance(play, alone, std::clamp(last.dice, 1, 2),
                std::clamp(last.bearing, 0, static_cast<int>(2 * mostDeviation)));
        return;
    }
    if (signalled && mayAdvance) {
        advance(play, alone, 1, 0);
        return;
    }
    play.set(unit, LastAction, Deed{Deed::Kind::Stayed, 0, 0}.code(), why::repeats);
}

}  // namespace

// ALA-111, section 0: a chain of base contact cut by those who drop out makes separate bodies.
PieceSet bodyOf(const AlalaGame& game, const Table& table, PieceId unit) {
    PieceSet body;
    body.insert(unit);
    if (!keepsInBody(game, table, unit))
        return body;
    for (bool more = true; more;) {
        more = false;
        for (const PieceId member : body)
            for (const PieceId next : (table.touching(member) & game.phalanxOf(unit).units) - body)
                if (keepsInBody(game, table, next) && table.body(next).facing() == table.body(unit).facing()) {
                    body.insert(next);
                    more = true;
                }
    }
    return body;
}

// ALA-093, ALA-109, ALA-110, ALA-125, ALA-126: each phalanx by its own signal, bodies and single units from right to left.
void phalanxPhase(Play& play, Side side) {
    const Table& table = play.table();
    const auto waits = [&](PieceId unit) {
        return play.alive(unit) && is(table, unit, Status::Steady) && !isInContact(table, unit) &&
               !play.marked(unit, Acted);
    };
    for (const PieceId unit : Order(table, side, table.present(side) & play.game.hoplites(side))) {
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
