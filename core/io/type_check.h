// Catalogues whose types must hold more than a schema can say: figures that go together, traits that exclude each
// other.
#pragma once

#include "core/io/catalogue_io.h"
#include "core/io/toml_reader.h"

#include <functional>

namespace ephor {

/// Finds fault with a type as its row was read; the reader knows the places.
using TypeCheck = std::function<void(const TroopType&, TomlReader&)>;

Result<Catalogue> readCatalogue(std::string_view text, std::string_view file, const CatalogueSchema& schema,
                                const TypeCheck& check);

/// Fixes that leave words out of an array of one line, or put one in: the array is written anew.
std::vector<Fix> writingTraits(const TroopType& type, TomlReader& row, Message label,
                               const std::vector<std::string>& without, const std::string& with = {});

}  // namespace ephor
