// Applies a fix to its text.
#pragma once

#include "core/base/result.h"

namespace ephor {

/// The text with the fix applied. Lines end at "\n"; a position past the end of a line or of the text means its end.
/// Columns and lengths count characters (Unicode code points).
std::string withFix(std::string_view text, const Fix& fix);

}  // namespace ephor
