// The contents of pack files with help texts in our own words, for completion and hover help. Troops come from the
// schema that reads them; a test compares the other files with their readers.
#pragma once

#include "core/army/army_list.h"
#include "core/io/catalogue_io.h"

namespace ephor {

using PackWord = SchemaWord;

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

/// A table of a file. The head has an empty name.
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

/// The files of a system's packs, troops.toml first; empty for an unknown system.
const std::vector<PackFileSchema>& packSchema(std::string_view system);
/// The schema of one file; null if the system has no such file.
const PackFileSchema* packSchema(std::string_view system, std::string_view file);

/// The values of a key as text: "a whole number from 1 to 24", "true or false".
std::string takenBy(const PackKey& key);

}  // namespace ephor
