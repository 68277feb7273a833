#include "core/campaign/scenario/settings.h"

#include "core/base/toml_text.h"
#include "core/campaign/scenario/reader.h"
#include "core/campaign/scenario/rules_reader.h"
#include "core/campaign/scenario/toml_rows.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

/// Keeps the old text after a failed edit. withChoices() reads the result again and reports faults.
void take(std::string& text, Result<std::string> edited) {
    if (edited)
        text = std::move(*edited);
}

void writeHead(std::string& text, const ScenarioChoices& was, const ScenarioChoices& now) {
    if (now.name != was.name)
        take(text, withKey(text, {}, "name", tomlString(now.name)));
    if (now.system != was.system)
        take(text, withKey(text, {}, "system", tomlString(now.system)));
    if (now.years != was.years)
        take(text, withKey(text, {}, "years", std::to_string(now.years)));
}

void writePowers(std::string& text, const ScenarioChoices& was, const ScenarioChoices& now) {
    for (std::size_t i = 0; i < std::min(was.powers.size(), now.powers.size()); ++i) {
        const RowPath power{{"power", i}};
        const PowerChoice& before = was.powers[i];
        const PowerChoice& after = now.powers[i];
        if (after.ruler != before.ruler)
            take(text, withKey(text, power, "ruler", tomlString(wordOf(after.ruler))));
        if (after.player != before.player)
            take(text, withKey(text, power, "player", tomlString(after.player)));
        if (after.deputy != before.deputy)
            take(text, withKey(text, power, "deputy", tomlString(after.deputy)));
    }
}

void writeRules(std::string& text, const ScenarioChoices& was, const ScenarioChoices& now) {
    for (std::size_t i = 0; i < std::min(was.rules.size(), now.rules.size()); ++i) {
        const RuleNumber& number = now.rules[i];
        if (number.value != was.rules[i].value)
            take(text, withKeyIn(text, number.table, number.key, std::to_string(number.value)));
    }
}

void writeModules(std::string& text, const Modules& was, const Modules& now) {
    for (std::size_t i = 0; i < Words<Module>::list.size(); ++i) {
        const auto module = static_cast<Module>(i);
        const bool isOn = now.has(module);
        if (isOn == was.has(module))
            continue;
        take(text, withKeyIn(text, "modules", Words<Module>::list[i], isOn ? "true" : "false"));
        if (module == Module::Fleets)
            take(text, withKeyIn(text, "sea", "fleets", isOn ? "1" : "0"));
    }
}

std::string& fileText(ScenarioFiles& files, std::string_view name) {
    const auto at = std::ranges::find(scenarioFileNames, name);
    return files.texts[static_cast<std::size_t>(at - scenarioFileNames.begin())];
}

}  // namespace

ScenarioChoices choicesOf(const Scenario& scenario) {
    ScenarioChoices choices{scenario.name,         scenario.system, scenario.years, {}, numbersOf(scenario.rules),
                            scenario.rules.modules};
    for (const PowerInfo& power : scenario.powers)
        choices.powers.push_back({power.ruler, power.player, power.deputy});
    return choices;
}

Result<ScenarioFiles> withChoices(const ScenarioFiles& files, const ScenarioChoices& choices) {
    const Result<Campaign> read = readScenario(files, 0);
    if (!read)
        return std::unexpected(read.error());
    const ScenarioChoices was = choicesOf(read->scenario);
    ScenarioFiles chosen = files;
    writeHead(fileText(chosen, "campaign.toml"), was, choices);
    writePowers(fileText(chosen, "powers.toml"), was, choices);
    writeRules(fileText(chosen, "rules.toml"), was, choices);
    writeModules(fileText(chosen, "rules.toml"), was.modules, choices.modules);
    if (Result<Campaign> after = readScenario(chosen, 0); !after)
        return std::unexpected(std::move(after.error()));
    return chosen;
}

Result<ScenarioFiles> withModules(const ScenarioFiles& files, const Modules& modules) {
    const Result<Campaign> read = readScenario(files, 0);
    if (!read)
        return std::unexpected(read.error());
    ScenarioChoices choices = choicesOf(read->scenario);
    choices.modules = modules;
    return withChoices(files, choices);
}

}  // namespace ephor::campaign
