// Rosters of other apps, list codes, published data and pages: what needs Qt. A build without Qt says so
// (list_exchange_absent.cpp).
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

/// The list as it is printed, with its figures, fingerprint and codes: the bytes of a PDF.
Outcome<std::string> listAsPdf(const ReadList& read);

/// list code, list scan, list bsdata
void addListExchange(CLI::App& list, Action& action);

}  // namespace ephor::ctl
