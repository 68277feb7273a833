// Catalogues of troops as TOML (data/rules/<system>/troops.toml).
#pragma once

#include "core/army/catalogue.h"
#include "core/base/result.h"

namespace ephor {

/// Largest catalogue accepted, in bytes.
inline constexpr std::size_t largestCatalogue = 1 << 20;

/// A figure that a type may have or must have. `help` is for those who write a pack.
struct StatRule {
    std::string key;
    int lowest = 0;
    int highest = 0;
    bool required = true;
    std::string help;
};

/// A word that is a valid value of a key.
struct SchemaWord {
    std::string word;
    std::string help;
};

/// The unit of a type's base size: `frontage_bw` in base widths, `frontage_cm` for systems that measure in inches.
enum class GroundUnit : bool { BaseWidths, Centimetres };

/// The figures, traits and signs that a rule system knows.
struct CatalogueSchema {
    std::string system;
    std::vector<StatRule> stats;
    std::vector<SchemaWord> traits;
    std::vector<std::string> signs;
    GroundUnit ground = GroundUnit::BaseWidths;
    std::size_t mostTypes = 500;
};

/// The catalogue, or all faults in its text.
Result<Catalogue> readCatalogue(std::string_view text, std::string_view file, const CatalogueSchema& schema);

/// A system's function that reads its troops.
using CatalogueReader = Result<Catalogue> (*)(std::string_view text, std::string_view file);

/// The catalogue of a compiled-in file (builtin_data.h). A test checks that it has no faults.
Catalogue builtinCatalogue(std::string_view path, CatalogueReader read);

}  // namespace ephor
