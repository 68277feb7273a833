// The changes from one state to another. The turn engine works on a copy and reports its changes this way.
#pragma once

#include "core/campaign/model/changes/change.h"

namespace ephor::campaign {

/// Precondition: each table of `after` has at least as many rows as in `before`.
Changes difference(const State& before, const State& after);

}  // namespace ephor::campaign
