// How a glance follows a bound: what is looked at first, and what is forgotten when somebody has moved.
#include "core/ai/dba/quick_evaluation.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

QuickEvaluation::QuickEvaluation(const Judgement& j) : m_j(j), m_whereabouts(j.game, j.table) { lookAtAll(); }

void QuickEvaluation::lookAtAll() {
    m_works = worksOfEnemy(m_j.game, m_j.table, m_j.me);
    m_river = riverIs(m_j.table);
    m_refusals.clear();
    m_isKnown = m_knownBest = m_knownBeside = {};
    m_knownStanding = {};
    m_knownStrikes = {};
    m_knownLines = {};
    m_knownFights = {};
    for (const PieceId p : ElementSet(m_j.table.present()))
        m_worth[p.index()] = m_j.worth(p);
    lookAtEnemies();
    for (const PieceId p : ElementSet(m_j.friends()))
        lookFrom(p);
}

void QuickEvaluation::lookAtEnemies() {
    m_enemyCount = 0;
    m_free = {};
    for (const PieceId e : m_whereabouts.inField(other(m_j.me))) {
        const Body& body = m_j.table.body(e);
        m_places[e.index()] = m_enemyCount;
        m_enemies[m_enemyCount++] = {e, body.pose.centre, frontMiddle(body), body.facing(), m_whereabouts.foe(e)};
        if (!m_whereabouts.foe(e))
            m_free.insert(e);
    }
}

void QuickEvaluation::lookFrom(PieceId p) {
    const Body& body = m_j.table.body(p);
    const double way = m_j.game.troop(p).moveIn(Going::Good);
    const double reach = (way + reachBeyond) * (way + reachBeyond);
    const double sight = (way + beyondAdvance) * (way + beyondAdvance);
    double least = 1e18;
    ElementSet inReach;
    ElementSet inSight;
    m_nearest[p.index()] = {};
    for (std::size_t i = 0; i < m_enemyCount; ++i) {
        const PieceId e = m_enemies[i].piece;
        const double away = squaredLength(m_enemies[i].centre - body.pose.centre);
        if (away <= reach)
            inReach.insert(e);
        if (away <= sight)
            inSight.insert(e);
        if (away < least) {
            least = away;
            m_nearest[p.index()] = e;
        }
    }
    m_inReach[p.index()] = inReach;
    m_inSight[p.index()] = inSight;
    m_away[p.index()] = std::sqrt(least);
    m_knownBest.erase(p);
    m_knownClear.erase(p);
    m_nearWork.erase(p);
    for (const Body& work : m_works.all())
        if (within(body, work, way + reachBeyond))
            m_nearWork.insert(p);
}

void QuickEvaluation::follow() {
    Whereabouts::Moved moved;
    m_whereabouts.follow(moved);
    if (moved.others)
        m_whereabouts = Whereabouts(m_j.game, m_j.table);
    const bool enemies = !(moved.pieces & ElementSet(m_j.table.all(other(m_j.me)))).empty();
    if (moved.others || enemies || m_river != riverIs(m_j.table)) {
        lookAtAll();
        return;
    }
    if (moved.pieces.empty())
        return;
    m_refusals.forget(moved.pieces);
    const ElementSet free = m_free;
    lookAtEnemies();
    forgetNear(moved, free != m_free);
    for (const PieceId p : moved.pieces)
        lookFrom(p);
}

/// Those who may touch one that has moved, there or whence it came, or at one of whose edges it stands; a few too many, never too few.
ElementSet QuickEvaluation::nearMoved(const Whereabouts::Moved& moved) const {
    constexpr double beyond = 0.5;  // of a shallow base, whoever strikes its flank stands farther back than its corner
    ElementSet near = moved.pieces;
    std::size_t i = 0;
    for (const PieceId m : moved.pieces) {
        const Vec from = moved.from.all()[i++];
        const Vec to = m_j.table.body(m).pose.centre;
        for (const PieceId p : ElementSet(m_j.table.present()) - near) {
            const Vec at = m_j.table.body(p).pose.centre;
            const double reach = m_j.table.radius(p) + m_j.table.radius(m) + beyond;
            if (std::min(squaredLength(at - from), squaredLength(at - to)) <= reach * reach)
                near.insert(p);
        }
    }
    return near;
}

// On the factor of one bear those who touch it, and those who fight them; a strike is worth what the one struck and his foe are.
void QuickEvaluation::forgetNear(const Whereabouts::Moved& moved, bool isFreeChanged) {
    const ElementSet near = nearMoved(moved);
    ElementSet changed = near;
    for (const PieceId p : near)
        changed = changed | ElementSet(m_j.table.touching(p));
    ElementSet struck = changed;
    for (const PieceId e : m_whereabouts.inField(other(m_j.me)) - m_free)
        if (changed.contains(standing(e).foe))
            struck.insert(e);
    m_isKnown = m_isKnown - changed;
    for (ElementSet& known : m_knownStanding)
        known = known - near;
    for (auto& known : m_knownStrikes) {
        for (ElementSet& strikes : known)
            strikes = strikes - struck;
        if (isFreeChanged)
            known[static_cast<std::size_t>(Strike::Front)] = {};
    }
    for (auto& known : m_knownLines)
        for (ElementSet& met : known)
            met = met - changed;
    for (const PieceId p : changed& ElementSet(m_j.table.all(m_j.me)))
        m_knownLines[p.index() % ofSide] = {};
    if (isFreeChanged)
        m_knownBeside = {};
}

}  // namespace ephor::dba
