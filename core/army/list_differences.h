// The differences between two lists.
#pragma once

#include "core/army/army_list.h"

#include <functional>

namespace ephor {

/// A key that has different values in two lists or entries. A value is none if that list does not have the key.
struct FieldChange {
    std::string key;
    std::optional<FieldValue> first;
    std::optional<FieldValue> second;
};

/// The value that an entry has if it leaves out this key: a missing "count" is 1. None for keys without such a default.
std::optional<FieldValue> meantWithout(std::string_view key);

/// An entry and its counterpart in the other list: an equal one, else one of the same name, else one of the same type.
/// One of them is null if only one list has the entry.
struct EntryPair {
    const Entry* first = nullptr;
    const Entry* second = nullptr;
    std::vector<FieldChange> changes;
    std::vector<EntryPair> children;
    bool otherOrder = false;  ///< the children are the same, in another order

    bool isSame() const;
};

/// The pairs in the order of the first list, followed by the entries that only the second list has.
struct ListComparison {
    std::vector<FieldChange> head;  ///< includes system, rules, name and state
    std::vector<EntryPair> entries;
    bool otherOrder = false;

    bool isSame() const;
};

/// The order of keys does not count. Both lists must outlive the result.
ListComparison comparisonOf(const ArmyList& first, const ArmyList& second);

/// What a difference calls an entry.
using NameOfEntry = std::function<std::string(const Entry&)>;

/// As in the file: [[unit]] "psiloi".
std::string nameInFile(const Entry& entry);

/// One line for each difference, in the order of the lists: different values, entries that only one list has, and a
/// different order if nothing else differs. Empty if only the order of keys differs.
std::vector<Message> differencesOf(const ArmyList& first, const ArmyList& second, const ListSchema& schema,
                                   const NameOfEntry& nameOf = nameInFile);

}  // namespace ephor
