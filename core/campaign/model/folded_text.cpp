#include "core/campaign/model/folded_text.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace ephor::campaign {

namespace {

/// U+00C0 to U+00DF, and the same for U+00E0 to U+00FF.
constexpr std::string_view latin1 = "aaaaaaaceeeeiiiidnooooo ouuuuyty";
/// U+0100 to U+017F.
constexpr std::string_view latinExtended =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjjjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(latin1.size() == 0x20 && latinExtended.size() == 0x80);

struct Span {
    std::uint32_t first;
    std::uint32_t last;
};

template <std::size_t N> constexpr bool isIn(const std::array<Span, N>& spans, std::uint32_t point) {
    return std::ranges::any_of(spans, [&](Span span) { return point >= span.first && point <= span.last; });
}

/// Soft hyphen, combining accents, joiners, direction and variation marks, the byte order mark, tags.
constexpr std::array unseen{Span{0xAD, 0xAD},     Span{0x300, 0x36F},    Span{0x61C, 0x61C},   Span{0x115F, 0x1160},
                            Span{0x17B4, 0x17B5}, Span{0x180B, 0x180F},  Span{0x1AB0, 0x1AFF}, Span{0x1DC0, 0x1DFF},
                            Span{0x200B, 0x200F}, Span{0x202A, 0x202E},  Span{0x2060, 0x206F}, Span{0x20D0, 0x20FF},
                            Span{0x3164, 0x3164}, Span{0xFE00, 0xFE0F},  Span{0xFE20, 0xFE2F}, Span{0xFEFF, 0xFEFF},
                            Span{0xFFA0, 0xFFA0}, Span{0xE0000, 0xE0FFF}};
/// Control characters, symbols of Latin-1, blanks and punctuation, arrows and drawings, CJK blanks and brackets, emoji.
constexpr std::array unicodeBlanks{Span{0x0, 0x1F},       Span{0x7F, 0xBF},     Span{0x1680, 0x1680},
                                   Span{0x2000, 0x2BFF},  Span{0x3000, 0x303F}, Span{0xFE10, 0xFE6F},
                                   Span{0x1F000, 0x1FAFF}};

/// Parses the text after a backslash.
class Escape {
public:
    explicit Escape(std::string_view behind) : m_behind(behind) {
        if (behind.starts_with("u{"))
            read(2, 1, 6, '}');
        else if (behind.starts_with('u'))
            read(1, 4, 4, {});
        else if (behind.starts_with('x'))
            read(1, 2, 2, {});
        else
            read(0, 2, 6, ' ');
        static constexpr std::string_view controls = "bfnrtv";
        if (m_bytes == 0 && !behind.empty() && controls.contains(behind.front()))
            m_bytes = 1;
    }
    /// Length of the escape; 0 if the backslash stands alone.
    std::size_t bytes() const { return m_bytes; }
    /// The character; a blank if it is not a letter.
    std::uint32_t point() const { return m_point; }

private:
    /// Parses `least` to `most` hexadecimal digits from `begin` on, and an optional closing character.
    void read(std::size_t begin, std::size_t least, std::size_t most, char close) {
        const std::string_view digits = m_behind.substr(begin, most);
        const char* const first = digits.data();
        const auto [end, error] = std::from_chars(first, first + digits.size(), m_point, 16);
        const auto count = static_cast<std::size_t>(end - first);
        if (error != std::errc{} || count < least) {
            m_point = ' ';
            return;
        }
        m_bytes = begin + count;
        if (close != 0 && m_behind.substr(m_bytes).starts_with(close))
            ++m_bytes;
    }

    std::string_view m_behind;
    std::size_t m_bytes = 0;
    std::uint32_t m_point = ' ';
};

class Folding {
public:
    std::string take() {
        dropEdge();
        if (m_text.ends_with(' '))
            m_text.pop_back();
        return std::move(m_text);
    }

    void put(std::uint32_t point) {
        if (isIn(unseen, point))
            return;
        if (point >= 0xFF01 && point <= 0xFF5E)  // full-width characters
            point -= 0xFF01 - '!';
        if (point == 0x2010 || point == 0x2011)
            letter('-');
        else if (point >= 0x2018 && point <= 0x201B)
            letter('\'');
        else if (point >= 0x201C && point <= 0x201F)
            letter('"');
        else if (point >= 'A' && point <= 'Z')
            letter(static_cast<char>(point + ('a' - 'A')));
        else if (point == '*' || point == '`' || point == '~' || point == '\\')
            return;
        else if (point == ' ' || isIn(unicodeBlanks, point))
            blank();
        else if (point < 0x80)
            letter(static_cast<char>(point));
        else
            beyondAscii(point);
    }

private:
    void beyondAscii(std::uint32_t point) {
        if (point == 0xC6 || point == 0xE6)
            letters("ae");
        else if (point == 0x152 || point == 0x153)
            letters("oe");
        else if (point == 0xDF)
            letters("ss");
        else if (point == 0xD7 || point == 0xF7)
            blank();
        else if (point < 0x100)
            letter(latin1[point & 0x1F]);
        else if (point < 0x180)
            letter(latinExtended[point - 0x100]);
        else if (point == 0x3C2)  // final sigma
            encoded(0x3C3);
        else if ((point >= 0x391 && point <= 0x3A9) || (point >= 0x410 && point <= 0x42F))
            encoded(point + 0x20);
        else
            encoded(point);
    }
    void letters(std::string_view all) {
        for (const char c : all)
            letter(c);
    }
    void letter(char c) {
        if (c == '_' && (m_text.empty() || !isOfWord(m_text.back())))
            return;
        if (!isOfWord(c))
            dropEdge();
        m_text += c;
    }
    void encoded(std::uint32_t point) { appendUtf8(m_text, point); }
    void blank() {
        dropEdge();
        if (!m_text.empty() && m_text.back() != ' ')
            m_text += ' ';
    }
    /// Removes "_" from the end of a word.
    void dropEdge() {
        while (m_text.ends_with('_'))
            m_text.pop_back();
    }

    std::string m_text;
};

}  // namespace

bool isOfWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

std::string folded(std::string_view line) {
    Folding text;
    for (std::size_t at = 0; at < line.size();) {
        if (line[at] == '\\') {
            const Escape escape(line.substr(at + 1));
            at += 1 + escape.bytes();
            if (escape.bytes() > 0)
                text.put(escape.point());
            continue;
        }
        const auto character = characterAt(line, at).value_or(Utf8Character{static_cast<unsigned char>(line[at]), 1});
        text.put(character.point);
        at += character.bytes;
    }
    return text.take();
}

std::string withoutHyphens(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t next = text.substr(at + 1).starts_with(' ') ? at + 2 : at + 1;
        const bool isWithin =
            text[at] == '-' && !plain.empty() && isOfWord(plain.back()) && next < text.size() && isOfWord(text[next]);
        if (isWithin)
            at = next - 1;
        else
            plain += text[at];
    }
    return plain;
}

}  // namespace ephor::campaign
