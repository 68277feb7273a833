// Checks whether a battle can have the result in the journal.
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

/// Why the draft is not a possible result of its battle; nothing if it is. Computer battles are fought again and
/// records replayed. A result from the table must be decided, with units and leaders that were in the battle, and no
/// unit can have gained steps. The umpire's changes need a reason and can only concern the place (at most one step off)
/// and spirit of these armies, and the steps of their units.
std::optional<Message> whyNotTaken(const Campaign& campaign, const Aftermath& draft, const RuleSystem& system);

}  // namespace ephor::campaign
