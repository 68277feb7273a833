// What a form may offer for a list: the words that a key takes and the entries that can be added, found by asking the
// system's own check.
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// The rule of a table by its heading ("phalanx.unit"); none where the system has no such table.
const TableRule* tableRule(const ListSchema& schema, std::string_view heading);

/// The words that a text key takes under a heading; none where any text will do. Words are tried that the catalogue,
/// the key's help or the refusal of a senseless word name: whatever the system's check does not object to is one.
std::vector<std::string> choicesOf(const RuleSystem& system, std::string_view heading, const KeyRule& key);

/// An entry that can be added to a list.
struct ListOffer {
    std::string name;
    std::string heading;  ///< of the table: "phalanx.unit"
    const TroopType* type = nullptr;
    std::vector<Field> fields;  ///< what it begins with: its required keys
};

/// Tables that take no type of the catalogue first, then every type in the order of the catalogue.
std::vector<ListOffer> offersOf(const RuleSystem& system);

}  // namespace ephor
