#include "core/campaign/journal/newsletter.h"

#include "core/base/toml_text.h"
#include "core/campaign/journal/active_entries.h"
#include "core/io/toml_reader.h"

#include <fmt/format.h>
#include <map>

namespace ephor::campaign {

namespace {

constexpr std::size_t largestNewsletter = 1 << 17;
constexpr std::int64_t longestHeadline = 200;
constexpr std::int64_t longestPart = 30'000;

}  // namespace

int lastTurnTold(const Campaign& campaign, std::span<const JournalEntry> entries) {
    const Course& course = campaign.state.course;
    const std::vector<const JournalEntry*> standing = activeEntries(entries);
    const auto last = std::ranges::find_if(standing.rbegin(), standing.rend(), [](const JournalEntry* entry) {
        return entry->kind == EntryKind::Close || entry->changes != "[]";
    });
    // A war ends either with the close of a turn, or by a ruling before the next.
    const bool endsWithIt = course.phase == Phase::Over && last != standing.rend() && (*last)->kind == EntryKind::Close;
    const bool isUnderWay = course.phase != Phase::Orders && !endsWithIt;
    return std::max(1, isUnderWay ? course.turn : course.turn - 1);
}

std::vector<Newsletter> published(std::span<const JournalEntry> entries) {
    std::map<int, Newsletter> byMove;
    for (const JournalEntry* entry : activeEntries(entries))
        if (entry->kind == EntryKind::Newsletter)
            // Each turn has more than one entry, so `lastTurn` = entry number rejects no valid newsletter.
            if (const Result<Newsletter> one = newsletterFrom(entry->action, "the journal", entry->number))
                byMove[one->turn] = *one;
    std::vector<Newsletter> all;
    for (auto& [turn, one] : byMove)
        all.push_back(std::move(one));
    return all;
}

void publish(Journal& journal, const Newsletter& newsletter) {
    journal.record({EntryKind::Newsletter, "umpire", toToml(newsletter), {}, {}});
}

std::string toToml(const Newsletter& newsletter) {
    return fmt::format("format = 1\nmove = {}\nheadline = {}\ntext = {}\nnotice = {}\n", newsletter.turn,
                       tomlString(newsletter.headline), tomlText(newsletter.text), tomlText(newsletter.notice));
}

Result<Newsletter> newsletterFrom(std::string_view toml, std::string_view file, int lastTurn, PageState state) {
    Result<TomlText> parsed = parseToml(toml, file, largestNewsletter, "newsletter");
    if (!parsed)
        return std::unexpected(std::move(parsed.error()));
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the newsletter", "newsletter", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    Newsletter newsletter;
    newsletter.turn = static_cast<int>(reader.integer("move", Need::Required, 1, lastTurn).value_or(1));
    const Need need = state == PageState::Whole ? Need::Required : Need::Optional;
    newsletter.headline = reader.text("headline", need, longestHeadline).value_or("");
    newsletter.text = reader.text("text", need, longestPart, true).value_or("");
    newsletter.notice = reader.text("notice", Need::Optional, longestPart, true).value_or("");
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return newsletter;
}

Diagnostics whyNotPublished(const Newsletter& newsletter) {
    Result<Newsletter> read = newsletterFrom(toToml(newsletter), {}, newsletter.turn);
    if (read)
        return {};
    for (Diagnostic& fault : read.error())
        fault.place = {};
    return std::move(read.error());
}

}  // namespace ephor::campaign
