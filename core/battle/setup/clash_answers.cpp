#include "core/battle/setup/clash_answers.h"

namespace ephor {

ClashField flagField(std::string key, std::string title, std::optional<std::uint8_t> counter) {
    return {std::move(key), std::move(title), FieldKind::Flag, 0, 1, {}, false, counter};
}

ClashField numberField(std::string key, std::string title, int lowest, int highest, int standard,
                       std::optional<std::uint8_t> counter, std::string weightOption) {
    return {std::move(key),         std::move(title), FieldKind::Integer,     lowest, highest, {},
            std::int64_t{standard}, counter,          std::move(weightOption)};
}

ClashField wordField(std::string key, std::string title, std::vector<std::string> values) {
    std::string standard = values.front();
    return {std::move(key), std::move(title), FieldKind::Text, 0, 0, std::move(values), std::move(standard)};
}

ClashAnswers::ClashAnswers(std::string_view side, const std::vector<ClashField>& fields,
                           const std::vector<Field>& given, Diagnostics& wrong)
    : m_side(side), m_fields(fields), m_given(given), m_wrong(wrong) {
    std::vector<std::string> keys;
    for (const ClashField& field : fields)
        keys.push_back(field.key);
    for (const Field& field : given) {
        const auto known = std::ranges::find(fields, field.key, &ClashField::key);
        if (known != fields.end())
            check(*known, field);
        else if (const auto near = nearestWord(field.key, keys))
            fault("clash-unknown", {"There is no field \"{0}\". Is \"{1}\" meant?", {field.key, *near}},
                  field.keyPlace);
        else
            fault("clash-unknown", {"There is no field \"{0}\". Fields: {1}", {field.key, anyOf(keys)}},
                  field.keyPlace);
    }
}

void ClashAnswers::fault(std::string code, Message message, const SourcePosition& place, std::string rule) const {
    message.format = "{" + std::to_string(message.arguments.size()) + "}: " + message.format;
    message.arguments.emplace_back(m_side);
    m_wrong.push_back({Severity::Error, std::move(code), place, std::move(message), std::move(rule), {}});
}

const Field* ClashAnswers::find(std::string_view key) const {
    const auto it = std::ranges::find(m_given, key, &Field::key);
    return it == m_given.end() ? nullptr : &*it;
}

const FieldValue& ClashAnswers::value(std::string_view key) const {
    if (const Field* field = find(key))
        return field->value;
    return std::ranges::find(m_fields, key, &ClashField::key)->standard;
}

void ClashAnswers::check(const ClashField& field, const Field& given) const {
    if (&given != find(given.key)) {
        fault("clash-twice", {"The field \"{0}\" is given twice", {given.key}}, given.keyPlace);
        return;
    }
    if (field.kind == FieldKind::Flag && !std::holds_alternative<bool>(given.value))
        fault("clash-value", {"\"{0}\" is true or false", {given.key}}, given.valuePlace);
    if (field.kind == FieldKind::Integer) {
        const auto* n = std::get_if<std::int64_t>(&given.value);
        if (!n || *n < field.lowest || *n > field.highest)
            fault("clash-value",
                  {"\"{0}\" is a whole number from {1} to {2}",
                   {given.key, std::to_string(field.lowest), std::to_string(field.highest)}},
                  given.valuePlace);
    }
    if (field.kind == FieldKind::Text) {
        const auto* text = std::get_if<std::string>(&given.value);
        if (text && std::ranges::find(field.values, *text) != field.values.end())
            return;
        if (const auto near = text ? nearestWord(*text, field.values) : std::nullopt)
            fault("clash-value", {"\"{0}\" is no value of \"{1}\". Is \"{2}\" meant?", {*text, given.key, *near}},
                  given.valuePlace);
        else
            fault("clash-value", {"\"{0}\" is one of {1}", {given.key, anyOf(field.values)}}, given.valuePlace);
    }
}

}  // namespace ephor
