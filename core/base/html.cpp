#include "core/base/html.h"

namespace ephor {

std::string asHtml(std::string_view text, HtmlQuotes quotes) {
    std::string html;
    for (const char c : text)
        html += c == '&'                                   ? "&amp;"
                : c == '<'                                 ? "&lt;"
                : c == '>'                                 ? "&gt;"
                : c == '"' && quotes == HtmlQuotes::Escape ? "&quot;"
                                                           : std::string(1, c);
    return html;
}

}  // namespace ephor
