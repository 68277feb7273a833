// Texts of somebody else where a table or a page would take some of their letters for marks of its own.
#pragma once

#include <string>
#include <string_view>

namespace ephor {

/// A text in a Markdown page: what would be marks of Markdown or of HTML stands as itself, control characters as
/// blanks.
std::string markdownText(std::string_view text);
/// A CSV cell (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it.
std::string csvCell(std::string text);

}  // namespace ephor
