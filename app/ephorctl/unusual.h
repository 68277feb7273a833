// What makes a record unusual: whoever judges it should know.
#pragma once

#include "app/ephorctl/console.h"
#include "core/battle/record.h"

namespace ephor::ctl {

/// {"undone", "forks", "corrections", "typed_rolls"}: how many of each.
Json unusualJson(const Record& record);

/// One line, with what there is; empty where there is nothing.
std::string unusualText(const Record& record);

}  // namespace ephor::ctl
