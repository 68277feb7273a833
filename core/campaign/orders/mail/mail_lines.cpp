#include "core/campaign/orders/mail/mail_lines.h"

#include "core/base/toml_text.h"
#include "core/base/utf8.h"
#include "core/campaign/model/shown_name.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace ephor::campaign {

namespace {

constexpr std::size_t longestTag = 400;
constexpr std::size_t longestEntity = 10;
/// Mail programs wrap lines near this length.
constexpr std::size_t wrapLength = 60;

struct TypedSign {
    std::string_view sign;
    std::string_view typed;
};

/// Characters that mail programs and telephones put in the place of others.
constexpr std::array typedSigns{
    TypedSign{"\u201c", "\""}, TypedSign{"\u201d", "\""}, TypedSign{"\u201e", "\""},  TypedSign{"\u00ab", "\""},
    TypedSign{"\u00bb", "\""}, TypedSign{"\u2018", "'"},  TypedSign{"\u2019", "'"},   TypedSign{"\u201a", "'"},
    TypedSign{"\u2010", "-"},  TypedSign{"\u2011", "-"},  TypedSign{"\u2012", "-"},   TypedSign{"\u2013", "-"},
    TypedSign{"\u2014", "-"},  TypedSign{"\u2212", "-"},  TypedSign{"\u2192", ","},   TypedSign{"\u21d2", ","},
    TypedSign{"\u2022", "*"},  TypedSign{"\u00b7", "*"},  TypedSign{"\u25aa", "*"},   TypedSign{"\u25cf", "*"},
    TypedSign{"\u25e6", "*"},  TypedSign{"\u2023", "*"},  TypedSign{"\u2026", "..."}, TypedSign{"\u00a0", " "},
    TypedSign{"\u202f", " "},  TypedSign{"\u2009", " "},  TypedSign{"\u2003", " "},   TypedSign{"\u2002", " "},
    TypedSign{"\u200b", ""},   TypedSign{"\u200c", ""},   TypedSign{"\u200d", ""},    TypedSign{"\u00ad", ""},
    TypedSign{"\ufeff", ""},   TypedSign{"\u2060", ""},   TypedSign{"\t", " "},       TypedSign{"\r", ""},
    TypedSign{"->", ","}};

constexpr std::array htmlEntities{
    TypedSign{"nbsp", " "},       TypedSign{"amp", "&"},         TypedSign{"lt", "<"},
    TypedSign{"gt", ">"},         TypedSign{"quot", "\""},       TypedSign{"apos", "'"},
    TypedSign{"auml", "\u00e4"},  TypedSign{"ouml", "\u00f6"},   TypedSign{"uuml", "\u00fc"},
    TypedSign{"Auml", "\u00c4"},  TypedSign{"Ouml", "\u00d6"},   TypedSign{"Uuml", "\u00dc"},
    TypedSign{"szlig", "\u00df"}, TypedSign{"eacute", "\u00e9"}, TypedSign{"egrave", "\u00e8"},
    TypedSign{"ndash", "-"},      TypedSign{"mdash", "-"},       TypedSign{"rarr", ","},
    TypedSign{"lsquo", "'"},      TypedSign{"rsquo", "'"},       TypedSign{"ldquo", "\""},
    TypedSign{"rdquo", "\""},     TypedSign{"bdquo", "\""},      TypedSign{"bull", "*"},
    TypedSign{"middot", "*"},     TypedSign{"hellip", "..."},    TypedSign{"shy", ""},
    TypedSign{"zwnj", ""}};

/// What a piece of the text reads as, and its length in bytes.
struct Piece {
    std::string typed;
    std::size_t bytes = 0;
    bool isBreak = false;  ///< a new line begins
};

/// A tag of HTML, such as "<br>".
std::optional<Piece> tagAt(std::string_view text) {
    const std::size_t end = text.substr(0, longestTag).find('>');
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    if (!text.starts_with('<') || end == std::string_view::npos || end < 2)
        return {};
    std::string_view name = text.substr(1, end - 1);
    if (name.contains('\n') || name.contains('<'))
        return {};
    if (name.starts_with('!'))
        return Piece{{}, end + 1, false};
    if (name.starts_with('/'))
        name.remove_prefix(1);
    std::string word;
    for (const char c : name) {
        const bool isDigit = c >= '0' && c <= '9' && !word.empty();
        if (!isLetter(c) && !isDigit)
            break;
        word += isDigit ? c : static_cast<char>(c | 0x20);
    }
    if (word.empty())
        return {};
    static constexpr std::array<std::string_view, 9> breaking{"br", "p", "div", "li", "tr", "ul", "ol", "table", "h1"};
    return Piece{{}, end + 1, std::ranges::find(breaking, word) != breaking.end()};
}

/// An entity of HTML, such as "&nbsp;".
std::optional<Piece> entityAt(std::string_view text) {
    const std::size_t end = text.substr(0, longestEntity + 2).find(';');
    if (!text.starts_with('&') || end == std::string_view::npos || end < 3)
        return {};
    std::string_view name = text.substr(1, end - 1);
    if (name.starts_with('#')) {
        const bool isHex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        name.remove_prefix(isHex ? 2 : 1);
        std::uint32_t point = 0;
        const auto [stop, error] = std::from_chars(name.data(), name.data() + name.size(), point, isHex ? 16 : 10);
        if (error != std::errc{} || stop != name.data() + name.size() || point < ' ')
            return {};
        std::string typed;
        appendUtf8(typed, point);
        const auto* const other = std::ranges::find(typedSigns, typed, &TypedSign::sign);
        return Piece{other == typedSigns.end() ? typed : std::string(other->typed), end + 1, false};
    }
    const auto* const found = std::ranges::find(htmlEntities, name, &TypedSign::sign);
    return found == htmlEntities.end() ? std::nullopt : std::optional(Piece{std::string(found->typed), end + 1, false});
}

Piece pieceAt(std::string_view text) {
    if (const std::optional<Piece> tag = tagAt(text))
        return *tag;
    if (const std::optional<Piece> entity = entityAt(text))
        return *entity;
    const auto* const found =
        std::ranges::find_if(typedSigns, [&](const TypedSign& e) { return text.starts_with(e.sign); });
    if (found != typedSigns.end())
        return {std::string(found->typed), found->sign.size(), false};
    const std::size_t bytes = characterAt(text, 0).value_or(Utf8Character{0, 1}).bytes;
    return {std::string(text.substr(0, bytes)), bytes, false};
}

/// Removes the quote marks, and counts them.
void unquote(MailLine& line) {
    while (line.text.starts_with('>')) {
        ++line.depth;
        line.cut(1);
    }
}

/// The length of a bullet or number before a line, such as "* " or "1. ".
std::size_t bulletIn(std::string_view text) {
    const std::size_t end = text.find(' ');
    if (end == std::string_view::npos || end > 4)
        return 0;
    std::string_view mark = text.substr(0, end);
    if (mark == "*" || mark == "-" || mark == "+" || mark == "o" || mark == "[x]" || mark == "[]" || mark == "[X]")
        return end;
    const bool isClosed = mark.ends_with('.') || mark.ends_with(')');
    if (!isClosed)
        return 0;
    mark.remove_suffix(1);
    if (mark.starts_with('('))
        mark.remove_prefix(1);
    const bool isNumber = !mark.empty() && std::ranges::all_of(mark, [](char c) { return c >= '0' && c <= '9'; });
    const bool isLetter = mark.size() == 1 && mark[0] >= 'a' && mark[0] <= 'z';
    return isNumber || isLetter ? end : 0;
}

/// "On Monday Bob wrote:", in the languages of common mail programs. It may be wrapped.
bool isAttribution(std::string_view text) {
    static constexpr std::array<std::string_view, 5> endings{"wrote:", "schrieb:", "crit :", "crit:", "escribi\u00f3:"};
    const bool isEnglish =
        std::ranges::any_of(endings, [&](std::string_view ending) { return text.ends_with(ending); });
    return isEnglish || (text.starts_with("Am ") && text.contains(" schrieb ") && text.ends_with(':'));
}

/// "-----Original Message-----", "Begin forwarded message:", "From: Bob".
bool isForwardMark(std::string_view text) {
    const bool hasDashes = text.starts_with("---") && text.ends_with("---");
    return text == "Begin forwarded message:" || text.starts_with("From: ") || text.starts_with("Von: ") ||
           (hasDashes && text.find_first_not_of("- ") != std::string_view::npos);
}

}  // namespace

