#include "core/base/fix.h"

namespace ephor {

namespace {

/// Byte offset of the start of a line (from 1); the size of the text if it has fewer lines.
std::size_t startOfLine(std::string_view text, int line) {
    std::size_t at = 0;
    for (int l = 1; l < line; ++l) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string_view::npos)
            return text.size();
        at = end + 1;
    }
    return at;
}

/// Byte offset `characters` code points after `at`, at most the end of the line.
std::size_t ahead(std::string_view text, std::size_t at, int characters) {
    for (; characters > 0 && at < text.size() && text[at] != '\n'; --characters) {
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
            ++at;
    }
    return at;
}

}  // namespace

std::string withFix(std::string_view text, const Fix& fix) {
    std::size_t from = startOfLine(text, fix.line);
    if (from == 0 && fix.wholeLines == 0 &&
        text.starts_with("\xEF\xBB\xBF"))  // a byte order mark does not count as a character
        from = 3;
    std::size_t to = from;
    if (fix.wholeLines > 0) {
        to = startOfLine(text, fix.line + fix.wholeLines);
    } else {
        from = ahead(text, from, fix.column - 1);
        to = ahead(text, from, fix.length);
    }
    std::string fixed(text.substr(0, from));
    if (from == text.size() && !fixed.empty() && fixed.back() != '\n' && startOfLine(text, fix.line) == text.size())
        fixed += '\n';
    fixed += fix.text;
    fixed += text.substr(to);
    return fixed;
}

}  // namespace ephor
