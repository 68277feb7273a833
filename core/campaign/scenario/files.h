// The texts that a campaign is founded from: campaign.toml, map.toml, powers.toml, leaders.toml, armies.toml,
// rules.toml, events.toml.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/campaign_seed.h"

#include <array>

namespace ephor::campaign {

inline constexpr std::array<std::string_view, 7> scenarioFileNames{
    "campaign.toml", "map.toml", "powers.toml", "leaders.toml", "armies.toml", "rules.toml", "events.toml"};
/// Largest of them that is read, in bytes.
inline constexpr std::size_t largestScenarioFile = 4 << 20;

/// In the order of scenarioFileNames. `folder` is named in messages.
struct ScenarioFiles {
    std::string id;
    std::string folder;
    std::array<std::string, 7> texts;
};

/// As the founding entry of a journal keeps them: the campaign carries its scenario with it.
std::string toJson(const ScenarioFiles& files, const CampaignSeed& seed);
struct FoundedFiles {
    ScenarioFiles files;
    CampaignSeed seed;
    int edition = 0;  ///< of the rules and dice (campaignEdition)
};
Result<FoundedFiles> filesFromJson(std::string_view text);

/// The scenarios that every program carries (data/campaigns), by id.
std::vector<std::string> builtinScenarios();
/// None where there is no scenario of that id.
std::optional<ScenarioFiles> builtinScenario(std::string_view id);

}  // namespace ephor::campaign
