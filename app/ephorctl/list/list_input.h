// Reading army lists: a file (TOML, JSON or a roster, by its extension) or standard input.
#pragma once

#include "app/ephorctl/outcome.h"
#include "core/io/lists/army_list_io.h"

namespace ephor::ctl {

/// The list with its diagnostics, even if it has errors. Fails where nothing can be read, or where the format is newer.
Outcome<ReadList> readList(const std::string& file);

/// The same, but fails where the program does not know the list's system.
Outcome<ReadList> readOfKnownSystem(const std::string& file);

}  // namespace ephor::ctl
