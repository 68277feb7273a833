#include "core/campaign/reports/dice_report.h"

#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/dice/dice_view.h"
#include "core/campaign/dice/roll_purposes.h"
#include "core/campaign/dice/turn_seed.h"
#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/enum_names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ephor::campaign {

namespace {

std::string occasionOf(const JournalEntry& entry) {
    const Result<Aftermath> draft =
        entry.kind == EntryKind::Battle ? aftermathFromJson(entry.action) : Result<Aftermath>(Aftermath());
    return entry.kind == EntryKind::Battle && draft ? occasionOf("aftermath", draft->battle)
                                                    : std::string(wordOf(entry.kind));
}

/// What a D100 against a fraction decides: whether there is one more step beside the whole ones.
std::string shareText(const CampaignRoll& roll) {
    const std::string_view more = roll.faces.front() <= roll.atMost ? "one more step" : "no further step";
    if (roll.what.starts_with(stragglersOf))
        return fmt::format("{} returns", more);
    if (roll.what.starts_with(hungerIn))
        return fmt::format("{} is lost", more);
    return fmt::format("{} is raised", more);
}

}  // namespace

std::string rollText(const CampaignRoll& roll) {
    std::string dice;
    if (roll.kind == CampaignRoll::Kind::Share)
        dice = roll.atMost > 0
                   ? fmt::format("D100 {}, needed {} or less: {}", roll.faces.front(), roll.atMost, shareText(roll))
                   : fmt::format("D100 {}, nothing to win: {}", roll.faces.front(), shareText(roll));
    else if (roll.kind == CampaignRoll::Kind::Lot)
        dice = fmt::format("number {} of {} was drawn", roll.faces.front(), roll.sides);
    else
        dice = fmt::format("{}{}{}", fmt::join(roll.faces, " and "),
                           roll.modifier != 0 ? fmt::format(", {:+}", roll.modifier) : "",
                           roll.faces.size() > 1 || roll.modifier != 0 ? fmt::format(": {}", totalOf(roll)) : "");
    return fmt::format("{}: {}{}", roll.what, dice, roll.typed ? ", rolled at the table" : "");
}

std::vector<ReportSection> rollReport(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power) {
    const std::vector<const JournalEntry*> actions = activeEntries(entries);
    const auto isClose = [](const JournalEntry* entry) { return entry->kind == EntryKind::Close; };
    const auto last = std::ranges::find_if(actions.rbegin(), actions.rend(), isClose);
    if (last == actions.rend())
        return {};
    const auto before = std::ranges::find_if(std::next(last), actions.rend(), isClose);
    const PowerInfo& info = campaign.scenario.powers[power.index()];
    std::vector<std::string> lines;
    int typed = 0;  // rolls that the power is not told of
    for (auto it = before.base(); it != last.base(); ++it) {
        const std::string occasion = occasionOf(**it);
        std::string_view rest = (*it)->dice;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            std::optional<CampaignRoll> roll = parseRoll(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
            if (!roll)
                continue;
            if (!isToldTo(roll->told, info.id)) {
                typed += roll->typed ? 1 : 0;
                continue;
            }
            if (roll->told.facesOnly)
                roll->modifier = 0;
            roll->told = {};
            lines.push_back(fmt::format("{}: {}", occasion, toText(*roll)));
        }
    }
    const auto turn = 1 + std::ranges::count_if(actions.begin(), before.base(), isClose);
    Report evidence;
    evidence.addList(fmt::format("{}{} that {} is told of", rollsWords, turn, info.name), std::move(lines),
                     ReportSection::Look::Small);
    if (typed > 0)
        evidence.addList("Dice that the umpire typed in",
                         {fmt::format("{} of turn {} that {} is not told of", counted(typed, "roll"), turn, info.name)},
                         ReportSection::Look::Small);
    return std::move(evidence.sections);
}

}  // namespace ephor::campaign
