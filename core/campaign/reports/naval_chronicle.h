// The naval part of the chronicle.
#pragma once

#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

/// Sea battles, landings, blockades and other losses of ships between two states.
std::vector<std::string> newsOfTheSea(const Scenario& scenario, const State& before, const State& after);

}  // namespace ephor::campaign
