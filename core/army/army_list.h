// An army list as written: typed values with their positions in the text. The rule systems interpret them.
#pragma once

#include "core/base/result.h"

#include <string_view>
#include <variant>

namespace ephor {

using FieldValue = std::variant<std::string, std::int64_t, double, bool>;

/// A line `key = value`, with the positions of both and the length of the value in characters (0 if it has several
/// lines).
struct Field {
    std::string key;
    FieldValue value;
    SourcePosition keyPlace;
    SourcePosition valuePlace;
    int keyLength = 0;
    int valueLength = 0;

    /// Equal if key and value are equal; positions do not count.
    friend bool operator==(const Field& a, const Field& b) { return a.key == b.key && a.value == b.value; }
};

/// The value of a field; null if there is no field, or its value is of another type.
template <typename T> const T* valueOf(const Field* field) { return field ? std::get_if<T>(&field->value) : nullptr; }

inline constexpr int deepestEntry = 4;  ///< how deep the tables of a file are read

/// A table of the list: [[unit]], or [[phalanx]] with its own [[phalanx.unit]].
struct Entry {
    std::string table;
    std::vector<Field> fields;
    std::vector<Entry> children;
    SourcePosition place;
    int lines = 1;       ///< lines from `place` to the last field, children included
    int headLength = 0;  ///< characters of its head "[[unit]]"; 0 for an inline table { … }

    const Field* find(std::string_view key) const;
    template <typename T> const T* value(std::string_view key) const { return valueOf<T>(find(key)); }
    std::string text(std::string_view key, std::string_view otherwise = {}) const;
    std::int64_t integer(std::string_view key, std::int64_t otherwise) const;
    bool flag(std::string_view key) const;

    friend bool operator==(const Entry& a, const Entry& b) {
        return a.table == b.table && a.fields == b.fields && a.children == b.children;
    }
};

/// A field and an entry that were not read from a text.
Field field(std::string key, FieldValue value);
Entry entry(std::string table, std::vector<Field> fields);

/// The count of an entry, at least 1 and at most `most`.
int countOf(const Entry& entry, std::int64_t most);

/// An army list. `fields` are the top-level keys except format, system, rules, name and state.
struct ArmyList {
    static constexpr int currentFormat = 1;

    std::string file;
    int format = currentFormat;
    std::string system;
    std::string rules;
    std::string name;
    std::string state;
    SourcePosition namePlace;
    std::vector<Field> fields;
    std::vector<Entry> entries;

    const Field* find(std::string_view key) const;
    template <typename T> const T* value(std::string_view key) const { return valueOf<T>(find(key)); }
    std::string text(std::string_view key) const;
    /// The integer moved into these bounds; `otherwise` if there is none.
    int integer(std::string_view key, int lowest, int highest, int otherwise = 0) const;
    bool flag(std::string_view key) const;

    /// Equal if the contents are equal; file name and positions do not count.
    friend bool operator==(const ArmyList& a, const ArmyList& b) {
        return a.format == b.format && a.system == b.system && a.rules == b.rules && a.name == b.name &&
               a.state == b.state && a.fields == b.fields && a.entries == b.entries;
    }
};

/// The type of a key's value.
enum class FieldKind : std::uint8_t { Text, Integer, Number, Flag };

/// A key that a table of a list may have, and its limits.
struct KeyRule {
    std::string key;
    FieldKind kind = FieldKind::Text;
    bool required = false;
    std::int64_t lowest = 0;
    std::int64_t highest = 0;   ///< for Integer; lowest == highest: any
    std::string help;           ///< help in our own words, shown by the editor
    std::int64_t longest = 80;  ///< for Text: characters
    std::string standard{};     ///< what applies where the key is missing; empty if that depends on other things
};

/// A table that a list may have, with its keys and child tables.
struct TableRule {
    std::string table;
    std::vector<KeyRule> keys;
    std::vector<TableRule> children;
    std::vector<Entry> starter{};  ///< the child tables of a new entry, which make it legal
};

/// The keys and tables that a list of a rule system may have besides the common head.
struct ListSchema {
    std::vector<KeyRule> keys;
    std::vector<TableRule> tables;
};

}  // namespace ephor
