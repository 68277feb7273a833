// Checks that files are UTF-8.
#pragma once

#include "core/base/result.h"

namespace ephor {

/// The fault in the encoding of a file, with position and remedy; none if it is UTF-8. Its code ends in "-encoding".
std::optional<Diagnostic> encodingFault(std::string_view text, std::string_view file, const std::string& code);

/// The text in UTF-8, read as that of Windows (code page 1252, which includes Latin-1). None if it is UTF-8 already, or
/// has bytes that are no letters of that code page.
std::optional<std::string> fromWindows1252(std::string_view text);

/// The fault for a noncharacter, U+FFFE or U+FFFF, which files do not preserve; none if there is none. Checked when a
/// text that will be stored comes in; texts stored earlier are read without this check.
std::optional<Diagnostic> noncharacterFault(std::string_view text, std::string_view file, const std::string& code);

/// Line and column (both from 1, in characters) of a byte in a text.
SourcePosition placeOfByte(std::string_view text, std::size_t byte, std::string_view file);

}  // namespace ephor
