#define TOML_IMPLEMENTATION
#include "core/io/toml.h"

#include "core/io/encoding.h"
#include "core/io/toml_slip.h"

#include <algorithm>
#include <optional>

namespace ephor {

namespace {

/// Most dots in a key, more than our documents have. The parser recurses for each dot, and nested tables are destroyed
/// recursively.
constexpr int mostDots = 8;

/// Byte offset of the last byte of the string that begins at `at`. For an unterminated string, the last byte of its
/// line or of the text.
std::size_t endOfString(std::string_view text, std::size_t at) {
    const char quote = text[at];
    const std::string three(3, quote);
    const bool several = text.substr(at, 3) == three;
    for (at += several ? 3 : 1; at < text.size(); ++at) {
        if (text[at] == '\\' && quote == '"') {
            ++at;
        } else if (several && text.substr(at, 3) == three) {
            at += 2;
            // Up to two quotes before the closing three belong to the string.
            for (int more = 0; more < 2 && at + 1 < text.size() && text[at + 1] == quote; ++more)
                ++at;
            return at;
        } else if (!several && text[at] == quote) {
            return at;
        } else if (!several && text[at] == '\n') {
            return at - 1;
        }
    }
    return text.size() - 1;
}

/// Byte offset of the first key with too many parts. Strings and comments are skipped.
std::optional<std::size_t> tooManyDots(std::string_view text) {
    int dots = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        switch (text[at]) {
        case '#':
            at = std::min(text.find('\n', at), text.size()) - 1;
            break;
        case '"':
        case '\'':
            at = endOfString(text, at);
            break;
        case '.':
            if (++dots > mostDots)
                return at;
            break;
        case '\n':
        case ',':
        case '=':
        case '[':
        case ']':
        case '{':
        case '}':
            dots = 0;
            break;
        default:
            break;
        }
    }
    return {};
}

}  // namespace

SourcePosition TomlText::place(const toml::source_region& region) const {
    return {file, static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
}

std::string_view TomlText::line(int number) const {
    if (number < 1 || static_cast<std::size_t>(number) > lineStarts.size())
        return {};
    const std::size_t at = lineStarts[static_cast<std::size_t>(number) - 1];
    return text.substr(at, std::min(text.find('\n', at), text.size()) - at);
}

Result<TomlText> parseToml(std::string_view text, std::string_view file, std::size_t largest, const std::string& code) {
    if (text.size() > largest)
        return failure(code + "-too-large",
                       {"The text has {0} bytes; at most {1} are read. Is it the right file?",
                        {std::to_string(text.size()), std::to_string(largest)}},
                       {std::string(file), 0, 0});
    if (std::optional<Diagnostic> fault = encodingFault(text, file, code))
        return std::unexpected(Diagnostics{std::move(*fault)});
    if (const std::optional<std::size_t> at = tooManyDots(text)) {
        return failure(
            code + "-too-deep",
            {"A key has more than {0} parts; no key of these files has so many.", {std::to_string(mostDots)}},
            placeOfByte(text, *at, file));
    }
    toml::parse_result parsed = toml::parse(text, std::string_view(file));
    if (!parsed) {
        const toml::parse_error& error = parsed.error();
        const auto begin = error.source().begin;
        const SourcePosition place{std::string(file), static_cast<int>(begin.line), static_cast<int>(begin.column)};
        return std::unexpected(Diagnostics{tomlSlip(text, place, error.description(), code + "-syntax")});
    }
    TomlText read{std::string(file), text, std::move(parsed).table(), {0}};
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        read.lineStarts.push_back(at + 1);
    return read;
}

int lengthOf(const toml::source_region& region) {
    return region.begin.line == region.end.line ? static_cast<int>(region.end.column - region.begin.column) : 0;
}

std::vector<TomlField> inOrder(const toml::table& table) {
    std::vector<TomlField> fields;
    for (auto&& [key, value] : table)
        fields.push_back({std::string(key.str()), &key, &value});
    std::ranges::stable_sort(fields, {}, [](const TomlField& f) {
        const auto begin = f.keyNode->source().begin;
        return std::pair(begin.line, begin.column);
    });
    return fields;
}

std::optional<FieldValue> fieldValueOf(const toml::node& node) {
    if (const auto* text = node.as_string())
        return text->get();
    if (const auto* whole = node.as_integer())
        return whole->get();
    if (const auto* real = node.as_floating_point())
        return real->get();
    if (const auto* flag = node.as_boolean())
        return flag->get();
    return {};
}

int lastLineOf(const toml::node& node) {
    auto last = static_cast<int>(node.source().end.line);
    if (const auto* array = node.as_array())
        for (const toml::node& one : *array)
            last = std::max(last, lastLineOf(one));
    if (const auto* table = node.as_table())
        for (auto&& [key, one] : *table)
            last = std::max(last, lastLineOf(one));
    return last;
}

std::string kindName(const toml::node& node) {
    switch (node.type()) {
    case toml::node_type::table:
        return "a table";
    case toml::node_type::array:
        return "an array";
    case toml::node_type::string:
        return "a text";
    case toml::node_type::integer:
        return "a whole number";
    case toml::node_type::floating_point:
        return "a number";
    case toml::node_type::boolean:
        return "true or false";
    default:
        return "a date or time";
    }
}

}  // namespace ephor
