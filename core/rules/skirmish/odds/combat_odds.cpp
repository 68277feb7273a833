#include "core/rules/skirmish/odds/combat_odds.h"

namespace ephor::skirmish {

// SKI-014, SKI-016
Distribution reachOf(Protection protection, bool mounted, bool startsInRough, bool charging) {
    const Gait gait = gaitOf(protection, mounted);
    const Distribution move = startsInRough ? Distribution::die(gait.roughDie) : Distribution::always(gait.move);
    return charging ? move + Distribution::die(chargeSides) : move;
}

double leaderFallChance(int wounds) {
    int falls = 0;
    for (int die = 1; die <= dieSides; ++die)
        falls += leaderFalls(wounds, die) ? 1 : 0;
    return falls / 12.0;
}

RoundChances roundChances(int first, int second, Protection firstProtection, Protection secondProtection) {
    int hits = 0;
    int hitsBack = 0;
    for (int a = 1; a <= dieSides; ++a)
        for (int b = 1; b <= dieSides; ++b) {
            const int mine = adjusted(a, first);
            const int theirs = adjusted(b, second);
            hits += kills(mine, theirs, secondProtection) ? 1 : 0;
            hitsBack += kills(theirs, mine, firstProtection) ? 1 : 0;
        }
    return {hits / 144.0, hitsBack / 144.0, (144 - hits - hitsBack) / 144.0};
}

namespace {

/// The states of a duel: the wounds of both figures, which only increase. Rounds without effect are left out.
class Duel {
public:
    Duel(const Duellist& first, const Duellist& second) : m_sides{first, second} {}

    DuelChances solve() const { return after(m_sides[0].wounds, m_sides[1].wounds, true); }

private:
    DuelChances after(int firstWounds, int secondWounds, bool firstRound) const {
        const auto factors = [&](const Duellist& d, int wounds) {
            return (firstRound ? d.firstRound : d.later) - wounds;
        };
        const RoundChances round = roundChances(factors(m_sides[0], firstWounds), factors(m_sides[1], secondWounds),
                                                m_sides[0].protection, m_sides[1].protection);
        DuelChances sum;
        sum.meanRounds = 1;
        add(sum, round.firstHits, m_sides[1], secondWounds, true,
            [&](int wounds) { return after(firstWounds, wounds, false); });
        add(sum, round.secondHits, m_sides[0], firstWounds, false,
            [&](int wounds) { return after(wounds, secondWounds, false); });
        const double changes = round.firstHits + round.secondHits;
        if (firstRound) {
            if (round.goesOn > 0)
                addScaled(sum, round.goesOn, after(firstWounds, secondWounds, false));
        } else if (changes > 0) {
            sum.firstWins /= changes;
            sum.secondWins /= changes;
            sum.meanRounds /= changes;
        } else {
            sum.ends = false;
        }
        return sum;
    }

    static void addScaled(DuelChances& sum, double p, const DuelChances& then) {
        sum.firstWins += p * then.firstWins;
        sum.secondWins += p * then.secondWins;
        sum.meanRounds += p * then.meanRounds;
        sum.ends = sum.ends && then.ends;
    }

    /// SKI-081, SKI-082, SKI-083, SKI-A24: a hit kills; a leader may survive with a wound.
    template <typename Wounded>
    static void add(DuelChances& sum, double p, const Duellist& struck, int wounds, bool byFirst,
                    const Wounded& wounded) {
        if (p == 0)
            return;
        const double falls = struck.leader ? leaderFallChance(wounds) : 1.0;
        (byFirst ? sum.firstWins : sum.secondWins) += p * falls;
        if (falls < 1)
            addScaled(sum, p * (1 - falls), wounded(wounds + 1));
    }

    std::array<Duellist, 2> m_sides;
};

}  // namespace

DuelChances duelChances(const Duellist& first, const Duellist& second) { return Duel(first, second).solve(); }

}  // namespace ephor::skirmish
