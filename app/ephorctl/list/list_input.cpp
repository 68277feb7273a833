#include "app/ephorctl/list/list_input.h"

#include "app/ephorctl/console.h"
#include "app/ephorctl/known_rules.h"
#include "app/ephorctl/list/list_exchange.h"
#include "core/io/lists/army_list_json.h"
#include "core/rules/builtin.h"

#include <algorithm>

namespace ephor::ctl {

Outcome<ReadList> readList(const std::string& file) {
    if (isRoster(file))
        return readRosterFile(file);
    Outcome<std::string> text = readInput(file, largestList);
    if (!text)
        return std::unexpected(std::move(text.error()));
    ReadList read = readArmyListFile(*text, shownName(file), findKnown(), systemIds());
    const bool newer = std::ranges::contains(read.diagnostics, "list-newer-format", &Diagnostic::code);
    if (!read.list || newer)
        return trouble(ExitStatus::Unreadable, std::move(read.diagnostics));
    return read;
}

Outcome<ReadList> readOfKnownSystem(const std::string& file) {
    Outcome<ReadList> read = readList(file);
    if (read && !read->system)
        return trouble(ExitStatus::Unreadable, std::move(read->diagnostics));
    return read;
}

}  // namespace ephor::ctl
