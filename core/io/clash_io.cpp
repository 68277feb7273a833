#include "core/io/clash_io.h"

#include "core/io/toml_reader.h"

namespace ephor {

namespace {

std::vector<Field> fieldsOf(const TomlText& toml, const toml::table& table, Diagnostics& faults) {
    std::vector<Field> fields;
    for (const TomlField& one : inOrder(table)) {
        const std::optional<FieldValue> value = fieldValueOf(*one.value);
        if (!value) {
            faults.push_back({Severity::Error,
                              "clash-value",
                              toml.place(*one.value),
                              Message("\"{0}\" cannot be {1}.", {one.key, kindName(*one.value)}),
                              {},
                              {}});
            continue;
        }
        Field field;
        field.key = one.key;
        field.value = *value;
        field.keyPlace = toml.place(*one.keyNode);
        field.valuePlace = toml.place(*one.value);
        fields.push_back(std::move(field));
    }
    return fields;
}

}  // namespace

Result<ClashInputs> readClash(std::string_view text, std::string_view file, const RuleSystem& system) {
    const Result<TomlText> toml = parseToml(text, file, largestClash, "clash");
    if (!toml)
        return std::unexpected(toml.error());
    Diagnostics faults;
    TomlReader reader(*toml, toml->table, "the clash", "clash", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    reader.word("system", Need::Optional, {system.info().id});
    ClashInputs inputs;
    if (const toml::table* attacker = reader.table("attacker", Need::Required))
        inputs[0] = fieldsOf(*toml, *attacker, faults);
    if (const toml::table* defender = reader.table("defender", Need::Required))
        inputs[1] = fieldsOf(*toml, *defender, faults);
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return inputs;
}

}  // namespace ephor
