#include "core/dice/distribution.h"
#include "models/battle/log/battle_log_node.h"
#include "models/text.h"

namespace ephor {

namespace {

QString chanceOf(const Rolled& rolled) {
    const Roll& roll = rolled.roll;
    // Several dice without a need are compared, so there is no single chance; one pip or more is certain.
    if (roll.count == 0 || (rolled.need == 0 && (roll.count > 1 || roll[0] == 1)))
        return {};
    if (rolled.need == 0)
        return tr("%1 or more: %2 (exact).").arg(roll[0]).arg(percent(Distribution::die(roll.sides).atLeast(roll[0])));
    const double hit = static_cast<double>(roll.sides - rolled.need + 1) / roll.sides;
    const Distribution hits = Distribution::binomial(roll.count, hit);
    if (rolled.wanted > 0)
        return tr("This test is passed with %1 (exact).").arg(percent(hits.atLeast(rolled.wanted)));
    const int got = roll.atLeast(rolled.need);
    if (got == 0)
        return tr("None of them: %1 (exact).").arg(percent(hits.at(0)));
    return tr("Exactly %1 of them: %2; %1 or more: %3 (exact).")
        .arg(got)
        .arg(percent(hits.at(got)), percent(hits.atLeast(got)));
}

}  // namespace

RollLines rollLines(const Rolled& rolled, const BattleWords& words) {
    RollLines lines;
    for (const int face : rolled.roll.shown())
        lines.dice.faces.push_back(face);
    lines.dice.need = rolled.need;
    lines.dice.rerolled = rolled.rerolled;
    lines.dice.typedIn = rolled.typedIn;
    lines.dice.side = rolled.side;
    lines.need = tr("%1 dice").arg(rolled.roll.count);
    if (rolled.roll.count == 1)
        lines.need = tr("1 die");
    if (const QString need = words.need(rolled.need, rolled.wanted); !need.isEmpty())
        lines.need += QStringLiteral(", ") + need;
    if (rolled.rerolled >= 0)
        lines.need = tr("Die %1 was thrown again; %2").arg(rolled.rerolled + 1).arg(lines.need);
    if (rolled.typedIn)
        lines.need += tr(", thrown on the table");
    lines.chance = chanceOf(rolled);
    return lines;
}

}  // namespace ephor
