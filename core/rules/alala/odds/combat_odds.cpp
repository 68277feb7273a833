#include "core/rules/alala/odds/combat_odds.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// Calls `see` with the faces of every roll of the dice, each as likely as the other.
template <typename See> double eachRoll(const MoveDice& dice, See&& see) {
    const int count = dice.count();
    assert(count >= 0 && count <= 3);
    int rolls = 1;
    for (int i = 0; i < count; ++i)
        rolls *= 6;
    for (int n = 0; n < rolls; ++n) {
        std::array<std::uint8_t, 3> faces{};
        int rest = n;
        for (int i = 0; i < count; ++i) {
            const int face = rest % 6 + 1;
            rest /= 6;
            faces[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i < dice.average ? averageDie(face) : face);
        }
        see(std::span<const std::uint8_t>(faces.data(), static_cast<std::size_t>(count)));
    }
    return rolls;
}

}  // namespace

Distribution averageDieChances() {
    std::vector<double> p(4, 0.0);
    for (const int face : averageFaces)
        p[static_cast<std::size_t>(face - 2)] += 1.0 / 6;
    return Distribution::of(2, std::move(p));
}

// Rolls --------------------------------------------------------------------------------------------------------------

Chances rerolledMisses(int dice, int need, int most) {
    const Chances first = hitChances(dice, need);
    Chances hits = Chances::empty(dice);
    for (int n = 0; n <= dice; ++n) {
        const Chances again = hitChances(std::min(most, dice - n), need);
        for (int more = 0; more <= again.highest(); ++more)
            hits[n + more] += first[n] * again[more];
    }
    return hits;
}

Chances rerolledBelow(int dice, int need, int below) {
    const Chances once = hitChances(dice, need);
    double again = 0;
    for (int n = 0; n < std::min(below, dice + 1); ++n)
        again += once[n];
    Chances hits = Chances::empty(dice);
    for (int n = 0; n <= dice; ++n)
        hits[n] = (n >= below ? once[n] : 0) + again * once[n];
    return hits;
}

Distribution summed(const Chances& oneRoll, int rolls) {
    Distribution sum;
    for (int i = 0; i < rolls; ++i)
        sum = sum + oneRoll.distribution();
    return sum;
}

// Combat --------------------------------------------------------------------------------------------------------------

CombatDice combatDiceOf(const CombatSide& side, const Options& options) {
    return {combatDice(side, options).total(), hitsOn(side), automaticHits(side)};
}

OutcomeChances outcomeChances(const CombatDice& side, const CombatDice& enemy) {
    const Chances own = hitChances(side.dice, side.need);
    const Chances his = hitChances(enemy.dice, enemy.need);
    OutcomeChances chances;
    for (int n = 0; n <= own.highest(); ++n)
        for (int m = 0; m <= his.highest(); ++m)
            chances.p[static_cast<std::size_t>(outcomeOf(n + side.automatic - m - enemy.automatic))] += own[n] * his[m];
    chances.meanDifference = own.mean() + side.automatic - his.mean() - enemy.automatic;
    return chances;
}

OutcomeChances reversed(const OutcomeChances& chances) {
    OutcomeChances other;
    for (const Outcome outcome : allOutcomes)
        other.p[static_cast<std::size_t>(opposite(outcome))] = chances[outcome];
    other.meanDifference = -chances.meanDifference;
    return other;
}

double meanCasualties(const OutcomeChances& chances) {
    double mean = 0;
    for (const Outcome outcome : allOutcomes)
        mean += casualtiesOf(outcome) * chances[outcome];
    return mean;
}

DuelChances duelChances(const CombatSide& side, int initialMen, bool charge, int mostRounds, const Options& options) {
    DuelChances duel;
    duel.undecided = 1;
    CombatSide now = side;
    while (!belowHalf(now.men, initialMen) && (mostRounds == 0 || duel.rounds < mostRounds)) {
        now.charged = charge && duel.rounds == 0;
        const CombatDice dice = combatDiceOf(now, options);
        const OutcomeChances round = outcomeChances(dice, dice);
        const double decided = 1 - round[Outcome::Inconclusive];
        if (duel.rounds == 0)
            duel.decidedInFirst = decided;
        for (const Outcome outcome : allOutcomes)
            if (outcome != Outcome::Inconclusive)
                duel.decided.p[static_cast<std::size_t>(outcome)] += duel.undecided * round[outcome];
        duel.undecided *= round[Outcome::Inconclusive];
        now.men -= casualtiesOf(Outcome::Inconclusive);
        ++duel.rounds;
    }
    return duel;
}

// Leaders -------------------------------------------------------------------------------------------------------------

Chances leaderChances(int rating, int procedures, bool rerollFirst) {
    Chances ratings = Chances::empty(rating);
    ratings[rating] = 1;
    const double endangered = (rerollFirst ? 1.0 / 6 : 1.0) / 6;
    for (int i = 0; i < procedures; ++i) {
        Chances after = Chances::empty(rating);
        after[0] = ratings[0];
        for (int cp = 1; cp <= rating; ++cp) {
            after[cp] += ratings[cp] * (1 - endangered);
            for (int die = 1; die <= 6; ++die)
                after[ratingAfterWound(cp, die)] += ratings[cp] * endangered / 6;
        }
        ratings = after;
    }
    return ratings;
}

