#include "core/campaign/umpire/ruling_reports.h"

#include "core/campaign/battle/battle_result_json.h"
#include "core/campaign/umpire/notice_json.h"
#include "core/campaign/umpire/reversal.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/veto.h"

#include <fmt/format.h>
#include <set>

namespace ephor::campaign {

/// Key in a battle's entry: what its powers are told of the umpire's changes.
static constexpr const char* saidKey = "said";

/// The JSON of a ruling; null for other entries and for text that cannot be parsed.
static nlohmann::json rulingJson(const JournalEntry& entry) {
    return entry.kind == EntryKind::Ruling ? objectIn(entry.action) : nlohmann::json();
}

std::optional<Ruling> rulingIn(const JournalEntry& entry) {
    const nlohmann::json action = rulingJson(entry);
    const auto said = action.is_object() ? action.find("decree") : action.end();
    if (said == action.end() || !said->is_object() || !said->contains("matter") || !(*said)["matter"].is_string())
        return {};
    const auto numberAt = [&said](const char* key) {
        const auto at = said->find(key);
        constexpr int most = 1'000'000;
        const bool isIn = at != said->end() && at->is_number_integer() && *at >= -most && *at <= most;
        return isIn ? std::optional(at->get<int>()) : std::nullopt;
    };
    const std::optional<RulingSubject> subject = fromWord<RulingSubject>((*said)["matter"].get<std::string>());
    const std::optional<int> thing = numberAt("thing");
    const std::optional<int> value = numberAt("value");
    const std::optional<int> holder = numberAt("holder");
    if (!subject || !thing || !value || !holder || *holder < -1 || *holder >= static_cast<int>(mostRows))
        return {};
    return Ruling{*subject, *thing, *value, *holder < 0 ? PowerId{} : PowerId(*holder)};
}

static std::optional<Said> saidFrom(const nlohmann::json& json) {
    std::optional<Notice> notice = noticeFrom(json);
    return notice ? std::optional(Said{*std::move(notice)}) : std::nullopt;
}

std::optional<Said> noticeOf(const JournalEntry& entry) { return saidFrom(rulingJson(entry)); }

std::string battleAction(const Campaign& before, const Aftermath& draft) {
    std::string text = toJson(draft);
    if (draft.ruled.empty())
        return text;
    const Battle& battle = before.state.battles[draft.battle.index()];
    std::set<std::string> concerned;
    for (const std::vector<ArmyId>* side : {&battle.attackers, &battle.defenders})
        for (const ArmyId army : *side)
            concerned.insert(before.scenario.powers[before.state.armies[army.index()].power.index()].id);
    nlohmann::ordered_json action = nlohmann::ordered_json::parse(text);
    action[saidKey] = toJson(Notice{draft.reason,
                                    "what followed the battle of " + before.scenario.map.place(battle.place).name,
                                    {concerned.begin(), concerned.end()},
                                    before.state.course.turn});
    return action.dump();
}

/// Parses what battleAction() adds.
static std::optional<Said> noticeOfBattle(const JournalEntry& entry) {
    const nlohmann::json action = entry.kind == EntryKind::Battle ? objectIn(entry.action) : nlohmann::json();
    const auto said = action.is_object() ? action.find(saidKey) : action.end();
    if (said == action.end())
        return {};
    std::optional<Said> told = saidFrom(*said);
    if (told)
        told->isOpen = false;
    return told;
}

/// Owners of cities and the fate of leaders are public; who holds a captive is not.
static std::string publicText(const Scenario& scenario, const State& state, const Ruling& ruling) {
    const auto thing = static_cast<std::size_t>(ruling.thing);
    const auto value = static_cast<std::size_t>(ruling.value);
    if (ruling.subject == RulingSubject::Owner && thing < state.cities.size()) {
        const std::string& name = scenario.map.places()[thing].name;
        return value < scenario.powers.size() ? fmt::format("{} belongs to {} now", name, scenario.powers[value].name)
                                              : name + " belongs to nobody now";
    }
    static constexpr std::array<std::string_view, Words<Fate>::list.size()> fates{"serves again", "is a captive",
                                                                                  "is dead"};
    if (ruling.subject == RulingSubject::Fate && thing < state.leaders.size() && value < fates.size()) {
        const Leader& leader = state.leaders[thing];
        const std::string whose = leader.power ? " of " + scenario.powers[leader.power.index()].name : std::string();
        return fmt::format("{}{} {}", leader.name, whose, fates[value]);
    }
    return {};
}

/// What everybody may know of a vetoed step. Marches, hunger and ravaging are secret; a battle is in the chronicle.
static std::string publicText(const Scenario& scenario, const State& state, Reversal reversal) {
    const auto row = static_cast<std::size_t>(reversal.row);
    switch (reversal.what) {
    case Reversed::March:
        return "a march";
    case Reversed::Battle:
        return row < state.battles.size() ? "the battle at " + scenario.map.place(state.battles[row].place).name
                                          : "a battle";
    case Reversed::City:
        return "what happened at a city";
    case Reversed::Hunger:
        return "the hunger of an army";
    }
    return {};
}

std::string vetoLine(const std::string& what, const std::string& reason) {
    return fmt::format("Vetoed: {} ({})", what, reason);
}

std::vector<Said> noticesIn(const JournalEntry& entry, const Scenario& scenario, const State& state) {
    std::vector<Said> all;
    if (std::optional<Said> ofBattle = noticeOfBattle(entry))
        all.push_back(*std::move(ofBattle));
    if (std::optional<Said> said = noticeOf(entry)) {
        if (const std::optional<Ruling> ruling = rulingIn(entry))
            said->open = publicText(scenario, state, *ruling);
        if (const std::optional<Reversal> reversal = reversalIn(entry)) {
            said->open = publicText(scenario, state, *reversal);
            said->isVeto = true;
        }
        all.push_back(*std::move(said));
    }
    for (const Vetoed& veto : vetoesOf(entry).value_or(std::vector<Vetoed>{})) {
        const bool isOpen = veto.concerns.size() == scenario.powers.size();
        all.push_back({static_cast<const Notice&>(veto), isOpen, isOpen ? veto.what : std::string(), true});
    }
    return all;
}

std::vector<std::string> rulingLines(std::span<const JournalEntry> entries, const Campaign& then, PowerId power) {
    const std::string& id = then.scenario.powers[power.index()].id;
    const int lately = then.state.course.turn - 1;
    std::vector<std::string> lines;
    for (const JournalEntry* entry : activeEntries(entries))
        for (const Said& said : noticesIn(*entry, then.scenario, then.state)) {
            const bool concerns = std::ranges::find(said.concerns, id) != said.concerns.end();
            const std::string& what = concerns ? said.what : said.open;
            if (!said.what.empty() && said.turn >= lately && (concerns || said.isOpen))
                lines.push_back(what.empty()  ? said.reason
                                : said.isVeto ? vetoLine(what, said.reason)
                                              : what + ": " + said.reason);
        }
    return lines;
}

}  // namespace ephor::campaign
