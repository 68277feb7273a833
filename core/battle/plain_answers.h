// The answers to requests of the forms that need no table: every system suggests the same.
#pragma once

#include "core/battle/request.h"

#include <vector>

namespace ephor {

/// Adds the answers to a request of any form but Move and Deploy, for which it adds none. Of a Number, every `step`-th
/// from the lowest on; of a Subset, none, each alone, and as many as may be.
void addPlainAnswers(const Request& request, std::vector<Choice>& choices, int step = 1);

}  // namespace ephor
