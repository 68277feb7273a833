#include "core/army/army_list.h"

#include <algorithm>

namespace ephor {

Field field(std::string key, FieldValue value) { return {std::move(key), std::move(value), {}, {}, 0, 0}; }

Entry entry(std::string table, std::vector<Field> fields) {
    Entry made;
    made.table = std::move(table);
    made.fields = std::move(fields);
    return made;
}

const Field* Entry::find(std::string_view key) const {
    const auto it = std::ranges::find(fields, key, &Field::key);
    return it == fields.end() ? nullptr : &*it;
}

std::string Entry::text(std::string_view key, std::string_view otherwise) const {
    const auto* text = value<std::string>(key);
    return text ? *text : std::string(otherwise);
}

std::int64_t Entry::integer(std::string_view key, std::int64_t otherwise) const {
    const auto* number = value<std::int64_t>(key);
    return number ? *number : otherwise;
}

bool Entry::flag(std::string_view key) const {
    const bool* isSet = value<bool>(key);
    return isSet && *isSet;
}

const Field* ArmyList::find(std::string_view key) const {
    const auto it = std::ranges::find(fields, key, &Field::key);
    return it == fields.end() ? nullptr : &*it;
}

std::string ArmyList::text(std::string_view key) const {
    const auto* text = value<std::string>(key);
    return text ? *text : std::string();
}

int ArmyList::integer(std::string_view key, int lowest, int highest, int otherwise) const {
    const auto* number = value<std::int64_t>(key);
    return number ? static_cast<int>(std::clamp<std::int64_t>(*number, lowest, highest)) : otherwise;
}

bool ArmyList::flag(std::string_view key) const {
    const bool* isSet = value<bool>(key);
    return isSet && *isSet;
}

int countOf(const Entry& entry, std::int64_t most) {
    return static_cast<int>(std::clamp<std::int64_t>(entry.integer("count", 1), 1, most));
}

}  // namespace ephor
