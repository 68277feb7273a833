// The texts from which a campaign is founded: campaign.toml, map.toml, powers.toml, leaders.toml, armies.toml,
// rules.toml, events.toml.
#pragma once

#include "core/base/result.h"
#include "core/campaign/model/campaign_seed.h"

#include <array>

namespace ephor::campaign {

inline constexpr std::array<std::string_view, 7> scenarioFileNames{
    "campaign.toml", "map.toml", "powers.toml", "leaders.toml", "armies.toml", "rules.toml", "events.toml"};
/// Maximum size of each file, in bytes.
inline constexpr std::size_t largestScenarioFile = 4 << 20;

/// In the order of scenarioFileNames. Messages show `folder`.
struct ScenarioFiles {
    std::string id;
    std::string folder;
    std::array<std::string, 7> texts;
};

/// For the founding entry of a journal: a campaign contains its scenario.
std::string toJson(const ScenarioFiles& files, const CampaignSeed& seed);
struct FoundedFiles {
    ScenarioFiles files;
    CampaignSeed seed;
    int edition = 0;  ///< edition of rules and dice (campaignEdition)
};
Result<FoundedFiles> filesFromJson(std::string_view text);

/// Ids of the built-in scenarios (data/campaigns), the smallest first.
std::vector<std::string> builtinScenarios();
/// Nothing if there is no scenario with this id.
std::optional<ScenarioFiles> builtinScenario(std::string_view id);

}  // namespace ephor::campaign
