#include "core/dice/distribution.h"
#include "models/battle/answers/drag_risk.h"
#include "models/battle/log/battle_log_node.h"
#include "models/text.h"

#include <ranges>

namespace ephor {

namespace {

/// What each die counts: its face, or the value of an average die or a D3.
std::vector<int> countsOf(const Rolled& rolled, const Game& game, const Table& before) {
    std::vector<int> counts = game.meaning(before, rolled).counts;
    if (counts.empty())
        counts.assign(rolled.roll.shown().begin(), rolled.roll.shown().end());
    return counts;
}

/// The highest first, as the line above has the dice (Narrator); the die that was rolled again is found among them.
void sortLikeTheLine(DiceShown& dice) {
    const int again = dice.rerolled < 0 ? 0 : dice.faces[static_cast<std::size_t>(dice.rerolled)];
    std::ranges::sort(dice.faces, std::greater());
    if (dice.rerolled >= 0)
        dice.rerolled = static_cast<int>(std::ranges::find(dice.faces, again) - dice.faces.begin());
}

/// The chance of a die without a need to count as much or more, or of the low faces that count. Empty where it is
/// certain, or where no face is better than another.
QString chanceOfOne(const Rolled& rolled, const Game& game, const Table& before) {
    const RollMeaning meaning = game.meaning(before, rolled);
    if (meaning.isOpen)
        return {};
    if (meaning.upTo > 0)
        return tr("%1 or less: %2 (exact).")
            .arg(meaning.upTo)
            .arg(percent(static_cast<double>(meaning.upTo) / rolled.roll.sides));
    const int value = countsOf(rolled, game, before).front();
    int good = 0;
    for (Rolled other = rolled; int face : std::views::iota(1, rolled.roll.sides + 1)) {
        other.roll.faces[0] = static_cast<std::uint8_t>(face);
        good += countsOf(other, game, before).front() >= value ? 1 : 0;
    }
    const double chance = static_cast<double>(good) / rolled.roll.sides;
    return good == rolled.roll.sides ? QString() : tr("%1 or more: %2 (exact).").arg(value).arg(percent(chance));
}

QString chanceOf(const Rolled& rolled) {
    if (rolled.wanted > 0)
        return tr("The chance to pass was %1 (exact).").arg(percent(chanceToPass(rolled)));
    const Roll& roll = rolled.roll;
    const double hit = static_cast<double>(roll.sides - rolled.need + 1) / roll.sides;
    const Distribution hits = Distribution::binomial(roll.count, hit);
    const int got = roll.atLeast(rolled.need);
    if (got == 0)
        return tr("None of them: %1 (exact).").arg(percent(hits.at(0)));
    return tr("Exactly %1 of them: %2; %1 or more: %3 (exact).")
        .arg(got)
        .arg(percent(hits.at(got)), percent(hits.atLeast(got)));
}

}  // namespace

RollLines rollLines(const Rolled& rolled, const BattleWords& words, const Game& game, const Table& before) {
    RollLines lines;
    lines.dice.faces = countsOf(rolled, game, before);
    lines.dice.need = rolled.need;
    lines.dice.rerolled = rolled.rerolled;
    if (rolled.need > 0)
        sortLikeTheLine(lines.dice);
    lines.dice.typedIn = rolled.typedIn;
    lines.dice.side = rolled.side;
    lines.need = tr("%1 dice").arg(rolled.roll.count);
    if (rolled.roll.count == 1)
        lines.need = tr("1 die");
    if (const QString need = words.need(rolled.need, rolled.wanted); !need.isEmpty())
        lines.need += QStringLiteral(", ") + need;
    if (rolled.rerolled >= 0)
        lines.need = tr("One die was rolled again; %1").arg(lines.need);
    if (rolled.typedIn)
        lines.need = tr("%1, rolled on the table").arg(lines.need);
    if (rolled.need > 0)
        lines.chance = chanceOf(rolled);
    else if (rolled.roll.count == 1)  // several dice without a need are compared: there is no single chance
        lines.chance = chanceOfOne(rolled, game, before);
    return lines;
}

}  // namespace ephor
