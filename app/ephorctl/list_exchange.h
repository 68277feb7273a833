// Rosters of other apps, list codes and published data: what needs Qt. A build without Qt says so (list_exchange_absent.cpp).
#pragma once

#include "app/ephorctl/commands.h"
#include "core/io/army_list_io.h"

namespace ephor::ctl {

/// A roster by its ending, .ros or .rosz.
bool isRoster(const std::string& file);

/// The list of a roster, with what was left out; trouble where nothing can be read of it.
Outcome<ReadList> readRosterFile(const std::string& file);

/// Writes the list as a roster; what is not in it.
Outcome<Diagnostics> writeRosterFile(const ReadList& read, const std::string& file);

/// list code, list scan, list bsdata
void addListExchange(CLI::App& list, Action& action);

}  // namespace ephor::ctl
