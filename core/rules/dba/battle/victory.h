// Losses and the end of the battle (DBA-150 to DBA-152).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

/// DBA-150
int lossesOf(const DbaGame& game, const Table& table, Side side);
inline bool generalLost(const DbaGame& game, const Table& table, Side side) {
    const PieceId general = game.generalOf(side);
    return !table.isPresent(general) && table.counter(general, Reserve) == 0;
}
/// The end of the battle, if it is over.
std::optional<Ended> victoryCheck(Play& play);

}  // namespace ephor::dba
