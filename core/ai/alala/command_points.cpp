#include "core/ai/alala/command_points.h"

#include "core/ai/alala/phalanx.h"
#include "core/rules/alala/battle/command/command_phase.h"
#include "core/rules/alala/battle/movement/advance.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// The state of a phalanx before its leader spends a point.
struct Readiness {
    PieceId host;
    bool signalled = false;
    bool ready = false;       ///< on its way, or dressed and in good heart: the signal may be given
    bool controlled = false;  ///< its leader's unit is under control in this turn
    int left = 0;             ///< points that the leader has left
    Level lowest = Level::Eager;
};

/// True if the bands outshoot the enemy's so clearly that the hoplites can wait.
bool outshoots(const Viewpoint& view) {
    int dice = 0;
    for (const PieceId p : view.table.present())
        if (const int figures = view.game.profile(p).troops.figuresPerShot; figures > 0)
            dice += (view.table.side(p) == view.me ? 1 : -1) * liveFigures(view.game, view.table, p) / figures;
    return dice > values::outshooting * view.enemyHoplites().size();
}

/// True if the ranks have been dressed for a turn or the enemy approaches. A phalanx that waits longer is charged while
/// halted and cannot charge itself (ALA-173).
bool isReadyToGo(const Viewpoint& view, const Phalanx& phalanx) {
    const PieceSet units = phalanx.units & view.table.present();
    bool shaken = false;
    for (const PieceId unit : units)
        shaken = shaken || level(view.table, unit) == Level::Shaken;
    const auto anyWithin = [&](double inches) {
        for (const PieceId unit : units)
            if (view.isEnemyLineWithin(unit, inches))
                return true;
        return false;
    };
    if (shaken && !anyWithin(values::readyShakenWithin))
        return false;
    const bool shootsOn =
        outshoots(view) && 5 * view.table.turn() <= values::fifthsOfShooting * view.game.options().turnLimit;
    return (view.table.turn() >= values::readyTurn && !shootsOn) || anyWithin(values::readyWithin);
}

/// The units that would advance together with the leader's unit under control.
PieceSet bodyOfLeader(const Viewpoint& view, PieceId host) {
    PieceSet body;
    for (const PieceId unit : inReach(view.game, view.table, host))
        if (isFormed(view.game, view.table, unit) && level(view.table, unit) != Level::Shaken &&
            view.body(unit).facing() == view.body(host).facing())
            body.insert(unit);
    return body.contains(host) ? body : PieceSet{};
}

/// True if they cannot advance together and none of them can charge.
bool isStuck(const Viewpoint& view, const PieceSet& body, PieceId host) {
    return bodyPath(view.game, view.table, body, view.body(host).facing(), values::leastAdvance).distance <
               values::leastAdvance - tolerance &&
           !willCharge(view, body);
}

/// True if the enemy is so far to one side that a line would need several wheels to face it. A longer line turns more
/// slowly.
bool isSlowToTurn(const Viewpoint& view, PieceId host) {
    const Body& body = view.body(host);
    const PieceId enemy = goalOf(view, host);
    if (!enemy || gap(body, view.body(enemy)) < values::roomToPart)
        return false;
    return dot(direction(view.body(enemy).pose.centre - body.pose.centre, body.facing()), body.facing()) <
           values::halfRight;
}

/// True if the units under control would do better individually.
bool doBetterAlone(const Viewpoint& view, PieceId host) {
    const PieceSet body = bodyOfLeader(view, host);
    return body.size() > 1 && (isStuck(view, body, host) || isSlowToTurn(view, host));
}

Readiness readinessOf(const Viewpoint& view, int phalanx) {
    const Phalanx& its = view.game.phalanxes(view.me)[static_cast<std::size_t>(phalanx)];
    Readiness r;
    r.host = leaderOf(view.game, view.table, view.me, phalanx);
    r.signalled = isSignalled(view.table, r.host);
    r.ready = r.signalled || isReadyToGo(view, its);
    r.controlled = control(view.table, r.host) == Control::Controlled;
    r.left = view.table.counter(r.host, LeaderLeft);
    for (const PieceId unit : its.units & view.table.present())
        r.lowest = std::min(r.lowest, level(view.table, unit));
    return r;
}

