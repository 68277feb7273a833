// Any bytes as a set-up: read without harm; one without errors is written and read back equal, and the rules open it or
// say why not.
#include "core/base/fix.h"
#include "core/io/builtin_data.h"
#include "core/io/records/setup_io.h"
#include "reading.h"

using namespace ephor;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<std::string> known = systemIds();
    const ReadOther other = [](std::string_view file) -> Result<std::string> { return std::string(builtinText(file)); };
    const std::string_view text = asText(data, size);
    Diagnostics remarks;
    const Result<Setup> read = readSetup(text, "battle.toml", findSystem, known, other, &remarks);
    if (!read) {
        must(hasErrors(read.error()));
        for (const Diagnostic& diagnostic : read.error())
            for (const Fix& fix : diagnostic.fixes)
                (void)readSetup(withFix(text, fix), "battle.toml", findSystem, known, other);
        return 0;
    }
    must(!hasErrors(remarks));
    const Result<Setup> again = readSetup(toToml(*read), "battle.toml", findSystem, known, other);
    must(again.has_value() && *again == *read);
    const auto game = findSystem(read->system)->open(*read);
    must(game.has_value() || hasErrors(game.error()));
    return 0;
}
