// Checks of troop types beyond the schema: figures that belong together, traits that exclude each other.
#pragma once

#include "core/io/catalogue_io.h"
#include "core/io/toml_reader.h"

#include <functional>

namespace ephor {

/// Checks a type after its row has been read. The reader has the positions.
using TypeCheck = std::function<void(const TroopType&, TomlReader&)>;

Result<Catalogue> readCatalogue(std::string_view text, std::string_view file, const CatalogueSchema& schema,
                                const TypeCheck& check);

/// Fixes that remove words from an array on one line, or add one. The array is written again.
std::vector<Fix> writingTraits(const TroopType& type, TomlReader& row, Message label,
                               const std::vector<std::string>& without, const std::string& with = {});

}  // namespace ephor
