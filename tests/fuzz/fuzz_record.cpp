// Any bytes as a battle record: read without harm, once as they are and once with the digest made right, so that what
// stands behind it is reached, too.
#include "core/io/records/record_io.h"
#include "reading.h"

using namespace ephor;

namespace {

void tryToRead(std::string_view text) {
    const Result<Record> read = readRecord(text, "fight.battle");
    if (!read) {
        must(hasErrors(read.error()) && !toText(read.error().front()).empty());
        return;
    }
    const Result<Record> again = readRecord(toText(*read), "fight.battle");
    must(again.has_value() && *again == *read);
    static const std::vector<std::string> known = systemIds();
    if (checkRules(*read, "fight.battle", findSystem, known).empty())
        (void)findSystem(read->setup.system)->open(read->setup);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = asText(data, size);
    tryToRead(text);
    std::string before(text.substr(0, text.rfind("{\"digest\":\"")));
    if (!before.empty() && before.back() != '\n')
        before += '\n';
    tryToRead(before + "{\"digest\":\"" + toHex(digestOf(before)) + "\"}\n");
    return 0;
}
