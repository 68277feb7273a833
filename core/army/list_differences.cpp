#include "core/army/list_differences.h"

#include "core/army/schema_order.h"
#include "core/base/toml_text.h"

#include <algorithm>

namespace ephor {

namespace {

std::string written(const FieldValue& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return tomlString(*text);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return tomlNumber(*real);
    return std::get<bool>(value) ? "true" : "false";
}

const Field* find(const std::vector<Field>& fields, std::string_view key) {
    const auto it = std::ranges::find(fields, key, &Field::key);
    return it == fields.end() ? nullptr : &*it;
}

class Comparison {
public:
    std::vector<Message> differences;

    void compare(const std::string& where, std::string_view key, const std::string& first, const std::string& second) {
        if (first != second)
            differences.push_back(
                {"{0}: {1} is \"{2}\", and \"{3}\" in the other.", {where, std::string(key), first, second}});
    }

    void compare(const std::string& where, const std::vector<Field>& first, const std::vector<Field>& second) {
        for (const Field& field : first)
            if (const Field* other = find(second, field.key); !other)
                differences.push_back({"{0}: the other has no {1} = {2}.", {where, field.key, written(field.value)}});
            else if (field.value != other->value)
                differences.push_back({"{0}: {1} is {2}, and {3} in the other.",
                                       {where, field.key, written(field.value), written(other->value)}});
        for (const Field& field : second)
            if (!find(first, field.key))
                differences.push_back({"{0}: only the other has {1} = {2}.", {where, field.key, written(field.value)}});
    }

    void compare(const std::string& where, const std::vector<Entry>& first, const std::vector<Entry>& second) {
        std::vector<const Entry*> left = pointers(first);
        std::vector<const Entry*> right = pointers(second);
        std::erase_if(left, [&right](const Entry* entry) {
            const auto same = std::ranges::find_if(right, [entry](const Entry* other) { return *other == *entry; });
            if (same == right.end())
                return false;
            right.erase(same);
            return true;
        });
        if (left.empty() && right.empty() && first != second)
            differences.push_back({"{0}: the order differs.", {where}});
        for (const Entry* entry : left)
            comparePaired(*entry, right);
        for (const Entry* entry : right)
            differences.push_back({"Only the other has {0}.", {nameOf(*entry)}});
    }

private:
    static std::vector<const Entry*> pointers(const std::vector<Entry>& entries) {
        std::vector<const Entry*> all;
        for (const Entry& entry : entries)
            all.push_back(&entry);
        return all;
    }

    static std::string nameOf(const Entry& entry) {
        const std::string name = entry.text("name", entry.text("type"));
        return "[[" + entry.table + "]]" + (name.empty() ? "" : " " + tomlString(name));
    }

    /// The entry of the same table that is nearest: of the same name, else of the same type.
    static std::vector<const Entry*>::iterator partner(const Entry& entry, std::vector<const Entry*>& among) {
        for (const char* key : {"name", "type"}) {
            const auto it = std::ranges::find_if(among, [&](const Entry* other) {
                return other->table == entry.table && other->text(key) == entry.text(key) &&
                       (!entry.text(key).empty() || std::string_view(key) == "type");
            });
            if (it != among.end())
                return it;
        }
        return among.end();
    }

    void comparePaired(const Entry& entry, std::vector<const Entry*>& among) {
        const auto other = partner(entry, among);
        if (other == among.end()) {
            differences.push_back({"The other has no {0}.", {nameOf(entry)}});
            return;
        }
        compare(nameOf(entry), entry.fields, (*other)->fields);
        compare(nameOf(entry), entry.children, (*other)->children);
        among.erase(other);
    }
};

}  // namespace

std::vector<Message> differencesOf(const ArmyList& first, const ArmyList& second, const ListSchema& schema) {
    const ArmyList a = inSchemaOrder(first, schema);
    const ArmyList b = inSchemaOrder(second, schema);
    Comparison comparison;
    const std::string where = "The list";
    comparison.compare(where, "system", a.system, b.system);
    comparison.compare(where, "rules", a.rules, b.rules);
    comparison.compare(where, "name", a.name, b.name);
    comparison.compare(where, "state", a.state, b.state);
    comparison.compare(where, a.fields, b.fields);
    comparison.compare(where, a.entries, b.entries);
    return std::move(comparison.differences);
}

}  // namespace ephor
