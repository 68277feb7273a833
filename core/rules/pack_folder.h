// A pack on the disk: a folder with its data files, and lists below tests/.
#pragma once

#include "core/rules/pack.h"

#include <filesystem>

namespace ephor {

/// The .toml files of the folder and of its tests, in order; each is read whole, whatever stands in it. A folder without any is refused, as is a file that cannot be
/// read.
Result<std::vector<PackFile>> readPackFolder(const std::filesystem::path& folder);

}  // namespace ephor
