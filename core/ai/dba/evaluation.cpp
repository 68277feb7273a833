#include "core/ai/dba/evaluation.h"

#include "core/ai/dba/values.h"
#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/odds/combat_odds.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// Expected loss of one side in a fight. An element with an enemy behind it cannot recoil or flee (DBA-145).
double expectedLoss(const Stance& stance, const std::array<double, 4>& outcome) {
    const auto& [terms, worth, trapped] = stance;
    const double recoil = outcome[static_cast<std::size_t>(Outcome::Recoil)];
    const double flight = outcome[static_cast<std::size_t>(Outcome::Flee)];
    return outcome[static_cast<std::size_t>(Outcome::Destroyed)] * worth +
           (trapped ? (recoil + flight) * worth : recoil * values::recoil + flight * values::flight);
}

bool isTrapped(const Table& t, PieceId p) { return !isGuard(t, p) && !strikersOfFlankOrRear(t, p).empty(); }

}  // namespace

double worthOf(const Viewpoint& view, PieceId p) {
    const int losses = view.table.counter(view.table.side(p), Losses);
    return (values::anyElement + lossOf(view.game.troop(p), isGeneral(view.table, p), false) * values::countedElement) *
           (1 + values::perLostElement * losses);
}

Stance stanceOf(const Viewpoint& view, PieceId p) {
    return {standingTerms(view.game, view.table, p), worthOf(view, p), isTrapped(view.table, p)};
}

double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy, const Stance& ours, const Stance& theirs) {
    const Troop& troop = view.game.troop(mine);
    const Troop& other = view.game.troop(enemy);
    const std::array factors{closeTotal(troop, other, ours.terms), closeTotal(other, troop, theirs.terms)};
    const CombatChances chances = combatChances(factors, {view.game.endings(mine, enemy, ours.terms.going),
                                                          view.game.endings(enemy, mine, theirs.terms.going)});
    const double loss = expectedLoss(ours, chances.outcome[0]);
    if (!isGuard(view.table, enemy))
        return expectedLoss(theirs, chances.outcome[1]) - loss;
    const TotalsChances totals = totalsChances(factors[0], factors[1]);  // any win captures the work
    return (totals.aBeats + totals.aDoubles) * (campLoss + theirs.worth) - loss;
}

double valueOfFight(const Viewpoint& view, PieceId mine, PieceId enemy) {
    return valueOfFight(
        view, mine, enemy,
        {closeTerms(view.game, view.table, mine, enemy), worthOf(view, mine), isTrapped(view.table, mine)},
        {closeTerms(view.game, view.table, enemy, mine), worthOf(view, enemy), isTrapped(view.table, enemy)});
}

const Stance& Evaluation::stance(PieceId p) {
    Stance& stance = m_stances[p.index()];
    if (!m_known.contains(p)) {
        m_known.insert(p);
        stance = stanceOf(m_view, p);
    }
    return stance;
}

Stance Evaluation::stanceWithout(PieceId enemy, ElementSet movers) {
    Stance stance = this->stance(enemy);
    const ElementSet touching = enemiesTouching(m_view.table, enemy);
    if (!(touching & movers).empty() && !isGuard(m_view.table, enemy))
        stance.terms.overlaps =
            overlapsOf(m_view.game, m_view.table, enemy, m_view.table.body(enemy), touching - movers);
    return stance;
}

Stance Evaluation::stanceAt(PieceId mine, const Pose& end, ElementSet met) const {
    const Body body{end, m_view.table.body(mine).size};
    Stance ours;
    ours.terms.general = isGeneral(m_view.table, mine);
    ours.terms.going = goingAt(m_view.game, m_view.table, m_view.game.troop(mine), body);
    ours.terms.overlaps = overlapsOf(m_view.game, m_view.table, mine, body, m_grid.enemiesNear(end.centre) - met);
    ours.worth = worthOf(m_view, mine);
    return ours;
}

bool Evaluation::mayBeOverlapped(PieceId p) const {
    const Troop& troop = m_view.game.troop(p);
    return !troop.is(Kind::Ps) && !troop.is(Kind::SCh);
}

double Evaluation::help(PieceId enemy, const Stance& then) {
    const PieceId friendly = m_grid.opponent(enemy);
    const Stance& ours = stance(friendly);
    return valueOfFight(m_view, friendly, enemy, ours, then) -
           valueOfFight(m_view, friendly, enemy, ours, stance(enemy));
}

