// What leads from one state to another: how the turn engine, which works on a copy, says what it did.
#pragma once

#include "core/campaign/model/change.h"

namespace ephor::campaign {

/// Tables of `after` have at least the rows of `before`.
Changes difference(const State& before, const State& after);

}  // namespace ephor::campaign
