// Whole files in and out. What cannot be read or written says which file, why, and what to do; nothing half-written is
// ever left.
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace ephor {

/// The bytes of a file of at most `largest` bytes.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t largest);

/// The same of a regular file in `folder` or below it, its links resolved: for a name that stands in a file of somebody
/// else. What lies elsewhere, and what is no file (a pipe, a device), is refused without a look at its bytes.
Result<std::string> readFileIn(const std::filesystem::path& folder, const std::filesystem::path& name,
                               std::size_t largest);

/// Writes to a new file beside `path` and puts it in place only when every byte has arrived.
Result<void> writeFile(const std::filesystem::path& path, std::string_view bytes);

}  // namespace ephor
