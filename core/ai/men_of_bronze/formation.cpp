#include "core/ai/men_of_bronze/formation.h"

#include "core/ai/men_of_bronze/evaluation.h"
#include "core/ai/men_of_bronze/moves.h"
#include "core/table/geometry.h"

#include <cmath>

namespace ephor::men_of_bronze {

namespace {

/// True if an enemy is near and more ahead than to the side: Phalanx is worth its point then.
bool facesEnemy(const Viewpoint& view, PieceId unit) {
    const PieceId enemy = view.nearestEnemy(unit);
    if (!enemy || view.squaredApart(unit, enemy) >= values::phalanxWithin * values::phalanxWithin)
        return false;
    const Body& body = view.body(unit);
    const Vec apart = view.body(enemy).pose.centre - body.pose.centre;
    return dot(apart, body.facing()) > std::abs(dot(apart, body.right()));
}

/// True if the unit should leave Phalanx because its enemy is not straight ahead: to charge to the side, or to
/// approach.
bool isBetterOpen(const Viewpoint& view, PieceId unit) {
    const PieceId nearest = view.nearestEnemy(unit);
    if (!nearest)
        return false;
    const double reach = chargeAllowance(view.profile(unit).move) + values::chargeReach * view.game.options().bw;
    if (view.squaredApart(unit, nearest) < reach * reach) {
        const double least = leastOfCharge(view, unit);
        if (bestCharge(view, unit, Formation::Phalanx).value > least)
            return false;
        return !hasEnemyAhead(view, unit) ||
               bestCharge(view, unit, Formation::Open).value > std::max(least, 0.0) + values::changeFormation;
    }
    // Far from the enemy, the line is kept as long as its direction is roughly right.
    const Body& body = view.body(unit);
    const Vec towards = direction(view.body(lineTarget(view, unit)).pose.centre - body.pose.centre, body.facing());
    return dot(towards, body.facing()) < values::roughlyAhead && !hasEnemyAhead(view, unit);
}

}  // namespace

bool hasEnemyAhead(const Viewpoint& view, PieceId unit) {
    const double step =
        view.profile(unit).traits.drilled && !isWavering(view.table, unit) ? 2 * view.game.options().bw : 0;
    const Body& body = view.body(unit);
    Body lane = body;
    lane.size.frontage += 2 * step;
    const auto ahead = [&](PieceId p) { return dot(view.body(p).pose.centre - body.pose.centre, body.facing()); };
    double nearest = 1e6;
    for (const PieceId enemy : view.enemies())
        if (inLane(lane, view.body(enemy)))
            nearest = std::min(nearest, ahead(enemy));
    if (nearest == 1e6)
        return false;
    for (const PieceId p :
         view.friends() & view.table.inContact())  // a unit that fights in front of it will not make room
        if (p != unit && ahead(p) < nearest && inLane(body, view.body(p)))
            return false;
    return true;
}

// D-08
Choice formationBefore(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    if (inPhalanx(view.table, unit))
        return coded(!isInContact(view.table, unit) && view.points() >= 1 && offers(request, code::leave) &&
                             isBetterOpen(view, unit)
                         ? code::leave
                         : code::keep);
    if (!offers(request, code::form) || view.points() < values::areteToForm || !facesEnemy(view, unit))
        return coded(code::keep);
    if (isInContact(view.table, unit) || request.subject)  // in a fight, or about to be charged (form_phalanx_window)
        return coded(code::form);
    const double formed = bestCharge(view, unit, Formation::Phalanx).value;
    const bool forms = formed > leastOfCharge(view, unit) + values::changeFormation &&
                       formed > bestCharge(view, unit, Formation::Open).value;
    return coded(forms ? code::form : code::keep);
}

// D-25
Choice formationAfter(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    const bool forms = !inPhalanx(view.table, unit) && offers(request, code::form) &&
                       view.points() >= values::areteToForm && facesEnemy(view, unit);
    return coded(forms ? code::form : code::keep);
}

}  // namespace ephor::men_of_bronze