Written MailLine::word(std::string_view part, std::string_view file) const {
    constexpr std::size_t longest = 80;
    const bool isHere = !part.empty() && !spots.empty();
    const auto begin = isHere ? static_cast<std::size_t>(part.data() - text.data()) : 0;
    Written written;
    written.text = cutTo(part, longest);
    written.place = {std::string(file), first, 1};
    if (spots.empty())
        return written;
    const Spot& from = spots[begin];
    written.place = {std::string(file), from.line, from.begin};
    if (isHere)
        if (const Spot& to = spots[begin + part.size() - 1]; to.line == from.line)
            written.length = to.end - from.begin;
    return written;
}

void MailLine::append(const MailLine& next) {
    text += ' ' + next.text;
    spots.push_back(spots.empty() ? Spot{first, 1, 1} : spots.back());
    spots.insert(spots.end(), next.spots.begin(), next.spots.end());
    last = next.last;
}

void MailLine::cut(std::size_t bytes) {
    bytes = std::min(text.find_first_not_of(' ', bytes), text.size());
    text.erase(0, bytes);
    spots.erase(spots.begin(), spots.begin() + static_cast<std::ptrdiff_t>(bytes));
}

bool isWrapped(const MailLine& line) {
    return line.text.ends_with(',') || line.text.ends_with(';') || line.text.size() >= wrapLength;
}

