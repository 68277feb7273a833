// Applying a fix to the text that it belongs to.
#pragma once

#include "core/base/result.h"

namespace ephor {

/// The text with the fix's edit done. Lines end at '\n'; a place past the end of a line or of the text means its end.
/// Columns and lengths count characters (Unicode code points).
std::string withFix(std::string_view text, const Fix& fix);

}  // namespace ephor
