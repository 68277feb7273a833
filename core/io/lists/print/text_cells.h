// Escapes texts from other people for tables and pages.
#pragma once

#include <string>
#include <string_view>

namespace ephor {

/// Escapes a text for a Markdown page. Characters special to Markdown or HTML are shown literally, control characters
/// as blanks.
std::string markdownText(std::string_view text);
/// A CSV cell (RFC 4180). A text that a spreadsheet would read as a formula gets a leading apostrophe.
std::string csvCell(std::string text);

}  // namespace ephor
