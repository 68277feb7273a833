// Reads and writes the seven files of a scenario in a folder. A save writes all or none, even if the program is stopped
// or the disk is full.
#pragma once

#include "core/campaign/scenario/files.h"

#include <filesystem>

namespace ephor::campaign {

/// All seven texts in one file, while a save is in progress. If it is left behind after an interrupted save, it is the
/// valid version.
inline constexpr std::string_view unfinishedSaveName = "unfinished_save.json";

/// Reads the seven files, or says which cannot be read and why. Writes nothing. Fails while there is an unfinished
/// save, because the files may be of two versions.
Result<ScenarioFiles> readScenarioFolder(const std::filesystem::path& folder);

bool hasUnfinishedSave(const std::filesystem::path& folder);
/// Replaces the seven files with the texts of the unfinished save. Only call it for a user who edits the folder and was
/// told: the save may be somebody else's. Fails if a file is a symbolic link, which may lead out of the folder. After a
/// failure the files are unchanged.
Result<void> finishSave(const std::filesystem::path& folder);

/// Creates the folder if necessary. Fails if a file is a symbolic link, as in finishSave(). After a failure the files
/// are unchanged; if they cannot be restored, the unfinished save stays.
Result<void> writeScenarioFolder(const std::filesystem::path& folder, const std::array<std::string, 7>& texts);

}  // namespace ephor::campaign
