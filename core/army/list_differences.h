// What one list says and another does not.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

/// A key that two lists, or two entries of them, have different values of; none where only one of them has the key.
struct FieldChange {
    std::string key;
    std::optional<FieldValue> first;
    std::optional<FieldValue> second;
};

/// What a list means that leaves a key of an entry out: one unit where it says no "count". None where it means nothing
/// by it.
std::optional<FieldValue> meantWithout(std::string_view key);

/// An entry and its like in the other list: the equal one, else one of the same name, else of the same type. One of
/// them is missing where only one list has it.
struct EntryPair {
    const Entry* first = nullptr;
    const Entry* second = nullptr;
    std::vector<FieldChange> changes;
    std::vector<EntryPair> children;
    bool otherOrder = false;  ///< the children are the same, in another order

    bool isSame() const;
};

/// The pairs stand in the order of the first list, behind them what only the second has.
struct ListComparison {
    std::vector<FieldChange> head;  ///< system, rules, name and state among them
    std::vector<EntryPair> entries;
    bool otherOrder = false;

    bool isSame() const;
};

/// The order of keys does not count. Both lists must outlive what is returned.
ListComparison comparisonOf(const ArmyList& first, const ArmyList& second);

/// One line for each difference, in the order of the lists: values that differ, entries that only one of them has, and
/// an order that differs where nothing else does. Nothing where the lists are equal but for the order of their keys.
std::vector<Message> differencesOf(const ArmyList& first, const ArmyList& second, const ListSchema& schema);

}  // namespace ephor
