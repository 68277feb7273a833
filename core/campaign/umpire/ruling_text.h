// Parses a ruling of the umpire from words.
#pragma once

#include "core/campaign/umpire/ruling.h"

namespace ephor::campaign {

/// Parses "treasury athens 12", "owner megara nobody", "place athens_2 eleusis", "fate nicias dead", "fate nicias
/// captured sparta". The error suggests the most similar word. Units are identified by name; of several with the same
/// name, "Athens levy of 431#2" is the second.
Result<Ruling> rulingFrom(const Campaign& campaign, std::span<const std::string> words);

}  // namespace ephor::campaign
