#include "core/campaign/dice/typed_dice.h"

#include "core/campaign/model/enum_names.h"
#include "core/io/json_depth.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace ephor::campaign {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view betweenFaces = ", \t";
/// The highest face of any die in a campaign.
constexpr int highestFace = 255;

Diagnostic remark(Severity severity, const char* code, Message message) {
    return {severity, code, {}, std::move(message), {}, {}};
}

const CampaignRoll* rollNamed(std::string_view name, std::span<const CampaignRoll> rolls) {
    const auto it = std::ranges::find_if(rolls, [&](const CampaignRoll& roll) { return purposeOf(roll) == name; });
    return it == rolls.end() ? nullptr : &*it;
}

/// No roll has this name, with or without typed dice.
Diagnostic unknown(const std::string& name, std::span<const CampaignRoll> rolls) {
    std::vector<std::string> names;
    for (const CampaignRoll& roll : rolls)
        if (!roll.typed)
            names.push_back(purposeOf(roll));
    if (const std::optional<std::string> near = nearestWord(name, names))
        return remark(Severity::Error, "dice-unknown",
                      {"There is no roll for \"{0}\" here. Did you mean \"{1}\"?", {name, *near}});
    return remark(Severity::Error, "dice-unknown",
                  {"There is no roll for \"{0}\" here. Use a name from the list of rolls.", {name}});
}

bool isFaces(const Json& value) {
    return value.is_array() && !value.empty() && value.size() <= mostFaces &&
           std::ranges::all_of(
               value, [](const Json& face) { return face.is_number_unsigned() && face >= 1 && face <= highestFace; });
}

}  // namespace

FaceRange rangeOf(const CampaignRoll& roll) {
    if (roll.kind == CampaignRoll::Kind::Average)
        return {2, 5};
    return {1, roll.sides};
}

std::optional<Message> whyNotFaces(const CampaignRoll& roll, std::span<const int> faces) {
    const auto [least, most] = rangeOf(roll);
    const auto shows = [&](int face) { return face >= least && face <= most; };
    if (faces.size() == roll.faces.size() && std::ranges::all_of(faces, shows))
        return {};
    return Message("\"{0}\" takes {1} from {2} to {3}, not {4}.",
                   {purposeOf(roll), counted(std::ssize(roll.faces), "number"), std::to_string(least),
                    std::to_string(most), fmt::format("{}", fmt::join(faces, ", "))});
}

std::optional<std::vector<int>> facesIn(std::string_view text) {
    std::vector<int> faces;
    for (std::size_t at = text.find_first_not_of(betweenFaces); at != std::string_view::npos;
         at = text.find_first_not_of(betweenFaces, at)) {
        const std::size_t end = std::min(text.find_first_of(betweenFaces, at), text.size());
        int face = 0;
        const auto [stopped, error] = std::from_chars(text.data() + at, text.data() + end, face);
        if (error != std::errc{} || stopped != text.data() + end || face < 1 || face > highestFace ||
            faces.size() == mostFaces)
            return {};
        faces.push_back(face);
        at = end;
    }
    return faces.empty() ? std::nullopt : std::optional(std::move(faces));
}

Result<TypedDice> typedDiceIn(std::span<const std::string> texts) {
    TypedDice typed;
    Diagnostics faults;
    for (const std::string& text : texts) {
        const std::size_t equals = std::min(text.rfind('='), text.size());
        const std::string name(trimmedLine(std::string_view(text).substr(0, equals)));
        const auto faces = equals < text.size() ? facesIn(std::string_view(text).substr(equals + 1)) : std::nullopt;
        if (name.empty() || !faces)
            faults.push_back(
                remark(Severity::Error, "dice-words",
                       {"\"{0}\": dice are entered by the purpose of a roll and its faces, as Siege of Plataea=4,2.",
                        {text}}));
        else if (!typed.emplace(name, *faces).second)
            faults.push_back(remark(Severity::Error, "dice-twice", {"The roll \"{0}\" is entered twice.", {name}}));
    }
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return typed;
}

TypedDice typedOf(std::span<const CampaignRoll> rolls) {
    TypedDice typed;
    for (const CampaignRoll& roll : rolls)
        if (roll.typed)
            typed.emplace(purposeOf(roll), roll.faces);
    return typed;
}

Diagnostics remarksOn(const TypedDice& typed, std::span<const CampaignRoll> rolls,
                      std::span<const CampaignRoll> bySeed) {
    Diagnostics remarks;
    for (const auto& [name, faces] : typed) {
        if (const CampaignRoll* made = rollNamed(name, rolls)) {
            if (const auto why = whyNotFaces(*made, faces))
                remarks.push_back(remark(Severity::Error, "dice-faces", *why));
        } else if (rollNamed(name, bySeed)) {
            remarks.push_back(
                remark(Severity::Advice, "dice-idle",
                       {"The roll \"{0}\" is no longer made, because other rolls have changed; its {1} does not count.",
                        {name, fmt::format("{}", fmt::join(faces, ", "))}}));
        } else {
            remarks.push_back(unknown(name, rolls));
        }
    }
    return remarks;
}

std::string toJson(const TypedDice& typed) { return typed.empty() ? std::string() : Json{{"dice", typed}}.dump(); }

Result<TypedDice> typedDiceFromJson(std::string_view text) {
    TypedDice typed;
    if (text.empty())
        return typed;
    const auto wrong = [] { return failure("journal-dice", "its typed-in dice cannot be understood."); };
    const Json json = tooDeepAt(text, 5) ? Json() : Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("dice") || !json["dice"].is_object())
        return wrong();
    for (const auto& [name, faces] : json["dice"].items()) {
        if (name.empty() || !isFaces(faces))
            return wrong();
        typed.emplace(name, faces.get<std::vector<int>>());
    }
    return typed;
}

}  // namespace ephor::campaign
