#include "core/campaign/reports/journal_mark.h"

#include "core/base/counted.h"
#include "core/campaign/journal/active_entries.h"
#include "core/campaign/journal/campaign_comparison.h"
#include "core/campaign/reports/name_check/report_lines.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace ephor::campaign {

namespace {

constexpr std::string_view markWords = "Journal: entry ";
constexpr std::size_t hashDigits = 32;

Diagnostic fault(const char* code, std::string_view file, Message message) {
    return {Severity::Error, code, {std::string(file), {}}, std::move(message), {}, {}};
}

std::optional<JournalMark> markAt(std::string_view rest) {
    JournalMark mark;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), mark.entry);
    if (error != std::errc{} || mark.entry < 1)
        return {};
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    if (!rest.starts_with(", "))
        return {};
    mark.hash = rest.substr(2, hashDigits);
    const bool isHash = mark.hash.size() == hashDigits && std::ranges::all_of(mark.hash, [](char c) {
                            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
                        });
    return isHash ? std::optional(mark) : std::nullopt;
}

}  // namespace

JournalMark markOf(std::span<const JournalEntry> entries) {
    const auto isOrders = [](const JournalEntry& entry) {
        return entry.kind == EntryKind::Orders || entry.kind == EntryKind::Standing;
    };
    const auto open = std::ranges::find_if(entries.rbegin(), entries.rend(), isTurnStep).base();
    const JournalEntry& last =
        *std::prev(std::find_if(std::max(open, std::next(entries.begin())), entries.end(), isOrders));
    return {last.number, last.hash};
}

std::string toText(const JournalMark& mark) { return fmt::format("{}{}, {}", markWords, mark.entry, mark.hash); }

ReportSection markSection(std::span<const JournalEntry> entries) {
    return {"Keep this to check the journal", {ReportList{{toText(markOf(entries))}}}, ReportSection::Look::Small};
}

std::vector<JournalMark> marksIn(std::string_view text) {
    std::vector<JournalMark> marks;
    for (const ReportLine& line : linesOf(text)) {
        const std::size_t at = line.text.find(markWords);
        if (at == std::string::npos)
            continue;
        if (const std::optional<JournalMark> mark = markAt(std::string_view(line.text).substr(at + markWords.size())))
            marks.push_back(*mark);
    }
    return marks;
}

Diagnostics remarksOn(const Journal& journal, std::string_view text, std::string_view file) {
    const std::vector<JournalMark> marks = marksIn(text);
    if (marks.empty())
        return {fault(
            "journal-mark", file,
            "It has no line \"Journal: entry …\", so that it tells nothing of the journal. Reports and newsletters have one.")};
    Diagnostics remarks;
    for (const JournalMark& mark : marks) {
        const JournalEntry* entry = entryAt(journal, mark.entry);
        if (!entry)
            remarks.push_back(fault(
                "journal-cut", file,
                {"It was written when the journal had {0} or more; now it has {1}. The end was cut off, or this is an older copy.",
                 {ephor::counted(mark.entry, "entry", "entries"), std::to_string(journal.entries().size())}}));
        else if (entry->hash != mark.hash)
            remarks.push_back(
                fault("journal-rewritten", file,
                      {"It was written with another entry {0}: the journal has been rewritten there or before.",
                       {std::to_string(mark.entry)}}));
    }
    return remarks;
}

Diagnostics remarksOn(const Journal& journal, const Journal& other, std::string_view file) {
    const auto& mine = journal.entries();
    const auto& theirs = other.entries();
    const auto [at, otherAt] = std::ranges::mismatch(mine, theirs, {}, &JournalEntry::hash, &JournalEntry::hash);
    if (at != mine.end() && otherAt != theirs.end())
        return {fault(
            "journal-rewritten", file,
            {"This copy has another entry {0}: one of the two was rewritten there.", {std::to_string(at->number)}})};
    if (theirs.size() > mine.size())
        return {fault("journal-cut", file,
                      {"This copy has {0} entries, and the journal {1}: its end was cut off, or it is the older one.",
                       {std::to_string(theirs.size()), std::to_string(mine.size())}})};
    return {};
}

}  // namespace ephor::campaign
