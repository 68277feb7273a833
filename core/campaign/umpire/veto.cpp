#include "core/campaign/umpire/veto.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/notice_json.h"

#include <fmt/format.h>
#include <set>

namespace ephor::campaign {

namespace {

using VetoJson = nlohmann::json;

constexpr const char* vetoedKey = "vetoed";
constexpr std::size_t mostVetoes = 200;

std::size_t rowOf(int row) { return static_cast<std::size_t>(row); }

const JournalEntry& lastAction(const Journal& journal) { return journal.entries()[rowOf(journal.undoable() - 1)]; }

VetoJson jsonOf(const Vetoed& veto) {
    VetoJson json = toJson(veto, vetoedWhatKey);
    json["act"] = wordOf(veto.act.kind);
    json["one"] = veto.act.one;
    json["other"] = veto.act.other;
    return json;
}

std::string actionOf(const TypedDice& typed, const std::vector<Vetoed>& vetoes) {
    if (vetoes.empty())
        return toJson(typed);
    VetoJson rows = VetoJson::array();
    for (const Vetoed& veto : vetoes)
        rows.push_back(jsonOf(veto));
    return VetoJson{{"dice", typed}, {vetoedKey, std::move(rows)}}.dump();
}

std::optional<Vetoed> vetoFrom(const VetoJson& json) {
    const auto rowIn = [&json](const char* key) {
        const auto at = json.find(key);
        const bool isRow = at != json.end() && at->is_number_integer() && *at >= -1 && *at < mostRows;
        return isRow ? std::optional(at->get<int>()) : std::nullopt;
    };
    std::optional<Notice> notice = noticeFrom(json, vetoedWhatKey);
    const std::optional<ActKind> kind = notice && json.contains("act") && json["act"].is_string()
                                            ? fromWord<ActKind>(json["act"].get<std::string>())
                                            : std::nullopt;
    if (!kind || !rowIn("one") || !rowIn("other") || !rowIn("turn"))
        return {};
    Vetoed veto{*std::move(notice), {*kind, *rowIn("one"), *rowIn("other")}};
    return jsonOf(veto) == json ? std::optional(std::move(veto)) : std::nullopt;
}

/// The last sea battle in which these two fleets fought each other.
const SeaFight* fightOf(const State& after, const Act& act) {
    const auto isIn = [](const std::vector<FleetId>& side, int row) {
        return std::ranges::find(side, FleetId(row)) != side.end();
    };
    for (std::size_t i = after.seaFights.size(); i > 0; --i)
        if (const SeaFight& fight = after.seaFights[i - 1];
            isIn(fight.attackers, act.one) && isIn(fight.defenders, act.other))
            return &fight;
    return nullptr;
}

/// Repeats the last active entry. With vetoes, unused typed dice are kept, because a veto may be lifted.
void doAgain(Journal& journal, TypedDice typed, const std::vector<Vetoed>& vetoes) {
    const EntryKind kind = lastAction(journal).kind;
    journal.undo("umpire");
    PlayedStep again = playStep(journal.campaign(), kind, typed, actsOf(vetoes));
    if (vetoes.empty())
        typed = typedOf(again.rolls);
    journal.record({kind, "umpire", actionOf(typed, vetoes), std::move(again.dice), std::move(again.changes)});
}

TypedDice typedDiceOf(const JournalEntry& entry) { return typedDiceFromJson(entry.action).value_or(TypedDice{}); }

}  // namespace

Result<std::vector<Vetoed>> vetoesOf(const JournalEntry& entry) {
    std::vector<Vetoed> vetoes;
    if (!isTurnStep(entry) || entry.action.empty())
        return vetoes;
    const VetoJson json = objectIn(entry.action);
    if (!json.is_object() || !json.contains(vetoedKey))
        return vetoes;
    const auto wrong = [] { return failure("journal-veto", "its vetoes cannot be understood."); };
    if (!json[vetoedKey].is_array() || json[vetoedKey].empty() || json[vetoedKey].size() > mostVetoes)
        return wrong();
    for (const VetoJson& one : json[vetoedKey]) {
        std::optional<Vetoed> veto = vetoFrom(one);
        if (!veto)
            return wrong();
        vetoes.push_back(std::move(*veto));
    }
    return vetoes;
}

std::vector<Act> actsOf(const std::vector<Vetoed>& vetoes) {
    std::vector<Act> acts;
    for (const Vetoed& veto : vetoes)
        acts.push_back(veto.act);
    return acts;
}

Result<RepeatedStep> repeatStep(const Journal& journal, int entry) {
    const JournalEntry& done = journal.entries()[rowOf(entry - 1)];
    Result<Campaign> before = journal.at(entry - 1);
    if (!before)
        return std::unexpected(before.error());
    Result<PlayedStep> again = replayStep(*before, done);
    if (!again)
        return std::unexpected(again.error());
    if (toJson(again->changes) != done.changes)
        return failure("veto",
                       "By the rules of this program the adjudication comes out otherwise, so that no step of "
                       "it can be left out.");
    RepeatedStep last{entry, *before, *std::move(before), {}, *vetoesOf(done)};
    applyAll(last.after.state, std::move(again->changes));
    const std::vector<Act> vetoed = actsOf(last.vetoed);
    std::ranges::copy_if(again->reached, std::back_inserter(last.acts),
                         [&](const Act& act) { return std::ranges::find(vetoed, act) == vetoed.end(); });
    return last;
}

std::string actWords(const Campaign& after, const Act& act) {
    std::string word(wordOf(act.kind));
    const auto power = [&](int row) { return " " + after.scenario.powers[rowOf(row)].id; };
    const auto fleet = [&](int row) { return " " + after.state.fleets[rowOf(row)].id; };
    switch (act.kind) {
    case ActKind::Omen:
        return word;
    case ActKind::Favour:
        return word + power(act.one) + " " + after.scenario.omens[rowOf(act.other)].id;
    case ActKind::SeaFight:
        return word + fleet(act.one) + fleet(act.other);
    case ActKind::Income:
    case ActKind::Levy:
        return word + power(act.one);
    case ActKind::Storm:
        return word + fleet(act.one);
    }
    return word;
}

std::string actText(const Campaign& after, const Act& act) {
    const auto power = [&](int row) -> const std::string& { return after.scenario.powers[rowOf(row)].name; };
    const auto fleet = [&](int row) -> const std::string& { return after.state.fleets[rowOf(row)].name; };
    const auto powerOf = [&](int row) -> const std::string& {
        return after.scenario.powers[after.state.fleets[rowOf(row)].power.index()].name;
    };
    switch (act.kind) {
    case ActKind::Omen: {
        const int drawn = after.state.course.omen;
        return drawn < 0 ? "the omen of the season"
                         : fmt::format("the omen of the season, \"{}\"", after.scenario.omens[rowOf(drawn)].title);
    }
    case ActKind::Favour:
        return fmt::format("what the gods did for {}, \"{}\"", power(act.one),
                           after.scenario.omens[rowOf(act.other)].title);
    case ActKind::SeaFight: {
        const SeaFight* fight = fightOf(after.state, act);
        return fmt::format("the sea fight of {} and {}{}", powerOf(act.one), powerOf(act.other),
                           fight ? " off " + after.scenario.map.place(fight->place).name : "");
    }
    case ActKind::Income:
        return "the winter's income of " + power(act.one);
    case ActKind::Levy:
        return "the winter levy of " + power(act.one);
    case ActKind::Storm:
        return "the storm over " + fleet(act.one);
    }
    return {};
}

std::vector<PowerId> whoKnows(const Campaign& after, const Act& act) {
    const auto owner = [&](FleetId fleet) { return after.state.fleets[fleet.index()].power; };
    std::set<PowerId> know;
    switch (act.kind) {
    case ActKind::Omen:
        for (std::size_t i = 0; i < after.scenario.powers.size(); ++i)
            know.emplace(static_cast<int>(i));
        break;
    case ActKind::Favour:
    case ActKind::Income:
    case ActKind::Levy:
        know.emplace(act.one);
        break;
    case ActKind::SeaFight:
        if (const SeaFight* fight = fightOf(after.state, act))
            for (const std::vector<FleetId>* side : {&fight->attackers, &fight->defenders})
                for (const FleetId fleet : *side)
                    know.insert(owner(fleet));
        break;
    case ActKind::Storm:
        know.insert(owner(FleetId(act.one)));
        break;
    }
    return {know.begin(), know.end()};
}

std::optional<Message> whyNotVetoed(const Journal& journal, int entry) {
    if (entry == 0)
        return Message("Nothing has been adjudicated yet.");
    if (entry != journal.undoable())
        return Message("Other actions have followed: undo them first.");
    if (!isTurnStep(lastAction(journal)))
        return Message("The last action is not an adjudication.");
    return {};
}

/// `after`: the result of the turn step with the act.
static Vetoed vetoOf(const Campaign& after, const Act& act, const std::string& reason) {
    return {{reason, actText(after, act), idsOf(after.scenario, whoKnows(after, act)), after.state.course.turn}, act};
}

Result<std::string> vetoedAgain(const Campaign& before, const JournalEntry& entry) {
    const Result<TypedDice> typed = typedDiceFromJson(entry.action);
    const Result<std::vector<Vetoed>> vetoes = vetoesOf(entry);
    if (!typed || !vetoes)
        return std::unexpected(typed ? vetoes.error() : typed.error());
    std::vector<Vetoed> again;
    for (const Vetoed& veto : *vetoes) {
        PlayedStep without = playStep(before, entry.kind, *typed, actsOf(again));
        if (!std::ranges::contains(without.reached, veto.act) || std::ranges::contains(actsOf(again), veto.act))
            return failure("journal-veto", "what is vetoed there did not happen.");
        Campaign after = before;
        applyAll(after.state, std::move(without.changes));
        again.push_back(vetoOf(after, veto.act, veto.reason));
    }
    return actionOf(*typed, again);
}

void veto(Journal& journal, const RepeatedStep& last, const Act& act, const std::string& reason) {
    std::vector<Vetoed> vetoes = last.vetoed;
    vetoes.push_back(vetoOf(last.after, act, reason));
    doAgain(journal, typedDiceOf(lastAction(journal)), vetoes);
}

void runStepAgain(Journal& journal, const TypedDice& typed) {
    doAgain(journal, typed, vetoesOf(lastAction(journal)).value_or(std::vector<Vetoed>{}));
}

bool liftVeto(Journal& journal) {
    if (journal.undoable() == 0)
        return false;
    const TypedDice typed = typedDiceOf(lastAction(journal));
    Result<std::vector<Vetoed>> vetoes = vetoesOf(lastAction(journal));
    if (!vetoes || vetoes->empty())
        return false;
    vetoes->pop_back();
    doAgain(journal, typed, *vetoes);
    return true;
}

}  // namespace ephor::campaign
