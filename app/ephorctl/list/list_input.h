// Army lists as commands are given them: a file of TOML or JSON or a roster by its ending, or standard input.
#pragma once

#include "app/ephorctl/outcome.h"
#include "core/io/army_list_io.h"

namespace ephor::ctl {

/// The list with all its faults; trouble where nothing can be read of it, or where it is of a newer format.
Outcome<ReadList> readList(const std::string& file);

/// The same of a list whose system this program knows, be the list as faulty as it may.
Outcome<ReadList> readOfKnownSystem(const std::string& file);

}  // namespace ephor::ctl
