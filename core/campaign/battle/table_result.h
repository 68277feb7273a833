// Results of battles that were played at the table.
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

inline constexpr std::size_t largestTableResult = 1 << 18;

/// The id of a unit in the form: that of its piece, "a1", "b3". With brigades, pieces are not units, and they are
/// numbered.
std::string markOf(const Battlefield& field, std::size_t side, std::size_t unit);
/// Parses a result (TOML). Units that are not named have no losses.
Result<Aftermath> fromTable(const Campaign& campaign, BattleId battle, const Battlefield& field, std::string_view text,
                            std::string_view file);
/// A form for fromTable(), with every unit at full present strength.
std::string tableForm(const Campaign& campaign, BattleId battle, const Battlefield& field);

}  // namespace ephor::campaign
