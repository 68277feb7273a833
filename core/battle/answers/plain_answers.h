// Answers to request forms that do not depend on the table. All systems suggest the same ones.
#pragma once

#include "core/battle/request.h"

#include <vector>

namespace ephor {

/// Adds answers to a request of any form except Move and Deploy, for which it adds none. Number: every `step`-th value
/// from the lowest. Subset: the empty set, each piece alone, and the largest allowed subset.
void addPlainAnswers(const Request& request, std::vector<Choice>& choices, int step = 1);

}  // namespace ephor
