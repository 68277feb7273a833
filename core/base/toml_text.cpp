#include "core/base/toml_text.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace ephor {

namespace {

std::string escaped(std::string_view text, bool keepLineBreaks) {
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (c == '\n' && keepLineBreaks)
            out += c;
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (byte < 0x20 || byte == 0x7F)
            out += fmt::format("\\u{:04X}", byte);
        else
            out += c;
    }
    return out;
}

/// True for marks of writing direction and for noncharacters.
bool isInvisible(std::uint32_t point) {
    return (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069) || point == 0xFFFE ||
           point == 0xFFFF;
}

bool isControl(std::uint32_t point) {
    return point < 0x20 || (point >= 0x7F && point < 0xA0) || point == 0x2028 || point == 0x2029;
}

bool isLineWithout(std::string_view text, bool (*isBarred)(std::uint32_t)) {
    for (std::size_t at = 0; at < text.size();) {
        const std::optional<Utf8Character> character = characterAt(text, at);
        if (!character || isBarred(character->point))
            return false;
        at += character->bytes;
    }
    return true;
}

}  // namespace

std::string tomlString(std::string_view text) { return '"' + escaped(text, false) + '"'; }

std::string tomlKey(std::string_view key) {
    const auto isBare = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return !key.empty() && std::ranges::all_of(key, isBare) ? std::string(key) : tomlString(key);
}

std::string tomlText(std::string_view text) {
    if (text.find('\n') == std::string_view::npos)
        return tomlString(text);
    // TOML ignores the line break right after the opening quotes.
    return "\"\"\"\n" + escaped(text, true) + "\"\"\"";
}

std::string tomlNumber(double number) {
    if (std::isnan(number))
        return "nan";
    if (std::isinf(number))
        return number > 0 ? "inf" : "-inf";
    std::string text = fmt::format("{}", number);
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

std::int64_t characters(std::string_view text) {
    return std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

bool isPlainLine(std::string_view text) {
    return isLineWithout(text, [](std::uint32_t point) { return isControl(point) || isInvisible(point); });
}

bool wasPlainLine(std::string_view text) { return isLineWithout(text, isControl); }

std::string withVisibleControls(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::optional<Utf8Character> character = characterAt(text, at);
        const std::size_t bytes = character ? character->bytes : 1;
        const bool isShown = !character || character->point == '\n' || character->point == '\t' ||
                             !(isControl(character->point) || isInvisible(character->point));
        out += isShown ? std::string(text.substr(at, bytes)) : fmt::format("\\u{:04X}", character->point);
        at += bytes;
    }
    return out;
}

}  // namespace ephor
