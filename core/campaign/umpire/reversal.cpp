#include "core/campaign/umpire/reversal.h"

#include "core/campaign/journal/active_entries.h"
#include "core/campaign/model/army_index.h"
#include "core/campaign/model/changes/change_json.h"
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/turn/treasury.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/notice_json.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace ephor::campaign {

namespace {

constexpr const char* reversedKey = "reversed";

/// What a power loses again when a step is reversed.
struct Refund {
    PowerId power;
    int treasury = 0;
    int arete = 0;
};

/// The effect of a step: the rows as it left them, the same rows without it, and what powers gained by it.
struct StepEffect {
    Changes rowsAfter;
    Changes rowsWithout;
    std::vector<Refund> refunds;

    template <typename T> void keep(std::size_t row, const T& as, const T& without) {
        rowsAfter.emplace_back(std::in_place_type<Put<T>>, static_cast<std::uint16_t>(row), as);
        rowsWithout.emplace_back(std::in_place_type<Put<T>>, static_cast<std::uint16_t>(row), without);
    }
};

/// The loot for each ravaging, and the Arete that ravaging a sanctuary cost.
void refundLoot(const TurnStep& played, StepEffect& effect, PlaceId id, int times) {
    const Scenario& scenario = played.before.scenario;
    const State& before = played.before.state;
    const bool isHoly = scenario.map.place(id).kind == PlaceKind::Sanctuary;
    for (const Army& army : before.armies)
        if (times > 0 && army.place == id && army.posture == Posture::Ravage && !army.beaten &&
            atWar(before, before.cities[id.index()].owner, army.power)) {
            effect.refunds.push_back(
                {army.power, worthIn(scenario, scenario.rules.loot), isHoly ? -scenario.rules.areteSanctuary : 0});
            --times;
        }
}

/// The city as it was before the siege, vote or ravaging. Consumed stores are not restored.
StepEffect effectOnCity(const TurnStep& played, PlaceId id) {
    const City& before = played.before.state.cities[id.index()];
    const City& after = played.after.cities[id.index()];
    StepEffect effect;
    City undone = after;
    undone.owner = before.owner;
    undone.loyalty = before.loyalty;
    undone.garrison = before.garrison;
    undone.besieger = before.besieger;
    undone.works = before.works;
    undone.starving = before.starving;
    undone.breach = before.breach;
    if (before.owner != after.owner && after.owner) {
        const int tier = played.before.scenario.map.place(id).tier;
        effect.refunds.push_back({after.owner, worthIn(played.before.scenario, tier), tier});
    }
    if (before.ravaged < after.ravaged) {
        undone.ravaged = before.ravaged;
        refundLoot(played, effect, id, after.ravaged - before.ravaged);
    }
    effect.keep(id.index(), after, undone);
    return effect;
}

/// Restores what an army lost without supply: supply, spirit and steps.
StepEffect effectOfHunger(const TurnStep& played, ArmyId id) {
    const State& before = played.before.state;
    const State& after = played.after;
    StepEffect effect;
    Army fed = after.armies[id.index()];
    fed.supply = before.armies[id.index()].supply;
    fed.spirit = before.armies[id.index()].spirit;
    effect.keep(id.index(), after.armies[id.index()], fed);
    for (std::size_t i = 0; i < before.units.size(); ++i)
        if (before.units[i].army == id && (after.units[i].army != id || after.units[i].steps < before.units[i].steps)) {
            Unit whole = after.units[i];
            whole.army = id;
            whole.steps = before.units[i].steps;
            effect.keep(i, after.units[i], whole);
        }
    for (std::size_t i = 0; i < after.famines.size(); ++i)
        if (const Famine& now = after.famines[i]; now.army == id) {
            const bool isOld = i < before.famines.size() && before.famines[i].army == id;
            effect.keep(i, now, isOld ? before.famines[i] : Famine{id, 0, 0});
        }
    return effect;
}

/// The effect of a step of the closing.
StepEffect effectOf(const TurnStep& played, Reversal reversal) {
    return reversal.what == Reversed::City ? effectOnCity(played, PlaceId(reversal.row))
                                           : effectOfHunger(played, ArmyId(reversal.row));
}

/// Whether the rows concerned are unchanged since the step.
bool isAsItWasLeft(const State& now, const TurnStep& played, Reversal reversal) {
    State again = now;
    applyAll(again, effectOf(played, reversal).rowsAfter);
    return again == now;
}

/// Whether the row exists both before the step and now.
bool isStepThere(const State& now, const TurnStep& played, Reversal reversal) {
    const auto row = static_cast<std::size_t>(reversal.row);
    switch (reversal.what) {
    case Reversed::March:
    case Reversed::Hunger:
        return row < played.before.state.armies.size() && row < now.armies.size();
    case Reversed::Battle:
        return row < now.battles.size();
    case Reversed::City:
        return row < played.before.state.cities.size();
    }
    return false;
}

bool hasMarched(const Army& before, const Army& after) {
    return before.place && after.place && before.place != after.place;
}

bool hasHungered(const Army& before, const Army& after) {
    return after.place && (after.supply < before.supply || (before.supply == 0 && after.spirit < before.spirit));
}

/// Whether the city fell, was ravaged, or its siege began, continued or ended.
bool hasSuffered(const City& before, const City& after) {
    return before.owner != after.owner || before.besieger != after.besieger || before.ravaged < after.ravaged ||
           (after.besieger && (before.works != after.works || before.starving != after.starving ||
                               before.breach != after.breach || before.garrison != after.garrison));
}

/// The powers that know of the step: those of its armies, and of the city before and after it.
std::vector<PowerId> powersThatKnow(const TurnStep& played, Reversal reversal) {
    const State& before = played.before.state;
    const auto row = static_cast<std::size_t>(reversal.row);
    std::set<PowerId> know;
    switch (reversal.what) {
    case Reversed::March:
    case Reversed::Hunger:
        know.insert(before.armies[row].power);
        break;
    case Reversed::Battle:
        for (const std::vector<ArmyId>* side :
             {&played.after.battles[row].attackers, &played.after.battles[row].defenders})
            for (const ArmyId army : *side)
                know.insert(played.after.armies[army.index()].power);
        break;
    case Reversed::City:
        for (const City& city : {before.cities[row], played.after.cities[row]})
            know.insert({city.owner, city.besieger});
        for (const Army& army : before.armies)
            if (army.place == PlaceId(reversal.row) && army.posture == Posture::Ravage)
                know.insert(army.power);
        break;
    }
    know.erase(PowerId{});
    return {know.begin(), know.end()};
}

bool isOfClosing(Reversal reversal) { return reversal.what == Reversed::City || reversal.what == Reversed::Hunger; }

}  // namespace

std::optional<TurnStep> lastPlayed(const Journal& journal) {
    return lastPlayed(journal, static_cast<int>(journal.entries().size()));
}

std::optional<TurnStep> lastPlayed(const Journal& journal, int number) {
    const int entry = lastTurnStep(journal, number);
    if (entry == 0)
        return {};
    const JournalEntry& last = journal.entries()[static_cast<std::size_t>(entry - 1)];
    TurnStep played{entry, *journal.at(entry - 1), {}, last.kind == EntryKind::Close};
    played.after = played.before.state;
    applyAll(played.after, *changesFromJson(last.changes));
    return played;
}

std::vector<Reversal> reversalsOf(const TurnStep& played) {
    const State& before = played.before.state;
    const State& after = played.after;
    std::vector<Reversal> steps;
    const auto addRows = [&](Reversed what, std::size_t first, std::size_t last, const auto& isStep) {
        for (std::size_t row = first; row < last; ++row)
            if (isStep(row))
                steps.push_back({what, static_cast<int>(row)});
    };
    const std::size_t armies = before.armies.size();
    if (!played.isClose) {
        addRows(Reversed::March, 0, armies,
                [&](std::size_t row) { return hasMarched(before.armies[row], after.armies[row]); });
        addRows(Reversed::Battle, before.battles.size(), after.battles.size(), [](std::size_t) { return true; });
        return steps;
    }
    addRows(Reversed::City, 0, after.cities.size(),
            [&](std::size_t row) { return hasSuffered(before.cities[row], after.cities[row]); });
    addRows(Reversed::Hunger, 0, armies,
            [&](std::size_t row) { return hasHungered(before.armies[row], after.armies[row]); });
    return steps;
}

std::string reversalWords(const TurnStep& played, Reversal reversal) {
    const auto row = static_cast<std::size_t>(reversal.row);
    std::string word(wordOf(reversal.what));
    switch (reversal.what) {
    case Reversed::Battle:
        return fmt::format("{} {}", word, row + 1);
    case Reversed::City:
        return fmt::format("{} {}", word, played.before.scenario.map.place(PlaceId(reversal.row)).id);
    case Reversed::March:
    case Reversed::Hunger:
        return fmt::format("{} {}", word, played.after.armies[row].id);
    }
    return word;
}

std::string reversalText(const TurnStep& played, Reversal reversal) {
    const auto row = static_cast<std::size_t>(reversal.row);
    const auto place = [&](PlaceId id) -> const std::string& { return played.before.scenario.map.place(id).name; };
    // An army that was raised in the turn is not in the campaign before it.
    const auto army = [&] {
        const std::vector<Army>& before = played.before.state.armies;
        return row < before.size() ? shownName(played.before, ArmyId(reversal.row), before[row].power)
                                   : played.after.armies[row].name;
    };
    switch (reversal.what) {
    case Reversed::March:
        return fmt::format("the march of {} to {}", army(), place(played.after.armies[row].place));
    case Reversed::Battle:
        return fmt::format("the battle at {}", place(played.after.battles[row].place));
    case Reversed::City:
        return fmt::format("the siege and ravaging of {}", place(PlaceId(reversal.row)));
    case Reversed::Hunger:
        return "the hunger of " + army();
    }
    return {};
}

std::optional<Message> whyNotReversed(const Campaign& now, const std::optional<TurnStep>& last, int entry,
                                      Reversal reversal) {
    if (!last || !isStepThere(now.state, *last, reversal))
        return Message("There is no such step.");
    if (isOfClosing(reversal)) {
        if (now.state.course.phase != Phase::Orders || entry != last->entry)
            return Message("This can be vetoed only until the next turn is adjudicated.");
        if (!isAsItWasLeft(now.state, *last, reversal))
            return Message("Something has changed there since then: undo that first.");
        return {};
    }
    if (now.state.course.phase != Phase::Battles || entry != last->entry)
        return Message("This can be vetoed only until the turn is closed.");
    const auto row = static_cast<std::size_t>(reversal.row);
    if (reversal.what == Reversed::Battle)
        return isPending(now.state, BattleId(reversal.row))
                   ? std::nullopt
                   : std::optional(Message("This battle is already resolved. Undo its result first."));
    if (now.state.armies[row].place != last->after.armies[row].place)
        return Message("The army has moved since then.");
    if (isFighting(now.state, ArmyId(reversal.row)))
        return Message("The army is in a battle. Veto the battle first.");
    return {};
}

State reversed(const State& now, const TurnStep& played, Reversal reversal) {
    State state = now;
    if (reversal.what == Reversed::Battle) {
        state.battles[BattleId(reversal.row).index()].result = Verdict::Draw;
    } else if (reversal.what == Reversed::March) {
        const Army& stood = played.before.state.armies[ArmyId(reversal.row).index()];
        Army& army = state.armies[ArmyId(reversal.row).index()];
        army.place = stood.place;
        army.from = stood.from;
        army.fatigue = stood.fatigue;
        army.stayed = stood.stayed;
    } else {
        StepEffect effect = effectOf(played, reversal);
        applyAll(state, std::move(effect.rowsWithout));
        for (const Refund& refund : effect.refunds) {
            Power& power = state.powers[refund.power.index()];
            power.treasury = std::max(0, power.treasury - refund.treasury);
            power.arete -= refund.arete;
        }
    }
    return state;
}

/// What comes of a vetoed step: "Army of Athens stays at Eleusis", "the battle at Megara".
static std::string outcomeText(const TurnStep& played, Reversal reversal) {
    if (reversal.what != Reversed::March)
        return reversalText(played, reversal);
    const Army& stood = played.before.state.armies[static_cast<std::size_t>(reversal.row)];
    return fmt::format("{} stays at {}", shownName(played.before, ArmyId(reversal.row), stood.power),
                       played.before.scenario.map.place(stood.place).name);
}

NewEntry reversalEntry(const Campaign& now, const TurnStep& played, Reversal reversal, const std::string& reason,
                       bool isTold) {
    Notice notice{reason, {}, {}, now.state.course.turn};
    if (isTold) {
        notice.what = outcomeText(played, reversal);
        notice.concerns = idsOf(now.scenario, powersThatKnow(played, reversal));
    }
    nlohmann::json action = toJson(notice);
    action[reversedKey] = {{wordOf(reversal.what), reversal.row}};
    return {
        EntryKind::Ruling, "umpire", action.dump(), {}, difference(now.state, reversed(now.state, played, reversal))};
}

void reverse(Journal& journal, Reversal reversal, const std::string& reason) {
    journal.record(reversalEntry(journal.campaign(), *lastPlayed(journal), reversal, reason));
}

std::optional<Reversal> reversalIn(const JournalEntry& entry) {
    const nlohmann::json action = entry.kind == EntryKind::Ruling ? objectIn(entry.action) : nlohmann::json();
    const auto said = action.is_object() ? action.find(reversedKey) : action.end();
    if (said == action.end() || !said->is_object() || said->size() != 1)
        return {};
    const std::optional<Reversed> what = fromWord<Reversed>(said->begin().key());
    const nlohmann::json& row = *said->begin();
    if (!what || !row.is_number_integer() || row < 0 || row >= mostRows)
        return {};
    return Reversal{*what, row.get<int>()};
}

}  // namespace ephor::campaign
