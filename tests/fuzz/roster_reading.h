// What must hold of any roster that is read.
#pragma once

#include "core/army/list_differences.h"
#include "core/io/lists/army_list_toml.h"
#include "models/exchange/roster.h"
#include "reading.h"

namespace ephor {

/// Entries of a list with all that stands in them.
inline std::size_t entriesIn(const std::vector<Entry>& entries) {
    std::size_t all = entries.size();
    for (const Entry& entry : entries)
        all += entriesIn(entry.children);
    return all;
}

/// Read without harm to a list of bounded size or to an error; a list is written as a roster and read back, and what is
/// lost is named.
inline void mustReadRoster(const QByteArray& xml) {
    static const std::vector<std::string> known = systemIds();
    const ReadList read = readRoster(xml, "army.ros", findSystem, known);
    must(read.list || hasErrors(read.diagnostics));
    for (const Diagnostic& diagnostic : read.diagnostics)
        must(!toText(diagnostic).empty() && diagnostic.fixes.empty());
    if (!read.list || !read.system)
        return;
    must(entriesIn(read.list->entries) <= mostEntries);
    must(toToml(*read.list).size() <= largestList);
    const WrittenRoster written = rosterOf(*read.list, *read.system);
    const ReadList again = readRoster(written.xml, "army.ros", findSystem, known);
    if (again.list)
        must(written.lost.empty() == differencesOf(*read.list, *again.list, read.system->info().list).empty());
    else
        must(!written.lost.empty());
}

}  // namespace ephor
