// A pack on the disk: a folder with its data files, and lists below tests/.
#pragma once

#include "core/rules/pack.h"

#include <filesystem>

namespace ephor {

/// The .toml files of the folder and of its tests, in order; each is read whole, whatever stands in it. A folder
/// without any is refused, as is a file that cannot be read, a link out of the folder, and what is no regular file.
Result<std::vector<PackFile>> readPackFolder(const std::filesystem::path& folder);

/// The rules that a list was written for, where the program has others: the first pack without faults of that system
/// and version that is one of `places`, or a folder in one of them. Null where there is none.
std::shared_ptr<const RuleSystem> packOfVersion(std::string_view system, std::string_view version,
                                                const std::vector<std::filesystem::path>& places);

/// That for a list: its pack may also lie beside it.
std::shared_ptr<const RuleSystem> packOfList(const ArmyList& list, const std::filesystem::path& file,
                                             std::vector<std::filesystem::path> places);

}  // namespace ephor
