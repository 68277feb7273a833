// Text for HTML.
#pragma once

#include <string>
#include <string_view>

namespace ephor {

/// Double quotes may stay between tags, but not in the value of an attribute.
enum class HtmlQuotes : bool { Keep, Escape };

/// The text with its & < and > escaped.
std::string asHtml(std::string_view text, HtmlQuotes quotes = HtmlQuotes::Keep);

}  // namespace ephor
