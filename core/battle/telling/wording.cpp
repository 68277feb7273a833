#include "core/battle/telling/wording.h"

#include <fmt/format.h>

namespace ephor {

std::string_view behindName(std::string_view text) {
    static constexpr std::string_view place = "{0}";
    if (!text.starts_with(place))
        return text;
    text.remove_prefix(place.size());
    text.remove_prefix(std::min(text.find_first_not_of(": "), text.size()));
    return text;
}

std::string textOf(std::span<const ValueText> values, int value) {
    const auto at = std::ranges::find(values, value, &ValueText::value);
    return at == values.end() ? std::to_string(value) : std::string(at->text);
}

bool placesNumbers(const Reason& what) {
    return what.text.find("{2}") != std::string_view::npos || what.text.find("{3}") != std::string_view::npos;
}

std::string numbersOf(const Reason& what, int number, int otherNumber) {
    const std::string first = textOf(what.values, number);
    return otherNumber == 0 && what.otherValues.empty()
               ? fmt::format(": {}", first)
               : fmt::format(": {}, {}", first, textOf(what.otherValues, otherNumber));
}

std::string withOther(std::string_view text, const std::string& other) {
    if (text.find("{1}") != std::string_view::npos)
        return std::string(text);
    // After these words the other piece is the object: "charged", "shot at". Without an object, a piece "shot".
    // The last three are German: translations end in them.
    static constexpr std::array<std::string_view, 12> joints{"at", "with", "to",   "against", "of",    "under",
                                                             "by", "on",   "from", "auf",     "gegen", "von"};
    const std::size_t blank = text.rfind(' ');
    const bool isJoint =
        blank != std::string_view::npos && std::ranges::find(joints, text.substr(blank + 1)) != joints.end();
    if (other.empty())
        return std::string(isJoint ? text.substr(0, blank) : text);
    const bool isObject = blank == std::string_view::npos || isJoint;
    return isObject ? fmt::format("{} {}", text, other) : fmt::format("{} ({})", text, other);
}

}  // namespace ephor
