#include "core/io/encoding.h"

#include "core/base/toml_text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace ephor {

namespace {

/// With a byte order mark, or without one if the first letter is ASCII.
bool isUtf16(std::string_view text) {
    return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
           text.substr(0, 2).find('\0') != std::string_view::npos;
}

}  // namespace

SourcePosition placeOfByte(std::string_view text, std::size_t byte, std::string_view file) {
    const std::string_view before = text.substr(0, byte);
    const std::size_t lineStart = before.rfind('\n') + 1;
    return {std::string(file), static_cast<int>(std::ranges::count(before, '\n')) + 1,
            static_cast<int>(characters(before.substr(lineStart))) + 1};
}

std::optional<Diagnostic> encodingFault(std::string_view text, std::string_view file, const std::string& code) {
    const auto fault = [&](const char* message, const SourcePosition& place) {
        return Diagnostic{Severity::Error, code + "-encoding", place, Message(message), {}, {}};
    };
    if (isUtf16(text))
        return fault("The file is written in UTF-16, and must be in UTF-8. Open it in an editor and save it as UTF-8.",
                     {std::string(file), 1, 1});
    if (const std::optional<std::size_t> at = notUtf8At(text))
        return fault(
            "This letter is not written in UTF-8 (perhaps in Latin-1 or that of Windows). Open the file in an editor and save it "
            "as UTF-8, or write the letter anew.",
            placeOfByte(text, *at, file));
    return {};
}

std::optional<std::string> fromWindows1252(std::string_view text) {
    // The letters of 0x80 to 0x9F; those of 0xA0 to 0xFF have the numbers of Unicode.
    constexpr std::array<std::string_view, 32> special{"€", "",  "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š",
                                                       "‹", "Œ", "",  "Ž", "",  "",  "‘", "’", "“", "”", "•",
                                                       "–", "—", "˜", "™", "š", "›", "œ", "",  "ž", "Ÿ"};
    if (isUtf16(text) || !notUtf8At(text))
        return {};
    std::string utf8;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            utf8 += c;
        } else if (byte < 0xA0) {
            const std::string_view letter = special[byte - 0x80U];
            if (letter.empty())
                return {};
            utf8 += letter;
        } else {
            utf8 += static_cast<char>(0xC0U | (byte >> 6U));
            utf8 += static_cast<char>(0x80U | (byte & 0x3FU));
        }
    }
    return utf8;
}

std::optional<Diagnostic> noncharacterFault(std::string_view text, std::string_view file, const std::string& code) {
    const std::size_t at = std::min(text.find("\xEF\xBF\xBE"), text.find("\xEF\xBF\xBF"));
    if (at == std::string_view::npos)
        return {};
    return Diagnostic{
        Severity::Error,
        code + "-noncharacter",
        placeOfByte(text, at, file),
        {"This text contains {0}, an invisible code that is not a character. Delete it and type the text again.",
         {text[at + 2] == '\xBE' ? "U+FFFE" : "U+FFFF"}},
        {},
        {}};
}

}  // namespace ephor
