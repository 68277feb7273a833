// Groups (DBA-117).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

/// The elements of a side that may still move in this bound, and their groups. Computed once for a position.
class Formation {
public:
    Formation(const DbaGame& game, const Table& table, Side side);

    ElementSet movable() const { return m_movable; }
    /// DBA-117: the elements in edge and corner contact with it that face the same way.
    ElementSet groupOf(PieceId p) const { return connected(p, m_movable); }
    /// The elements of its group that a code of ChooseMove selects.
    PieceSet movers(PieceId p, int code) const { return partOf(groupOf(p), p, code).pieces(); }
    /// A part can move while the rest stays: all on one side of an element, or those behind it.
    ElementSet partOf(ElementSet group, PieceId p, int code) const;

private:
    ElementSet connected(PieceId p, ElementSet among) const;

    const Table& m_table;
    ElementSet m_movable;
    std::array<ElementSet, std::size_t{2} * (armySize + 2)> m_beside;
};
bool isColumn(const Table& table, const PieceSet& group);

}  // namespace ephor::dba
