// What a move costs: command and troops (DBA-033 to DBA-042).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

/// What moves of a side cost as it stands: how far the general's command reaches is found once and asked for every
/// group and part.
class Command {
public:
    Command(const DbaGame& game, const Table& table, Side side);
    /// DBA-038: does the general fail to reach all (or any) of them?
    bool isOut(ElementSet movers) const;
    /// The cost of a move; of scythed chariots it depends on whether they are among those who move into contact.
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
