// Reads a pack from disk: a folder with data files, and lists below tests/.
#pragma once

#include "core/rules/pack.h"

#include <filesystem>

namespace ephor {

/// The .toml files of the folder and of its tests, sorted, without checks of their contents. Fails if there are none, a
/// file cannot be read, a link leads out of the folder, or an entry is not a regular file.
Result<std::vector<PackFile>> readPackFolder(const std::filesystem::path& folder);

/// The rules of the pack in this folder; its test lists are not read. Fails with all faults of its data files.
Result<std::shared_ptr<const RuleSystem>> packIn(const std::filesystem::path& folder);

/// The folder in a place whose troops.toml names this version, whatever its system; none if there is none.
std::optional<std::filesystem::path> packFolder(const std::filesystem::path& place, std::string_view version);

/// All packs without faults: the place itself, or the folders in it, in the order of their names.
std::vector<std::shared_ptr<const RuleSystem>> packsIn(const std::filesystem::path& place);

/// The rules of another version that a list was written for: the first pack without faults of that system and version.
/// It may be one of `places` or a folder in one of them. Null if there is none.
std::shared_ptr<const RuleSystem> packOfVersion(std::string_view system, std::string_view version,
                                                const std::vector<std::filesystem::path>& places);

/// The same for a list. A pack beside the list's file is found too.
std::shared_ptr<const RuleSystem> packOfList(const ArmyList& list, const std::filesystem::path& file,
                                             std::vector<std::filesystem::path> places);

}  // namespace ephor
