#include "core/io/lists/print/text_cells.h"

namespace ephor {

std::string markdownText(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (std::string_view("\\`*_{}[]<>#|~").find(c) != std::string_view::npos)
            out += '\\';
        out += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
    }
    return out;
}

std::string csvCell(std::string text) {
    if (!text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of("\",\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

}  // namespace ephor
