// Reports as HTML.
#pragma once

#include <string>
#include <string_view>

namespace ephor::campaign {

/// A report as core writes them (a title, unless it is part of another paper; headings with indented lines below them)
/// as HTML.
std::string htmlOf(std::string_view report, bool hasTitle = true);
/// A whole page of that.
std::string htmlPage(std::string_view title, std::string_view body);

}  // namespace ephor::campaign
