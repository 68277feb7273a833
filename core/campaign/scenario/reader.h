// Reads the starting state of a campaign from its TOML files. Reports all faults with their places.
#pragma once

#include "core/campaign/model/changes/change.h"
#include "core/campaign/scenario/files.h"

namespace ephor::campaign {

/// The campaign before its first turn, or all faults of its files.
Result<Campaign> readScenario(const ScenarioFiles& files, const CampaignSeed& seed);

/// The changes that make the state from an empty one, for the founding entry.
Changes foundingOf(const State& state);

}  // namespace ephor::campaign
