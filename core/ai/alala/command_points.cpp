// The computer player in the Command Phase: points are spent where the lines will meet (DEC-07).
#include "core/ai/alala/evaluation.h"
#include "core/rules/alala/battle/advance.h"
#include "core/rules/alala/battle/command_phase.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// A phalanx as its leader sees it before he spends a point.
struct Readiness {
    PieceId host;
    bool signalled = false;
    bool ready = false;       ///< on its way, or dressed and in good heart: the signal may be given
    bool controlled = false;  ///< its leader's unit obeys him in this turn
    int left = 0;             ///< his points
    Level lowest = Level::Eager;
};

/// The bands shoot so much more than the enemy's that the hoplites may leave the beginning to them.
bool outshoots(const Viewpoint& view) {
    constexpr int enough = 6;  // dice for each enemy hoplite unit
    int dice = 0;
    for (const PieceId p : view.table.present())
        if (const int figures = view.game.profile(p).troops.figuresPerShot; figures > 0)
            dice += (view.table.side(p) == view.me ? 1 : -1) * liveFigures(view.game, view.table, p) / figures;
    return dice > enough * view.enemyHoplites().size();
}

/// Ranks dressed for a turn, or the enemy on his way: who waits longer is charged where he stands, and cannot charge
/// himself (ALA-173).
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
    if (shaken && !anyWithin(9))
        return false;
    const bool shootsOn = outshoots(view) && 5 * view.table.turn() <= 3 * view.game.options().turnLimit;
    return (view.table.turn() >= 2 && !shootsOn) || anyWithin(8);
}

/// Those who would go forward together with the leader's unit, if he took control.
PieceSet bodyOfLeader(const Viewpoint& view, PieceId host) {
    PieceSet body;
    for (const PieceId unit : inReach(view.game, view.table, host))
        if (isFormed(view.game, view.table, unit) && level(view.table, unit) != Level::Shaken &&
            view.body(unit).facing() == view.body(host).facing())
            body.insert(unit);
    return body.contains(host) ? body : PieceSet{};
}

/// True where they could not go forward together, and none of them could charge.
bool isStuck(const Viewpoint& view, const PieceSet& body, PieceId host) {
    return bodyPath(view.game, view.table, body, view.body(host).facing(), 0.5).distance < 0.5 - tolerance &&
           !willCharge(view, body);
}

/// True where the enemy is so far to one side that a line would need several wheels to face him: the longer the line,
/// the slower it turns.
bool isSlowToTurn(const Viewpoint& view, PieceId host) {
    constexpr double halfRight = 0.7;  // cosine of some 45 degrees
    constexpr double roomToPart = 6;
    const Body& body = view.body(host);
    const PieceId enemy = goalOf(view, host);
    if (!enemy || gap(body, view.body(enemy)) < roomToPart)
        return false;
    return dot(direction(view.body(enemy).pose.centre - body.pose.centre, body.facing()), body.facing()) < halfRight;
}

/// True where the units that would obey do better each by itself.
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

/// The Eager run out without orders, save A grade, those who fight and those whom their leader controls (ALA-079).
bool runsOutIfEager(const Viewpoint& view, PieceId unit) {
    return gradeOf(view.game, view.table, unit) != Grade::A && !isInContact(view.table, unit) &&
           control(view.table, unit) != Control::Controlled;
}

/// Units in the leader's reach that would run out if they were so keen.
bool holdsBack(const Viewpoint& view, PieceId host, Level keen) {
    for (const PieceId unit : inReach(view.game, view.table, host))
        if (level(view.table, unit) == keen && runsOutIfEager(view, unit))
            return true;
    return false;
}

/// Where a level more is worth its points: units about to meet the enemy, the shaken first. Nothing where it is worth
/// no more than `least`.
double worthOfHeart(const Viewpoint& view, PieceId unit, int price, double least) {
    const Level now = level(view.table, unit);
    double worth = 3.0 - 0.5 * static_cast<int>(now);
    if (now == Level::Shaken)
        worth += 3;
    if ((worth + 2) / price <= least)
        return 0;
    if (now == Level::Ready && runsOutIfEager(view, unit))
        return 0;
    if (isInContact(view.table, unit))
        worth += 2;
    else if (view.isEnemyLineWithin(unit, 10))
        worth += 1;
    return worth / price;
}

/// What an action is worth, if that may be more than `least`.
double worthOf(const Viewpoint& view, const Readiness& r, const Option& option, double least) {
    switch (option.code % 8) {
    case code::control:
        if (holdsBack(view, r.host, Level::Eager))
            return 12;  // before anything else
        if (!r.ready && r.left >= 3 && holdsBack(view, r.host, Level::Ready))
            return 5;  // they may be made Eager then
        if (!r.ready || least >= 10)
            return 0.1;
        return r.signalled && doBetterAlone(view, r.host) ? 0 : 10;
    case code::signal:
        return r.ready && (r.controlled || r.left == 1) ? 9 : 0;
    case code::encourage: {
        if (level(view.table, option.piece) == Level::Shaken && view.isEnemyLineWithin(option.piece, 14))
            return 11;  // before anything else
        // Points are kept back for the control of a phalanx that is on its way, and for its signal.
        const int kept = (r.ready && !r.controlled ? 1 : 0) + (r.ready && !r.signalled ? 1 : 0);
        return r.left - option.price >= kept ? 2 * worthOfHeart(view, option.piece, option.price, least / 2) : 0;
    }
    case code::discourage:
        // Who is too keen to listen, and has nobody to fight, is held back.
        return level(view.table, option.piece) == Level::Eager && r.left > option.price &&
                       runsOutIfEager(view, option.piece) && !view.isEnemyLineWithin(option.piece, 9)
                   ? 2
                   : 0;
    case code::invoke:
        // The gods are asked by those whose men are in good heart: an ill omen does them no harm.
        return !r.ready && r.lowest >= Level::Ready ? 1.2 : 0;
    case code::moveLeader: {
        // To the shaken who are out of his reach, if he can still hearten them there.
        return level(view.table, option.piece) == Level::Shaken && !isInContact(view.table, option.piece) &&
                       r.left >= 1 + costToEncourage(view.game, view.table, option.piece) &&
                       !within(view.body(r.host), view.body(option.piece), leaderFacts().encourageInches)
                   ? 3
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
        if (option.code / 8 != phalanx) {
            phalanx = option.code / 8;
            readiness = readinessOf(view, phalanx);
        }
        if (const double value = worthOf(view, readiness, option, worth); value > worth) {
            worth = value;
            best = &option;
        }
    }
    return taking(*best);
}

}  // namespace ephor::alala
