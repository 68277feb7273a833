// What the files of a pack may say, in our words: for completion and hover help. The readers of the systems judge; a
// test holds the two together.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

/// A word that a key may take.
struct PackWord {
    std::string word;
    std::string help;
};

struct PackKey {
    std::string key;
    FieldKind kind = FieldKind::Text;
    bool required = false;
    double lowest = 0;  ///< of Integer and Number, as is highest
    double highest = 0;
    std::string help;
    std::vector<PackWord> words;  ///< where it takes one of them; empty: any
    bool several = false;         ///< an array of them
};

/// A table of a file; its name is empty for the head.
struct PackTable {
    std::string table;
    bool several = true;  ///< [[table]], not [table]
    std::vector<PackKey> keys;
};

struct PackFileSchema {
    std::string file;  ///< "troops.toml"
    std::string help;
    std::vector<PackTable> tables;

    const PackTable* table(std::string_view name) const;
};

/// The files of a system's packs, troops.toml first; empty where no system has the id.
const std::vector<PackFileSchema>& packSchema(std::string_view system);
/// The schema of one file; null where the system has none of that name.
const PackFileSchema* packSchema(std::string_view system, std::string_view file);

/// "a whole number from 1 to 24", "true or false": what a key takes.
std::string takenBy(const PackKey& key);

}  // namespace ephor
