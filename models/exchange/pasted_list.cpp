#include "models/exchange/pasted_list.h"

#include "core/base/utf8.h"
#include "core/io/lists/list_fingerprint.h"
#include "core/io/lists/text/list_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor {

namespace {

/// The remarks as comments of a list, so that what was left out is not lost.
std::string asComments(const Diagnostics& remarks) {
    std::string comments;
    for (const Diagnostic& one : remarks) {
        std::string words = toText(one.message);  // a comment of TOML has no control characters
        std::ranges::replace_if(words, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
        comments += fmt::format("# Line {} of the text: {}\n", one.place.line, words);
    }
    return comments.empty() ? comments : "\n" + comments;
}

}  // namespace

Result<ScannedList> pastedList(std::string_view text, const FindSystem& find, const std::vector<std::string>& systems) {
    if (lowered(text).contains("ephor:"))
        return scanCodes(text);
    ReadList read = readListText(text, find, systems);
    if (!read.list || !read.system) {
        Result<ScannedList> none = scanCodes(text);  // says that there is no code, either
        if (!none)
            read.diagnostics.insert(read.diagnostics.begin(), none.error().begin(), none.error().end());
        return std::unexpected(std::move(read.diagnostics));
    }
    ScannedList scanned;
    scanned.text = toToml(*read.list) + asComments(read.diagnostics);
    scanned.fingerprint = shownFingerprint(fingerprintOf(*read.list, read.system->info().list));
    scanned.remarks = std::move(read.diagnostics);
    return scanned;
}

}  // namespace ephor
