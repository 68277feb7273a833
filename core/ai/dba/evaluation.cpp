#include "core/ai/dba/evaluation.h"

#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/odds/combat_odds.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr double ofNearness = 0.25;  ///< the nearer a side is to defeat, the more each of its elements counts
constexpr double ofRecoil = 0.1;
constexpr double ofFlight = 0.2;

/// What a side expects to lose by a fight. Who has an enemy behind it cannot go back (DBA-145).
double expectedLoss(double worth, const std::array<double, 4>& outcome, bool trapped) {
    const double recoil = outcome[static_cast<std::size_t>(Outcome::Recoil)];
    const double flight = outcome[static_cast<std::size_t>(Outcome::Flee)];
    return outcome[static_cast<std::size_t>(Outcome::Destroyed)] * worth +
           (trapped ? (recoil + flight) * worth : recoil * ofRecoil + flight * ofFlight);
}

bool isTrapped(const Table& t, PieceId p) { return !isGuard(t, p) && !behind(t, p).empty(); }

/// DBA-132
bool mayBeOverlapped(const Troop& troop) { return !troop.is(Kind::Ps) && !troop.is(Kind::SCh); }

}  // namespace

double worthOf(const Viewpoint& view, PieceId p) {
    const int losses = view.table.counter(view.table.side(p), Losses);
    return (0.15 + lossOf(view.game.troop(p), isGeneral(view.table, p), false) * 0.8) * (1 + ofNearness * losses);
}

double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy, const Stance& ours, const Stance& theirs) {
    const Troop& troop = view.game.troop(mine);
    const Troop& other = view.game.troop(enemy);
    const int factor = closeTotal(troop, other, ours.terms);
    const int against = closeTotal(other, troop, theirs.terms);
    const auto lossOf = [&](PieceId loser, PieceId winner, int own, int others, const Stance& stance) {
        const auto outcome = outcomeChances(own, others, view.game.endings(loser, winner, stance.terms.going));
        return expectedLoss(worthOf(view, loser), outcome, stance.trapped);
    };
    const double loss = lossOf(mine, enemy, factor, against, ours);
    if (!isGuard(view.table, enemy))
        return lossOf(enemy, mine, against, factor, theirs) - loss;
    const TotalsChances totals = totalsChances(factor, against);  // any win takes the work
    return (totals.aBeats + totals.aDoubles) * (campLoss + worthOf(view, enemy)) - loss;
}

double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy) {
    return valueOfFight(view, mine, enemy,
                        {closeTerms(view.game, view.table, mine, enemy), isTrapped(view.table, mine)},
                        {closeTerms(view.game, view.table, enemy, mine), isTrapped(view.table, enemy)});
}

double valueOfFights(const Viewpoint& view, ElementSet who) {
    double value = 0;
    ElementSet seen;
    const auto add = [&](PieceId mine, PieceId enemy) {
        if (seen.contains(mine) || seen.contains(enemy))
            return;
        value += valueOfFight(view, mine, enemy);
        seen.insert(mine);
        seen.insert(enemy);
    };
    for (const PieceId p : who) {
        if (const PieceId opponent = frontEnemy(view.table, p)) {
            add(p, opponent);
            continue;
        }
        for (const PieceId e : enemiesTouching(view.table, p)) {
            const PieceId fighter = isGuard(view.table, e) ? PieceId{} : frontEnemy(view.table, e);
            if (fighter || enemiesInContact(view.table, p).contains(e))  // a flank is struck, or a friend is helped
                add(fighter ? fighter : p, e);
        }
        for (const PieceId guard : guardsOf(view.table, other(view.me)))
            if (meetsWall(view.table.body(p), standingBody(view.game, view.table, guard)))
                add(p, guard);
    }
    return value;
}

const Stance& Evaluation::stance(PieceId p) {
    Stance& stance = m_stances[p.index()];
    if (!m_known.contains(p)) {
        m_known.insert(p);
        stance = {standingTerms(m_view.game, m_view.table, p), isTrapped(m_view.table, p)};
    }
    return stance;
}

Stance Evaluation::alone(PieceId mine, const Stance& enemy) const {
    Stance ours;
    ours.terms.general = isGeneral(m_view.table, mine);
    ours.terms.going = enemy.terms.going;
    return ours;
}

/// Which enemies the ends of a move touch, and how.
struct Evaluation::Touches {
    struct Corner {
        std::size_t end;
        PieceId enemy;
    };
    ElementSet front;     ///< enemies who are met to the front
    ElementSet behind;    ///< to a flank or the rear
    ElementSet beside;    ///< who have one of the group corner to corner beside their front
    ElementSet fighting;  ///< of the group, those who meet somebody's front
    std::array<std::size_t, NeighbourGrid::room> end;  ///< who touches an enemy; who fights it before who is beside it
    StackList<Corner, 4 * (armySize + 2)> corners;
};

