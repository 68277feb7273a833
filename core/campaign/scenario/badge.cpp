#include "core/campaign/scenario/badge.h"

#include "core/base/toml_text.h"
#include "core/io/toml_reader.h"

#include <charconv>

namespace ephor::campaign {

namespace {

bool isBadgeLetter(std::string_view text) {
    constexpr std::size_t mostBytes = 3;
    return characters(text) == 1 && text.size() <= mostBytes && text != " ";
}

}  // namespace

std::optional<std::uint32_t> colourFromText(std::string_view text) {
    constexpr std::size_t length = 7;
    if (text.size() != length || text.front() != '#')
        return {};
    std::uint32_t colour = 0;
    const std::string_view digits = text.substr(1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), colour, 16);
    return error == std::errc() && end == digits.data() + digits.size() ? std::optional(colour) : std::nullopt;
}

bool areNear(std::uint32_t a, std::uint32_t b) {
    constexpr int near = 40;  // distance in red, green and blue
    int squares = 0;
    for (const int shift : {0, 8, 16}) {
        const int off = static_cast<int>((a >> shift) & 0xFFU) - static_cast<int>((b >> shift) & 0xFFU);
        squares += off * off;
    }
    return squares < near * near;
}

Badge readBadge(TomlReader& power) {
    Badge badge;
    if (const std::string text = power.text("colour", Need::Optional).value_or(""); !text.empty()) {
        badge.colour = colourFromText(text);
        if (!badge.colour)
            power.fault(
                "colour", power.place("colour"),
                {"\"{0}\" is not a colour: write \"#\" and six hexadecimal digits, such as \"#134da1\".", {text}});
    }
    if (const auto word = power.word("shape", Need::Optional, allWords<BadgeShape>()))
        badge.shape = fromWord<BadgeShape>(*word);
    badge.letter = power.text("letter", Need::Optional).value_or("");
    if (!badge.letter.empty() && !isBadgeLetter(badge.letter)) {
        power.fault("letter", power.place("letter"),
                    {"\"{0}\" is not one letter: write one letter or digit, such as \"A\".", {badge.letter}});
        badge.letter.clear();
    }
    return badge;
}

Badge badgeOf(const SheetRow& power) {
    const std::string letter = power.text("letter");
    return {colourFromText(power.text("colour")), fromWord<BadgeShape>(power.text("shape")),
            isBadgeLetter(letter) ? letter : std::string()};
}

bool lookAlike(const Badge& a, const Badge& b) {
    const bool differInShape = a.shape && b.shape && *a.shape != *b.shape;
    return a.colour && b.colour && !differInShape && areNear(*a.colour, *b.colour);
}

}  // namespace ephor::campaign