namespace {

class MailLineReader {
public:
    explicit MailLineReader(bool isWhole) : m_isWhole(isWhole) {}

    std::vector<MailLine> read(std::string_view text) {
        while (!text.empty()) {
            if (text.front() == '\n') {
                finishLine();
                text.remove_prefix(1);
                ++m_number;
                m_column = 1;
                continue;
            }
            const Piece piece = pieceAt(text);
            addPiece(piece, static_cast<int>(characters(text.substr(0, piece.bytes))));
            text.remove_prefix(piece.bytes);
        }
        finishLine();
        return std::move(m_lines);
    }

private:
    /// `width`: characters of the original text.
    void addPiece(const Piece& piece, int width) {
        if (piece.isBreak && !m_line.text.empty())
            finishLine();
        for (const char c : piece.typed) {
            if (m_line.text.empty() && c == ' ')
                continue;
            m_line.text += c;
            m_line.spots.push_back({m_number, m_column, m_column + width});
        }
        m_column += width;
    }

    void finishLine() {
        m_line.cut(0);
        while (m_line.text.ends_with(' ')) {
            m_line.text.pop_back();
            m_line.spots.pop_back();
        }
        m_line.first = m_line.last = m_number;
        unquote(m_line);
        if (m_isWhole)
            m_line.depth = 0;
        else
            countAttributions();
        markSignature();
        for (int bullets = 0; bullets < 3 && !m_line.isComment(); ++bullets)
            m_line.cut(bulletIn(m_line.text));
        m_lines.push_back(std::exchange(m_line, {}));
    }

    /// Lines below an attribution are quoted, by marks or without them.
    void countAttributions() {
        if (m_mayAttribute && !m_line.text.empty()) {
            m_added += m_line.depth > 0 ? 0 : 1;
            m_mayAttribute = false;
        }
        if (m_line.depth == 0 && (isAttribution(m_line.text) || isForwardMark(m_line.text)))
            m_mayAttribute = true;
        m_line.depth += m_added;
    }

    void markSignature() {
        const int depthBefore = m_lines.empty() ? 0 : m_lines.back().depth;
        if (m_line.depth != depthBefore && !m_line.text.empty())
            m_signature = -1;
        if (m_line.text == "--") {
            m_signature = m_line.depth;
            m_line.text.clear();
            m_line.spots.clear();
        }
        m_line.isSignature = m_signature >= 0 && (m_isWhole || m_signature == m_line.depth);
    }

    bool m_isWhole;
    std::vector<MailLine> m_lines;
    MailLine m_line;
    int m_number = 1;
    int m_column = 1;
    int m_signature = -1;  ///< its depth
    int m_added = 0;       ///< depth of the lines below an attribution
    bool m_mayAttribute = false;
};

}  // namespace

std::vector<MailLine> mailLines(std::string_view text, bool isWhole) { return MailLineReader(isWhole).read(text); }

}  // namespace ephor::campaign
