// What windows and reports know of single rule systems: how they tell fights and bids, and which options are vain.
#pragma once

#include "core/battle/telling/headlines.h"

namespace ephor {

/// The notes of the system's fights and volleys; empty for a system that is not built in.
std::span<const FightNote> fightNotes(std::string_view system);

/// The reasons with which a side pays or shows a secret bid; empty for a system without bids.
std::span<const Reason* const> bidReasons(std::string_view system);

/// The side whose part of a turn begins with the event, where a system's turn has one part for each side.
std::optional<Side> partBegun(std::string_view system, const Event& event);

/// What is taken where the reason is noted.
enum class Taking : std::uint8_t { Nothing, Standard, Camp, City };
Taking takingOf(const Reason& reason);

/// Whether a piece that is removed for the reason left the table in flight.
bool isFlight(const Reason& reason);

/// Whether it names an option that plainly cannot succeed, such as a charge at an enemy out of reach.
bool isChargeOutOfReach(const Reason& option);

/// Whether it names an option to charge, in vain or not.
bool isCharge(const Reason& option);

}  // namespace ephor
