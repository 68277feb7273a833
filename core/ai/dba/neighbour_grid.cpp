#include "core/ai/dba/neighbour_grid.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/whereabouts.h"

#include <algorithm>

namespace ephor::dba {

NeighbourGrid::NeighbourGrid(const Judgement& j)
    : m_j(j),
      m_whereabouts(j.game, j.table),
      m_present(j.table.present()),
      m_enemies(m_whereabouts.inField(other(j.me))) {
    for (const PieceId e : m_enemies)
        if (!foe(e))
            m_free.insert(e);
    for (const PieceId p : presentOf(j.table, j.me)) {
        const std::size_t i = p.index();
        const Vec centre = j.table.body(p).pose.centre;
        const double way = j.game.troop(p).moveIn(Going::Good);
        const double reach = (way + reachBeyond) * (way + reachBeyond);
        double least = 1e18;
        m_inReach[i] = {};
        m_nearest[i] = {};
        for (const PieceId e : m_enemies) {
            const double away = squaredLength(j.table.body(e).pose.centre - centre);
            if (away <= reach)
                m_inReach[i].insert(e);
            if (away < least) {
                least = away;
                m_nearest[i] = e;
            }
        }
        m_distances[i] = std::sqrt(least);
    }
}

ElementSet NeighbourGrid::inReach(ElementSet group) const {
    ElementSet all;
    for (const PieceId p : group)
        all = all | inReach(p);
    return all;
}

double NeighbourGrid::clearAhead(ElementSet group, double most) const {
    for (const PieceId p : group)
        most = dba::clearAhead(m_j.table, p, m_enemies, most);
    return most;
}

bool NeighbourGrid::isFree(PieceId p, const Pose& end, ElementSet group) const {
    const Body& from = m_j.table.body(p);
    const Body to{end, from.size};
    const ElementSet others = m_present - group;
    if (m_whereabouts.isTaken(to, others) || workAt(m_whereabouts.works(), to))
        return false;
    const Vec middle = (from.pose.centre + end.centre) * 0.5;
    const double reach = length(end.centre - from.pose.centre) / 2 + 1.5;
    const auto bars = [&](PieceId o) {
        const Body& other = m_j.table.body(o);
        return squaredLength(other.pose.centre - middle) <= reach * reach && wayMeets(from, to, other) &&
               !(m_j.table.side(o) == m_j.me && passes(m_j.game.troop(p), m_j.game.troop(o)));
    };
    for (const PieceId o : others)
        if (bars(o))
            return false;
    return true;
}

}  // namespace ephor::dba
