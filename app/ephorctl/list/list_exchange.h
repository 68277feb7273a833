// Rosters of other apps, list codes, exported data and PDFs: all that needs Qt. A build without Qt prints what is
// missing (list_exchange_absent.cpp).
#pragma once

#include "app/ephorctl/commands.h"
#include "core/io/lists/army_list_io.h"

namespace ephor::ctl {

/// True for the extensions .ros and .rosz.
bool isRoster(const std::string& file);

/// The list in a roster, with diagnostics for what was left out; fails where there is no list.
Outcome<ReadList> readRosterFile(const std::string& file);

/// Writes the list as a roster; returns what is not in it.
Outcome<Diagnostics> writeRosterFile(const ReadList& read, const std::string& file);

/// The printed list, with values, fingerprint and codes, as the bytes of a PDF.
Outcome<std::string> listAsPdf(const ReadList& read);

/// The list as a web page for a phone.
Outcome<std::string> listAsPage(const ReadList& read);

/// The printed roster as the bytes of a PNG.
Outcome<std::string> listAsPng(const ReadList& read);

/// list code, list scan, list bsdata
void addListExchange(CLI::App& list, Action& action);

}  // namespace ephor::ctl
