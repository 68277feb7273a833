// What a player is told of the throws of a closed move: his own, and those that fell before all.
#pragma once

#include "core/campaign/dice/dice_view.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The throws of the last closed move that a power is told of, each with its occasion; empty where there are none. The
/// entries are a journal's, or its beginning.
std::string throwsTold(const Scenario& scenario, std::span<const JournalEntry> entries, PowerId power);

}  // namespace ephor::campaign
