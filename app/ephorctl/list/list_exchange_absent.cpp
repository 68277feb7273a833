// Rosters, list codes, exported data and PDFs in a build without Qt: prints what is missing.
#include "app/ephorctl/list/list_exchange.h"

namespace ephor::ctl {

namespace {

std::unexpected<Trouble> missing() {
    return wrongUsage(
        "This ephorctl was built without Qt, which rosters (.ros, .rosz), list codes, pages for phones, pictures and PDF need. Use the full build.");
}

}  // namespace

bool isRoster(const std::string& file) { return file.ends_with(".ros") || file.ends_with(".rosz"); }

Outcome<ReadList> readRosterFile(const std::string& /*file*/) { return missing(); }

Outcome<Diagnostics> writeRosterFile(const ReadList& /*read*/, const std::string& /*file*/) { return missing(); }

Outcome<std::string> listAsPdf(const ReadList& /*read*/) { return missing(); }

Outcome<std::string> listAsPage(const ReadList& /*read*/) { return missing(); }

Outcome<std::string> listAsPng(const ReadList& /*read*/) { return missing(); }

void addListExchange(CLI::App& list, Action& action) {
    for (const char* name : {"code", "scan", "bsdata"}) {
        CLI::App* command = list.add_subcommand(name, "Not in this build: it needs Qt");
        command->allow_extras();
        command->callback([&action] { action = [] { return Outcome<ExitStatus>(missing()); }; });
    }
}

}  // namespace ephor::ctl
