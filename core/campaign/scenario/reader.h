// A campaign's starting data, read from its TOML files with all faults and their places.
#pragma once

#include "core/campaign/model/change.h"
#include "core/campaign/scenario/files.h"

namespace ephor::campaign {

/// The campaign before its first move, or everything that is wrong with its files.
Result<Campaign> readScenario(const ScenarioFiles& files, const CampaignSeed& seed);

/// The changes that make the state out of nothing: those of a founding entry.
Changes foundingOf(const State& state);

}  // namespace ephor::campaign