void Evaluation::findTouches(std::span<const End> ends, Touches& t) const {
    constexpr double mostApart = 2;  // from centre to centre of two who touch
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const Body body{ends[i].pose, m_view.table.body(ends[i].piece).size};
        for (const PieceId e : m_grid.enemiesNear(body.pose.centre)) {
            const Body& enemy = m_view.table.body(e);
            if (squaredLength(enemy.pose.centre - body.pose.centre) > mostApart * mostApart)
                continue;
            const Contact contact = contactOf(body, enemy);
            std::size_t& end = t.end[e.index()];
            if (contact == Contact::Front) {
                t.front.insert(e);
                t.fighting.insert(ends[i].piece);
                end = i;
            } else if (contact != Contact::None) {
                end = t.front.contains(e) ? end : i;
                t.behind.insert(e);
            } else if (isOverlapPosition(body, enemy) && !t.corners.isFull()) {
                end = (t.front | t.behind).contains(e) ? end : i;
                t.beside.insert(e);
                t.corners.push({i, e});
            }
        }
    }
}

std::optional<double> Evaluation::fights(std::span<const End> ends, Shares& shares) {
    shares.fill(0);
    Touches t;
    findTouches(ends, t);
    const ElementSet touched = t.front | t.behind | t.beside;
    if (touched.empty())
        return {};
    double sum = 0;
    for (const PieceId e : touched) {
        const Stance now = stance(e);
        Stance then = now;
        then.trapped = now.trapped || t.behind.contains(e);
        then.terms.overlaps += t.behind.contains(e) ? 1 : 0;
        if (mayBeOverlapped(m_view.game.troop(e)))
            for (const Touches::Corner& corner : t.corners.all())
                then.terms.overlaps += corner.enemy == e && !t.fighting.contains(ends[corner.end].piece) ? 1 : 0;
        const std::size_t end = t.end[e.index()];
        const PieceId mine = ends[end].piece;
        double value = 0;
        if (const PieceId friendly = m_grid.opponent(e)) {  // a help to the friend
            if (then.terms.overlaps == now.terms.overlaps)
                continue;
            const Stance& ours = stance(friendly);
            value = valueOfFight(m_view, friendly, e, ours, then) - valueOfFight(m_view, friendly, e, ours, now);
        } else if ((t.front | t.behind).contains(e)) {
            Stance ours = alone(mine, then);
            if (ends.size() > 1) {  // who goes with its neighbours keeps their support
                ours.terms = stance(mine).terms;
                ours.terms.going = then.terms.going;
            }
            if (mayBeOverlapped(m_view.game.troop(mine)))
                for (const Touches::Corner& corner : t.corners.all())
                    ours.terms.overlaps +=
                        corner.end == end && (m_grid.free() - t.front).contains(corner.enemy) ? 1 : 0;
            value = valueOfFight(m_view, mine, e, ours, then);
        }
        shares[end] += value;
        sum += value;
    }
    return sum;
}

double Evaluation::assault(PieceId mine, PieceId guard) {
    Stance ours = alone(mine, {});
    ours.terms.assault = true;
    return valueOfFight(m_view, mine, guard, ours, stance(guard));
}

double Evaluation::strike(PieceId mine, PieceId enemy, bool behind) {
    const PieceId friendly = m_grid.opponent(enemy);
    const Stance& now = stance(enemy);
    Stance then = now;
    then.trapped = now.trapped || behind;
    then.terms.overlaps += behind || friendly ? 1 : 0;
    if (friendly)
        return valueOfFight(m_view, friendly, enemy, stance(friendly), then) -
               valueOfFight(m_view, friendly, enemy, stance(friendly), now);
    return valueOfFight(m_view, mine, enemy, alone(mine, then), then);
}

double Evaluation::progress(std::span<const End> ends) const {
    double sum = 0;
    for (const auto& [p, pose] : ends) {
        const PieceId nearest = m_grid.nearest(p);
        if (!nearest)
            continue;
        const Body& enemy = m_view.table.body(nearest);
        const Vec apart = enemy.pose.centre - pose.centre;
        const double after = length(apart);
        const bool faces = dot(apart, pose.facing) > 0.7 * after;
        sum += std::clamp(m_grid.distance(p), 1.5, 30.0) - std::clamp(after, 1.5, 30.0) + (faces ? 0.3 : -0.3);
        const bool flanked = !faces && after < 4 && inForwardArc({enemy.pose, enemy.size}, {pose, {0.1, 0.1}});
        sum -= flanked ? 0.5 : 0;
    }
    return sum;
}

}  // namespace ephor::dba
