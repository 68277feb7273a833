#include "app/ephorctl/campaign/scenario_input.h"

#include "core/base/toml_text.h"
#include "core/campaign/scenario/folder.h"

#include <algorithm>

namespace ephor::ctl {

namespace {

bool isFolder(const std::string& name) {
    std::error_code error;
    return std::filesystem::is_directory(std::filesystem::path(name), error);
}

}  // namespace

bool isScenarioName(const std::string& name) {
    return std::ranges::contains(campaign::builtinScenarios(), name) || isFolder(name);
}

Outcome<campaign::ScenarioFiles> scenarioFilesOf(const std::string& name) {
    if (std::optional<campaign::ScenarioFiles> builtin = campaign::builtinScenario(name))
        return *std::move(builtin);
    if (!isFolder(name))
        return wrongUsage({"There is no scenario \"{0}\": name {1}, or a folder with the files of one.",
                           {name, anyOf(campaign::builtinScenarios())}});
    Result<campaign::ScenarioFiles> files = campaign::readScenarioFolder(name);
    if (!files)
        return trouble(ExitStatus::Unreadable, std::move(files.error()));
    return *std::move(files);
}

}  // namespace ephor::ctl