/// The enemies that the ends of a move touch, and how.
struct Evaluation::Touches {
    struct Corner {
        std::size_t end;
        PieceId enemy;
    };
    ElementSet front;     ///< enemies met to the front
    ElementSet behind;    ///< enemies met to a flank or the rear
    ElementSet beside;    ///< enemies with an element of the group corner to corner beside their front
    ElementSet touching;  ///< elements of the group that touch an enemy
    ElementSet fighting;  ///< elements of the group that meet a front
    std::array<std::size_t, NeighbourGrid::room>
        end;  ///< for each enemy the end that touches it, preferably to the front
    StackList<Corner, 4 * (armySize + 2)> corners;
};

void Evaluation::findTouches(std::span<const End> ends, Touches& t) const {
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const Body body{ends[i].pose, m_view.table.body(ends[i].piece).size};
        for (const PieceId e : m_grid.enemiesNear(body.pose.centre)) {
            const Body& enemy = m_view.table.body(e);
            if (squaredLength(enemy.pose.centre - body.pose.centre) > detail::squaredReach(body, enemy) + 0.1)
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
            } else {
                continue;
            }
            t.touching.insert(ends[i].piece);
        }
    }
}

ElementSet Evaluation::fights(std::span<const End> ends, Shares& shares) {
    shares.fill(0);
    Touches t;
    findTouches(ends, t);
    ElementSet movers;
    for (const End& end : ends)
        movers.insert(end.piece);
    for (const PieceId e : t.front | t.behind | t.beside) {
        Stance then = stanceWithout(e, movers);
        then.trapped = then.trapped || t.behind.contains(e);
        then.terms.overlaps += t.behind.contains(e) ? 1 : 0;
        if (mayBeOverlapped(e))
            for (const Touches::Corner& corner : t.corners.all())
                then.terms.overlaps += corner.enemy == e && !t.fighting.contains(ends[corner.end].piece) ? 1 : 0;
        const std::size_t end = t.end[e.index()];
        const PieceId mine = ends[end].piece;
        if (m_grid.opponent(e)) {
            shares[end] += then.terms.overlaps != stance(e).terms.overlaps ? help(e, then) : 0;
        } else if ((t.front | t.behind).contains(e)) {
            Stance ours = stanceAt(mine, ends[end].pose, t.front);
            if (ends.size() > 1) {  // elements that move together keep their support
                ours.terms.sideSupport = stance(mine).terms.sideSupport;
                ours.terms.rearSupport = stance(mine).terms.rearSupport;
            }
            shares[end] += valueOfFight(m_view, mine, e, ours, then);
        }
    }
    return t.touching;
}

double Evaluation::assault(PieceId mine, PieceId guard) {
    Stance ours = stance(mine);
    ours.terms = {};
    ours.terms.general = isGeneral(m_view.table, mine);
    ours.terms.assault = true;
    return valueOfFight(m_view, mine, guard, ours, stance(guard));
}

double Evaluation::strike(PieceId mine, const Pose& end, PieceId enemy, Contact edge) {
    ElementSet alone;
    alone.insert(mine);
    const bool isBehind = edge != Contact::Front && edge != Contact::None;
    Stance then = stanceWithout(enemy, alone);
    then.trapped = then.trapped || isBehind;
    then.terms.overlaps += isBehind || (m_grid.opponent(enemy) && mayBeOverlapped(enemy)) ? 1 : 0;
    if (m_grid.opponent(enemy))
        return help(enemy, then);
    double value = valueOfFight(m_view, mine, enemy, stanceAt(mine, end, {}), then);
    if (edge == Contact::Front)
        for (const PieceId beside : friendsTouching(m_view.table, enemy))
            if (m_grid.opponent(beside) && mayBeOverlapped(beside) &&
                isBeside(m_view.table.body(enemy), m_view.table.body(beside))) {
                Stance overlapped = stance(beside);
                ++overlapped.terms.overlaps;
                value += help(beside, overlapped);
            }
    return value;
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
        const bool faces = dot(apart, pose.facing) > values::towardsEnemy * after;
        sum += std::clamp(m_grid.distance(p), values::nearest, values::farthest) -
               std::clamp(after, values::nearest, values::farthest) + (faces ? values::facing : -values::facing);
        const bool flanked =
            !faces && after < values::flankWithin && inForwardArc({enemy.pose, enemy.size}, {pose, {0.1, 0.1}});
        sum -= flanked ? values::openFlank : 0;
    }
    return sum;
}

}  // namespace ephor::dba
