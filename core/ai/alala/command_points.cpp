// The doctrine in the Command Phase: points are spent where the lines will meet (DEC-07).
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
bool outshoots(const Judgement& j) {
    constexpr int enough = 6;  // dice for each enemy hoplite unit
    int dice = 0;
    for (const PieceId p : j.table.present())
        if (const int figures = j.game.profile(p).troops.figuresPerShot; figures > 0)
            dice += (j.table.side(p) == j.me ? 1 : -1) * liveFigures(j.game, j.table, p) / figures;
    return dice > enough * j.enemyHoplites().size();
}

/// Ranks dressed for a turn, or the enemy on his way: who waits longer is charged where he stands, and cannot charge
/// himself (ALA-173).
bool isReadyToGo(const Judgement& j, const Phalanx& phalanx) {
    const PieceSet units = phalanx.units & j.table.present();
    bool shaken = false;
    for (const PieceId unit : units)
        shaken = shaken || level(j.table, unit) == Level::Shaken;
    const auto anyWithin = [&](double inches) {
        for (const PieceId unit : units)
            if (j.isEnemyLineWithin(unit, inches))
                return true;
        return false;
    };
    if (shaken && !anyWithin(9))
        return false;
    const bool shootsOn = outshoots(j) && 5 * j.table.turn() <= 3 * j.game.options().turnLimit;
    return (j.table.turn() >= 2 && !shootsOn) || anyWithin(8);
}

/// Those who would go forward together with the leader's unit, if he took control.
PieceSet bodyOfLeader(const Judgement& j, PieceId host) {
    PieceSet body;
    for (const PieceId unit : inReach(j.game, j.table, host))
        if (isFormed(j.game, j.table, unit) && level(j.table, unit) != Level::Shaken &&
            j.body(unit).facing() == j.body(host).facing())
            body.insert(unit);
    return body.contains(host) ? body : PieceSet{};
}

/// True where they could not go forward together, and none of them could charge.
bool isStuck(const Judgement& j, const PieceSet& body, PieceId host) {
    return bodyWay(j.game, j.table, body, j.body(host).facing(), 0.5).distance < 0.5 - tolerance &&
           !willCharge(j, body);
}

/// True where the enemy is so far to one side that a line would need several wheels to face him: the longer the line,
/// the slower it turns.
bool isSlowToTurn(const Judgement& j, PieceId host) {
    constexpr double halfRight = 0.7;  // cosine of some 45 degrees
    constexpr double roomToPart = 6;
    const Body& body = j.body(host);
    const PieceId foe = foeOf(j, host);
    if (!foe || gap(body, j.body(foe)) < roomToPart)
        return false;
    return dot(direction(j.body(foe).pose.centre - body.pose.centre, body.facing()), body.facing()) < halfRight;
}

/// True where the units that would obey do better each by itself.
bool doBetterAlone(const Judgement& j, PieceId host) {
    const PieceSet body = bodyOfLeader(j, host);
    return body.size() > 1 && (isStuck(j, body, host) || isSlowToTurn(j, host));
}

Readiness readinessOf(const Judgement& j, int phalanx) {
    const Phalanx& its = j.game.phalanxes(j.me)[static_cast<std::size_t>(phalanx)];
    Readiness r;
    r.host = leaderOf(j.game, j.table, j.me, phalanx);
    r.signalled = isSignalled(j.table, r.host);
    r.ready = r.signalled || isReadyToGo(j, its);
    r.controlled = control(j.table, r.host) == Control::Controlled;
    r.left = j.table.counter(r.host, LeaderLeft);
    for (const PieceId unit : its.units & j.table.present())
        r.lowest = std::min(r.lowest, level(j.table, unit));
    return r;
}

/// The Eager run out without orders, save A grade, those who fight and those whom their leader controls (ALA-079).
bool runsOutIfEager(const Judgement& j, PieceId unit) {
    return gradeOf(j.game, j.table, unit) != Grade::A && !isInContact(j.table, unit) &&
           control(j.table, unit) != Control::Controlled;
}

/// Units in the leader's reach that would run out if they were so keen.
bool holdsBack(const Judgement& j, PieceId host, Level keen) {
    for (const PieceId unit : inReach(j.game, j.table, host))
        if (level(j.table, unit) == keen && runsOutIfEager(j, unit))
            return true;
    return false;
}

/// Where a level more is worth its points: units about to meet the enemy, the shaken first. Nothing where it is worth
/// no more than `least`.
double worthOfHeart(const Judgement& j, PieceId unit, int price, double least) {
    const Level now = level(j.table, unit);
    double worth = 3.0 - 0.5 * static_cast<int>(now);
    if (now == Level::Shaken)
        worth += 3;
    if ((worth + 2) / price <= least)
        return 0;
    if (now == Level::Ready && runsOutIfEager(j, unit))
        return 0;
    if (isInContact(j.table, unit))
        worth += 2;
    else if (j.isEnemyLineWithin(unit, 10))
        worth += 1;
    return worth / price;
}

/// What an action is worth, if that may be more than `least`.
double worthOf(const Judgement& j, const Readiness& r, const Option& option, double least) {
    switch (option.code % 8) {
    case code::control:
        if (holdsBack(j, r.host, Level::Eager))
            return 12;  // before anything else
        if (!r.ready && r.left >= 3 && holdsBack(j, r.host, Level::Ready))
            return 5;  // they may be made Eager then
        if (!r.ready || least >= 10)
            return 0.1;
        return r.signalled && doBetterAlone(j, r.host) ? 0 : 10;
    case code::signal:
        return r.ready && (r.controlled || r.left == 1) ? 9 : 0;
    case code::encourage: {
        if (level(j.table, option.piece) == Level::Shaken && j.isEnemyLineWithin(option.piece, 14))
            return 11;  // before anything else
        // Points are kept back for the control of a phalanx that is on its way, and for its signal.
        const int kept = (r.ready && !r.controlled ? 1 : 0) + (r.ready && !r.signalled ? 1 : 0);
        return r.left - option.price >= kept ? 2 * worthOfHeart(j, option.piece, option.price, least / 2) : 0;
    }
    case code::discourage:
        // Who is too keen to listen, and has nobody to fight, is held back.
        return level(j.table, option.piece) == Level::Eager && r.left > option.price &&
                       runsOutIfEager(j, option.piece) && !j.isEnemyLineWithin(option.piece, 9)
                   ? 2
                   : 0;
    case code::invoke:
        // The gods are asked by those whose men are in good heart: an ill omen does them no harm.
        return !r.ready && r.lowest >= Level::Ready ? 1.2 : 0;
    case code::moveLeader: {
        // To the shaken who are out of his reach, if he can still hearten them there.
        return level(j.table, option.piece) == Level::Shaken && !isInContact(j.table, option.piece) &&
                       r.left >= 1 + costToEncourage(j.game, j.table, option.piece) &&
                       !within(j.body(r.host), j.body(option.piece), leaderFacts().encourageInches)
                   ? 3
                   : 0;
    }
    default:
        return 0;
    }
}

}  // namespace

Choice spendPoints(const Judgement& j, const Request& request) {
    const Option* best = &request.options.front();
    double worth = 0;
    int phalanx = -1;
    Readiness readiness;
    for (const Option& option : request.options) {
        if (option.code == code::finish)
            continue;
        if (option.code / 8 != phalanx) {
            phalanx = option.code / 8;
            readiness = readinessOf(j, phalanx);
        }
        if (const double value = worthOf(j, readiness, option, worth); value > worth) {
            worth = value;
            best = &option;
        }
    }
    return taking(*best);
}

}  // namespace ephor::alala
