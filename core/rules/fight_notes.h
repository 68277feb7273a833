// What windows and reports know of single rule systems: how they tell fights.
#pragma once

#include "core/battle/telling/headlines.h"

namespace ephor {

/// The notes of the system's fights and volleys; empty for a system that is not built in.
std::span<const FightNote> fightNotes(std::string_view system);

/// The side whose part of a turn begins with the event, where a system's turn has one part for each side.
std::optional<Side> partBegun(std::string_view system, const Event& event);

}  // namespace ephor
