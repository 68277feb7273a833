#include "core/battle/setup/option_rules.h"

#include "core/base/decimal.h"

namespace ephor {

namespace {

/// The allowed values of an option: the range of a number, then the names.
std::vector<std::string> valuesOf(const OptionTexts& texts) {
    std::vector<std::string> values;
    if (!texts.range.empty())
        values.emplace_back(texts.range);
    values.insert(values.end(), texts.names.begin(), texts.names.end());
    return values;
}

Diagnostic refused(std::string code, Message message, std::string_view rule = {}) {
    return {Severity::Error, std::move(code), {}, std::move(message), std::string(rule), {}};
}

}  // namespace

OptionInfo infoOf(const OptionTexts& texts) {
    std::vector<std::string> values = valuesOf(texts);
    if (!texts.range.empty())
        values.emplace(values.begin(), texts.standard);
    std::string standard = values.front();
    return {std::string(texts.key), std::string(texts.rule), std::string(texts.title), std::move(values),
            std::move(standard)};
}

std::optional<double> optionNumber(std::string_view text) { return decimalIn(text); }

Diagnostic unknownOption(const std::string& key, const std::vector<std::string>& keys) {
    if (const auto near = nearestWord(key, keys))
        return refused("option-unknown",
                       {"There is no option \"{0}\". Is \"{1}\" meant? Options: {2}", {key, *near, anyOf(keys)}});
    return refused("option-unknown", {"There is no option \"{0}\". Options: {1}", {key, anyOf(keys)}});
}

Diagnostic optionTwice(const OptionTexts& texts) {
    return refused("option-twice", {"The option \"{0}\" is given twice", {std::string(texts.key)}}, texts.rule);
}

Diagnostic wrongOptionValue(const OptionTexts& texts, const std::string& value) {
    const std::string key(texts.key);
    const std::string allowed = anyOf(valuesOf(texts));
    if (const auto near = nearestWord(value, texts.names))
        return refused(
            "option-value",
            {"\"{0}\" is no value of the option \"{1}\". Is \"{2}\" meant? Allowed: {3}", {value, key, *near, allowed}},
            texts.rule);
    return refused("option-value", {"\"{0}\" is no value of the option \"{1}\". Allowed: {2}", {value, key, allowed}},
                   texts.rule);
}

}  // namespace ephor
