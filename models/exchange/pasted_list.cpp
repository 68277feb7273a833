#include "models/exchange/pasted_list.h"

#include "core/io/lists/list_fingerprint.h"
#include "core/io/lists/list_text.h"

#include <algorithm>

namespace ephor {

Result<ScannedList> pastedList(std::string_view text, const FindSystem& find, const std::vector<std::string>& systems) {
    constexpr std::string_view mark = "ephor:";
    const bool isCode = !std::ranges::search(text, mark, {}, [](char c) {
                             return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
                         }).empty();
    if (isCode)
        return scanCodes(text);
    ReadList read = readListText(text, find, systems);
    if (!read.list || !read.system) {
        Result<ScannedList> none = scanCodes(text);  // says that there is no code, either
        if (!none)
            read.diagnostics.insert(read.diagnostics.begin(), none.error().begin(), none.error().end());
        return std::unexpected(std::move(read.diagnostics));
    }
    ScannedList scanned;
    scanned.text = toToml(*read.list);
    scanned.fingerprint = shownFingerprint(fingerprintOf(*read.list, read.system->info().list));
    scanned.remarks = std::move(read.diagnostics);
    return scanned;
}

}  // namespace ephor
