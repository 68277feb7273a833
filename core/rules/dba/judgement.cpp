#include "core/rules/dba/judgement.h"

#include "core/rules/dba/chances.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

double Judgement::worth(PieceId p) const { return 0.3 + lossOf(game.troop(p), isGeneral(table, p), false) * 0.8; }

PieceSet Judgement::enemyGuards() const {
    PieceSet guards;
    for (const PieceId e : enemies())
        if (isGuard(table, e))
            guards.insert(e);
    return guards;
}

namespace {

constexpr double ofRecoil = 0.1;
constexpr double ofFlight = 0.2;
/// What a charge is worth in itself: who waits gives the enemy the choice.
constexpr double eager = -0.06;

double loss(const Judgement& j, const Table& t, PieceId p, const std::array<double, 4>& outcome) {
    const double worth = j.worth(p);
    // Who has an enemy behind him does not recoil (DBA-145).
    const bool trapped = !isGuard(t, p) && !behind(t, p).empty();
    const double recoil = outcome[static_cast<std::size_t>(Outcome::Recoil)];
    const double flight = outcome[static_cast<std::size_t>(Outcome::Flee)];
    return outcome[static_cast<std::size_t>(Outcome::Destroyed)] * worth +
           (trapped ? (recoil + flight) * worth : recoil * ofRecoil + flight * ofFlight);
}

}  // namespace

double valueOfFight(const Judgement& j, const Table& t, PieceId mine, PieceId enemy) {
    const std::array<Troop, 2> troops{j.game.troop(mine), j.game.troop(enemy)};
    const std::array<int, 2> factors{factorOf(j.game, t, mine, enemy).total(),
                                     factorOf(j.game, t, enemy, mine).total()};
    const std::array<Going, 2> going{goingAt(j.game, t, troops[0], t.body(mine)),
                                     goingAt(j.game, t, troops[1], t.body(enemy))};
    const CombatChances chances = combatChances(troops, factors, going, j.game.options());
    if (isGuard(t, enemy)) {  // any win takes the work
        const TotalsChances totals = totalsChances(factors[0], factors[1]);
        return (totals.aBeats + totals.aDoubles) * (campLoss + j.worth(enemy)) - loss(j, t, mine, chances.outcome[0]);
    }
    return loss(j, t, enemy, chances.outcome[1]) - loss(j, t, mine, chances.outcome[0]);
}

double valueOfFights(const Judgement& j, const Table& t, const PieceSet& who) {
    const PieceSet guards = j.enemyGuards();
    double value = 0;
    PieceSet seen;
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
        for (const PieceId e : t.enemiesTouching(p))  // an overlap helps the neighbour
            if (const PieceId neighbour = isGuard(t, e) ? PieceId{} : frontFoe(t, e))
                add(neighbour, e);
        for (const PieceId e : guards)
            if (meetsWall(t.body(p), standingBody(j.game, t, e)))
                add(p, e);
    }
    return value;
}

Outlook::Outlook(const Judgement& j) : m_j(j) {
    const PieceSet enemies = j.enemies() - j.enemyGuards();
    for (const PieceId p : j.friends()) {
        const Vec here = j.table.body(p).pose.centre;
        double least = 1e18;
        for (const PieceId e : enemies) {
            const double away = squaredLength(j.table.body(e).pose.centre - here);
            if (away < least) {
                least = away;
                m_nearest[p.index()] = e;
            }
        }
        m_away[p.index()] = std::sqrt(least);
    }
}

bool Outlook::isFar(const PieceSet& group, const MoveLimits& limits) const {
    for (const PieceId p : group)
        if (m_away[p.index()] < limits.allowance + 1.8)
            return false;
    return true;
}

