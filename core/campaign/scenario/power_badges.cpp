#include "core/campaign/scenario/power_badges.h"

#include "core/base/utf8.h"
#include "core/campaign/scenario/badge.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace ephor::campaign {

namespace {

using Badges = std::vector<std::optional<PowerBadge>>;

/// For powers without a badge of their own: muted colours, no two with the same colour and shape.
constexpr int spareCount = 6;
const std::array<PowerBadge, spareCount>& spareBadges() {
    static const std::array<PowerBadge, spareCount> all{{
        {BadgeShape::Diamond, {}, 0x6B741F, 0xB9C45A},
        {BadgeShape::Pentagon, {}, 0xB44D76, 0xEF9ABB},
        {BadgeShape::Octagon, {}, 0x2F707C, 0x86C5D1},
        {BadgeShape::Square, {}, 0x554A8C, 0xA99EE3},
        {BadgeShape::Hexagon, {}, 0x9A5B14, 0xE0A05A},
        {BadgeShape::Circle, {}, 0x5B5B5B, 0xB0B0B0},
    }};
    return all;
}

/// Hue, saturation and lightness, each from 0 to 1.
struct Hsl {
    double hue = 0;
    double saturation = 0;
    double lightness = 0;
};

std::array<double, 3> partsOf(std::uint32_t rgb) {
    return {(rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0};
}

Hsl hslOf(std::uint32_t rgb) {
    const auto [red, green, blue] = partsOf(rgb);
    const double most = std::max({red, green, blue});
    const double least = std::min({red, green, blue});
    const double range = most - least;
    Hsl hsl{0, 0, (most + least) / 2};
    if (range <= 0)
        return hsl;
    hsl.saturation = range / (1 - std::abs(2 * hsl.lightness - 1));
    const double sixth = most == red     ? (green - blue) / range + (green < blue ? 6 : 0)
                         : most == green ? (blue - red) / range + 2
                                         : (red - green) / range + 4;
    hsl.hue = sixth / 6;
    return hsl;
}

std::uint32_t rgbOf(const Hsl& hsl) {
    const double strength = hsl.saturation * std::min(hsl.lightness, 1 - hsl.lightness);
    const auto part = [&](double n) {
        const double k = std::fmod(n + hsl.hue * 12, 12);
        const double value = hsl.lightness - strength * std::max(-1.0, std::min({k - 3, 9 - k, 1.0}));
        return static_cast<std::uint32_t>(std::lround(value * 255));
    };
    return part(0) << 16 | part(8) << 8 | part(4);
}

/// Sets the colour, with a lighter one for dark ground.
void setColour(PowerBadge& badge, std::uint32_t rgb) {
    constexpr double paleFrom = 140 / 255.0;
    constexpr double lighter = 0.25;
    constexpr double least = 0.6;
    constexpr double most = 0.85;
    badge.light = rgb;
    Hsl hsl = hslOf(rgb);
    hsl.lightness = std::clamp(hsl.lightness + lighter, least, most);
    badge.dark = rgbOf(hsl);
    const auto [red, green, blue] = partsOf(rgb);
    badge.hasDarkLetter = (red * 11 + green * 16 + blue * 5) / 32 >= paleFrom;
}

/// Writes what the scenario chooses over what the program would choose.
void apply(const Badge& chosen, PowerBadge& badge) {
    if (chosen.colour)
        setColour(badge, *chosen.colour);
    if (chosen.shape)
        badge.shape = *chosen.shape;
    if (!chosen.letter.empty())
        badge.letter = chosen.letter;
}

/// True if another badge has the same shape and nearly the same colour.
bool isLikeAny(const PowerBadge& badge, const Badges& others) {
    return std::ranges::any_of(others, [&](const auto& other) {
        return other && other->shape == badge.shape && areNear(other->light, badge.light);
    });
}

/// The next spare badge with the power's own choices; one that no other is like, if there is any. `next` counts the
/// spare ones that are used.
PowerBadge spareBadge(const Badge& chosen, const Badges& others, std::size_t& next) {
    const auto& spares = spareBadges();
    const std::size_t first = next;
    PowerBadge badge;
    do {
        badge = spares[next++ % spares.size()];
        apply(chosen, badge);
    } while (isLikeAny(badge, others) && next < first + spares.size());
    return badge;
}

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::optional<PowerBadge> knownBadge(std::string_view id) {
    const std::string word = lowered(id);
    const auto known =
        std::ranges::find_if(stateBadges(), [&](const StateBadge& one) { return word.starts_with(one.state); });
    return known == stateBadges().end() ? std::nullopt : std::optional(known->badge);
}

/// The characters of a text, letters of ASCII as capitals.
std::vector<std::string> charactersOf(std::string_view text) {
    std::vector<std::string> all;
    for (const char c : text)
        if ((static_cast<unsigned char>(c) & 0xC0U) == 0x80U && !all.empty())
            all.back() += c;
        else
            all.emplace_back(1, upper(c));
    return all;
}

bool isLetter(const std::string& character) {
    return character.size() > 1 || (character.front() >= 'A' && character.front() <= 'Z');
}

/// The first letter of the name that no other power has.
std::string freeLetter(const std::string& name, const std::set<std::string>& taken) {
    const std::vector<std::string> letters = charactersOf(name);
    const auto free = std::ranges::find_if(
        letters, [&](const std::string& letter) { return isLetter(letter) && !taken.contains(letter); });
    return free != letters.end() ? *free : letters.empty() ? "?" : letters.front();
}

}  // namespace

std::span<const StateBadge> stateBadges() {
    static const std::array<StateBadge, 7> all{{
        {"athen", {BadgeShape::Circle, "A", 0x134DA1, 0x559DF0}},
        {"spart", {BadgeShape::Square, "S", 0xB8321F, 0xEA5920}},
        {"corinth", {BadgeShape::Diamond, "C", 0x884781, 0xC564AF}},
        {"theb", {BadgeShape::Triangle, "T", 0xEEC524, 0xE7D05F, true}},
        {"arg", {BadgeShape::Hexagon, "R", 0x12855E, 0x2FD4AF}},
        {"maced", {BadgeShape::Pentagon, "M", 0x4CB0E6, 0xC1EEF8, true}},
        {"persia", {BadgeShape::Octagon, "P", 0x48332A, 0xAC8E6E}},
    }};
    return all;
}

std::vector<PowerBadge> badgesOf(const Scenario& scenario) {
    Badges found(scenario.powers.size());
    for (const bool isChosen : {true, false})
        for (std::size_t i = 0; i < found.size(); ++i) {
            const PowerInfo& power = scenario.powers[i];
            if ((power.badge.colour && power.badge.shape) != isChosen)
                continue;
            std::optional<PowerBadge> badge = knownBadge(power.id);
            if (!badge && isChosen)
                badge.emplace();
            if (badge)
                apply(power.badge, *badge);
            if (badge && (isChosen || !isLikeAny(*badge, found)))
                found[i] = badge;
        }
    std::vector<PowerBadge> badges;
    std::size_t spare = 0;
    std::set<std::string> letters;
    for (std::size_t i = 0; i < found.size(); ++i) {
        badges.push_back(found[i] ? *found[i] : spareBadge(scenario.powers[i].badge, found, spare));
        found[i] = badges.back();
        letters.insert(badges.back().letter);
    }
    for (std::size_t i = 0; i < badges.size(); ++i)
        if (badges[i].letter.empty()) {
            badges[i].letter = freeLetter(scenario.powers[i].name, letters);
            letters.insert(badges[i].letter);
        }
    return badges;
}

}  // namespace ephor::campaign