/// Eager units run out without orders, except A grade, units in contact and units under control (ALA-079).
bool runsOutIfEager(const Viewpoint& view, PieceId unit) {
    return gradeOf(view.game, view.table, unit) != Grade::A && !isInContact(view.table, unit) &&
           control(view.table, unit) != Control::Controlled;
}

/// True if a unit in the leader's reach would run out at this level.
bool holdsBack(const Viewpoint& view, PieceId host, Level keen) {
    for (const PieceId unit : inReach(view.game, view.table, host))
        if (level(view.table, unit) == keen && runsOutIfEager(view, unit))
            return true;
    return false;
}

/// The value of raising a level: highest for units about to meet the enemy, the shaken first; 0 if it is at most
/// `least`.
double valueOfRaising(const Viewpoint& view, PieceId unit, int price, double least) {
    const Level now = level(view.table, unit);
    double worth = values::raise - values::perLevelRaised * static_cast<int>(now);
    if (now == Level::Shaken)
        worth += values::raiseShaken;
    if ((worth + values::raiseInContact) / price <= least)
        return 0;
    if (now == Level::Ready && runsOutIfEager(view, unit))
        return 0;
    if (isInContact(view.table, unit))
        worth += values::raiseInContact;
    else if (view.isEnemyLineWithin(unit, values::nearEnemy))
        worth += values::raiseNearEnemy;
    return worth / price;
}

/// The value of an action if it may exceed `least`.
double worthOf(const Viewpoint& view, const Readiness& r, const Option& option, double least) {
    switch (code::actionOf(option.code)) {
    case code::control:
        if (holdsBack(view, r.host, Level::Eager))
            return values::restrainEager;  // before anything else
        if (!r.ready && r.left >= values::pointsToRestrain && holdsBack(view, r.host, Level::Ready))
            return values::restrainReady;  // they may become Eager then
        if (!r.ready || least >= values::control)
            return values::controlEarly;
        return r.signalled && doBetterAlone(view, r.host) ? 0 : values::control;
    case code::signal:
        return r.ready && (r.controlled || r.left == 1) ? values::signal : 0;
    case code::encourage: {
        if (level(view.table, option.piece) == Level::Shaken &&
            view.isEnemyLineWithin(option.piece, values::shakenWithin))
            return values::encourageShaken;  // before anything else
        // Points are reserved for the control and signal of a phalanx that is ready to advance.
        const int kept = (r.ready && !r.controlled ? 1 : 0) + (r.ready && !r.signalled ? 1 : 0);
        return r.left - option.price >= kept
                   ? values::encourage * valueOfRaising(view, option.piece, option.price, least / values::encourage)
                   : 0;
    }
    case code::discourage:
        // Holds back a unit that is too eager to obey and has no enemy near.
        return level(view.table, option.piece) == Level::Eager && r.left > option.price &&
                       runsOutIfEager(view, option.piece) &&
                       !view.isEnemyLineWithin(option.piece, values::discourageBeyond)
                   ? values::discourage
                   : 0;
    case code::invoke:
        // Takes omens only with units in good morale, which a bad omen does not harm.
        return !r.ready && r.lowest >= Level::Ready ? values::invoke : 0;
    case code::moveLeader: {
        // Moves the leader to shaken units out of reach if the leader can still encourage them.
        return level(view.table, option.piece) == Level::Shaken && !isInContact(view.table, option.piece) &&
                       r.left >= 1 + costToEncourage(view.game, view.table, option.piece) &&
                       !within(view.body(r.host), view.body(option.piece), view.game.command().leader.encourageInches)
                   ? values::moveLeader
                   : 0;
    }
    default:
        return 0;
    }
}

}  // namespace

Choice spendPoints(const Viewpoint& view, const Request& request) {
    const Option* best = &request.options.front();
    double worth = 0;
    int phalanx = -1;
    Readiness readiness;
    for (const Option& option : request.options) {
        if (option.code == code::finish)
            continue;
        if (code::phalanxOf(option.code) != phalanx) {
            phalanx = code::phalanxOf(option.code);
            readiness = readinessOf(view, phalanx);
        }
        if (const double value = worthOf(view, readiness, option, worth); value > worth) {
            worth = value;
            best = &option;
        }
    }
    return coded(*best);
}

}  // namespace ephor::alala
