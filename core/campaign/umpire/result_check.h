// Whether what a journal says of a battle could have come of it.
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

/// Why the battle cannot have come out like that; nothing where it can. Results of the program are fought again, and
/// records replayed. Of a result typed in from the table: it is settled, its units and leaders were in the battle, and
/// nobody has more men than before. What the umpire changes afterwards needs a reason, and is the place (one step off
/// at most) and spirit of these armies, and the steps of their units.
std::optional<Message> whyNotTaken(const Campaign& campaign, const Aftermath& draft, const RuleSystem& system);

}  // namespace ephor::campaign
