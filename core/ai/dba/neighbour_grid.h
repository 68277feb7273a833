// Who stands near whom in one position, as the side that moves sees it.
#pragma once

#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/rules/dba/battle/suggested_moves.h"

namespace ephor::dba {

/// A position as one side sees it.
struct Viewpoint {
    const DbaGame& game;
    const Table& table;
    Side me;
};

/// Found once for all candidate moves of a position. An enemy is one in the field: who guards a work is not among them.
class NeighbourGrid {
public:
    static constexpr std::size_t room = 2 * (armySize + 2);

    explicit NeighbourGrid(const Viewpoint& view);

    const Neighbours& neighbours() const { return m_neighbours; }
    /// Enemies with nobody in front contact.
    ElementSet free() const { return m_free; }
    /// Who is in front contact with an enemy, or none.
    PieceId opponent(PieceId enemy) const { return m_neighbours.opponent(enemy); }
    /// Enemies whose base may touch one that stands there: a few too many, never too few.
    ElementSet enemiesNear(Vec place) const { return m_neighbours.near(place) & m_enemies; }
    /// Enemies whom an own element may meet by one move in good going: a few too many, never too few.
    ElementSet inReach(PieceId p) const { return m_inReach[p.index()]; }
    ElementSet inReach(ElementSet group) const;
    /// The enemy whose centre is nearest to that of an own element, and how far away it is in base widths. None where
    /// no enemy is in the field.
    PieceId nearest(PieceId p) const { return m_nearest[p.index()]; }
    double distance(PieceId p) const { return m_distances[p.index()]; }
    /// How far a group may go straight on until one of it comes near the zone of an enemy before it, in base widths and
    /// at most `most`.
    double clearAhead(ElementSet group, double most) const;

    /// Nobody but those of `group`, and no work, is where one of it would end; and whom it may not pass is not between.
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
