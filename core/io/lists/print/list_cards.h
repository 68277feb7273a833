// The units of a list as they stand on the table, one by one, each with what is ticked off as it loses.
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// One unit on the table.
struct UnitCard {
    ListRow unit;    ///< of one unit, its name told apart from the others; the leader is with the first of a row only
    int losses = 1;  ///< its strength: boxes to tick until it is lost; 1 where it is lost as a whole
};

/// The entry that begins on a line of the list, in its tables or in those within; null: there is none.
const Entry* entryAt(const ArmyList& list, int line);

/// The cards of a list, at most 200.
std::vector<UnitCard> cardsOf(const ArmyList& list, const RuleSystem& system);

}  // namespace ephor
