#include "core/campaign/reports/name_check/report_lines.h"

#include "core/base/utf8.h"
#include "core/campaign/model/folded_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

namespace ephor::campaign {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
/// A non-breaking space, as in word processors and mails.
constexpr std::string_view hardBlank = "\xC2\xA0";

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

class Lines {
public:
    std::vector<ReportLine> take() {
        end();
        m_lines.insert(m_lines.end(), std::make_move_iterator(m_asides.begin()),
                       std::make_move_iterator(m_asides.end()));
        return std::move(m_lines);
    }
    void put(char c) { m_text += c; }
    /// Adds a character by its code point; control characters become blanks.
    void putPoint(std::uint32_t point) { appendUtf8(m_text, point < 0x20 ? ' ' : point); }
    /// Ends a line.
    void end() {
        add(m_lines, m_text);
        m_text.clear();
    }
    /// Adds text that is in the file but not shown; it is appended after all lines.
    void aside(std::string_view text) { add(m_asides, text); }
    void count(std::string_view text) { m_number += static_cast<int>(std::ranges::count(text, '\n')); }

private:
    void add(std::vector<ReportLine>& lines, std::string_view text) const {
        if (std::string plain = plainLine(text); !plain.empty())
            lines.push_back({m_number, std::move(plain)});
    }

