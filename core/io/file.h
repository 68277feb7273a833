// Reads and writes whole files. A fault names the file, the reason and the remedy. A failed write leaves no partial
// file.
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace ephor {

/// The bytes of a file of at most `largest` bytes.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t largest);

/// Like readFile, but only for a regular file in `folder` or below it, after links are resolved. For names that come
/// from another person's file. Anything else (another folder, a pipe, a device) is refused without being read.
Result<std::string> readFileIn(const std::filesystem::path& folder, const std::filesystem::path& name,
                               std::size_t largest);

/// Writes to a temporary file beside `path` and renames it after all bytes are written.
Result<void> writeFile(const std::filesystem::path& path, std::string_view bytes);

}  // namespace ephor
