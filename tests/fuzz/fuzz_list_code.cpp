// Any bytes as pasted codes: read without harm; what they carry is the list of their fingerprint.
#include "core/io/lists/army_list_io.h"
#include "core/io/lists/list_fingerprint.h"
#include "models/exchange/list_code.h"
#include "reading.h"

using namespace ephor;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<std::string> known = systemIds();
    const std::string_view text = asText(data, size);
    const Result<ScannedList> scanned = scanCodes(text);
    must(scanned || (hasErrors(scanned.error()) && !toText(scanned.error().front()).empty()));
    if (scanned) {
        const Digest digest = digestOf(std::string_view(scanned->text));
        must(scanned->fingerprint == (scanned->isWeak ? shownWeakFingerprint(digest) : shownFingerprint(digest)));
    }
    // Any list that can be read is carried whole.
    const ReadList read = readArmyList(text, "army.toml", findSystem, known);
    if (!read.list || !read.system || hasErrors(read.diagnostics))
        return 0;
    const ListSchema& schema = read.system->info().list;
    std::string codes;
    for (const std::string& code : codesOf(*read.list, schema))
        codes += code + "\n";
    const Result<ScannedList> again = scanCodes(codes);
    must(codes.empty() || (again && again->text == comparableText(*read.list, schema)));
    return 0;
}
