// ephorctl systems
#include "app/ephorctl/commands.h"
#include "app/ephorctl/console.h"
#include "core/rules/builtin.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ephor::ctl {

namespace {

Json asJson(const SystemInfo& info, const Catalogue& catalogue) {
    Json options = Json::array();
    for (const OptionInfo& option : info.options)
        options.push_back({{"key", option.key},
                           {"rule", option.rule},
                           {"title", option.title},
                           {"values", option.values},
                           {"standard", option.standard}});
    return {{"id", info.id},
            {"name", info.name},
            {"version", info.version},
            {"types", catalogue.ids()},
            {"table", {{"width", info.table.width}, {"height", info.table.height}}},
            {"options", std::move(options)}};
}

std::string asText(const SystemInfo& info, const Catalogue& catalogue) {
    std::string text = fmt::format("{}  {}, version {}\n  types: {}\n", info.id, info.name, info.version,
                                   fmt::join(catalogue.ids(), ", "));
    for (const OptionInfo& option : info.options)
        text += fmt::format("  {} = {}   {} ({}; {})\n", option.key, option.standard, option.title, option.rule,
                            fmt::join(option.values, ", "));
    return text;
}

Outcome<ExitStatus> systems(bool json) {
    Json all = Json::array();
    std::string text;
    for (const RuleSystem* system : builtinSystems()) {
        all.push_back(asJson(system->info(), system->catalogue()));
        text += (text.empty() ? "" : "\n") + asText(system->info(), system->catalogue());
    }
    return json ? printJson(all) : print(text);
}

}  // namespace

void addSystems(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand("systems", "List the rule systems, their troop types and options");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "One JSON document");
    command->callback([&action, json] { action = [json] { return systems(*json); }; });
}

}  // namespace ephor::ctl
