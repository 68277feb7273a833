#include "core/rules/alala/battle/movement/skirmish_phase.h"

#include "core/rules/alala/battle/any_phase/combat_dice.h"
#include "core/rules/alala/battle/any_phase/moves.h"
#include "core/rules/alala/battle/arithmetic/band_path.h"
#include "core/rules/alala/battle/movement/shooting.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

PieceId nearestEnemy(const Table& table, PieceId unit) {
    return nearestOf(table, table.body(unit), table.present(other(table.side(unit))));
}

/// The direction in eighths of a circle, clockwise, relative to the nearest enemy.
int bearingOf(const Table& table, PieceId band, Vec along) {
    const PieceId enemy = nearestEnemy(table, band);
    const Vec ahead = enemy ? direction(table.body(enemy).pose.centre - table.body(band).pose.centre)
                            : towardsEnemy(table.side(band));
    int best = 0;
    double straight = dot(ahead, along);
    for (int i = 1; i < 8; ++i)
        if (const double value = dot(turnedRight(ahead, 45 * i), along); value > straight) {
            straight = value;
            best = i;
        }
    return best;
}

void goBand(Play& play, PieceId band, Vec along, double inches, const Vec* facing) {
    const Table& table = play.table();
    const Pose from = play.body(band).pose;
    const auto [through, before] = bandPath(play.game, table, band, along, inches);
    double distance = through.distance;
    // ALA-134, DEC-22: passing through friends is never forced.
    if (before.distance < through.distance - tolerance &&
        !askYesNo(play, GoThrough, band, before.by, why::optionStopShort, why::optionGoOn))
        distance = before.distance;
    payForPath(play, band, along, distance);
    const Pose to = snapped({from.centre + along * distance, from.facing});
    place(play, band, to, why::bandMoves);
    if (facing && squaredLength(*facing - from.facing) > tolerance) {
        const Pose turned = snapped({to.centre, *facing});
        const PieceId enemy = nearestEnemy(table, band);
        const double before4 = enemy ? std::min(standOff, gap(play.body(band), play.body(enemy))) : 0;
        const Body there{turned, play.body(band).size};
        const bool tooNear = enemy && gap(there, play.body(enemy)) < before4 - tolerance;
        if (!tooNear && canStand(play.game, table, band, turned))
            place(play, band, turned, why::bandMoves);
    }
    play.noteMoved(band, why::bandMoves);
}

/// ALA-127, ALA-128, DEC-18: the number of dice is declared before the roll (ALA-AMB-057), the path is chosen after it.
int moveBand(Play& play, PieceId band, int dice) {
    PieceSet alone;
    alone.insert(band);
    const bool movedBefore = movedLastTurn(play.table(), band);
    const MoveDice rolled = moveDice(play.troops(band), Gait::Ordinary, dice, movedBefore);
    const Moved moved = rollMove(play, band, rolled, why::bandMoves, alone);
    addDisorder(play, band, moved.tired, why::fatigue);
    Request request;
    request.question = {BandMove, play.side(band), band};
    request.form = Form::Move;
    request.limits.piece = band;
    request.limits.how = BandPath;
    request.limits.allowance = moved.inches;
    const Choice choice = play.referee.choose(request);
    const Vec path = choice.pose.centre - play.body(band).pose.centre;
    if (squaredLength(path) <= tolerance)
        return 0;
    const Vec along = direction(path);
    const int bearing = bearingOf(play.table(), band, along);
    goBand(play, band, along, moved.inches, &choice.pose.facing);
    return bearing;
}

/// ALA-080, ALA-AMB-037: repeats the last action with new dice.
void repeatLastOfBand(Play& play, PieceId band) {
    const PastAction last = lastAction(play.table(), band);
    const auto move = [&] {
        PieceSet alone;
        alone.insert(band);
        const bool movedBefore = movedLastTurn(play.table(), band);
        const int dice = std::clamp(last.dice, 1, mostMoveDice(play.troops(band), movedBefore));
        const Moved moved =
            rollMove(play, band, moveDice(play.troops(band), Gait::Ordinary, dice, movedBefore), why::repeats, alone);
        addDisorder(play, band, moved.tired, why::fatigue);
        const PieceId enemy = nearestEnemy(play.table(), band);
        const Vec ahead = enemy ? direction(play.body(enemy).pose.centre - play.body(band).pose.centre)
                                : towardsEnemy(play.side(band));
        goBand(play, band, turnedRight(ahead, 45 * last.bearing), moved.inches, nullptr);
    };
    const auto shoot = [&] {
        if (const PieceSet targets = targetsOf(play.game, play.table(), band); !targets.empty())
            volley(play, band, targets, why::repeats);
    };
    switch (last.kind) {
    case PastAction::Kind::Moved:
        move();
        break;
    case PastAction::Kind::Shot:
        shoot();
        break;
    case PastAction::Kind::ShotTwice:
        shoot();
        shoot();
        break;
    case PastAction::Kind::ShotAndMoved:
        shoot();
        move();
        break;
    case PastAction::Kind::MovedAndShot:
        move();
        shoot();
        break;
    case PastAction::Kind::Redressed:
        if (redressable(play.game, play.table(), band) > 0)
            redressRanks(play, band);
        break;
    case PastAction::Kind::None:
    case PastAction::Kind::Stayed:
        break;
    }
}