/// How much nearer a group comes to the enemy, in base widths of all its elements; too near without contact is no gain.
double Outlook::progress(const Plan& plan) const {
    double sum = 0;
    for (std::size_t i = 0; i < plan.count; ++i) {
        const auto& [p, pose] = plan.places[i];
        const PieceId nearest = m_nearest[p.index()];
        if (!nearest)
            continue;
        const Body& enemy = m_j.table.body(nearest);
        const Vec apart = enemy.pose.centre - pose.centre;
        const double after = length(apart);
        const bool faces = dot(apart, pose.facing) > 0.7 * after;
        sum += std::clamp(m_away[p.index()], 1.5, 30.0) - std::clamp(after, 1.5, 30.0) + (faces ? 0.3 : -0.3);
        const bool flanked = inForwardArc({enemy.pose, enemy.size}, {pose, {0.1, 0.1}}) && !faces;
        sum -= flanked && after < 4 ? 0.5 : 0;
    }
    return sum;
}

/// Of the fights that the move leads to.
double Outlook::valueAfter(const Plan& plan) {
    if (!m_after)
        m_after = m_j.table;
    PieceSet moved;
    // Nobody stands on another meanwhile: the table only keeps who touches whom.
    const auto stand = [&](PieceId p, const Pose& pose) { m_after->apply(PieceMoved{p, pose, nullptr}); };
    for (std::size_t i = 0; i < plan.count; ++i) {
        moved.insert(plan.places[i].first);
        stand(plan.places[i].first, plan.places[i].second);
    }
    if (plan.conforms)
        stand(plan.conforms, plan.conformsTo);
    const double value = valueOfFights(m_j, *m_after, moved);
    for (const PieceId p : moved)
        stand(p, m_j.table.body(p).pose);
    if (plan.conforms)
        stand(plan.conforms, m_j.table.body(plan.conforms).pose);
    return value;
}

Scored Outlook::bestMove(const PieceSet& group, const MoveLimits& limits, bool onlyContact) {
    Scored best;
    const int most = isFar(group, limits) ? 2 : group.size() > 1 ? 12 : 8;
    const double before = valueOfFights(m_j, m_j.table, group);
    const int bound = m_j.table.counter(Side::A, ThisBound);
    int looked = 0;
    eachMove(m_j.game, m_j.table, group, limits, [&](const Choice& choice, const Plan& plan) {
        if (!plan.contact && onlyContact)
            return true;  // contacts come first
        Scored scored{choice, 0};
        scored.score = plan.contact ? valueAfter(plan) - before + eager + 0.004 * bound : 0.02 * progress(plan);
        if (scored.score > best.score)
            best = scored;
        return ++looked >= most;
    });
    return best;
}

namespace {

/// The best of the offers. `apart`: who stands in a line may leave it, too, though no enemy is near.
Choice bestOffer(const Judgement& j, const Formation& formation, Outlook& outlook, const Request& request, bool apart) {
    Choice best;  // pass
    double most = 0.01;
    for (const Option& option : request.options) {
        if (option.code == code::pass || option.code == code::column || option.code == code::file ||
            (apart && option.code != code::single))
            continue;
        if (option.code == code::byRoad)
            return coded(option.code, option.piece);
        const PieceId p = option.piece;
        const PieceSet whole = formation.groupOf(p);
        const PieceSet group = formation.partOf(whole, p, option.code);
        const MoveLimits limits = moveLimits(j.game, j.table, p, group, group.size() > 1 ? GroupMove : SingleMove);
        const bool part = group.size() < whole.size();
        if (part && !apart && outlook.isFar(group, limits))
            continue;  // who stands in a line goes with it until the enemy is near
        const Scored scored = outlook.bestMove(group, limits, part && !apart);
        const double score = scored.score - 0.03 * (option.price - 1) - (part ? 0.02 : 0);
        if (score > most && scored.score > -1e8) {
            most = score;
            best = coded(option.code, p);
        }
    }
    return best;
}

}  // namespace

Choice chooseMove(const Judgement& j, const Request& request) {
    const Formation formation(j.game, j.table, j.me);
    Outlook outlook(j);
    const Choice together = bestOffer(j, formation, outlook, request, false);
    return together.code == code::pass ? bestOffer(j, formation, outlook, request, true) : together;
}

}  // namespace ephor::dba
