#include "core/campaign/dice/campaign_roll.h"

#include "core/campaign/dice/turn_seed.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>

namespace ephor::campaign {

namespace {

constexpr std::string_view typedMark = " (typed in)";
constexpr std::string_view secretMark = " (secret)";
constexpr std::string_view powerMark = " (private)";
constexpr std::string_view facesMark = ", faces";
constexpr std::string_view nthMark = ", throw ";

std::string bodyOf(const CampaignRoll& roll) {
    const int face = roll.faces.empty() ? 0 : roll.faces.front();
    if (roll.kind == CampaignRoll::Kind::Lot)
        return fmt::format("lot {} of {}", face, roll.sides);
    if (roll.kind == CampaignRoll::Kind::Share)
        return fmt::format("{} of 100, needs at most {} = {}", face, roll.atMost,
                           face <= roll.atMost ? "one more" : "no more");
    std::string text = roll.kind == CampaignRoll::Kind::Average ? "average" : "";
    for (const int one : roll.faces)
        text += (text.empty() ? "" : " ") + std::to_string(one);
    if (roll.modifier != 0)
        text += fmt::format(" {}{}", roll.modifier > 0 ? "+" : "-", std::abs(roll.modifier));
    return roll.faces.size() == 1 && roll.modifier == 0 ? text : text + fmt::format(" = {}", totalOf(roll));
}

std::optional<int> numberIn(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool whole = error == std::errc{} && end == word.data() + word.size();
    return whole && value >= 0 && value <= 9999 ? std::optional(value) : std::nullopt;
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

/// The number at an index of the words, or 0, which is never valid there.
int numberAt(const std::vector<std::string_view>& words, std::size_t at) {
    return at < words.size() ? numberIn(words[at]).value_or(0) : 0;
}

/// Parses what bodyOf() writes. The caller compares bodyOf() of the result with the text, so faults need no report
/// here.
void readBody(std::string_view body, CampaignRoll& roll) {
    const std::vector<std::string_view> words = wordsOf(body);
    if (words.empty())
        return;
    if (words[0] == "lot") {
        roll.kind = CampaignRoll::Kind::Lot;
        roll.faces = {numberAt(words, 1)};
        roll.sides = numberAt(words, 3);
        return;
    }
    if (words.size() > 1 && words[1] == "of") {
        roll.kind = CampaignRoll::Kind::Share;
        roll.faces = {numberAt(words, 0)};
        roll.sides = 100;
        roll.atMost = numberAt(words, 6);
        return;
    }
    std::size_t at = 0;
    if (words[0] == "average") {
        roll.kind = CampaignRoll::Kind::Average;
        ++at;
    }
    for (; at < words.size() && roll.faces.size() < mostFaces; ++at)
        if (const std::optional<int> face = numberIn(words[at]))
            roll.faces.push_back(*face);
        else
            break;
    if (at < words.size() && (words[at].starts_with('+') || words[at].starts_with('-')))
        roll.modifier = numberIn(words[at].substr(1)).value_or(0) * (words[at].front() == '-' ? -1 : 1);
}

bool cut(std::string_view& text, std::string_view mark) {
    if (!text.ends_with(mark))
        return false;
    text.remove_suffix(mark.size());
    return true;
}

Told cutTold(std::string_view& line) {
    const std::size_t open = line.rfind(" [");
    if (!line.ends_with(']') || open == std::string_view::npos)
        return {};
    std::string_view inside = line.substr(open + 2, line.size() - open - 3);
    line = line.substr(0, open);
    Told told;
    told.facesOnly = cut(inside, facesMark);
    told.who = inside;
    return told;
}

}  // namespace

bool isToldTo(const Told& told, std::string_view power) {
    const std::string among = " " + told.who + " ";
    return told.who == everybody || among.contains(" " + std::string(power) + " ");
}

std::string purposeOf(const CampaignRoll& roll) {
    return roll.nth > 1 ? fmt::format("{}{}{}", roll.what, nthMark, roll.nth) : roll.what;
}

int totalOf(const CampaignRoll& roll) {
    int total = roll.modifier;
    for (const int face : roll.faces)
        total += face;
    return total;
}

std::string toText(const CampaignRoll& roll) {
    std::string text = purposeOf(roll) + ": " + bodyOf(roll);
    if (roll.seed != CampaignRoll::Seed::Open)
        text += roll.seed == CampaignRoll::Seed::Secret ? secretMark : powerMark;
    if (roll.typed)
        text += typedMark;
    if (!roll.told.who.empty())
        text += fmt::format(" [{}{}]", roll.told.who, roll.told.facesOnly ? facesMark : "");
    return text;
}

std::optional<CampaignRoll> parseRoll(std::string_view line) {
    CampaignRoll roll;
    roll.told = cutTold(line);
    roll.typed = cut(line, typedMark);
    if (cut(line, secretMark))
        roll.seed = CampaignRoll::Seed::Secret;
    else if (cut(line, powerMark))
        roll.seed = CampaignRoll::Seed::Power;
    const std::size_t colon = line.rfind(": ");
    if (colon == std::string_view::npos || colon == 0)
        return {};
    const std::string_view body = line.substr(colon + 2);
    std::string_view what = line.substr(0, colon);
    if (const std::size_t at = what.rfind(nthMark); at != std::string_view::npos) {
        if (const auto nth = numberIn(what.substr(at + nthMark.size())); nth && *nth > 1) {
            roll.nth = *nth;
            what = what.substr(0, at);
        }
    }
    roll.what = what;
    readBody(body, roll);
    const bool hasSides = roll.sides >= 2 && roll.sides <= 255;
    return hasSides && !roll.faces.empty() && bodyOf(roll) == body ? std::optional(roll) : std::nullopt;
}

int countOf(CampaignRoll::Kind kind, int face) {
    static constexpr std::array<int, 6> averageFaces{2, 3, 3, 4, 4, 5};
    return kind == CampaignRoll::Kind::Average ? averageFaces[static_cast<std::size_t>(face - 1)] : face;
}

std::vector<int> facesOf(const DiceKey& occasion, const CampaignRoll& roll) {
    std::vector<std::uint8_t> fell(roll.faces.size());
    const std::string purpose =
        roll.kind == CampaignRoll::Kind::Share ? fmt::format("{}, needs {}", roll.what, roll.atMost) : roll.what;
    SealedDice(rollKeyOf(occasion, purpose, roll.nth)).draw(roll.sides, fell);
    std::vector<int> faces;
    for (const std::uint8_t face : fell)
        faces.push_back(countOf(roll.kind, face));
    return faces;
}

}  // namespace ephor::campaign
