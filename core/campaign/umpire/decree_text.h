// A decree of the umpire as it is written: three words, each of which is held against what there is.
#pragma once

#include "core/campaign/umpire/ruling.h"

namespace ephor::campaign {

/// "treasury athens 12", "owner megara nobody", "place athens_2 eleusis", "fate nicias dead", "fate nicias captured
/// sparta"; or what is wrong with it, with the nearest word there is. A unit is called by its name; where several that
/// serve have one name, "Athens levy of 431#2" is the second of them.
Result<Decree> decreeFrom(const Campaign& campaign, std::span<const std::string> words);

}  // namespace ephor::campaign