void addBandActions(OptionList& options, const Play& play, PieceId band, bool hasTargets) {
    const Table& table = play.table();
    const int most = mostMoveDice(play.troops(band), movedLastTurn(table, band));
    options.add(code::nothing, why::optionNothing);
    if (hasTargets) {
        options.add(code::shootOnce, why::optionShootOnce);
        options.add(code::shootTwice, why::optionShootTwice);
    }
    if (redressable(play.game, table, band) > 0)
        options.add(code::redress, why::optionRedress);
    for (int dice = 1; dice <= most; ++dice) {
        const auto by = static_cast<std::size_t>(dice - 1);
        options.add(static_cast<std::int16_t>(code::moveOnly + dice), why::optionMoves[by]);
        if (hasTargets)
            options.add(static_cast<std::int16_t>(code::shootAndMove + dice), why::optionShootAndMoves[by]);
        options.add(static_cast<std::int16_t>(code::moveAndShoot + dice), why::optionMoveAndShoots[by]);
    }
}

// ALA-105, ALA-106, ALA-AMB-073, DEC-18
void actBand(Play& play, PieceId band) {
    const PieceSet targets = targetsOf(play.game, play.table(), band);
    OptionList options;
    addBandActions(options, play, band, !targets.empty());
    Request request;
    request.question = {BandAction, play.side(band), band};
    request.options = options.all();
    const int code = play.referee.choose(request).code;
    play.note(why::bandActs, band, {}, code);
    const int dice = code % 10;
    const auto shootFirst = [&] { volley(play, band, targets, why::volley); };
    const auto shoot = [&] {
        if (const PieceSet left = targetsOf(play.game, play.table(), band); !left.empty())
            volley(play, band, left, why::volley);
    };
    PastAction past = stayed;
    switch (code / 10 * 10) {
    case code::moveOnly:
        past = {PastAction::Kind::Moved, dice, moveBand(play, band, dice)};
        break;
    case code::shootAndMove:
        shootFirst();
        past = {PastAction::Kind::ShotAndMoved, dice, 0};
        if (play.alive(band))
            past.bearing = moveBand(play, band, dice);
        break;
    case code::moveAndShoot:
        past = {PastAction::Kind::MovedAndShot, dice, moveBand(play, band, dice)};
        if (play.alive(band))
            shoot();
        break;
    default:
        if (code == code::shootOnce) {
            past.kind = PastAction::Kind::Shot;
            shootFirst();
        } else if (code == code::shootTwice) {  // ALA-108
            past.kind = PastAction::Kind::ShotTwice;
            shootFirst();
            shoot();
        } else if (code == code::redress) {
            redressRanks(play, band);
            return;
        }
    }
    if (play.alive(band))
        play.set(band, LastAction, past.code(), why::bandActs);
}

}  // namespace

// ALA-107, ALA-AMB-052: it stays 4 inches away from all enemies in every direction.
BandReach bandPath(const AlalaGame& game, const Table& table, PieceId band, Vec along, double distance) {
    PathRules rules;
    rules.keepFrom = table.present(other(table.side(band)));
    rules.rough = false;
    const Pose& from = table.body(band).pose;
    const PieceSet near = onPath(table, table.present(), band, from, along, distance, true);
    rules.through = near & passableFriends(game, table, band);
    const Path through = pathAmong(game, table, near, band, from, along, distance, rules);
    if (rules.through.empty())
        return {through, through};
    return {cleared(table, band, from, along, through, rules.through),
            untilContact(table, band, from, along, through, rules.through)};
}

// ALA-121, ALA-141: any direction, straight.
const Reason* checkBandPath(const Table& table, const Request& request, const Choice& choice) {
    if (choice.turns != 0)
        return &why::straightOnly;
    if (!isFacing(choice.pose.facing))
        return &why::straightOnly;
    const double path = length(choice.pose.centre - table.body(request.limits.piece).pose.centre);
    return path <= request.limits.allowance + 1e-6 ? nullptr : &why::tooFar;
}

// DEC-18, ALA-006, ALA-096: signal or not, bands move from right to left.
void skirmishPhase(Play& play, Side side) {
    const Table& table = play.table();
    PieceSet bands;
    for (const PieceId band : table.present(side) & play.game.bands(side))
        bands.insert(band);
    for (const PieceId band : RightToLeft(table, side, bands)) {
        if (!play.alive(band) || !is(table, band, Status::Steady) || isInContact(table, band))
            continue;
        switch (control(table, band)) {
        case Control::Halt:  // ALA-106, ALA-AMB-044
            play.set(band, LastAction, stayed.code(), why::halted);
            break;
        case Control::Repeat:
            repeatLastOfBand(play, band);
            break;
        case Control::Free:
            actBand(play, band);
            break;
        default:
            break;
        }
    }
}

}  // namespace ephor::alala
