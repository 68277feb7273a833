// An index of pieces near each other in one position, for the side that moves.
#pragma once

#include "core/ai/dba/viewpoint.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/rules/dba/battle/suggested_moves.h"

namespace ephor::dba {

/// Built once for all candidate moves of a position. Enemies are those in the field, without guards of works.
class NeighbourGrid {
public:
    static constexpr std::size_t room = 2 * (armySize + 2);

    explicit NeighbourGrid(const Viewpoint& view);

    const Neighbours& neighbours() const { return m_neighbours; }
    /// Enemies without front contact.
    ElementSet free() const { return m_free; }
    /// The element in front contact with an enemy, or none.
    PieceId opponent(PieceId enemy) const { return m_neighbours.opponent(enemy); }
    /// Enemies whose base may touch a base at `place`. A superset: may include others.
    ElementSet enemiesNear(Vec place) const { return m_neighbours.near(place) & m_enemies; }
    /// Enemies that an own element may contact with one move in good going. A superset: may include others.
    ElementSet inReach(PieceId p) const { return m_inReach[p.index()]; }
    ElementSet inReach(ElementSet group) const;
    /// The enemy with the centre nearest to that of an own element; none if no enemy is in the field. `distance` is
    /// measured between the centres, in base widths.
    PieceId nearest(PieceId p) const { return m_nearest[p.index()]; }
    double distance(PieceId p) const { return m_distances[p.index()]; }
    /// Distance that a group can go straight ahead until one of its elements comes near the zone of an enemy: base
    /// widths, at most `most`.
    double clearAhead(ElementSet group, double most) const;

    /// True if no piece outside `group` and no work is where `p` would end, and no piece that `p` may not pass is in
    /// its path.
    bool isFree(PieceId p, const Pose& end, ElementSet group) const;

private:
    const Viewpoint& m_view;
    Neighbours m_neighbours;
    ElementSet m_present;
    ElementSet m_enemies;
    ElementSet m_free;
    std::array<ElementSet, room> m_inReach;
    std::array<PieceId, room> m_nearest;
    std::array<double, room> m_distances;
};

}  // namespace ephor::dba