    std::vector<ReportLine> m_lines;
    std::vector<ReportLine> m_asides;
    std::string m_text;
    int m_number = 1;
};

/// The tag name in lower case: "b" for "</B class=...>".
std::string nameOfTag(std::string_view tag) {
    const std::size_t begin = tag.starts_with('/') ? 1 : 0;
    return lowered(tag.substr(begin, tag.find_first_of(" /\t\r\n", begin) - begin));
}

/// Tags that do not end a line.
bool isInline(std::string_view name) {
    static constexpr std::array<std::string_view, 27> inside{
        "b",    "i",   "em",  "strong", "span", "a",   "u",   "s",   "q",   "code", "font", "mark", "small", "tt",
        "cite", "del", "ins", "abbr",   "sub",  "sup", "wbr", "big", "kbd", "bdi",  "bdo",  "nobr", "strike"};
    return std::ranges::find(inside, name) != inside.end();
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The character of an entity such as "shy" or "eacute", without its accent; 0 if unknown.
std::uint32_t pointOfEntity(std::string_view name) {
    struct Entity {
        std::string_view name;
        std::uint32_t point;
    };
    static constexpr std::array entities{
        Entity{"amp", '&'},       Entity{"lt", '<'},       Entity{"gt", '>'},
        Entity{"quot", '"'},      Entity{"apos", '\''},    Entity{"nbsp", 0xA0},
        Entity{"shy", 0xAD},      Entity{"ensp", 0x2002},  Entity{"emsp", 0x2003},
        Entity{"thinsp", 0x2009}, Entity{"zwnj", 0x200C},  Entity{"zwj", 0x200D},
        Entity{"lrm", 0x200E},    Entity{"rlm", 0x200F},   Entity{"ndash", 0x2013},
        Entity{"mdash", 0x2014},  Entity{"lsquo", 0x2018}, Entity{"rsquo", 0x2019},
        Entity{"ldquo", 0x201C},  Entity{"rdquo", 0x201D}, Entity{"ZeroWidthSpace", 0x200B},
        Entity{"NoBreak", 0x2060}};
    if (const auto* found = std::ranges::find(entities, name, &Entity::name); found != entities.end())
        return found->point;
    static constexpr std::array<std::string_view, 9> accents{"acute", "grave", "circ",  "uml", "tilde",
                                                             "ring",  "cedil", "caron", "macr"};
    const bool isAccented = name.size() > 1 && isLetter(name.front()) && std::ranges::contains(accents, name.substr(1));
    return isAccented ? static_cast<unsigned char>(name.front()) : 0;
}

/// Adds the character of "&amp;", "&#38;" or "&#x26;". Returns the length of the entity in bytes; 0 if there is none.
std::size_t putEntity(Lines& lines, std::string_view rest) {
    if (!rest.starts_with('&'))
        return 0;
    constexpr std::size_t longest = 20;
    const std::size_t close = rest.substr(0, longest).find(';');
    if (const std::uint32_t point = close == std::string_view::npos ? 0 : pointOfEntity(rest.substr(1, close - 1))) {
        lines.putPoint(point);
        return close + 1;
    }
    if (!rest.starts_with("&#"))
        return 0;
    const bool isHex = rest.size() > 2 && (rest[2] == 'x' || rest[2] == 'X');
    const char* const begin = rest.data() + (isHex ? 3 : 2);
    std::uint32_t point = 0;
    const auto [end, error] = std::from_chars(begin, rest.data() + rest.size(), point, isHex ? 16 : 10);
    if (error != std::errc{})
        return 0;
    lines.putPoint(point);
    const auto bytes = static_cast<std::size_t>(end - rest.data());
    return rest.substr(bytes).starts_with(';') ? bytes + 1 : bytes;
}

/// In a page, only <pre> keeps line breaks, and each "<" begins a tag.
enum class Markup : std::uint8_t { Page, Text };

/// Reads a page, or a text with tags, as people see it. Also keeps the contents of tags and comments, because a
/// recipient can read them in the file.
class MarkupReader {
public:
    MarkupReader(std::string_view text, Markup markup)
        : m_rest(text), m_markup(markup), m_isAsWritten(markup == Markup::Text) {}

    std::vector<ReportLine> read() {
        while (!m_rest.empty()) {
            if (const std::size_t bytes = putEntity(m_lines, m_rest))
                m_rest.remove_prefix(bytes);
            else if (isTag())
                tag();
            else
                letter();
        }
        return m_lines.take();
    }

private:
    /// Outside <pre>, a line break counts as a blank.
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
    /// In a text: "<b>" and "</b>" are tags, but "a < b" and "<anna@example.org>" are not.
    bool isTag() const {
        if (!m_rest.starts_with('<') || m_markup == Markup::Page)
            return m_rest.starts_with('<');
        if (m_rest.starts_with("<!--"))
            return true;
        constexpr std::size_t longest = 2000;
        const std::size_t close = m_rest.substr(0, longest).find('>');
        const std::string name =
            close == std::string_view::npos ? std::string() : nameOfTag(m_rest.substr(1, close - 1));
        return !name.empty() && isLetter(name.front()) &&
               std::ranges::all_of(name, [](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
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
            m_isAsWritten = m_markup == Markup::Text || !tag.starts_with('/');
        if (name == "td" || name == "th" || name == "img")
            m_lines.put(' ');
        else if (!isRemark && !isInline(name))
            m_lines.end();
        m_lines.aside(isWhole ? tag.substr(std::min(tag.find_first_of(" \t\r\n"), tag.size())) : tag);
        m_lines.count(tag);
    }

    std::string_view m_rest;
    Markup m_markup;
    Lines m_lines;
    bool m_isAsWritten;  ///< line breaks are kept
};

/// The four digits of "\u0041" at a position; nothing if there are none.
std::optional<std::uint32_t> unitAt(std::string_view json, std::size_t at) {
    if (at + 6 > json.size() || json[at] != '\\' || json[at + 1] != 'u')
        return {};
    std::uint32_t unit = 0;
    const char* const end = json.data() + at + 6;
    return std::from_chars(json.data() + at + 2, end, unit, 16).ptr == end ? std::optional(unit) : std::nullopt;
}

/// Adds the character of "\n", "\"" or "\u0041" at a position. Returns the length of the escape in bytes.
std::size_t putEscape(Lines& lines, std::string_view json, std::size_t at) {
    static constexpr std::string_view invisible = "bfrt";
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
        lines.put(invisible.contains(what) ? ' ' : what);
    return 2;
}

/// Each object with its own values is a line, and each line in its strings.
std::vector<ReportLine> ofJson(std::string_view text) {
    Lines lines;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '\\') {
            i += putEscape(lines, text, i);
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

}  // namespace

std::vector<ReportLine> linesOf(std::string_view text) {
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    if ((text[first] == '{' || text[first] == '[') && nlohmann::json::accept(text))
        return ofJson(text);
    const bool isHtml = text[first] == '<' && text.find("</") != std::string_view::npos;
    return MarkupReader(text, isHtml ? Markup::Page : Markup::Text).read();
}

std::string decodedMail(std::string_view mail) {
    std::string text;
    int joined = 0;  // joined lines; their breaks are added after them, so that line numbers stay correct
    for (std::size_t at = 0; at < mail.size(); ++at) {
        const std::string_view behind = mail.substr(at + 1);
        const std::size_t lineBreak = behind.starts_with("\r\n") ? 2 : behind.starts_with('\n') ? 1 : 0;
        const std::string_view digits = behind.substr(0, 2);
        std::uint8_t byte = 0;
        if (mail[at] == '=' && lineBreak > 0) {
            ++joined;
            at += lineBreak;
        } else if (mail[at] == '=' && digits.size() == 2 &&
                   std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16).ptr ==
                       digits.data() + digits.size() &&
                   byte >= 0x20) {
            text += static_cast<char>(byte);
            at += 2;
        } else {
            text += mail[at];
            if (mail[at] == '\n')
                text.append(static_cast<std::size_t>(std::exchange(joined, 0)), '\n');
        }
    }
    return text;
}

std::string plainLine(std::string_view line) {
    // Mails quote with ">".
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

std::size_t findWords(std::string_view text, std::string_view words, std::size_t from) {
    for (std::size_t at = text.find(words, from); at != std::string_view::npos; at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || !isOfWord(text[at - 1])) && (end == text.size() || !isOfWord(text[end])))
            return at;
    }
    return std::string_view::npos;
}

bool names(std::string_view line, std::string_view words) {
    return findWords(line, words, 0) != std::string_view::npos;
}

}  // namespace ephor::campaign
