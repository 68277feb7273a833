// The settings that players choose before a scenario begins, and writing them into its files. Only changed values are
// written; comments, order and layout stay.
#pragma once

#include "core/campaign/model/scenario.h"
#include "core/campaign/scenario/files.h"

namespace ephor::campaign {

struct PowerChoice {
    Ruler ruler = Ruler::Skilled;
    std::string player;
    std::string deputy;

    friend bool operator==(const PowerChoice&, const PowerChoice&) = default;
};

/// A setting of rules.toml with its range.
struct RuleNumber {
    std::string table;
    std::string key;
    int value = 0;
    int lowest = 0;
    int highest = 0;

    friend bool operator==(const RuleNumber&, const RuleNumber&) = default;
};

struct ScenarioChoices {
    std::string name;
    std::string system;
    int years = 1;
    std::vector<PowerChoice> powers;  ///< by PowerId
    std::vector<RuleNumber> rules;    ///< from numbersOf()
    Modules modules;
};

/// The current settings of the scenario.
ScenarioChoices choicesOf(const Scenario& scenario);

/// The files with these settings, or the faults of files or settings. Powers and rules must be in the order of
/// choicesOf().
Result<ScenarioFiles> withChoices(const ScenarioFiles& files, const ScenarioChoices& choices);
/// The files with these modules and no other change.
Result<ScenarioFiles> withModules(const ScenarioFiles& files, const Modules& modules);

}  // namespace ephor::campaign
