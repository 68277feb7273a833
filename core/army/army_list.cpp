#include "core/army/army_list.h"

#include <algorithm>

namespace ephor {

const Field* Entry::find(std::string_view key) const {
    const auto it = std::ranges::find(fields, key, &Field::key);
    return it == fields.end() ? nullptr : &*it;
}

std::string Entry::text(std::string_view key, std::string_view otherwise) const {
    const Field* field = find(key);
    const std::string* value = field ? std::get_if<std::string>(&field->value) : nullptr;
    return value ? *value : std::string(otherwise);
}

std::int64_t Entry::integer(std::string_view key, std::int64_t otherwise) const {
    const Field* field = find(key);
    const std::int64_t* value = field ? std::get_if<std::int64_t>(&field->value) : nullptr;
    return value ? *value : otherwise;
}

bool Entry::flag(std::string_view key) const {
    const Field* field = find(key);
    const bool* value = field ? std::get_if<bool>(&field->value) : nullptr;
    return value && *value;
}

const Field* ArmyList::find(std::string_view key) const {
    const auto it = std::ranges::find(fields, key, &Field::key);
    return it == fields.end() ? nullptr : &*it;
}

int countOf(const Entry& entry, std::int64_t most) {
    return static_cast<int>(std::clamp<std::int64_t>(entry.integer("count", 1), 1, most));
}

}  // namespace ephor
