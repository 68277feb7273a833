#include "core/ai/dba/evaluation.h"

#include "core/rules/dba/odds/combat_odds.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr double ofNearness = 0.25;  ///< the nearer a side is to defeat, the more each of its elements counts
constexpr double ofRecoil = 0.1;
constexpr double ofFlight = 0.2;

bool isTrapped(const Table& t, PieceId p) { return !isGuard(t, p) && !behind(t, p).empty(); }

}  // namespace

double Judgement::worth(PieceId p) const {
    const int losses = table.counter(table.side(p), Losses);
    return (0.15 + lossOf(game.troop(p), isGeneral(table, p), false) * 0.8) * (1 + ofNearness * losses);
}

double expectedLoss(double worth, const std::array<double, 4>& outcome, bool trapped) {
    const double recoil = outcome[static_cast<std::size_t>(Outcome::Recoil)];
    const double flight = outcome[static_cast<std::size_t>(Outcome::Flee)];
    return outcome[static_cast<std::size_t>(Outcome::Destroyed)] * worth +
           (trapped ? (recoil + flight) * worth : recoil * ofRecoil + flight * ofFlight);
}

double valueOfFight(const Judgement& j, const Table& t, PieceId mine, PieceId enemy) {
    const auto factor = [&](PieceId p, PieceId against) {
        return closeTotal(j.game.troop(p), j.game.troop(against), closeTerms(j.game, t, p, against));
    };
    const std::array<int, 2> factors{factor(mine, enemy), factor(enemy, mine)};
    const auto endings = [&](PieceId loser, PieceId winner) {
        return j.game.endings(loser, winner, goingAt(j.game, t, j.game.troop(loser), t.body(loser)));
    };
    const CombatChances chances = combatChances(factors, {endings(mine, enemy), endings(enemy, mine)});
    const double ourLoss = expectedLoss(j.worth(mine), chances.outcome[0], isTrapped(t, mine));
    if (isGuard(t, enemy)) {  // any win takes the work
        const TotalsChances totals = totalsChances(factors[0], factors[1]);
        return (totals.aBeats + totals.aDoubles) * (campLoss + j.worth(enemy)) - ourLoss;
    }
    return expectedLoss(j.worth(enemy), chances.outcome[1], isTrapped(t, enemy)) - ourLoss;
}

double valueOfFights(const Judgement& j, const Table& t, ElementSet who) {
    const ElementSet guards = guardsOf(j.table, other(j.me));
    double value = 0;
    ElementSet seen;
    const auto add = [&](PieceId mine, PieceId enemy) {
        if (!seen.contains(mine) && !seen.contains(enemy)) {
            value += valueOfFight(j, t, mine, enemy);
            seen.insert(mine);
            seen.insert(enemy);
        }
    };
    for (const PieceId p : who) {
        if (const PieceId foe = frontFoe(t, p)) {
            add(p, foe);
            continue;
        }
        for (const PieceId e : foesInContact(t, p)) {
            const PieceId other = frontFoe(t, e);  // somebody else fights him: this one strikes his flank
            add(other ? other : p, e);
        }
        for (const PieceId e : enemiesTouching(t, p))  // an overlap helps the neighbour
            if (const PieceId neighbour = isGuard(t, e) ? PieceId{} : frontFoe(t, e))
                add(neighbour, e);
        for (const PieceId e : guards)
            if (meetsWall(t.body(p), standingBody(j.game, t, e)))
                add(p, e);
    }
    return value;
}

}  // namespace ephor::dba
