#include "core/campaign/reports/story/battle_luck.h"

#include "core/ai/computer_players.h"
#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/reports/story/event_text.h"
#include "core/campaign/reports/story/turn_record.h"
#include "core/io/records/record_io.h"
#include "core/odds/chance_curve.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// "+31", "-4": points of a chance, without decimals.
std::string wholePoints(double change) {
    const auto points = static_cast<int>(std::lround(100 * change));
    return points < 0 ? fmt::format("−{}", -points) : fmt::format("+{}", points);
}

/// Bars from one to eight eighths of a line, at even distances over the battle.
std::string barsOf(const std::vector<ChancePoint>& curve, int events) {
    static constexpr int bars = 24;
    static constexpr std::array<std::string_view, 8> heights{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::string text;
    for (int i = 0; i < bars; ++i) {
        const int at = i == bars - 1 ? events : events * i / (bars - 1);
        const auto next = std::ranges::upper_bound(curve, at, {}, &ChancePoint::event);
        const double chance = (next == curve.begin() ? next : std::prev(next))->share.p;
        text += heights[std::min<std::size_t>(7, static_cast<std::size_t>(chance * 8))];
    }
    return text;
}

}  // namespace

std::vector<BattleOnRecord> battlesOnRecord(const Scenario& scenario, std::span<const JournalEntry> entries, int turn) {
    std::vector<BattleOnRecord> battles;
    for (const DatedEvent& event : turnRecord(scenario, entries, turn).events) {
        const auto* settled = std::get_if<BattleSettled>(&event.what);
        const auto entry = std::ranges::find(entries, event.entry, &JournalEntry::number);
        if (!settled || entry == entries.end() || entry->kind != EntryKind::Battle)
            continue;
        Result<Aftermath> result = aftermathFromJson(entry->action);
        if (!result || result->method != Method::Record || result->record.empty())
            continue;
        battles.push_back({scenario.map.place(settled->battle.place).name,
                           powersText(scenario, settled->attackers.powers),
                           powersText(scenario, settled->defenders.powers), std::move(result->record)});
    }
    return battles;
}

std::vector<std::string> luckLines(const BattleOnRecord& battle, const BattleAnalysis& analysis) {
    const Share start = analysis.equities.front().share();
    // The events of the battle; where the last steps have none of their own, the curve ends with them.
    const int events = analysis.steps.empty() ? 0 : analysis.steps.back().events + 1;
    return {
        fmt::format("Battle of {}: at first {} had a chance of {:.0f} % ({:.0f} to {:.0f}). In points of this chance, "
                    "the dice brought {} {}, its choices {}, and the choices of {} brought them {}.",
                    battle.place, battle.attackers, 100 * analysis.start(), 100 * start.low, 100 * start.high,
                    battle.attackers, wholePoints(analysis.luck(Side::A)), wholePoints(analysis.choices(Side::A)),
                    battle.defenders, wholePoints(analysis.choices(Side::B))),
        fmt::format("The chance of {} at {} from beginning to end: {}", battle.attackers, battle.place,
                    barsOf(chanceCurve(analysis, events), events))};
}

std::vector<std::string> luckLines(const BattleOnRecord& battle, const RuleSystem& system, int threads,
                                   const std::stop_token& stop, const AnalysisProgress& progress) {
    const Result<Record> record = readRecord(battle.record, "the record");
    if (!record || record->setup.rules != system.info().version)
        return {};
    const auto game = system.open(record->setup);
    if (!game)
        return {};
    AnalysisPlan plan;
    plan.game = *game;
    plan.record = *record;
    plan.standard = &standardPlayer(**game);
    plan.seed = usualAnalysisSeed;
    plan.findsErrors = false;
    plan.threads = threads;
    const BattleAnalysis analysis = analyse(plan, stop, progress);
    return analysis.isComplete ? luckLines(battle, analysis) : std::vector<std::string>();
}

}  // namespace ephor::campaign
