#include "core/campaign/dice_report.h"

#include "core/campaign/move_seed.h"
#include "core/campaign/play.h"
#include "core/campaign/standing_entries.h"
#include "core/campaign/throw.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

std::string occasionOf(const JournalEntry& entry) {
    if (entry.deed != Deed::Battle)
        return std::string(wordOf(entry.deed));
    const Result<Aftermath> draft = aftermathFromJson(entry.action);
    return draft ? occasionOf("aftermath", draft->battle) : std::string();
}

/// As the power may read it; nothing if it may not.
std::string lineFor(const std::string& power, const std::string& occasion, std::string_view line) {
    std::optional<Throw> thrown = throwOf(line);
    if (!thrown || (thrown->told.who != power && thrown->told.who != everybody))
        return {};
    if (thrown->told.facesOnly)
        thrown->modifier = 0;
    thrown->told = {};
    return "  " + occasion + ": " + toText(*thrown) + "\n";
}

}  // namespace

std::string throwsTold(const Scenario& scenario, std::span<const JournalEntry> entries, PowerId power) {
    const std::vector<const JournalEntry*> deeds = standingEntries(entries);
    const auto isClose = [](const JournalEntry* entry) { return entry->deed == Deed::Close; };
    const auto last = std::ranges::find_if(deeds.rbegin(), deeds.rend(), isClose);
    if (last == deeds.rend())
        return {};
    const auto before = std::ranges::find_if(std::next(last), deeds.rend(), isClose);
    std::string text;
    for (auto it = before.base(); it != last.base(); ++it) {
        const std::string occasion = occasionOf(**it);
        std::string_view rest = (*it)->dice;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            text += lineFor(scenario.powers[power.index()].id, occasion, rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    const std::string& name = scenario.powers[power.index()].name;
    const auto closes = 1 + std::ranges::count_if(deeds.begin(), before.base(), isClose);
    return text.empty() ? text : fmt::format("\n{}{} that {} is told of\n{}", throwsWords, closes, name, text);
}

}  // namespace ephor::campaign
