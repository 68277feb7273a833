#include "core/campaign/reports/dice_report.h"

#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/dice/campaign_roll.h"
#include "core/campaign/dice/move_seed.h"
#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/enum_names.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

std::string occasionOf(const JournalEntry& entry) {
    if (entry.kind != EntryKind::Battle)
        return std::string(wordOf(entry.kind));
    const Result<Aftermath> draft = aftermathFromJson(entry.action);
    return draft ? occasionOf("aftermath", draft->battle) : std::string();
}

/// The line for the report, without what the power must not read.
std::string lineOf(CampaignRoll thrown, const std::string& occasion) {
    if (thrown.told.facesOnly)
        thrown.modifier = 0;
    thrown.told = {};
    return "  " + occasion + ": " + toText(thrown) + "\n";
}

}  // namespace

std::string rollReport(const Scenario& scenario, std::span<const JournalEntry> entries, PowerId power) {
    const std::vector<const JournalEntry*> deeds = activeEntries(entries);
    const auto isClose = [](const JournalEntry* entry) { return entry->kind == EntryKind::Close; };
    const auto last = std::ranges::find_if(deeds.rbegin(), deeds.rend(), isClose);
    if (last == deeds.rend())
        return {};
    const auto before = std::ranges::find_if(std::next(last), deeds.rend(), isClose);
    std::string text;
    int typed = 0;  // rolls that the power is not told of
    for (auto it = before.base(); it != last.base(); ++it) {
        const std::string occasion = occasionOf(**it);
        std::string_view rest = (*it)->dice;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            const std::optional<CampaignRoll> thrown = parseRoll(rest.substr(0, end));
            if (thrown && isToldTo(thrown->told, scenario.powers[power.index()].id))
                text += lineOf(*thrown, occasion);
            else if (thrown && thrown->typed)
                ++typed;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    const std::string& name = scenario.powers[power.index()].name;
    const auto closes = 1 + std::ranges::count_if(deeds.begin(), before.base(), isClose);
    if (!text.empty())
        text = fmt::format("\n{}{} that {} is told of\n{}", rollsWords, closes, name, text);
    if (typed > 0)
        text += fmt::format("\nDice that the umpire typed in\n  {} of move {} that {} is not told of\n",
                            counted(typed, "throw"), closes, name);
    return text;
}

}  // namespace ephor::campaign
