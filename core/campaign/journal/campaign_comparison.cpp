#include "core/campaign/journal/campaign_comparison.h"

#include <map>

namespace ephor::campaign {

namespace {

using TwoJournals = Both<const Journal*>;

/// Entries are hash-chained: after the first difference, all hashes differ.
int partingOf(const TwoJournals& journals) {
    const std::vector<JournalEntry>& first = journals[0]->entries();
    const std::vector<JournalEntry>& second = journals[1]->entries();
    const auto [one, other] = std::ranges::mismatch(first, second, {}, &JournalEntry::hash, &JournalEntry::hash);
    return one == first.end() && other == second.end() ? 0 : static_cast<int>(one - first.begin()) + 1;
}

std::vector<Balance> balancesOf(const Campaign& campaign) {
    std::vector<Balance> all(campaign.state.powers.size());
    for (const Standing& one : standings(campaign))
        all[one.power.index()].standing = one;
    for (const Leader& leader : campaign.state.leaders)
        all[leader.power.index()].leaders += leader.fate == Fate::Serving ? 1 : 0;
    return all;
}

void comparePowers(CampaignComparison& found, const TwoJournals& journals) {
    const std::vector<Balance> first = balancesOf(journals[0]->campaign());
    const std::vector<Balance> second = balancesOf(journals[1]->campaign());
    for (std::size_t i = 0; i < first.size(); ++i)
        found.powers.push_back({first[i], second[i]});
}

void comparePlaces(CampaignComparison& found, const TwoJournals& journals) {
    const std::vector<City>& first = journals[0]->campaign().state.cities;
    const std::vector<City>& second = journals[1]->campaign().state.cities;
    for (std::size_t i = 0; i < first.size(); ++i)
        if (first[i].owner != second[i].owner)
            found.places.push_back({PlaceId(static_cast<int>(i)), {first[i].owner, second[i].owner}});
}

/// New leaders can have another row in the second campaign. Only leaders with the same id in the same row are compared.
void compareLeaders(CampaignComparison& found, const TwoJournals& journals) {
    const std::vector<Leader>& first = journals[0]->campaign().state.leaders;
    const std::vector<Leader>& second = journals[1]->campaign().state.leaders;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i)
        if (first[i].id == second[i].id && first[i].fate != second[i].fate)
            found.leaders.push_back({LeaderId(static_cast<int>(i)), {first[i].fate, second[i].fate}});
}

std::vector<std::string> namesOfArmies(const State& state, const std::vector<ArmyId>& armies) {
    std::vector<std::string> names;
    for (const ArmyId id : armies)
        names.push_back(state.armies[id.index()].id);
    return names;
}

/// Ignores how the result was entered.
bool cameToTheSame(const State& oneState, const Battle& one, const State& otherState, const Battle& other) {
    return one.kind == other.kind && one.result == other.result && one.decisive == other.decisive &&
           one.attackerLosses == other.attackerLosses && one.defenderLosses == other.defenderLosses &&
           namesOfArmies(oneState, one.attackers) == namesOfArmies(otherState, other.attackers) &&
           namesOfArmies(oneState, one.defenders) == namesOfArmies(otherState, other.defenders);
}

/// Battles by turn and place. Several battles at one place in a turn are counted in order.
using BattlesByPlace = std::map<std::tuple<int, PlaceId, int>, Both<BattleId>>;

void addBattles(BattlesByPlace& all, const State& state, std::size_t side) {
    std::map<std::pair<int, PlaceId>, int> before;
    for (std::size_t i = 0; i < state.battles.size(); ++i) {
        const Battle& battle = state.battles[i];
        const int which = before[{battle.turn, battle.place}]++;
        all[{battle.turn, battle.place, which}][side] = BattleId(static_cast<int>(i));
    }
}

void compareBattles(CampaignComparison& found, const TwoJournals& journals) {
    const State& first = journals[0]->campaign().state;
    const State& second = journals[1]->campaign().state;
    BattlesByPlace all;
    addBattles(all, first, 0);
    addBattles(all, second, 1);
    for (const auto& [where, battles] : all) {
        const bool isInBoth = battles[0] && battles[1];
        if (isInBoth &&
            cameToTheSame(first, first.battles[battles[0].index()], second, second.battles[battles[1].index()]))
            continue;
        found.battles.push_back({std::get<0>(where), std::get<1>(where), battles});
    }
}

}  // namespace

const JournalEntry* entryAt(const Journal& journal, int number) {
    return number < 1 || number > std::ssize(journal.entries())
               ? nullptr
               : &journal.entries()[static_cast<std::size_t>(number - 1)];
}

bool areOfOneWar(const Journal& first, const Journal& second) {
    return first.entries().front().hash == second.entries().front().hash;
}

Message whyNotOfOneWar(const Journal& first, const Journal& second) {
    const Scenario& one = first.campaign().scenario;
    const Scenario& other = second.campaign().scenario;
    if (one.name == other.name && one.seed != other.seed)
        return {
            "These are two wars of the same name, \"{0}\", with other dice: only a campaign and what was made of it "
            "by \"What if\" can be compared.",
            {one.name}};
    return {
        "These are two wars, \"{0}\" and \"{1}\", not founded alike: only a campaign and what was made of it by "
        "\"What if\" can be compared.",
        {one.name, other.name}};
}

CampaignComparison compared(const Journal& first, const Journal& second) {
    const TwoJournals journals{&first, &second};
    CampaignComparison found;
    found.parting = partingOf(journals);
    found.parted = found.parting == 0 ? first.campaign().state.course : first.at(found.parting - 1)->state.course;
    comparePowers(found, journals);
    comparePlaces(found, journals);
    compareBattles(found, journals);
    compareLeaders(found, journals);
    return found;
}

}  // namespace ephor::campaign
