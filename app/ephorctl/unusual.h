// What is unusual in a record and should be known to whoever judges it.
#pragma once

#include "app/ephorctl/console.h"
#include "core/battle/record/record.h"

namespace ephor::ctl {

/// Counts of {"undone", "forks", "corrections", "typed_rolls"}.
Json unusualJson(const Record& record);

/// One line with the non-zero counts; empty where there are none.
std::string unusualText(const Record& record);

}  // namespace ephor::ctl
