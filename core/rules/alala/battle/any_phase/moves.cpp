#include "core/rules/alala/battle/any_phase/moves.h"

#include "core/rules/alala/battle/any_phase/aggression.h"
#include "core/rules/alala/battle/any_phase/othismos_cards.h"
#include "core/rules/alala/battle/arithmetic/charge_formulas.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

void place(Play& play, PieceId unit, const Pose& pose, const Reason& reason) {
    const Pose to = snapped(pose);
    if (to == play.body(unit).pose)
        return;
    PieceSet touched = play.table().enemiesTouching(unit);
    touched.insert(unit);
    play.referee.apply(PieceMoved{unit, to, &reason});
    for (const PieceId p : touched) {
        if (play.table().counter(p, Striking) == 0)
            continue;
        PieceSet touching;
        for (const PieceId enemy : play.table().enemiesTouching(p))
            if (fights(play.table(), p, enemy))
                touching.insert(enemy);
        if (touching.empty())
            play.set(p, Striking, 0, why::contactEnds);
    }
}

// ALA-116, ALA-117
void addDisorder(Play& play, PieceId unit, int points, const Reason& reason) {
    if (points > 0)
        play.set(unit, Points, disordered(disorder(play.table(), unit), points), reason);
}

namespace {

/// ALA-139, ALA-140, ALA-AMB-049: once in a turn.
void payForGround(Play& play, PieceId unit, Vec along, double distance) {
    const Table& table = play.table();
    const Body& body = play.body(unit);
    if (distance <= 0 || play.marked(unit, Roughed))
        return;
    int points = 0;
    if (crossesRough(play.game, table, body, along, distance))
        points = goingDisorder(Going::Rough, play.troops(unit), play.formed(unit)).gain;
    if (points == 0 && crossesLight(play.game, body, along, distance))
        points = goingDisorder(Going::Light, play.troops(unit), play.formed(unit)).gain;
    if (points == 0)
        return;
    addDisorder(play, unit, points, why::roughGround);
    play.mark(unit, Roughed, why::crossesGround);
}

/// ALA-149, ALA-150, ALA-AMB-066
void payForPassage(Play& play, PieceId unit, const Pose& from, const PieceSet& friends, Vec along, double distance,
                   bool routs = false) {
    const Table& table = play.table();
    const Body body{from, play.body(unit).size};
    if (distance <= 0)
        return;
    int mine = 0;
    for (const PieceId p : onPath(table, friends, unit, from, along, distance, false)) {
        if (!sweep(body, along, distance, table.body(p)))
            continue;
        const Passage through = passage({play.troops(p), play.formed(p), false, false},
                                        {play.troops(unit), play.formed(unit), true, routs});
        addDisorder(play, p, through.passed, why::passedThrough);
        mine = std::max(mine, through.passer);
    }
    addDisorder(play, unit, mine, why::passesThrough);
}

}  // namespace

void payForPath(Play& play, PieceId unit, Vec along, double distance, bool routs) {
    payForGround(play, unit, along, distance);
    payForPassage(play, unit, play.body(unit).pose, play.table().present(play.side(unit)), along, distance, routs);
}

void payForCharge(Play& play, PieceId unit, const Pose& to) {
    const Body body = play.body(unit);
    const Vec path = to.centre - body.pose.centre;
    payForGround(play, unit, direction(path), length(path));
    PieceSet before;
    for (const PieceId p : play.table().present(play.side(unit)))
        if (aheadOfFront(body, play.body(p).pose.centre) > 0)
            before.insert(p);
    const double ahead = dot(path, to.facing);
    payForPassage(play, unit, {to.centre - to.facing * ahead, to.facing}, before, to.facing, ahead);
}

// ALA-173, ALA-AMB-043, ALA-AMB-076
void addAdvance(Play& play, PieceId unit, double inches, const Reason& reason) {
    const double counted = advanceCounted(advanced(play.table(), unit), inches, play.options());
    play.set(unit, Advanced, std::min(30000, static_cast<int>(std::lround(counted * 100))), reason);
}

// ALA-259, ALA-AMB-114
void offerHeavyArmour(Play& play, PieceId unit) {
    if (play.hoplites(unit) &&
        playsCard(play, PlayHeavyArmour, other(play.side(unit)), Card::HeavyArmour, unit, why::heavyArmour))
        addDisorder(play, unit, 1, why::heavyArmour);
}

