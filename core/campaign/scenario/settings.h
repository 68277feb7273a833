// What those who play a scenario settle before it begins, and how it gets into the scenario's texts: only values that
// are to be others change; comments, order and layout stay.
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

/// One number of rules.toml, and how small and large it may be.
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
    std::vector<RuleNumber> rules;    ///< as numbersOf()
    Modules modules;
};

/// As the scenario has them.
ScenarioChoices choicesOf(const Scenario& scenario);

/// The scenario with these choices, or what is wrong with it or with them. Powers and numbers stand in the order of
/// choicesOf().
Result<ScenarioFiles> withChoices(const ScenarioFiles& files, const ScenarioChoices& choices);
/// The scenario played with these modules and nothing else changed.
Result<ScenarioFiles> withModules(const ScenarioFiles& files, const Modules& modules);

}  // namespace ephor::campaign
