#include "core/campaign/paper_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>

namespace ephor::campaign {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
/// A blank that breaks no line, as word processors and mails put it between words.
constexpr std::string_view hardBlank = "\xC2\xA0";

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool isOfWord(char c) {
    // Letters beyond ASCII are of words, too.
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

class Lines {
public:
    std::vector<PaperLine> take() {
        end();
        return std::move(m_lines);
    }
    void put(char c) { m_text += c; }
    void put(std::string_view text) { m_text += text; }
    /// A character by its number; what has no place in UTF-8 is a blank.
    void putPoint(std::uint32_t point) {
        const auto tail = [&](int shift) { m_text += static_cast<char>(0x80 | (point >> shift & 0x3F)); };
        if (point < 0x20 || (point >= 0xD800 && point < 0xE000) || point > 0x10FFFF) {
            put(' ');
        } else if (point < 0x80) {
            put(static_cast<char>(point));
        } else if (point < 0x800) {
            put(static_cast<char>(0xC0 | point >> 6));
            tail(0);
        } else if (point < 0x10000) {
            put(static_cast<char>(0xE0 | point >> 12));
            tail(6), tail(0);
        } else {
            put(static_cast<char>(0xF0 | point >> 18));
            tail(12), tail(6), tail(0);
        }
    }
    /// The line of the paper ends here; `isOfFile`: that of the file, too.
    void end(bool isOfFile = false) {
        aside(m_text);
        m_text.clear();
        m_number += isOfFile ? 1 : 0;
    }
    /// What stands in the file, but not in the line.
    void aside(std::string_view text) {
        if (std::string plain = plainLine(text); !plain.empty())
            m_lines.push_back({m_number, std::move(plain)});
    }
    void count(std::string_view text) { m_number += static_cast<int>(std::ranges::count(text, '\n')); }

private:
    std::vector<PaperLine> m_lines;
    std::string m_text;
    int m_number = 1;
};

/// "b" of "</B class=...>", in small letters.
std::string nameOfTag(std::string_view tag) {
    const std::size_t begin = tag.starts_with('/') ? 1 : 0;
    std::string name(tag.substr(begin, tag.find_first_of(" /\t\r\n", begin) - begin));
    for (char& c : name)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return name;
}

/// Tags that leave a line as it is.
bool isInline(std::string_view name) {
    static constexpr std::array<std::string_view, 20> inside{"b",  "i",    "em",  "strong", "span", "a",    "u",
                                                             "s",  "img",  "q",   "code",   "font", "mark", "small",
                                                             "tt", "cite", "del", "abbr",   "sub",  "sup"};
    return std::ranges::find(inside, name) != inside.end();
}

/// A letter that is written as "&amp;", "&#38;" or "&#x26;"; how many bytes it takes: 0 where there is none.
std::size_t putEntity(Lines& lines, std::string_view rest) {
    static constexpr std::array<std::pair<std::string_view, char>, 6> entities{
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}, {"&nbsp;", ' '}}};
    if (!rest.starts_with('&'))
        return 0;
    const auto entity = std::ranges::find_if(entities, [&](const auto& e) { return rest.starts_with(e.first); });
    if (entity != entities.end()) {
        lines.put(entity->second);
        return entity->first.size();
    }
    if (!rest.starts_with("&#"))
        return 0;
    const bool isHex = rest.size() > 2 && (rest[2] == 'x' || rest[2] == 'X');
    const char* const begin = rest.data() + (isHex ? 3 : 2);
    std::uint32_t point = 0;
    const auto [end, error] = std::from_chars(begin, rest.data() + rest.size(), point, isHex ? 16 : 10);
    if (error != std::errc{} || end == rest.data() + rest.size() || *end != ';')
        return 0;
    lines.putPoint(point);
    return static_cast<std::size_t>(end - rest.data()) + 1;
}

/// A page as people read it. What its tags and remarks say stands in the file, too: whoever is sent it can read that.
class HtmlReader {
public:
    explicit HtmlReader(std::string_view page) : m_rest(page) {}

