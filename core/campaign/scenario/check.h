// Finds faults in the files of a scenario, each with file, line and a suggestion.
#pragma once

#include "core/campaign/scenario/rows.h"

namespace ephor::campaign {

/// Errors prevent a campaign from being founded. Without errors, returns warnings about what is probably not intended:
/// places that cannot be reached, capitals held by others, armies without units or in an enemy's city.
Diagnostics lintScenario(const ScenarioFiles& files);

}  // namespace ephor::campaign
