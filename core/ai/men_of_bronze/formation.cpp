// In Phalanx or in Open Order: a line fights in Phalanx, but a Phalanx only goes straight ahead.
#include "core/ai/men_of_bronze/evaluation.h"
#include "core/table/geometry.h"

#include <cmath>

namespace ephor::men_of_bronze {

namespace {

/// True where an enemy is near, and rather ahead than aside: there the shields are worth their point.
bool facesEnemy(const Judgement& j, PieceId unit) {
    const PieceId enemy = j.nearestEnemy(unit);
    if (!enemy || j.apart(unit, enemy) >= 16 * 16)
        return false;
    const Body& body = j.body(unit);
    const Vec apart = j.body(enemy).pose.centre - body.pose.centre;
    return dot(apart, body.facing()) > std::abs(dot(apart, body.right()));
}

/// Breaks up where what lies straight ahead is no use: to charge aside, or to go where the enemy is.
bool isBetterOpen(const Judgement& j, PieceId unit) {
    const PieceId nearest = j.nearestEnemy(unit);
    if (!nearest)
        return false;
    const double reach = chargeAllowance(j.profile(unit).move) + 3.5 * j.game.options().bw;
    if (j.apart(unit, nearest) < reach * reach) {
        const double least = leastOfCharge(j, unit);
        if (bestCharge(j, unit, Order::Phalanx).value > least)
            return false;
        return !hasEnemyAhead(j, unit) || bestCharge(j, unit, Order::Open).value > std::max(least, 0.0) + 0.2;
    }
    // Far off, the line is kept while the way ahead is not too wrong.
    const Body& body = j.body(unit);
    const Vec towards = direction(j.body(quarry(j, unit)).pose.centre - body.pose.centre, body.facing());
    return dot(towards, body.facing()) < 0.8 && !hasEnemyAhead(j, unit);
}

}  // namespace

bool hasEnemyAhead(const Judgement& j, PieceId unit) {
    const double step = j.profile(unit).traits.drilled && !isWavering(j.table, unit) ? 2 * j.game.options().bw : 0;
    const Body& body = j.body(unit);
    Body lane = body;
    lane.size.frontage += 2 * step;
    const auto ahead = [&](PieceId p) { return dot(j.body(p).pose.centre - body.pose.centre, body.facing()); };
    double nearest = 1e6;
    for (const PieceId enemy : j.enemies())
        if (inLane(lane, j.body(enemy)))
            nearest = std::min(nearest, ahead(enemy));
    if (nearest == 1e6)
        return false;
    for (const PieceId p : j.friends() & j.table.inContact())  // who fights before it will not make room
        if (p != unit && ahead(p) < nearest && inLane(body, j.body(p)))
            return false;
    return true;
}

// D-08
Choice orderBefore(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    if (inPhalanx(j.table, unit))
        return coded(!isEngaged(j.table, unit) && j.points() >= 1 && offers(request, code::leave) &&
                             isBetterOpen(j, unit)
                         ? code::leave
                         : code::keep);
    if (!offers(request, code::form) || j.points() < 2 || !facesEnemy(j, unit))
        return coded(code::keep);
    if (isEngaged(j.table, unit) || request.subject)  // in a fight, or about to be charged (form_phalanx_window)
        return coded(code::form);
    const double formed = bestCharge(j, unit, Order::Phalanx).value;
    const bool forms = formed > leastOfCharge(j, unit) + 0.2 && formed > bestCharge(j, unit, Order::Open).value;
    return coded(forms ? code::form : code::keep);
}

// D-25
Choice orderAfter(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const bool forms =
        !inPhalanx(j.table, unit) && offers(request, code::form) && j.points() >= 2 && facesEnemy(j, unit);
    return coded(forms ? code::form : code::keep);
}

}  // namespace ephor::men_of_bronze