    std::vector<PaperLine> read() {
        while (!m_rest.empty()) {
            if (const std::size_t bytes = putEntity(m_lines, m_rest))
                m_rest.remove_prefix(bytes);
            else if (m_rest.front() == '<')
                tag();
            else
                letter();
        }
        return m_lines.take();
    }

private:
    /// A line break of the file is a blank of the page.
    void letter() {
        const char c = m_rest.front();
        m_rest.remove_prefix(1);
        if (c != '\n')
            return m_lines.put(c);
        m_lines.put(' ');
        if (m_isAsWritten)
            m_lines.end();
        m_lines.count("\n");
    }
    void tag() {
        const bool isRemark = m_rest.starts_with("<!--");
        const std::string_view mark = isRemark ? "-->" : ">";
        const std::size_t found = m_rest.find(mark);
        const bool isWhole = found != std::string_view::npos && !isRemark;
        const std::size_t close = std::min(found, m_rest.size());
        const std::string_view tag = m_rest.substr(1, close - 1);
        const std::string name = isRemark ? std::string() : nameOfTag(tag);
        m_rest.remove_prefix(std::min(close + mark.size(), m_rest.size()));
        if (name == "pre")
            m_isAsWritten = !tag.starts_with('/');
        if (isRemark || isInline(name) || name == "td" || name == "th")
            m_lines.put(' ');
        else
            m_lines.end();
        m_lines.aside(isWhole ? tag.substr(std::min(tag.find_first_of(" \t\r\n"), tag.size())) : tag);
        m_lines.count(tag);
    }

    std::string_view m_rest;
    Lines m_lines;
    bool m_isAsWritten = false;  ///< within <pre>
};

/// The four digits of "\u0041" at a place; nothing where they are none.
std::optional<std::uint32_t> unitAt(std::string_view json, std::size_t at) {
    if (at + 6 > json.size() || json[at] != '\\' || json[at + 1] != 'u')
        return {};
    std::uint32_t unit = 0;
    const char* const end = json.data() + at + 6;
    return std::from_chars(json.data() + at + 2, end, unit, 16).ptr == end ? std::optional(unit) : std::nullopt;
}

/// The letter that "\n", "\"" or "\u0041" at a place stands for; returns how many bytes that takes.
std::size_t putEscape(Lines& lines, std::string_view json, std::size_t at) {
    static constexpr std::string_view unseen = "bfrt";
    if (const std::optional<std::uint32_t> unit = unitAt(json, at)) {
        const std::optional<std::uint32_t> next = unitAt(json, at + 6);
        const bool isPair = *unit >= 0xD800 && *unit < 0xDC00 && next && *next >= 0xDC00 && *next < 0xE000;
        lines.putPoint(isPair ? 0x10000 + ((*unit - 0xD800) << 10) + (*next - 0xDC00) : *unit);
        return isPair ? 12 : 6;
    }
    const char what = at + 1 < json.size() ? json[at + 1] : ' ';
    if (what == 'n')
        lines.end();
    else
        lines.put(unseen.contains(what) ? ' ' : what);
    return 2;
}

/// An object with its own values on a line of its own; lines within its texts are lines.
std::vector<PaperLine> ofJson(std::string_view paper) {
    Lines lines;
    for (std::size_t i = 0; i < paper.size();) {
        const char c = paper[i];
        if (c == '\\') {
            i += putEscape(lines, paper, i);
            continue;
        }
        if (c == '{' || c == '}' || c == '[' || c == ']') {
            lines.end();
        } else if (c == '\n') {
            lines.put(' ');
            lines.count("\n");
        } else {
            lines.put(c);
        }
        ++i;
    }
    return lines.take();
}

std::vector<PaperLine> ofText(std::string_view paper) {
    Lines lines;
    for (const char c : paper)
        if (c == '\n')
            lines.end(true);
        else
            lines.put(c);
    return lines.take();
}

}  // namespace

std::vector<PaperLine> linesOf(std::string_view paper) {
    if (paper.starts_with(byteOrderMark))
        paper.remove_prefix(byteOrderMark.size());
    const std::size_t first = paper.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    if ((paper[first] == '{' || paper[first] == '[') && nlohmann::json::accept(paper))
        return ofJson(paper);
    const bool isHtml = paper[first] == '<' && paper.find("</") != std::string_view::npos;
    return isHtml ? HtmlReader(paper).read() : ofText(paper);
}

std::string plainLine(std::string_view line) {
    // Mails put > before what they answer to.
    const auto isMark = [](char c) { return isBlank(c) || c == '#' || c == '*' || c == '>'; };
    while (!line.empty() && isMark(line.front()))
        line.remove_prefix(1);
    std::string plain;
    while (!line.empty()) {
        const bool isHard = line.starts_with(hardBlank);
        if (!isHard && !isBlank(line.front()))
            plain += line.front();
        else if (!plain.empty() && plain.back() != ' ')
            plain += ' ';
        line.remove_prefix(isHard ? hardBlank.size() : 1);
    }
    if (plain.ends_with(' '))
        plain.pop_back();
    return plain;
}

bool names(std::string_view line, std::string_view words) {
    for (std::size_t at = line.find(words); at != std::string_view::npos; at = line.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || !isOfWord(line[at - 1])) && (end == line.size() || !isOfWord(line[end])))
            return true;
    }
    return false;
}

}  // namespace ephor::campaign
