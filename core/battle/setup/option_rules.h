// The settable options of a rule system as a table: texts, allowed values and checks.
#pragma once

#include "core/battle/game.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace ephor {

/// An option as people read it: its names and the range of its numbers.
struct OptionTexts {
    std::string_view key;
    std::string_view rule;
    std::string_view title;
    std::vector<std::string> names;
    std::string standard;  ///< of a number
    std::string range;     ///< of a number: "1..24"
};

/// One option of a system whose options are stored in `Options`.
template <typename Options> struct OptionRule {
    OptionTexts texts;
    std::function<bool(Options&, const std::string& value)> set;  ///< false if the option does not allow the value
};

template <typename Field> using NamedValues = std::vector<std::pair<std::string_view, Field>>;

/// An option with named values of a field, the default first.
template <typename Options, typename Field>
OptionRule<Options> wordOption(std::string_view key, std::string_view rule, std::string_view title,
                               Field Options::* field, NamedValues<std::type_identity_t<Field>> values) {
    OptionTexts texts{key, rule, title, {}, {}, {}};
    for (const auto& [name, value] : values)
        texts.names.emplace_back(name);
    return {std::move(texts), [field, values = std::move(values)](Options& options, const std::string& text) {
                const auto found = std::ranges::find(values, text, [](const auto& value) { return value.first; });
                if (found != values.end())
                    options.*field = found->second;
                return found != values.end();
            }};
}

/// Parses a number; none if the text is anything else.
std::optional<double> optionNumber(std::string_view text);

/// An option with the numbers from `lowest` to `highest`, and names for some of them. The default is that of the field;
/// a whole field takes whole numbers only.
template <typename Options, typename Field>
OptionRule<Options> numberOption(std::string_view key, std::string_view rule, std::string_view title,
                                 Field Options::* field, std::type_identity_t<Field> lowest,
                                 std::type_identity_t<Field> highest,
                                 NamedValues<std::type_identity_t<Field>> names = {}) {
    OptionRule<Options> option = wordOption(key, rule, title, field, std::move(names));
    option.texts.standard = fmt::format("{}", Options{}.*field);
    option.texts.range = fmt::format("{}..{}", lowest, highest);
    option.set = [field, lowest, highest, named = option.set](Options& options, const std::string& text) {
        if (named(options, text))
            return true;
        const std::optional<double> number = optionNumber(text);
        if (!number || !(*number >= lowest && *number <= highest) ||
            (std::is_integral_v<Field> && *number != static_cast<int>(*number)))
            return false;
        options.*field = static_cast<Field>(*number);
        return true;
    };
    return option;
}

OptionInfo infoOf(const OptionTexts& texts);
Diagnostic unknownOption(const std::string& key, const std::vector<std::string>& keys);
Diagnostic optionTwice(const OptionTexts& texts);
Diagnostic wrongOptionValue(const OptionTexts& texts, const std::string& value);

template <typename Options> std::vector<OptionInfo> infosOf(const std::vector<OptionRule<Options>>& rules) {
    std::vector<OptionInfo> infos;
    for (const auto& rule : rules)
        infos.push_back(infoOf(rule.texts));
    return infos;
}

/// The options of a set-up, or all faults in them.
template <typename Options>
Result<Options> chosenOptions(const std::vector<OptionRule<Options>>& rules, const std::vector<ChosenOption>& chosen) {
    Options options;
    Diagnostics wrong;
    std::vector<std::string> seen;
    for (const ChosenOption& option : chosen) {
        const auto rule =
            std::ranges::find(rules, option.key, [](const OptionRule<Options>& known) { return known.texts.key; });
        if (rule == rules.end()) {
            std::vector<std::string> keys;
            for (const auto& known : rules)
                keys.emplace_back(known.texts.key);
            wrong.push_back(unknownOption(option.key, keys));
        } else if (std::ranges::find(seen, option.key) != seen.end()) {
            wrong.push_back(optionTwice(rule->texts));
        } else {
            seen.push_back(option.key);
            if (!rule->set(options, option.value))
                wrong.push_back(wrongOptionValue(rule->texts, option.value));
        }
    }
    if (!wrong.empty())
        return std::unexpected(std::move(wrong));
    return options;
}

}  // namespace ephor
