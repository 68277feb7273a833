// A scenario as an argument: a built-in one by name, or a folder.
#pragma once

#include "app/ephorctl/outcome.h"
#include "core/campaign/scenario/files.h"

namespace ephor::ctl {

/// Whether it names a built-in scenario or an existing folder.
bool isScenarioName(const std::string& name);
/// A built-in scenario by name, or a folder with the seven files.
Outcome<campaign::ScenarioFiles> scenarioFilesOf(const std::string& name);

}  // namespace ephor::ctl
