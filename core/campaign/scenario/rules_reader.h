// Readers of campaign.toml, rules.toml and events.toml.
#pragma once

#include "core/campaign/scenario/settings.h"

namespace ephor {
class TomlReader;
}

namespace ephor::campaign {

struct ScenarioReading;

void readCampaignHead(TomlReader& file, const ScenarioReading& into);
void readCampaignRules(TomlReader& file, const ScenarioReading& into);
void readOmens(TomlReader& file, const ScenarioReading& into);
/// All settings of rules.toml, table by table.
std::vector<RuleNumber> numbersOf(CampaignRules rules);

}  // namespace ephor::campaign
