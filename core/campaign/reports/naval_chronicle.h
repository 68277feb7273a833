// What the chronicle tells of the sea.
#pragma once

#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

/// Sea fights, landings, harbours that are closed, and ships that are lost otherwise, between two states.
std::vector<std::string> newsOfTheSea(const Scenario& scenario, const State& before, const State& after);

}  // namespace ephor::campaign
