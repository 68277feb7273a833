#include "core/army/check_schema.h"

#include "core/army/field_text.h"
#include "core/base/toml_text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace ephor {

namespace {

std::string_view name(FieldKind kind) {
    switch (kind) {
    case FieldKind::Text:
        return "a text in quotes";
    case FieldKind::Integer:
        return "a whole number";
    case FieldKind::Number:
        return "a number";
    case FieldKind::Flag:
        return "true or false";
    }
    return {};
}

bool isOfKind(const FieldValue& value, FieldKind kind) {
    switch (kind) {
    case FieldKind::Text:
        return std::holds_alternative<std::string>(value);
    case FieldKind::Integer:
        return std::holds_alternative<std::int64_t>(value);
    case FieldKind::Number:
        return std::holds_alternative<double>(value) || std::holds_alternative<std::int64_t>(value);
    case FieldKind::Flag:
        return std::holds_alternative<bool>(value);
    }
    return false;
}

/// The value as a number, if it is a number or the text of an integer.
std::optional<double> asNumber(const FieldValue& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return *real;
    if (const auto* text = std::get_if<std::string>(&value)) {
        std::int64_t whole = 0;
        const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), whole);
        if (error == std::errc{} && end == text->data() + text->size())
            return static_cast<double>(whole);
    }
    return {};
}

std::string spelled(const FieldValue& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    return tomlValue(value);
}

/// The value that was probably meant, as TOML; empty if there is no good guess.
std::string asKind(const FieldValue& value, FieldKind kind) {
    switch (kind) {
    case FieldKind::Text:
        return tomlString(spelled(value));
    case FieldKind::Integer:
    case FieldKind::Number: {
        const std::optional<double> number = asNumber(value);
        return number && std::abs(*number) < 1e15 ? std::to_string(std::llround(std::trunc(*number))) : std::string{};
    }
    case FieldKind::Flag: {
        const std::string word = lowered(spelled(value));
        if (word == "true" || word == "yes" || word == "on" || word == "1")
            return "true";
        if (word == "false" || word == "no" || word == "off" || word == "0")
            return "false";
        return {};
    }
    }
    return {};
}

class SchemaCheck {
public:
    Diagnostics faults;

    /// `where` is "[[unit]]" or "the list"; `hasOwnLines`: each of the fields has a line of its own.
    void checkFields(const std::vector<Field>& fields, const std::vector<KeyRule>& keys,
                     const std::vector<std::string>& freeHead, const std::string& where, bool hasOwnLines) {
        for (const Field& field : fields) {
            const auto rule = std::ranges::find(keys, field.key, &KeyRule::key);
            if (rule == keys.end())
                addUnknownKey(field, fields, keys, freeHead, where, hasOwnLines);
            else if (!isOfKind(field.value, rule->kind))
                addWrongKind(field, *rule);
            else
                checkRange(field, *rule);
        }
    }

    void checkEntry(const Entry& entry, const std::vector<TableRule>& tables, const std::string& where) {
        const auto rule = std::ranges::find(tables, entry.table, &TableRule::table);
        if (rule == tables.end()) {
            addUnknownTable(entry, tables, where);
            return;
        }
        const std::string here = "[[" + entry.table + "]]";
        checkFields(entry.fields, rule->keys, {}, here, entry.headLength > 0);
        for (const KeyRule& key : rule->keys)
            if (key.required && !entry.find(key.key))
                add("list-missing-key", entry.place, {"{1} needs a value for \"{0}\": {2}", {key.key, here, key.help}});
        for (const Entry& child : entry.children)
            checkEntry(child, rule->children, here);
    }

    void add(std::string code, const SourcePosition& place, Message message, std::vector<Fix> fixes = {}) {
        faults.push_back({Severity::Error, std::move(code), place, std::move(message), {}, std::move(fixes)});
    }

private:
    std::set<std::string> m_strays;

    void addUnknownKey(const Field& field, const std::vector<Field>& siblings, const std::vector<KeyRule>& keys,
                       const std::vector<std::string>& freeHead, const std::string& where, bool hasOwnLine) {
        std::vector<Fix> fixes;
        if (hasOwnLine && field.valueLength > 0)  // 0: the value has several lines
            fixes.push_back({"Delete the line", field.keyPlace.line, 1, 0, 1, {}});
        std::vector<std::string> free;
        for (const KeyRule& key : keys)
            if (std::ranges::find(siblings, key.key, &Field::key) == siblings.end())
                free.push_back(key.key);
        free.insert(free.end(), freeHead.begin(), freeHead.end());
        const std::optional<std::string> nearest = nearestWord(field.key, free);
        if (!nearest) {
            add("list-unknown-key", field.keyPlace,
                {"\"{0}\" is not known in {1}, which has: {2}.",
                 {field.key, where, joined(std::views::transform(keys, &KeyRule::key))}},
                std::move(fixes));
            return;
        }
        if (field.keyPlace.line > 0)
            fixes.insert(fixes.begin(), Fix{{"Write \"{0}\"", {*nearest}},
                                            field.keyPlace.line,
                                            field.keyPlace.column,
                                            field.keyLength,
                                            0,
                                            *nearest});
        add("list-unknown-key", field.keyPlace,
            {"\"{0}\" is not known in {1}; did you mean \"{2}\"?", {field.key, where, *nearest}}, std::move(fixes));
    }

