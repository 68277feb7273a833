// The seven files of a scenario in a folder: saved all or not at all, whenever the program is stopped or the disk is full.
#pragma once

#include "core/campaign/scenario_files.h"

#include <filesystem>

namespace ephor::campaign {

/// All seven texts in one file, while they are being put in their places. Where a save was cut off it is still there, and counts.
inline constexpr std::string_view unfinishedSaveName = "unfinished_save.json";

/// The seven files of a folder, named by the folder; or which of them cannot be read, and why. A save that was cut off is finished first;
/// where that cannot be done, nothing is read, for nobody knows which files are of which version.
Result<ScenarioFiles> readScenarioFolder(const std::filesystem::path& folder);

/// Makes the folder where it is missing. After a failure the files are what they were; where not even that could be
/// written, the save is finished when the folder is read next.
Result<void> writeScenarioFolder(const std::filesystem::path& folder, const std::array<std::string, 7>& texts);

}  // namespace ephor::campaign
