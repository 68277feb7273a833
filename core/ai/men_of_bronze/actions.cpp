#include "core/ai/men_of_bronze/actions.h"

#include "core/ai/men_of_bronze/evaluation.h"
#include "core/rules/men_of_bronze/battle/shooting.h"

namespace ephor::men_of_bronze {

namespace {

/// The unit farthest to the rear of its side; the first of equals.
PieceId rearmost(const Viewpoint& view, const PieceSet& units) {
    PieceId best;
    double least = 0;
    for (const PieceId unit : units) {
        const double progress = dot(view.body(unit).pose.centre, view.ahead());
        if (!best || progress < least) {
            best = unit;
            least = progress;
        }
    }
    return best;
}

/// The unit in a fight with the most to gain or lose.
PieceId mostInNeed(const Viewpoint& view, const PieceSet& units) {
    PieceId best;
    double most = 0;
    for (const PieceId unit : units) {
        const double need = values::courageInFight * courage(view.table, unit) + view.worth(unit);
        if (!best || need > most) {
            best = unit;
            most = need;
        }
    }
    return best;
}

}  // namespace

// Units in a fight come first, then units that can shoot, then the line from the rear forward, so that it stays a line.
// While the lines approach, the line goes before its light troops, which would be in its way.
Choice nextUnit(const Viewpoint& view, const Request& request) {
    Choice choice;
    if (const PieceSet fighting = request.pieces & view.table.inContact(); !fighting.empty()) {
        choice.piece = mostInNeed(view, fighting);
        return choice;
    }
    const PieceSet heavy = request.pieces & view.game.heavy();
    const PieceSet light = request.pieces - heavy;
    const bool heavyFirst = light.empty() || (view.table.turn() <= values::turnsOfApproach && !heavy.empty());
    choice.piece = rearmost(view, heavyFirst ? heavy : light);
    return choice;
}

namespace {

/// True if an enemy will be in range after a move towards it.
bool comesIntoRange(const Viewpoint& view, PieceId unit) {
    const PieceId enemy = view.nearestEnemy(unit);
    const double reach = view.profile(unit).move + view.profile(unit).range + view.game.options().bw;
    return enemy && view.squaredApart(unit, enemy) < reach * reach;
}

bool mayMoveAndShoot(const Viewpoint& view, PieceId unit) {
    ActionContext context;
    context.inContact = isInContact(view.table, unit);
    context.wavering = isWavering(view.table, unit);
    context.pool = view.points();
    return isLegalAction(Action::MoveAndShoot, view.profile(unit).traits, context);
}

/// The best of the actions evaluated so far.
struct BestAction {
    Choice best;
    double value = 0;

    void consider(std::int16_t code, PieceId target, double worth) {
        if (worth > value) {
            best = coded(code, target);
            value = worth;
        }
    }
};

/// D-09 for a unit in contact: hold, fight, or move away.
Choice bestInContact(const Viewpoint& view, PieceId unit) {
    BestAction found{coded(code::hold), values::leastFight - view.nerve()};
    for (const PieceId enemy : view.table.enemiesTouching(unit))
        found.consider(code::fight, enemy, valueOfFight(view, unit, enemy));
    // Light troops in contact with heavy enemies had better run than fight.
    return !view.isHeavy(unit) && found.value < 0 ? coded(code::move) : found.best;
}

}  // namespace

// Evaluates only those options of the rules (MOB-031, MOB-055, MOB-085, MOB-100, MOB-171) that it might choose.
Choice bestAction(const Viewpoint& view, const Request& request) {
    const PieceId unit = request.question.piece;
    if (isInContact(view.table, unit))
        return bestInContact(view, unit);
    BestAction found{coded(code::move), 0};
    if (!view.isHeavy(unit)) {
        PieceSet unseen;
        if (const ShootingTarget target = bestShootingTarget(view, unit, values::anyVolley, unseen); target.enemy)
            found.consider(code::shoot, target.enemy, target.value);
        // Worth a point if nothing is in range yet.
        else if (mayMoveAndShoot(view, unit) && view.sparePoints() >= 1 && comesIntoRange(view, unit) &&
                 !hasTarget(view.game, view.table, unit, view.enemies() - unseen))
            found.consider(code::moveAndShoot, {}, values::moveAndShoot);
    }
    if (view.points() >= 1)
        if (const Charge charge = bestCharge(view, unit, formationOf(view, unit)); charge.enemy)
            found.consider(code::charge, charge.enemy, charge.value - leastOfCharge(view, unit));
    return found.best;
}

}  // namespace ephor::men_of_bronze
