// The cost of moves: command and troops (DBA-033 to DBA-042).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

/// The PIP costs of a side's moves in one position. The command radius of the general is evaluated once for all groups
/// and parts.
class Command {
public:
    Command(const DbaGame& game, const Table& table, Side side);
    /// DBA-038: true if the general does not reach all (or any) of the movers.
    bool isOut(ElementSet movers) const;
    /// The cost of a move in PIPs. That of scythed chariots depends on whether they are among `charging`.
    int costOf(ElementSet movers, ElementSet charging) const;

private:
    const DbaGame& m_game;
    Side m_side;
    PieceId m_general;
    bool m_firstBound;
    bool m_lost;
    bool m_hidden = false;
    ElementSet m_garrison;
    ElementSet m_reached;
    ElementSet m_reachedAsHorse;  ///< light horse moved without others (DBA-040)
};

}  // namespace ephor::dba
