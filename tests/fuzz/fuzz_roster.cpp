// Any bytes as a roster: read without harm; a list without errors is written as a roster and read back, and what is lost is named.
#include "core/army/list_differences.h"
#include "models/exchange/roster.h"
#include "reading.h"

using namespace ephor;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<std::string> known = systemIds();
    const QByteArray xml(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const ReadList read = readRoster(xml, "army.ros", findSystem, known);
    must(read.list || hasErrors(read.diagnostics));
    for (const Diagnostic& diagnostic : read.diagnostics)
        must(!toText(diagnostic).empty() && diagnostic.fixes.empty());
    if (!read.list || !read.system)
        return 0;
    const WrittenRoster written = rosterOf(*read.list, *read.system);
    const ReadList again = readRoster(written.xml, "army.ros", findSystem, known);
    if (again.list)
        must(written.lost.empty() == differencesOf(*read.list, *again.list, read.system->info().list).empty());
    else
        must(!written.lost.empty());
    return 0;
}
