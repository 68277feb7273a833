// Results typed in from the club's table.
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

/// A result typed in from the table (TOML). Units that are not named are unhurt.
Result<Aftermath> fromTable(const Campaign& campaign, BattleId battle, const Battlefield& field, std::string_view text,
                            std::string_view file);
/// A form of that kind with every unit as it went in, to be filled in.
std::string tableForm(const Campaign& campaign, BattleId battle, const Battlefield& field);

}  // namespace ephor::campaign
