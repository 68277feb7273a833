// Groups (DBA-117).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

/// The elements of a side that may still move in this bound, and the groups they form. Made once for a position.
class Formation {
public:
    Formation(const DbaGame& game, const Table& table, Side side);

    ElementSet movable() const { return m_movable; }
    /// DBA-117: those that stand with it in edge and corner contact, facing as it does.
    ElementSet groupOf(PieceId p) const { return connected(p, m_movable); }
    /// The elements of its group that a code of ChooseMove selects.
    PieceSet movers(PieceId p, int code) const { return partOf(groupOf(p), p, code).pieces(); }
    ElementSet partOf(ElementSet group, PieceId p, int code) const;
    /// Parts that go while the rest stays: all on one side of it, or those behind it.
    struct Parts {
        ElementSet toRight;
        ElementSet toLeft;
        ElementSet file;
    };
    Parts partsOf(ElementSet group, PieceId p) const;

private:
    ElementSet connected(PieceId p, ElementSet among) const;

    const Table& m_table;
    ElementSet m_movable;
    std::array<ElementSet, std::size_t{2} * (armySize + 2)> m_beside;
};
bool isColumn(const Table& table, const PieceSet& group);

}  // namespace ephor::dba
