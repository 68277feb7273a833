#include "core/army/list_differences.h"

#include "core/army/field_text.h"
#include "core/army/schema_order.h"
#include "core/base/toml_text.h"

#include <algorithm>

namespace ephor {

namespace {

const Field* find(const std::vector<Field>& fields, std::string_view key) {
    const auto it = std::ranges::find(fields, key, &Field::key);
    return it == fields.end() ? nullptr : &*it;
}

std::vector<FieldChange> changesOf(const std::vector<Field>& first, const std::vector<Field>& second) {
    std::vector<FieldChange> changes;
    for (const Field& field : first)
        if (const Field* other = find(second, field.key); !other)
            changes.push_back({field.key, field.value, {}});
        else if (field.value != other->value)
            changes.push_back({field.key, field.value, other->value});
    for (const Field& field : second)
        if (!find(first, field.key))
            changes.push_back({field.key, {}, field.value});
    return changes;
}

bool areSame(const std::vector<EntryPair>& pairs, bool otherOrder) {
    return !otherOrder && std::ranges::all_of(pairs, &EntryPair::isSame);
}

struct Paired {
    std::vector<EntryPair> pairs;
    bool otherOrder = false;
};
Paired paired(const std::vector<Entry>& first, const std::vector<Entry>& second);

EntryPair pairOf(const Entry& first, const Entry& second) {
    Paired children = paired(first.children, second.children);
    return {&first, &second, changesOf(first.fields, second.fields), std::move(children.pairs), children.otherOrder};
}

bool haveSame(const Entry& a, const Entry& b, const char* key) {
    return a.table == b.table && a.text(key) == b.text(key) &&
           (!a.text(key).empty() || std::string_view(key) == "type");
}

/// Pairs equal entries first, whatever their order, then similar ones.
Paired paired(const std::vector<Entry>& first, const std::vector<Entry>& second) {
    std::vector<const Entry*> partners(first.size());
    std::vector<bool> isTaken(second.size());
    const auto pairBy = [&](const auto& fits) {
        for (std::size_t i = 0; i < first.size(); ++i)
            for (std::size_t j = 0; j < second.size() && !partners[i]; ++j)
                if (!isTaken[j] && fits(first[i], second[j])) {
                    partners[i] = &second[j];
                    isTaken[j] = true;
                }
    };
    pairBy([](const Entry& a, const Entry& b) { return a == b; });
    pairBy([](const Entry& a, const Entry& b) { return haveSame(a, b, "name"); });
    pairBy([](const Entry& a, const Entry& b) { return haveSame(a, b, "type"); });
    Paired all;
    const Entry* last = nullptr;
    for (std::size_t i = 0; i < first.size(); ++i) {
        all.pairs.push_back(partners[i] ? pairOf(first[i], *partners[i])
                                        : EntryPair{&first[i], nullptr, {}, {}, false});
        all.otherOrder = all.otherOrder || (partners[i] && last && partners[i] < last);
        last = partners[i] ? partners[i] : last;
    }
    for (std::size_t j = 0; j < second.size(); ++j)
        if (!isTaken[j])
            all.pairs.push_back({nullptr, &second[j], {}, {}, false});
    // An order is only reported as different if no entry was added, removed or changed.
    all.otherOrder = all.otherOrder && areSame(all.pairs, false);
    return all;
}

void say(std::vector<Message>& said, const std::string& where, const std::vector<FieldChange>& changes) {
    for (const FieldChange& change : changes) {
        const std::optional<FieldValue> first = change.first ? change.first : meantWithout(change.key);
        const std::optional<FieldValue> second = change.second ? change.second : meantWithout(change.key);
        if (first && second && *first != *second)
            said.push_back(
                {"{0}: {1} is {2}, and {3} in the other.", {where, change.key, tomlValue(*first), tomlValue(*second)}});
        else if (!change.second)
            said.push_back({"{0}: the other has no {1} = {2}.", {where, change.key, tomlValue(*change.first)}});
        else
            said.push_back({"{0}: only the other has {1} = {2}.", {where, change.key, tomlValue(*change.second)}});
    }
}

void say(std::vector<Message>& said, const std::string& where, const std::vector<EntryPair>& pairs, bool otherOrder,
         const NameOfEntry& nameOf) {
    if (otherOrder)
        said.push_back({"{0}: the order differs.", {where}});
    for (const EntryPair& pair : pairs) {
        if (!pair.second) {
            said.push_back({"The other list has no {0}.", {nameOf(*pair.first)}});
        } else if (!pair.first) {
            said.push_back({"Only the other list has {0}.", {nameOf(*pair.second)}});
        } else {
            say(said, nameOf(*pair.first), pair.changes);
            say(said, nameOf(*pair.first), pair.children, pair.otherOrder, nameOf);
        }
    }
}

}  // namespace

std::string nameInFile(const Entry& entry) {
    const std::string name = entry.text("name", entry.text("type"));
    return "[[" + entry.table + "]]" + (name.empty() ? "" : " " + tomlString(name));
}

std::optional<FieldValue> meantWithout(std::string_view key) {
    return key == "count" ? std::optional<FieldValue>(std::int64_t{1}) : std::nullopt;
}

bool EntryPair::isSame() const { return first && second && changes.empty() && areSame(children, otherOrder); }

bool ListComparison::isSame() const { return head.empty() && areSame(entries, otherOrder); }

ListComparison comparisonOf(const ArmyList& first, const ArmyList& second) {
    ListComparison comparison;
    const auto compare = [&comparison](const char* key, const std::string& a, const std::string& b) {
        if (a != b)
            comparison.head.push_back({key, a, b});
    };
    compare("system", first.system, second.system);
    compare("rules", first.rules, second.rules);
    compare("name", first.name, second.name);
    compare("state", first.state, second.state);
    std::ranges::move(changesOf(first.fields, second.fields), std::back_inserter(comparison.head));
    Paired entries = paired(first.entries, second.entries);
    comparison.entries = std::move(entries.pairs);
    comparison.otherOrder = entries.otherOrder;
    return comparison;
}

std::vector<Message> differencesOf(const ArmyList& first, const ArmyList& second, const ListSchema& schema,
                                   const NameOfEntry& nameOf) {
    const ArmyList a = inSchemaOrder(first, schema);
    const ArmyList b = inSchemaOrder(second, schema);
    const ListComparison comparison = comparisonOf(a, b);
    std::vector<Message> said;
    const std::string where = "The list";
    say(said, where, comparison.head);
    say(said, where, comparison.entries, comparison.otherOrder, nameOf);
    return said;
}

}  // namespace ephor