// ALA-148, ALA-AMB-065
bool mayFormUp(const AlalaGame& game, const Table& table, PieceId unit) {
    return game.profile(unit).isHoplites() && table.counter(unit, Unformed) != 0 &&
           level(table, unit) != Level::Shaken && is(table, unit, Status::Steady) && !isInContact(table, unit);
}

// ALA-120, ALA-133
void becomeUnformed(Play& play, PieceId unit, const Reason& reason) {
    if (play.hoplites(unit))
        play.set(unit, Unformed, 1, reason);
}

void formUp(Play& play, PieceId unit) {
    const Table& table = play.table();
    const Body& body = play.body(unit);
    constexpr double step = 22.5;
    OptionList options;
    for (int i = 0; i < 16; ++i) {
        const Pose pose = i == 0 ? body.pose : snapped({body.pose.centre, turnedRight(body.facing(), i * step)});
        if (i == 0 || canStand(play.game, table, unit, pose))
            options.add(static_cast<std::int16_t>(i), why::optionFacings[static_cast<std::size_t>(i)]);
    }
    Request request;
    request.question = {ManoeuvreHow, play.side(unit), unit};
    request.options = options.all();
    request.context = &why::formsUp;
    request.prompt = &why::askFacing;
    const int turn = play.referee.choose(request).code;
    if (turn != 0)
        place(play, unit, {body.pose.centre, turnedRight(body.facing(), turn * step)}, why::formsUp);
    play.set(unit, Unformed, 0, why::formsUp);
    play.unmark(unit, Fled, why::formsUp);
    play.set(unit, LastAction, stayed.code(), why::formsUp);
}

namespace {

/// Distance in inches to the nearest enemy that may prevent a unit of this grade from redressing.
double nearestEnemyGap(const AlalaGame& game, const Table& table, PieceId unit) {
    const int clear = game.command().of(gradeOf(game, table, unit)).redressClear;
    if (clear == 0)
        return unlimited;
    const Body& body = table.body(unit);
    const PieceSet enemies = table.present(other(table.side(unit)));
    PieceSet near;
    for (const PieceId p : enemies)
        if (within(body, table.body(p), clear + tolerance))
            near.insert(p);
    const PieceId enemy = nearestOf(table, body, near);
    return enemy ? gap(body, table.body(enemy)) : unlimited;
}

}  // namespace

RedressInputs redressInputs(const AlalaGame& game, const Table& table, PieceId unit, bool halted, Blocked blocked) {
    return {gradeOf(game, table, unit),
            level(table, unit),
            disorder(table, unit),
            isSignalled(table, unit),
            halted,
            blocked,
            nearestEnemyGap(game, table, unit)};
}

// ALA-151
int redressable(const AlalaGame& game, const Table& table, PieceId unit) {
    if (isInContact(table, unit) || disorder(table, unit) == 0)
        return 0;
    if (!game.profile(unit).isHoplites())
        return disorder(table, unit) - redressedBand(gradeOf(game, table, unit), disorder(table, unit),
                                                     nearestEnemyGap(game, table, unit), game.options(),
                                                     game.command());
    const Redress after = redress(redressInputs(game, table, unit, control(table, unit) == Control::Halt, Blocked::No),
                                  game.options(), game.command());
    return after.legal ? disorder(table, unit) - after.disorder : 0;
}

// ALA-044, ALA-114, ALA-118, ALA-151, ALA-152, ALA-153, ALA-154, ALA-155, ALA-156, ALA-157, ALA-AMB-019, ALA-AMB-020,
// ALA-AMB-042
void redressRanks(Play& play, PieceId unit, bool halted, Blocked blocked) {
    if (!play.hoplites(unit)) {
        const int left = disorder(play.table(), unit) - redressable(play.game, play.table(), unit);
        play.set(unit, Points, left, why::redresses);
    } else {
        const Redress after =
            redress(redressInputs(play.game, play.table(), unit, halted, blocked), play.options(), play.game.command());
        play.set(unit, Points, after.disorder, why::redresses);
        if (after.level < play.levelOf(unit))
            lower(play, unit, static_cast<int>(play.levelOf(unit)) - static_cast<int>(after.level), why::redressDrop);
    }
    play.mark(unit, Redressed, why::redresses);
    play.set(unit, LastAction, PastAction{PastAction::Kind::Redressed, 0, 0}.code(), why::redresses);
}

}  // namespace ephor::alala
