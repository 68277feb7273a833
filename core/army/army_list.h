// An army list as a person wrote it: typed values with their places in the text. What they mean is the rule system's.
#pragma once

#include "core/base/result.h"

#include <string_view>
#include <variant>

namespace ephor {

using FieldValue = std::variant<std::string, std::int64_t, double, bool>;

/// key = value, with where each stands and how many characters the value takes (0: it goes over several lines).
struct Field {
    std::string key;
    FieldValue value;
    Place keyPlace;
    Place valuePlace;
    int keyLength = 0;
    int valueLength = 0;

    /// Equal keys and values; places do not count.
    friend bool operator==(const Field& a, const Field& b) { return a.key == b.key && a.value == b.value; }
};

/// A table of the list: [[unit]], or [[phalanx]] with its own [[phalanx.unit]].
struct Entry {
    std::string table;
    std::vector<Field> fields;
    std::vector<Entry> children;
    Place place;
    int lines = 1;       ///< lines from `place` to the last field, children included
    int headLength = 0;  ///< characters of its head "[[unit]]"; 0 where it is written inline, as { … }

    const Field* find(std::string_view key) const;
    std::string text(std::string_view key, std::string_view otherwise = {}) const;
    std::int64_t integer(std::string_view key, std::int64_t otherwise) const;
    bool flag(std::string_view key) const;

    friend bool operator==(const Entry& a, const Entry& b) {
        return a.table == b.table && a.fields == b.fields && a.children == b.children;
    }
};

/// An army list. `fields` are those at the top besides format, system, rules, name and state.
struct ArmyList {
    static constexpr int currentFormat = 1;

    std::string file;
    int format = currentFormat;
    std::string system;
    std::string rules;
    std::string name;
    std::string state;
    Place namePlace;
    std::vector<Field> fields;
    std::vector<Entry> entries;

    const Field* find(std::string_view key) const;

    /// Equal contents; the file's name and places do not count.
    friend bool operator==(const ArmyList& a, const ArmyList& b) {
        return a.format == b.format && a.system == b.system && a.rules == b.rules && a.name == b.name &&
               a.state == b.state && a.fields == b.fields && a.entries == b.entries;
    }
};

/// What kind of value a key takes.
enum class FieldKind : std::uint8_t { Text, Integer, Number, Flag };

/// A key that a table of a list may have.
struct KeyRule {
    std::string key;
    FieldKind kind = FieldKind::Text;
    bool required = false;
    std::int64_t lowest = 0;
    std::int64_t highest = 0;   ///< of Integer; lowest == highest: any
    std::string help;           ///< our words, shown by the editor
    std::int64_t longest = 80;  ///< of Text: characters
};

/// A table that a list may have, with its keys and tables inside it.
struct TableRule {
    std::string table;
    std::vector<KeyRule> keys;
    std::vector<TableRule> children;
};

/// What a list of a rule system may say besides the common head.
struct ListSchema {
    std::vector<KeyRule> keys;
    std::vector<TableRule> tables;
};

}  // namespace ephor
