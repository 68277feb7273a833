// The head of a scenario for its form: name, years and story; and a new scenario to begin with.
#pragma once

#include "core/campaign/scenario/editor.h"

#include <QString>

namespace ephor {

/// The keys of campaign.toml that everybody reads first. A year before the common era is negative: -431 is 431 BC.
struct ScenarioHead {
    QString name;
    int year = 0;
    int years = 1;
    QString story;
};
ScenarioHead headOf(const campaign::ScenarioFiles& files);
/// Writes one key of campaign.toml: "name", "year", "years" or "note", which is the story.
Result<campaign::EditedScenario> withHead(const campaign::ScenarioFiles& files, const std::string& key,
                                          const campaign::SheetValue& value);

/// Two powers with a city, a leader and an army each, at war on a map without a coast.
campaign::ScenarioFiles newScenario();

}  // namespace ephor
