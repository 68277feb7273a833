// Files that people write are UTF-8; this says so of one that is not.
#pragma once

#include "core/base/result.h"

namespace ephor {

/// What is wrong with the encoding of a file's text, where, and how to mend it; nothing where it is UTF-8. Its code
/// ends in "-encoding".
std::optional<Diagnostic> encodingFault(std::string_view text, std::string_view file, const std::string& code);

/// A character that no text may hold and that files do not give back as it was: U+FFFE or U+FFFF. Nothing where there
/// is none. Texts that are kept for good are checked where they come in; what is kept already is read as it is.
std::optional<Diagnostic> noncharacterFault(std::string_view text, std::string_view file, const std::string& code);

/// Line and column (both from 1, in characters) of a byte of a text.
Place placeOfByte(std::string_view text, std::size_t byte, std::string_view file);

}  // namespace ephor
