#include "core/base/utf8.h"

namespace ephor {

std::optional<Utf8Character> characterAt(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const int more = lead < 0x80                   ? 0
                     : lead >= 0xC2 && lead < 0xE0 ? 1
                     : lead >= 0xE0 && lead < 0xF0 ? 2
                     : lead >= 0xF0 && lead < 0xF5 ? 3
                                                   : -1;
    if (more < 0 || at + static_cast<std::size_t>(more) >= text.size())
        return {};
    std::uint32_t point = more == 0 ? lead : lead & (0x3FU >> more);
    for (int i = 1; i <= more; ++i) {
        const auto next = static_cast<unsigned char>(text[at + static_cast<std::size_t>(i)]);
        if ((next & 0xC0) != 0x80)
            return {};
        point = point << 6 | (next & 0x3FU);
    }
    const bool tooLong = (more == 2 && point < 0x800) || (more == 3 && point < 0x10000);
    const bool surrogate = point >= 0xD800 && point < 0xE000;
    if (tooLong || surrogate || point > 0x10FFFF)
        return {};
    return Utf8Character{point, 1 + static_cast<std::size_t>(more)};
}

std::optional<std::size_t> notUtf8At(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::optional<Utf8Character> character = characterAt(text, at);
        if (!character)
            return at;
        at += character->bytes;
    }
    return {};
}

std::string_view cutTo(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80)
        --bytes;
    return text.substr(0, bytes);
}

void appendUtf8(std::string& text, std::uint32_t point) {
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | (point >> shift & 0x3F)); };
    if ((point >= 0xD800 && point < 0xE000) || point > 0x10FFFF) {
        text += ' ';
    } else if (point < 0x80) {
        text += static_cast<char>(point);
    } else if (point < 0x800) {
        text += static_cast<char>(0xC0 | point >> 6);
        tail(0);
    } else if (point < 0x10000) {
        text += static_cast<char>(0xE0 | point >> 12);
        tail(6), tail(0);
    } else {
        text += static_cast<char>(0xF0 | point >> 18);
        tail(12), tail(6), tail(0);
    }
}

std::string lowered(std::string_view text) {
    std::string low(text);
    for (char& c : low)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return low;
}

}  // namespace ephor
