// The settable options of a rule system as a table: texts, allowed values and checks.
#pragma once

#include "core/battle/game.h"

#include <algorithm>
#include <functional>

namespace ephor {

/// One option of a system whose options are stored in `Options`: its named values (the default first), and the range of
/// a number.
template <typename Options> struct OptionRule {
    struct Named {
        std::string_view value;
        std::function<void(Options&)> set;
    };
    /// Bounds of a number, inclusive.
    struct Range {
        double lowest = 0;
        double highest = 0;
        bool whole = true;
        std::string_view standard;
        std::string_view text;  ///< "lowest..highest"
        std::function<void(Options&, double)> set;
    };

    std::string_view key;
    std::string_view rule;
    std::string_view title;
    std::vector<Named> named;
    std::optional<Range> range;
};

/// Sets a field to a value.
template <typename Options, typename Field, typename Value>
std::function<void(Options&)> sets(Field Options::* field, Value value) {
    return [field, value](Options& o) { o.*field = static_cast<Field>(value); };
}

/// An option without its setters: its allowed values.
struct OptionForm {
    std::string_view key;
    std::string_view rule;
    std::string_view title;
    std::vector<std::string> names;
    std::string_view standard;  ///< of a number
    std::string_view range;     ///< of a number
};

OptionInfo infoOf(const OptionForm& form);
/// Parses a number; none if the text is anything else.
std::optional<double> optionNumber(std::string_view text);
Diagnostic unknownOption(const std::string& key, const std::vector<OptionForm>& forms);
Diagnostic optionTwice(const OptionForm& form);
Diagnostic wrongOptionValue(const OptionForm& form, const std::string& value);

template <typename Options> OptionForm formOf(const OptionRule<Options>& rule) {
    OptionForm form{rule.key, rule.rule, rule.title, {}, {}, {}};
    for (const auto& named : rule.named)
        form.names.emplace_back(named.value);
    if (rule.range) {
        form.standard = rule.range->standard;
        form.range = rule.range->text;
    }
    return form;
}

template <typename Options> std::vector<OptionInfo> infosOf(const std::vector<OptionRule<Options>>& rules) {
    std::vector<OptionInfo> infos;
    for (const auto& rule : rules)
        infos.push_back(infoOf(formOf(rule)));
    return infos;
}

/// False if the option does not allow the value.
template <typename Options> bool set(const OptionRule<Options>& rule, Options& options, std::string_view value) {
    for (const auto& named : rule.named)
        if (named.value == value) {
            named.set(options);
            return true;
        }
    if (!rule.range)
        return false;
    const std::optional<double> v = optionNumber(value);
    if (!v || !(*v >= rule.range->lowest && *v <= rule.range->highest) ||
        (rule.range->whole && *v != static_cast<int>(*v)))
        return false;
    rule.range->set(options, *v);
    return true;
}

/// The options of a set-up, or all faults in them.
template <typename Options>
Result<Options> chosenOptions(const std::vector<OptionRule<Options>>& rules, const std::vector<ChosenOption>& chosen) {
    Options options;
    Diagnostics wrong;
    std::vector<std::string> seen;
    for (const ChosenOption& option : chosen) {
        const auto rule = std::ranges::find(rules, option.key, &OptionRule<Options>::key);
        if (rule == rules.end()) {
            std::vector<OptionForm> forms;
            for (const auto& known : rules)
                forms.push_back(formOf(known));
            wrong.push_back(unknownOption(option.key, forms));
        } else if (std::ranges::find(seen, option.key) != seen.end()) {
            wrong.push_back(optionTwice(formOf(*rule)));
        } else {
            seen.push_back(option.key);
            if (!set(*rule, options, option.value))
                wrong.push_back(wrongOptionValue(formOf(*rule), option.value));
        }
    }
    if (!wrong.empty())
        return std::unexpected(std::move(wrong));
    return options;
}

}  // namespace ephor
