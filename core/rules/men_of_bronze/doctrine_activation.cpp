// Which unit acts next, and what it does.
#include "core/rules/men_of_bronze/judgement.h"

namespace ephor::men_of_bronze {

// Those in a fight first; then those who can shoot, and the line from the rear forward, so that it stays a line. While the lines draw near, the line goes
// before its light troops, who would stand in its way.
Choice nextUnit(const Judgement& j, const Request& request) {
    PieceId best;
    double bestUrgency = 0;
    for (const PieceId unit : request.pieces) {
        double urgency = 0;
        const double progress = dot(j.body(unit).pose.centre, j.ahead());
        if (isEngaged(j.table, unit))
            urgency = 1000 + 10.0 * courage(j.table, unit) + j.worth(unit);
        else if (!j.isHeavy(unit))
            urgency = 500 - progress;
        else
            urgency = (j.table.turn() <= 2 ? 600 : 200) - progress;
        if (!best || urgency > bestUrgency) {
            best = unit;
            bestUrgency = urgency;
        }
    }
    Choice choice;
    choice.piece = best;
    return choice;
}

namespace {

/// Will an enemy be in range after a move towards him?
bool comesIntoRange(const Judgement& j, PieceId unit) {
    const PieceId enemy = j.nearestEnemy(unit);
    const double reach = j.profile(unit).move + j.profile(unit).range + j.game.options().bw;
    return enemy && j.apart(unit, enemy) < reach * reach;
}

}  // namespace

Choice bestAction(const Judgement& j, const Request& request) {
    const PieceId unit = request.question.piece;
    const bool heavy = j.isHeavy(unit);
    const bool engaged = isEngaged(j.table, unit);
    Choice best;
    best.code = engaged ? code::hold : code::move;
    double bestValue = engaged ? -0.25 - j.nerve() : 0.0;
    const auto consider = [&](std::int16_t code, PieceId target, double value) {
        if (value > bestValue) {
            bestValue = value;
            best.code = code;
            best.piece = target;
        }
    };
    bool mayCharge = false;
    for (const Option& option : request.options) {
        switch (option.code) {
        case code::fight:
            consider(code::fight, option.piece, valueOfFight(j, unit, option.piece));
            break;
        case code::charge:
            mayCharge = true;
            break;
        case code::shoot:
            if (const double value = valueOfVolley(j, unit, option.piece); value > 0)
                consider(code::shoot, option.piece, 0.25 + value);
            break;
        case code::moveAndShoot:
            // Worth a point where nothing is in range yet, or where it can fall back after shooting.
            if (bestValue < 0.2 && j.sparePoints() >= 1 && !offers(request, code::shoot) && comesIntoRange(j, unit))
                consider(code::moveAndShoot, {}, 0.2);
            break;
        default:
            break;
        }
    }
    if (mayCharge)
        if (const Charge charge = bestCharge(j, unit, orderOf(j, unit)); charge.enemy)
            consider(code::charge, charge.enemy, charge.value - leastOfCharge(j, unit));
    // Light troops that heavy enemies have caught do better to run than to fight.
    if (engaged && !heavy && bestValue < 0)
        best = {}, best.code = code::move;
    if (best.code == code::move)
        best.piece = {};
    return best;
}

}  // namespace ephor::men_of_bronze