double volleyRiskChance(int dice) { return hitChances(dice, shotKillsOn).atLeast(1); }

InitiativeChances initiativeChances(int bonusFirst, int bonusSecond) {
    InitiativeChances chances;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b) {
            const int difference = a + bonusFirst - b - bonusSecond;
            (difference > 0 ? chances.win : difference < 0 ? chances.lose : chances.tie) += 1.0 / 36;
        }
    return chances;
}

// Of n leaders, some - the named one among them - share the highest die, and roll again among themselves.
JealousChances jealousChances(int leaders) {
    std::vector<double> gains(static_cast<std::size_t>(leaders + 1), 0.0);
    double tied = 0;
    for (int n = 1; n <= leaders; ++n) {
        double wins = 0;
        double allAgain = 0;
        tied = 0;
        for (int high = 1; high <= 6; ++high) {
            double others = 1;  // ways and chance that `shared` - 1 of the others show `high`, too
            for (int shared = 1; shared <= n; ++shared) {
                double p = others / 6;
                for (int k = 0; k < n - shared; ++k)
                    p *= (high - 1) / 6.0;  // and the rest less
                if (shared == 1)
                    wins += p;
                else if (shared == n)
                    allAgain += p;
                else
                    wins += p * gains[static_cast<std::size_t>(shared)];
                if (shared > 1)
                    tied += p * n / shared;
                others *= (n - shared) / (6.0 * shared);
            }
        }
        gains[static_cast<std::size_t>(n)] = wins / (1 - allAgain);
    }
    return {gains[static_cast<std::size_t>(leaders)], tied};
}

// Control -------------------------------------------------------------------------------------------------------------

ControlChances controlChances(const ControlTest& test) {
    ControlChances chances;
    for (int die = 1; die <= 6; ++die) {
        const int total = controlTotal(test, testsPlainDie(test) ? die : averageDie(die)).total();
        (total <= 2 ? chances.twoOrLess : total <= 4 ? chances.threeOrFour : chances.fiveOrMore) += 1.0 / 6;
        chances.results[static_cast<std::size_t>(controlResult(test, total))] += 1.0 / 6;
    }
    return chances;
}

// Moving --------------------------------------------------------------------------------------------------------------

Distribution moveChances(const Troops& troops, const MoveDice& dice, bool formed, bool eases) {
    const int most = 6 * dice.count() + dice.bonus;
    std::vector<double> p(static_cast<std::size_t>(most + 1), 0.0);
    const double all = eachRoll(dice, [&](std::span<const std::uint8_t> faces) {
        p[static_cast<std::size_t>(moved(troops, formed, faces, dice.bonus, eases).inches)] += 1;
    });
    for (double& chance : p)
        chance /= all;
    return Distribution::of(0, std::move(p));
}

Chances fatigueChances(const Troops& troops, const MoveDice& dice, bool formed, bool eases, int moves, int disorder) {
    Chances tired = Chances::empty(3);
    const double all = eachRoll(dice, [&](std::span<const std::uint8_t> faces) {
        tired[moved(troops, formed, faces, dice.bonus, eases).tired] += 1;
    });
    Chances points = Chances::empty(mostDisorder);
    points[disorder] = 1;
    for (int move = 0; move < moves; ++move) {
        Chances after = Chances::empty(mostDisorder);
        for (int dp = 0; dp <= mostDisorder; ++dp)
            for (int gain = 0; gain <= 3; ++gain)
                after[disordered(dp, gain)] += points[dp] * tired[gain] / all;
        points = after;
    }
    return points;
}

Distribution movesToCover(int inches, int dice) {
    assert(inches > 0 && inches <= 1000 && dice >= 1);
    Distribution move;
    for (int i = 0; i < dice; ++i)
        move = move + averageDieChances();
    // covered[d]: the chance that so many inches are covered and more are wanted.
    std::vector<double> covered(static_cast<std::size_t>(inches), 0.0);
    covered[0] = 1;
    std::vector<double> moves{0.0};
    for (double left = 1; left > 0;) {
        std::vector<double> next(static_cast<std::size_t>(inches), 0.0);
        double arrives = 0;
        left = 0;
        for (int at = 0; at < inches; ++at)
            for (int step = move.lowest(); step <= move.highest(); ++step) {
                const double p = covered[static_cast<std::size_t>(at)] * move.at(step);
                if (p == 0)
                    continue;
                if (at + step >= inches) {
                    arrives += p;
                } else {
                    next[static_cast<std::size_t>(at) + static_cast<std::size_t>(step)] += p;
                    left += p;
                }
            }
        moves.push_back(arrives);
        covered = std::move(next);
    }
    return Distribution::of(0, std::move(moves));
}

double catchChance(const Chase& chase, const Options& options) {
    Troops any;  // fatigue does not change the reach
    const Distribution chaser = moveChances(any, chase.chaser, false, false);
    const Distribution target = moveChances(any, chase.target, false, false);
    double caught = 0;
    for (int c = chaser.lowest(); c <= chaser.highest(); ++c)
        for (int q = target.lowest(); q <= target.highest(); ++q) {
            const double reach = chase.ofEvader ? chaseInches(c, chase.start, options) : c;
            if (catches(reach, q, chase.start))
                caught += chaser.at(c) * target.at(q);
        }
    return caught;
}

}  // namespace ephor::alala
