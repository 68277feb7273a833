// ephorctl campaign compare: compares a war with its what-if.
#include "app/ephorctl/campaign/campaign_file.h"
#include "app/ephorctl/console.h"
#include "core/campaign/journal/campaign_comparison.h"
#include "core/campaign/model/calendar.h"

#include <fmt/format.h>

namespace ephor::ctl {

namespace {

using campaign::Both;
using campaign::CampaignComparison;

struct CompareArguments {
    Both<std::string> files;
    bool json = false;
};

/// Two campaigns of one war.
struct Compared {
    Both<const campaign::Journal*> journals;
    CampaignComparison found;

    const campaign::Scenario& scenario() const { return journals[0]->campaign().scenario; }
};

struct Number {
    const char* key;
    const char* word;
    int campaign::Standing::* of;
};
constexpr std::array<Number, 7> allNumbers{{{"score", "score", &campaign::Standing::score},
                                            {"cities", "cities", &campaign::Standing::cities},
                                            {"tiers", "tiers", &campaign::Standing::tiers},
                                            {"treasury", "treasury", &campaign::Standing::treasury},
                                            {"arete", "arete", &campaign::Standing::arete},
                                            {"armies", "armies", &campaign::Standing::armies},
                                            {"steps", "steps", &campaign::Standing::steps}}};

/// Leaves out the treasury where the war is played without money.
std::vector<Number> numbersOf(const Compared& two) {
    std::vector<Number> numbers(allNumbers.begin(), allNumbers.end());
    if (!two.scenario().rules.modules.has(campaign::Module::Money))
        std::erase_if(numbers, [](const Number& number) { return number.of == &campaign::Standing::treasury; });
    return numbers;
}

const std::string& nameOf(const Compared& two, campaign::PowerId power) {
    static const std::string nobody = "nobody";
    return power ? two.scenario().powers[power.index()].name : nobody;
}

Json idJson(const Compared& two, campaign::PowerId power) {
    return power ? Json(two.scenario().powers[power.index()].id) : Json();
}

std::string sideNames(const campaign::State& state, const std::vector<campaign::ArmyId>& armies) {
    return joined(std::views::transform(armies, [&](campaign::ArmyId id) { return state.armies[id.index()].id; }));
}

const campaign::Battle* chosenBattleOf(const Compared& two, std::size_t side, campaign::BattleId id) {
    return id ? &two.journals[side]->campaign().state.battles[id.index()] : nullptr;
}

Json battleJson(const campaign::State& state, const campaign::Battle* battle) {
    if (!battle)
        return nullptr;
    return {{"kind", campaign::wordOf(battle->kind)},
            {"result", campaign::wordOf(battle->result)},
            {"decisive", battle->decisive},
            {"attackers", sideNames(state, battle->attackers)},
            {"defenders", sideNames(state, battle->defenders)},
            {"attacker_losses", battle->attackerLosses},
            {"defender_losses", battle->defenderLosses}};
}

std::string battleText(const campaign::State& state, const campaign::Battle* battle) {
    if (!battle)
        return "no battle";
    const std::string who =
        sideNames(state, battle->attackers) + " against " + sideNames(state, battle->defenders) + ": ";
    if (battle->result == campaign::Verdict::Pending)
        return who + "pending";
    return who + fmt::format("{}{}, losses {} and {}", campaign::wordOf(battle->result),
                             battle->decisive ? " decisively" : "", battle->attackerLosses, battle->defenderLosses);
}

Json entryJson(const campaign::JournalEntry* entry) {
    return entry ? Json{{"deed", campaign::wordOf(entry->kind)}, {"who", entry->who}} : Json(nullptr);
}

std::string entryText(const campaign::JournalEntry* entry) {
    return entry ? fmt::format("{} ({})", campaign::wordOf(entry->kind), entry->who) : "nothing more";
}

Json partingJson(const Compared& two) {
    const int parting = two.found.parting;
    if (parting == 0)
        return nullptr;
    return {{"entry", parting},
            {"turn", two.found.parted.turn},
            {"deeds", {entryJson(entryAt(*two.journals[0], parting)), entryJson(entryAt(*two.journals[1], parting))}}};
}

Json powersJson(const Compared& two) {
    Json all = Json::array();
    for (const Both<campaign::Balance>& stands : two.found.powers) {
        Json one = {{"power", idJson(two, stands[0].standing.power)}};
        for (const Number& number : numbersOf(two))
            one[number.key] = {stands[0].standing.*number.of, stands[1].standing.*number.of};
        one["leaders"] = {stands[0].leaders, stands[1].leaders};
        all.push_back(std::move(one));
    }
    return all;
}

Json asJson(const Compared& two, const CompareArguments& given) {
    Json places = Json::array();
    for (const campaign::OwnerDifference& one : two.found.places)
        places.push_back({{"place", two.scenario().map.place(one.place).id},
                          {"held_by", {idJson(two, one.holders[0]), idJson(two, one.holders[1])}}});
    Json battles = Json::array();
    for (const campaign::BattleDifference& one : two.found.battles) {
        Json sides = Json::array();
        for (std::size_t i = 0; i < 2; ++i)
            sides.push_back(battleJson(two.journals[i]->campaign().state, chosenBattleOf(two, i, one.battles[i])));
        battles.push_back(
            {{"turn", one.turn}, {"place", two.scenario().map.place(one.place).id}, {"results", std::move(sides)}});
    }
    Json leaders = Json::array();
    for (const campaign::FatedOtherwise& one : two.found.leaders)
        leaders.push_back({{"leader", two.journals[0]->campaign().state.leaders[one.leader.index()].id},
                           {"fates", {campaign::wordOf(one.fates[0]), campaign::wordOf(one.fates[1])}}});
    return {{"files", {given.files[0], given.files[1]}},
            {"same", two.found.isSame()},
            {"entries", {two.journals[0]->entries().size(), two.journals[1]->entries().size()}},
            {"parting", partingJson(two)},
            {"powers", powersJson(two)},
            {"places", std::move(places)},
            {"battles", std::move(battles)},
            {"leaders", std::move(leaders)}};
}

std::string partingText(const Compared& two) {
    const int parting = two.found.parting;
    if (parting == 0)
        return "The two campaigns are the same, entry for entry.\n";
    return fmt::format("The same as far as entry {}, in {}. Then A: {}; B: {}.\n", parting - 1,
                       campaign::turnName(two.found.parted.year, two.found.parted.turnOfYear),
                       entryText(entryAt(*two.journals[0], parting)), entryText(entryAt(*two.journals[1], parting)));
}

/// "12", or "12 -> 9" where the second campaign differs.
std::string bothText(int first, int second) {
    return first == second ? std::to_string(first) : fmt::format("{} -> {}", first, second);
}

std::string powersText(const Compared& two) {
    std::string text = "\n" + padded("A -> B", 16);
    for (const Number& number : numbersOf(two))
        text += padded(number.word, 12);
    text += "leaders\n";
    for (const Both<campaign::Balance>& stands : two.found.powers) {
        text += padded(nameOf(two, stands[0].standing.power), 16);
        for (const Number& number : numbersOf(two))
            text += padded(bothText(stands[0].standing.*number.of, stands[1].standing.*number.of), 12);
        text += bothText(stands[0].leaders, stands[1].leaders) + "\n";
    }
    return text;
}

std::string restText(const Compared& two) {
    std::string text;
    for (const campaign::OwnerDifference& one : two.found.places)
        text += fmt::format("{}: held by {} -> {}\n", two.scenario().map.place(one.place).name,
                            nameOf(two, one.holders[0]), nameOf(two, one.holders[1]));
    for (const campaign::BattleDifference& one : two.found.battles)
        text +=
            fmt::format("Battle of {}, turn {}:\n  A: {}\n  B: {}\n", two.scenario().map.place(one.place).name,
                        one.turn, battleText(two.journals[0]->campaign().state, chosenBattleOf(two, 0, one.battles[0])),
                        battleText(two.journals[1]->campaign().state, chosenBattleOf(two, 1, one.battles[1])));
    for (const campaign::FatedOtherwise& one : two.found.leaders)
        text += fmt::format("{}: {} -> {}\n", two.journals[0]->campaign().state.leaders[one.leader.index()].name,
                            campaign::wordOf(one.fates[0]), campaign::wordOf(one.fates[1]));
    return text.empty() ? text : "\n" + text;
}

Outcome<ExitStatus> compare(const CompareArguments& given) {
    const Outcome<CampaignFile> first = openCampaign(given.files[0]);
    if (!first)
        return std::unexpected(first.error());
    const Outcome<CampaignFile> second = openCampaign(given.files[1]);
    if (!second)
        return std::unexpected(second.error());
    if (!areOfOneWar(first->journal, second->journal))
        return wrongUsage(whyNotOfOneWar(first->journal, second->journal));
    const Compared two{{&first->journal, &second->journal}, compared(first->journal, second->journal)};
    const ExitStatus status = two.found.isSame() ? ExitStatus::Yes : ExitStatus::No;
    if (given.json)
        return printJson(asJson(two, given), status);
    return print(
        fmt::format("A: {}, {}\nB: {}, {}\n", given.files[0], entriesOf(*first), given.files[1], entriesOf(*second)) +
            partingText(two) + powersText(two) + restText(two),
        status);
}

}  // namespace

void addCampaignCompare(CLI::App& family, Action& action) {
    auto given = std::make_shared<CompareArguments>();
    CLI::App* command =
        family.add_subcommand("compare", "Compare two campaigns of one war; exit status 1 if they differ");
    command->add_option("A", given->files[0], "The campaign")->required()->check(isFileName);
    command->add_option("B", given->files[1], "Another campaign of the same war")->required()->check(isFileName);
    command->add_flag("--json", given->json, "One JSON document");
    command->callback([&action, given] { action = [given] { return compare(*given); }; });
}

}  // namespace ephor::ctl
