// Any bytes as an army list in JSON: read without harm; what was read is written as JSON and TOML and read back equal.
#include "core/io/lists/army_list_json.h"
#include "reading.h"

using namespace ephor;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<std::string> known = systemIds();
    const ReadList read = readArmyListJson(asText(data, size), "army.json", findSystem, known);
    must(read.list || hasErrors(read.diagnostics));
    checkAsJson(read, "army.json");
    for (const Diagnostic& diagnostic : read.diagnostics)
        must(!toText(diagnostic).empty() && diagnostic.fixes.empty());
    if (!read.list || hasErrors(read.diagnostics))
        return 0;
    const ReadList again = readArmyListJson(toJsonText(*read.list), "army.json", findSystem, known);
    must(again.list == read.list && !hasErrors(again.diagnostics));
    const ReadList asToml = readArmyList(toToml(*read.list), "army.toml", findSystem, known);
    must(asToml.list == read.list && !hasErrors(asToml.diagnostics));
    return 0;
}
