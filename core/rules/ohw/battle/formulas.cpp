#include "core/rules/ohw/battle/formulas.h"

#include "core/rules/ohw/reasons.h"

#include <algorithm>

namespace ephor::ohw {

// OTW-205, OTW-207: terrain determines the Attack value; spears, height, fords and the general add to it.
Breakdown attackDice(const Attack& a) {
    Breakdown dice;
    dice.add(a.attack, reasons::attack);  // OTW-072
    int value = a.attack;
    const auto becomes = [&](int to, const Reason& why) {
        dice.add(to - value, why);
        value = to;
    };
    if (a.traits.hoplites && a.enemy.hoplites)
        becomes(3, reasons::hoplitesMeet);  // OTW-102, OTW-A31
    if (a.traits.archers && (a.enemy.skirmisher || a.enemy.lightCavalry))
        becomes(3, reasons::lightTarget);  // OTW-100, OTW-A30
    if (a.forest)                          // OTW-035, OTW-A16
        becomes(a.traits.looseOrder ? 2 : 1, a.traits.looseOrder ? reasons::looseForest : reasons::forest);
    if (a.traits.throwingSpears && a.fullStrength)
        dice.add(1, reasons::spears);  // OTW-101
    if (a.higher || a.enemyInFord)
        dice.add(1, reasons::ground);       // OTW-036, OTW-219
    dice.add(a.general, reasons::general);  // OTW-054
    return dice;
}

Struck struckOn(Heading facing, Heading toAttacker) {
    switch (edgeToward(facing, toAttacker)) {
    case Edge::Front:
        return Struck::Front;
    case Edge::Rear:
        return Struck::Rear;
    case Edge::Left:
    case Edge::Right:
        break;
    }
    return Struck::Flank;
}

Breakdown scoreToHit(int defence, const Traits& target, const Traits& attacker, Struck struck, const Options& options) {
    Breakdown score;
    if (attacker.elephants && target.elephantDrill)
        score.add(6, reasons::drill);  // OTW-104
    else if (struck == Struck::Rear)
        score.add(3, reasons::rear);  // OTW-033
    else if (attacker.hoplites && target.hoplites)
        score.add(5, reasons::hoplitesHit);  // OTW-102
    else if (struck == Struck::Flank && target.phalanx)
        score.add(5, reasons::phalanxFlank);  // OTW-103
    else if (struck == Struck::Flank && target.hoplites && options.hopliteFlank)
        score.add(5, reasons::hopliteFlank);  // OTW-208
    else if (attacker.indian && target.african)
        score.add(5, reasons::indians);  // OTW-105
    else
        score.add(defence, reasons::defence);  // OTW-034, OTW-073
    return score;
}

std::array<AfterRound, 2> afterRound(const std::array<int, 2>& strength, const std::array<int, 2>& taken) {
    std::array<AfterRound, 2> after;
    for (const std::size_t i : {0, 1}) {
        after[i].strength = std::max(0, strength[i] - taken[i]);  // OTW-074
        after[i].flees = after[i].strength == 0;                  // OTW-045
    }
    if (after[0].flees && after[1].flees) {  // OTW-063
        const RoundWinner winner = roundWinner(taken[0], taken[1]);
        for (const std::size_t i : {0, 1})
            if (winner == RoundWinner::None || (winner == RoundWinner::First) == (i == 0))
                after[i] = {1, false};
    }
    return after;
}

// OTW-041, OTW-A18; OTW-037: off the board is eliminated.
Retreat retreatAfter(int failed, int rowsBehind) {
    Retreat retreat;
    for (int test = 1; test <= failed; ++test)
        if (ladderStep(test) == LadderStep::TurnsAway)
            retreat.away = true;
        else
            ++retreat.squares;
    retreat.offBoard = retreat.squares > rowsBehind;
    return retreat;
}

bool isGroupMove(std::span<const GroupStep> steps) {
    if (steps.size() < 2 || steps.size() > mostInGroup)
        return false;
    const GroupStep& first = steps.front();
    for (const GroupStep& step : steps) {
        if (step.facing != first.facing || step.forward != first.forward || step.quarters != first.quarters)
            return false;  // OTW-011
        if (step.moved)    // OTW-007, OTW-A32
            return false;
        if (costOf(std::abs(step.quarters), step.forward, {.freeTurn = step.freeTurn}) > step.move)
            return false;  // OTW-012
    }
    // OTW-010: all units are connected with the first over adjoining squares. Visited units are at the front.
    std::array<Square, mostInGroup> squares;
    std::ranges::transform(steps, squares.begin(), &GroupStep::from);
    std::size_t reached = 1;
    for (std::size_t i = 0; i < reached; ++i)
        for (std::size_t k = reached; k < steps.size(); ++k)
            if (adjoin(squares[i], squares[k]))
                std::swap(squares[reached++], squares[k]);
    return reached == steps.size();
}

}  // namespace ephor::ohw
