// Suggestions for a form: the values of a key and the entries that can be added, found by running the system's check.
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// The rule of the table with this heading ("phalanx.unit"); null if the system has no such table.
const TableRule* tableRule(const ListSchema& schema, std::string_view heading);

/// The words that a text key accepts under a heading; empty if it accepts any text. The candidates come from the
/// catalogue, from the key's help and from the error for a nonsense word. Those that the system's check accepts are
/// returned.
std::vector<std::string> choicesOf(const RuleSystem& system, std::string_view heading, const KeyRule& key);

/// The words that a text key accepts at the head of this list; empty if it accepts any text.
std::vector<std::string> headChoicesOf(const RuleSystem& system, const ArmyList& list, const KeyRule& key);

/// An entry that can be added to a list.
struct ListOffer {
    std::string name;
    std::string heading;  ///< of the table: "phalanx.unit"
    const TroopType* type = nullptr;
    std::vector<Field> fields;         ///< its required keys, with initial values
    std::vector<Entry> children = {};  ///< its child tables, which make it legal
};

/// First the tables that contain others and those of leaders, then every type in the order of the catalogue, then the
/// other tables without a type.
std::vector<ListOffer> offersOf(const RuleSystem& system);

}  // namespace ephor
