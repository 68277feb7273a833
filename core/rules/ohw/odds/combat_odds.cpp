#include "core/rules/ohw/odds/combat_odds.h"

#include <algorithm>
#include <vector>

namespace ephor::ohw {

namespace {

constexpr double one = 1 / 6.0;  ///< chance of one face

double power(double base, int exponent) {
    double product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

/// Chance of a fate, on one die.
double fateChance(Fate fate, int bonus) {
    int faces = 0;
    for (int die = 1; die <= 6; ++die)
        faces += fateOf(die, bonus) == fate ? 1 : 0;
    return faces * one;
}

double riskChance() {
    int faces = 0;
    for (int die = 1; die <= 6; ++die)
        faces += riskFails(die) ? 1 : 0;
    return faces * one;
}

}  // namespace

Chances hitChances(int dice, int need, bool rerollsOneMiss) {
    const double hit = chanceOf(need);
    const Chances first = Chances::binomial(dice, hit);
    if (!rerollsOneMiss)
        return first;
    Chances hits = Chances::empty(dice);
    for (int n = 0; n <= dice; ++n) {
        const bool misses = n < dice;
        hits[n] += first[n] * (misses ? 1 - hit : 1);
        if (misses)
            hits[n + 1] += first[n] * hit;
    }
    return hits;
}

double passChance(int leadership) { return chanceOf(leadership); }

TestChances testChances(int leadership, bool reroll) {
    const double pass = passChance(leadership);
    if (!reroll)
        return {pass, 0, 0};
    const double fail = 1 - pass;
    return {pass + fail * pass, fail, fail * riskChance() * fateChance(Fate::Removed, 0)};
}

namespace {

/// Hits left when some are rallied, with the chance that each number is.
Chances afterRally(const Chances& hits, int rating) {
    Chances left = Chances::empty(hits.highest());
    for (int n = 0; n <= hits.highest(); ++n) {
        const Chances cancelled = Chances::binomial(rallyDice(rating, n), chanceOf(rallies));
        for (int c = 0; c <= cancelled.highest(); ++c)
            left[n - c] += hits[n] * cancelled[c];
    }
    return left;
}

}  // namespace

Chances netHits(const Chances& hits, double negates, int rallyRating) {
    Chances left = Chances::empty(hits.highest());
    left[0] += hits[0];
    for (int n = 1; n <= hits.highest(); ++n) {
        left[n] += hits[n] * (1 - negates);
        left[n - 1] += hits[n] * negates;
    }
    return afterRally(left, rallyRating);
}

double allRallied(int hits, int rallyRating) { return rallyRating < hits ? 0 : power(chanceOf(rallies), hits); }

RoundChances roundChances(const Chances& takenByFirst, const Chances& takenBySecond) {
    RoundChances chances;
    for (int a = 0; a <= takenByFirst.highest(); ++a)
        for (int b = 0; b <= takenBySecond.highest(); ++b) {
            const double p = takenByFirst[a] * takenBySecond[b];
            switch (roundWinner(a, b)) {
            case RoundWinner::First:
                chances.firstWins += p;
                break;
            case RoundWinner::Second:
                chances.secondWins += p;
                break;
            case RoundWinner::None:
                chances.draw += p;
                break;
            }
        }
    return chances;
}

double stampedeChance(Stampede run, bool alreadyRampaging) {
    int faces = 0;
    for (int die = 1; die <= 6; ++die)
        faces += stampedeOf(die, alreadyRampaging) == run ? 1 : 0;
    return faces * one;
}

double rampageChance() { return 1 - stampedeChance(Stampede::None, false); }

LadderChances ladderChances(int leadership, int tests, int rowsBehind) {
    LadderChances chances;
    const double pass = passChance(leadership);
    const double fail = chanceOf(1) - pass;
    double here = 1;  // chance to have failed so often
    for (int failed = 0;; ++failed) {
        const Retreat retreat = retreatAfter(failed, rowsBehind);
        if (retreat.offBoard) {
            chances.offBoard += here;
            return chances;
        }
        const double stops = failed == tests ? here : here * pass;
        if (retreat.squares == 0)
            chances.holds += stops;
        else if (!retreat.away)
            chances.backFacing += stops;
        else
            (retreat.squares == 1 ? chances.backAway : chances.twiceAway) += stops;
        if (failed == tests)
            return chances;
        here *= fail;
    }
}

RiskChances riskChances(int tests, int fateBonus, bool ignoresFirst) {
    const double fails = riskChance();
    const double removes = fateChance(Fate::Removed, fateBonus);
    RiskChances chances;
    chances.missesTurn = ignoresFirst || tests == 0 ? 0 : fails * fateChance(Fate::MissesTurn, fateBonus);
    double lucky = ignoresFirst ? 1 : 0;  // unharmed, and the first failure has not come yet
    double bare = 1 - lucky;
    for (int i = 0; i < tests; ++i) {
        chances.failureIgnored += lucky * fails;
        chances.removed += bare * fails * removes;
        bare = bare * (1 - fails * removes) + lucky * fails;
        lucky *= 1 - fails;
    }
    return chances;
}

double outChance() { return riskChance() * (fateChance(Fate::Removed, 0) + fateChance(Fate::MissesTurn, 0)); }

double actionsChance(int untested, int actions) {
    const int tested = actions - untested;
    return tested < 1 ? 0 : power(5 * one, tested - 1) * one;
}

double actionsAtLeastChance(int untested, int actions) { return power(5 * one, std::max(0, actions - untested - 1)); }

double actionsMean(int untested) { return untested + 6.0; }

SecondMoveChances secondMoveChances(int leadership) {
    const double pass = passChance(leadership);
    return {pass, 1 - 5 * one * pass};
}

double stillPursuing(int leadership, int tests) { return power(1 - passChance(leadership), tests); }

namespace {

/// The states of a duel, solved from the weakest upwards.
class Duel {
public:
    Duel(const std::array<Duellist, 2>& units, const Options& options) : m_units(units) {
        for (const std::size_t i : {0, 1})
            m_need[i] =
                scoreToHit(units[1 - i].defence, units[1 - i].traits, units[i].traits, Struck::Front, options).total();
    }

