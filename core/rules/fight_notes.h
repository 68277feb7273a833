// How each rule system tells its fights in the log.
#pragma once

#include "core/battle/telling/headlines.h"

namespace ephor {

/// The notes of the system's fights and volleys; empty for a system that is not built in.
std::span<const FightNote> fightNotes(std::string_view system);

/// The reasons with which a side pays or shows a secret bid; empty for a system without bids.
std::span<const Reason* const> bidReasons(std::string_view system);

}  // namespace ephor
