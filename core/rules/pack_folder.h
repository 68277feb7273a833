// Reads a pack from disk: a folder with data files, and lists below tests/.
#pragma once

#include "core/rules/pack.h"

#include <filesystem>

namespace ephor {

/// The .toml files of the folder and of its tests, sorted, without checks of their contents. Fails if there are none, a
/// file cannot be read, a link leads out of the folder, or an entry is not a regular file.
Result<std::vector<PackFile>> readPackFolder(const std::filesystem::path& folder);

/// The rules of another version that a list was written for: the first pack without faults of that system and version.
/// It may be one of `places` or a folder in one of them. Null if there is none.
std::shared_ptr<const RuleSystem> packOfVersion(std::string_view system, std::string_view version,
                                                const std::vector<std::filesystem::path>& places);

/// The same for a list. A pack beside the list's file is found too.
std::shared_ptr<const RuleSystem> packOfList(const ArmyList& list, const std::filesystem::path& file,
                                             std::vector<std::filesystem::path> places);

}  // namespace ephor
