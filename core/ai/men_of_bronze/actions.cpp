// Which unit acts next, and what it does.
#include "core/ai/men_of_bronze/evaluation.h"
#include "core/rules/men_of_bronze/battle/shooting.h"

namespace ephor::men_of_bronze {

namespace {

/// The unit farthest back, as its side fights; the first of several.
PieceId rearmost(const Judgement& j, const PieceSet& units) {
    PieceId best;
    double least = 0;
    for (const PieceId unit : units) {
        const double progress = dot(j.body(unit).pose.centre, j.ahead());
        if (!best || progress < least) {
            best = unit;
            least = progress;
        }
    }
    return best;
}

/// Of the units in a fight the one that has most to win and to lose.
PieceId mostInNeed(const Judgement& j, const PieceSet& units) {
    PieceId best;
    double most = 0;
    for (const PieceId unit : units) {
        const double need = 10.0 * courage(j.table, unit) + j.worth(unit);
        if (!best || need > most) {
            best = unit;
            most = need;
        }
    }
    return best;
}

}  // namespace

// Those in a fight first; then those who can shoot, and the line from the rear forward, so that it stays a line. While
// the lines draw near, the line goes before its light troops, who would stand in its way.
Choice nextUnit(const Judgement& j, const Request& request) {
    Choice choice;
    if (const PieceSet fighting = request.pieces & j.table.inContact(); !fighting.empty()) {
        choice.piece = mostInNeed(j, fighting);
        return choice;
    }
    const PieceSet heavy = request.pieces & j.game.heavy();
    const PieceSet light = request.pieces - heavy;
    const bool heavyFirst = light.empty() || (j.table.turn() <= 2 && !heavy.empty());
    choice.piece = rearmost(j, heavyFirst ? heavy : light);
    return choice;
}

namespace {

/// Will an enemy be in range after a move towards him?
bool comesIntoRange(const Judgement& j, PieceId unit) {
    const PieceId enemy = j.nearestEnemy(unit);
    const double reach = j.profile(unit).move + j.profile(unit).range + j.game.options().bw;
    return enemy && j.apart(unit, enemy) < reach * reach;
}

bool mayMoveAndShoot(const Judgement& j, PieceId unit) {
    ActionContext context;
    context.inContact = isEngaged(j.table, unit);
    context.wavering = isWavering(j.table, unit);
    context.pool = j.points();
    return isLegalAction(Action::MoveAndShoot, j.profile(unit).traits, context);
}

/// What a unit may do, as far as it has been weighed, and the best of it.
struct Weighed {
    Choice best;
    double value = 0;

    void consider(std::int16_t code, PieceId target, double worth) {
        if (worth > value) {
            best = coded(code, target);
            value = worth;
        }
    }
};

/// D-09 of a unit in contact: it may hold, fight, or move away.
Choice bestInContact(const Judgement& j, PieceId unit) {
    Weighed weighed{coded(code::hold), -0.25 - j.nerve()};
    for (const PieceId enemy : j.table.enemiesTouching(unit))
        weighed.consider(code::fight, enemy, valueOfFight(j, unit, enemy));
    // Light troops that heavy enemies have caught do better to run than to fight.
    return !j.isHeavy(unit) && weighed.value < 0 ? coded(code::move) : weighed.best;
}

}  // namespace

// Of the options that the rules have (MOB-031, MOB-055, MOB-085, MOB-100, MOB-171) it looks at those alone that it
// might choose.
Choice bestAction(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    if (isEngaged(j.table, unit))
        return bestInContact(j, unit);
    Weighed weighed{coded(code::move), 0};
    if (!j.isHeavy(unit)) {
        PieceSet unseen;
        if (const Mark mark = bestMark(j, unit, 0.25, unseen); mark.enemy)
            weighed.consider(code::shoot, mark.enemy, mark.value);
        // Worth a point where nothing is in range yet.
        else if (mayMoveAndShoot(j, unit) && j.sparePoints() >= 1 && comesIntoRange(j, unit) &&
                 !hasMark(j.game, j.table, unit, j.enemies() - unseen))
            weighed.consider(code::moveAndShoot, {}, 0.2);
    }
    if (j.points() >= 1)
        if (const Charge charge = bestCharge(j, unit, orderOf(j, unit)); charge.enemy)
            weighed.consider(code::charge, charge.enemy, charge.value - leastOfCharge(j, unit));
    return weighed.best;
}

}  // namespace ephor::men_of_bronze
