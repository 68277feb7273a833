// Everything that is wrong, or looks wrong, with the files of a scenario: each with file, line and what mends it.
#pragma once

#include "core/campaign/scenario/rows.h"

namespace ephor::campaign {

/// Errors keep a campaign from being begun; warnings are what readers of the files would not have meant: places that no
/// way reaches, capitals in other hands, armies without units or in an enemy's city. They are looked for where there
/// are no errors.
Diagnostics lintScenario(const ScenarioFiles& files);

}  // namespace ephor::campaign
