// Any bytes as an army list: read without harm; a list without errors is written, printed and read back equal; every
// fix can be applied.
#include "core/base/fix.h"
#include "core/io/lists/army_list_io.h"
#include "reading.h"

using namespace ephor;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<std::string> known = systemIds();
    const std::string_view text = asText(data, size);
    const ReadList read = readArmyList(text, "army.toml", findSystem, known);
    must(read.list || hasErrors(read.diagnostics));
    checkAsJson(read, "army.toml");
    for (const Diagnostic& diagnostic : read.diagnostics) {
        must(!toText(diagnostic).empty());
        for (const Fix& fix : diagnostic.fixes)
            readArmyList(withFix(text, fix), "army.toml", findSystem, known);
    }
    if (!read.list || !read.system)
        return 0;
    must(!listAsText(*read.list, *read.system).empty() && !listAsHtml(*read.list, *read.system).empty());
    must(!listAsCsv(*read.list, *read.system).empty() && !listAsJson(*read.list, *read.system).empty());
    const ReadList again = readArmyList(toToml(*read.list), "army.toml", findSystem, known);
    must(again.list.has_value());
    if (!hasErrors(read.diagnostics))
        must(again.list == read.list && !hasErrors(again.diagnostics));
    return 0;
}
