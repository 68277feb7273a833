#include "core/ai/dba/neighbour_grid.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/neighbours.h"

namespace ephor::dba {

NeighbourGrid::NeighbourGrid(const Viewpoint& view)
    : m_view(view),
      m_neighbours(view.game, view.table),
      m_present(view.table.present()),
      m_enemies(m_neighbours.inField(other(view.me))) {
    for (const PieceId e : m_enemies)
        if (!opponent(e))
            m_free.insert(e);
    for (const PieceId p : presentOf(view.table, view.me)) {
        const std::size_t i = p.index();
        const Vec centre = view.table.body(p).pose.centre;
        const double move = view.game.troop(p).moveIn(Going::Good);
        const double reach = (move + reachBeyond) * (move + reachBeyond);
        double least = 1e18;
        m_inReach[i] = {};
        m_nearest[i] = {};
        for (const PieceId e : m_enemies) {
            const double away = squaredLength(view.table.body(e).pose.centre - centre);
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
        most = dba::clearAhead(m_view.table, p, m_enemies, most);
    return most;
}

bool NeighbourGrid::isFree(PieceId p, const Pose& end, ElementSet group) const {
    const Body& from = m_view.table.body(p);
    const Body to{end, from.size};
    const ElementSet others = m_present - group;
    if (m_neighbours.isTaken(to, others) || workAt(m_neighbours.works(), to))
        return false;
    const Vec middle = (from.pose.centre + end.centre) * 0.5;
    const double reach = length(end.centre - from.pose.centre) / 2 + 1.5;
    const auto bars = [&](PieceId o) {
        const Body& other = m_view.table.body(o);
        return squaredLength(other.pose.centre - middle) <= reach * reach && pathTouches(from, to, other) &&
               !(m_view.table.side(o) == m_view.me && passes(m_view.game.troop(p), m_view.game.troop(o)));
    };
    for (const PieceId o : others)
        if (bars(o))
            return false;
    return true;
}

}  // namespace ephor::dba