    double solve() {
        const int most = m_units[1].strength;
        const int states = (m_units[0].strength + 1) * (most + 1);
        m_solved.assign(static_cast<std::size_t>(states), 0.0);
        for (int a = 1; a <= m_units[0].strength; ++a)
            for (int b = 1; b <= most; ++b)
                m_solved[at({a, b})] = from({a, b});
        return m_solved.back();
    }

private:
    std::size_t at(const std::array<int, 2>& strength) const {
        const int state = strength[0] * (m_units[1].strength + 1) + strength[1];
        return static_cast<std::size_t>(state);
    }

    /// Hits that one takes from the other, those that count.
    Chances taken(std::size_t by, const std::array<int, 2>& strength) const {
        const std::size_t from = 1 - by;
        const Duellist& target = m_units[by];
        const Duellist& attacker = m_units[from];
        Attack attack;
        attack.attack = attacker.attack;
        attack.traits = attacker.traits;
        attack.enemy = target.traits;
        attack.fullStrength = strength[from] == attacker.strength;
        const bool negates = target.traits.phalanx && strength[by] == target.strength;  // OTW-103
        return netHits(hitChances(attackDice(attack).total(), m_need[from], attacker.traits.archers),
                       negates ? passChance(target.leadership) : 0, 0);
    }

    double from(const std::array<int, 2>& strength) const {
        const Chances first = taken(0, strength);
        const Chances second = taken(1, strength);
        double changes = 0;  // summed, not 1 minus the rest, so that nothing cancels
        double wins = 0;
        for (int a = 0; a <= first.highest(); ++a)
            for (int b = 0; b <= second.highest(); ++b) {
                const double p = first[a] * second[b];
                const std::array<AfterRound, 2> after = afterRound(strength, {a, b});
                const std::array<int, 2> then{after[0].strength, after[1].strength};
                if (!after[0].flees && !after[1].flees && then == strength)
                    continue;
                changes += p;
                if (after[1].flees)
                    wins += p;
                else if (!after[0].flees)
                    wins += p * m_solved[at(then)];
            }
        return changes > 0 ? wins / changes : 0;
    }

    const std::array<Duellist, 2>& m_units;
    std::array<int, 2> m_need{};
    std::vector<double> m_solved;
};

}  // namespace

double duelChance(const std::array<Duellist, 2>& units, const Options& options) { return Duel(units, options).solve(); }

}  // namespace ephor::ohw
