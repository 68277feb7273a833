// The seven files of a scenario in a folder: saved all or not at all, whenever the program is stopped or the disk is
// full.
#pragma once

#include "core/campaign/scenario/files.h"

#include <filesystem>

namespace ephor::campaign {

/// All seven texts in one file, while they are being put in their places. Where a save was cut off it is still there,
/// and counts.
inline constexpr std::string_view unfinishedSaveName = "unfinished_save.json";

/// The seven files of a folder, named by the folder; or which of them cannot be read, and why. Writes nothing. While an
/// unfinished save lies in the folder nothing is read: the files may be of two versions.
Result<ScenarioFiles> readScenarioFolder(const std::filesystem::path& folder);

bool hasUnfinishedSave(const std::filesystem::path& folder);
/// Puts the texts of an unfinished save in place of the seven files. Only for a person who edits the folder and is
/// told: the save may be somebody else's. Refused where one of the files is a link, which may lead out of the folder.
/// After a failure the files are what they were.
Result<void> finishSave(const std::filesystem::path& folder);

/// Makes the folder where it is missing; refuses links as finishSave does. After a failure the files are what they
/// were; where not even that could be written, the unfinished save stays.
Result<void> writeScenarioFolder(const std::filesystem::path& folder, const std::array<std::string, 7>& texts);

}  // namespace ephor::campaign
