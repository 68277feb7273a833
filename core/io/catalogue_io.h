// Catalogues of troops as TOML (data/rules/<system>/troops.toml).
#pragma once

#include "core/army/catalogue.h"
#include "core/base/result.h"

namespace ephor {

/// Largest catalogue that is read, in bytes.
inline constexpr std::size_t largestCatalogue = 1 << 20;

/// A figure that a type may or must have.
struct StatRule {
    std::string key;
    int lowest = 0;
    int highest = 0;
    bool required = true;
};

/// What the ground of a type is given in: `frontage_bw`, or `frontage_cm` of systems that measure in inches.
enum class GroundUnit : bool { BaseWidths, Centimetres };

/// What types a rule system knows how to use.
struct CatalogueSchema {
    std::string system;
    std::vector<StatRule> stats;
    std::vector<std::string> traits;
    std::vector<std::string> signs;
    GroundUnit ground = GroundUnit::BaseWidths;
};

/// The catalogue, or everything that is wrong with its text.
Result<Catalogue> readCatalogue(std::string_view text, std::string_view file, const CatalogueSchema& schema);

/// A system's reader of its troops.
using CatalogueReader = Result<Catalogue> (*)(std::string_view text, std::string_view file);

/// The catalogue of a file that is compiled in (builtin_data.h); a test checks that it is without fault.
Catalogue builtinCatalogue(std::string_view path, CatalogueReader read);

}  // namespace ephor
