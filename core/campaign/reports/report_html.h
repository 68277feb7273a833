// Reports as HTML.
#pragma once

#include <string>
#include <string_view>

namespace ephor::campaign {

/// Converts a report to HTML. A report has a title (unless it is part of another) and headings with indented lines.
std::string htmlOf(std::string_view report, bool hasTitle = true);
/// A complete HTML page.
std::string htmlPage(std::string_view title, std::string_view body);

}  // namespace ephor::campaign