    void addUnknownTable(const Entry& entry, const std::vector<TableRule>& tables, const std::string& where) {
        std::vector<std::string> names;
        for (const TableRule& table : tables)
            names.push_back(table.table);
        const std::string all =
            joined(std::views::transform(names, [](const std::string& name) { return "[[" + name + "]]"; }));
        const std::optional<std::string> nearest = nearestWord(entry.table, names);
        if (!nearest) {
            add("list-unknown-table", entry.place,
                {"[[{0}]] is not known in {1}, which has: {2}.", {entry.table, where, all.empty() ? "none" : all}});
            return;
        }
        // The children of several misspelt tables end up under the first one, so only that one can be renamed.
        const bool holdsChildren = !std::ranges::find(tables, *nearest, &TableRule::table)->children.empty();
        const bool isFirst = m_strays.insert(entry.table).second;
        std::vector<Fix> fixes;
        if (entry.headLength == static_cast<int>(characters(entry.table)) + 4 && entry.place.line > 0 &&
            (isFirst || !holdsChildren))
            fixes.push_back({{"Write [[{0}]]", {*nearest}},
                             entry.place.line,
                             entry.place.column,
                             entry.headLength,
                             0,
                             "[[" + *nearest + "]]"});
        add("list-unknown-table", entry.place,
            {"[[{0}]] is not known in {1}; did you mean [[{2}]]?", {entry.table, where, *nearest}}, std::move(fixes));
    }

    void addWrongKind(const Field& field, const KeyRule& rule) {
        const std::string meant = asKind(field.value, rule.kind);
        std::vector<Fix> fixes;
        if (!meant.empty())
            fixes = replacingValue(field, {"Write {0}", {meant}}, meant);
        add("list-wrong-kind", field.valuePlace, {"\"{0}\" takes {1}.", {rule.key, std::string(name(rule.kind))}},
            std::move(fixes));
    }

    void checkRange(const Field& field, const KeyRule& rule) {
        if (const auto* text = std::get_if<std::string>(&field.value)) {
            if (text->empty())
                add("list-text-length", field.valuePlace,
                    {"\"{0}\" is empty; write something or leave the key out.", {rule.key}});
            else if (characters(*text) > rule.longest)
                add("list-text-length", field.valuePlace,
                    {"\"{0}\" has {1} characters; at most {2} fit.",
                     {rule.key, std::to_string(characters(*text)), std::to_string(rule.longest)}});
            else if (!isPlainLine(*text))
                add("list-text-characters", field.valuePlace,
                    {"\"{0}\" holds line breaks, control characters or invisible codes ({1}); it must be one line of text.",
                     {rule.key, withVisibleControls(tomlString(*text))}});
            return;
        }
        if (std::holds_alternative<bool>(field.value) || rule.lowest == rule.highest)
            return;
        const std::string range = std::to_string(rule.lowest) + " to " + std::to_string(rule.highest);
        const auto* whole = std::get_if<std::int64_t>(&field.value);
        const auto* real = std::get_if<double>(&field.value);
        const bool low = whole ? *whole < rule.lowest : *real < static_cast<double>(rule.lowest);
        const bool high = whole ? *whole > rule.highest : !(*real <= static_cast<double>(rule.highest));
        if (!low && !high)
            return;
        const std::string bound = std::to_string(low ? rule.lowest : rule.highest);
        add("list-range", field.valuePlace, {"\"{0}\" is {1}; it may be {2}.", {rule.key, spelled(field.value), range}},
            replacingValue(field, {"Write {0}", {bound}}, bound));
    }
};

}  // namespace

bool hasStrayTable(const Diagnostics& faults) {
    return std::ranges::any_of(
        faults, [](const Diagnostic& d) { return d.code == "list-unknown-table" || d.code == "list-wrong-kind"; });
}

std::vector<Fix> replacingValue(const Field& field, Message label, std::string text) {
    if (field.valuePlace.line == 0 || field.valueLength == 0)
        return {};
    return {{std::move(label), field.valuePlace.line, field.valuePlace.column, field.valueLength, 0, std::move(text)}};
}

Fix addingField(const Entry& entry, Message label, const std::string& line) {
    if (entry.headLength > 0)
        return {std::move(label), entry.place.line + 1, 1, 0, 0, line + "\n"};
    return {std::move(label),
            entry.place.line,
            entry.place.column + 1,
            0,
            0,
            entry.fields.empty() && entry.children.empty() ? line : line + ", "};
}

Diagnostics checkSchema(const ArmyList& list, const ListSchema& schema) {
    SchemaCheck check;
    std::vector<std::string> head;
    for (const auto& [key, value] : {std::pair{"rules", &list.rules}, {"name", &list.name}, {"state", &list.state}})
        if (value->empty())
            head.emplace_back(key);
    check.checkFields(list.fields, schema.keys, head, "the list", true);
    for (const KeyRule& key : schema.keys)
        if (key.required && !list.find(key.key))
            check.add("list-missing-key", {list.file, 1, 1},
                      {"{1} needs a value for \"{0}\": {2}", {key.key, "The list", key.help}});
    for (const Entry& entry : list.entries)
        check.checkEntry(entry, schema.tables, "the list");
    return std::move(check.faults);
}

std::string writtenEntry(const Entry& entry, const std::vector<std::string>& without, const std::string& more,
                         std::string head) {
    std::string text = (head.empty() ? "[[" + entry.table + "]]" : std::move(head)) + "\n";
    for (const Field& field : entry.fields) {
        if (std::ranges::find(without, field.key) != without.end())
            continue;
        text += tomlKey(field.key) + " = ";
        if (const auto* words = std::get_if<std::string>(&field.value))
            text += tomlString(*words);
        else
            text += spelled(field.value);
        text += "\n";
    }
    return text + more;
}

}  // namespace ephor
