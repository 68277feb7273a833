// How campaigns go: two powers, twelve units each, three years, played by the program with real battles, for several ways of making losses good. Prints the
// table that the manual has (campaign.md): chance that the first winner wins the war, battles for each campaign, wars that are lopsided; and sieges.
#include "core/campaign/phases.h"
#include "core/campaign/play.h"
#include "core/campaign/standings.h"
#include "core/campaign/turn.h"
#include "core/dice/fast_dice.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <cstdio>
#include <cstdlib>

using namespace ephor;
using namespace ephor::campaign;

namespace {

struct Setting {
    const char* name;
    const char* rules;  ///< of rules.toml
};
constexpr std::array settings{
    Setting{"losses permanent, no recruits",
            "[recovery]\nhold_field_per_mille = 0\nother_per_mille = 0\npursued_per_mille = 0\n"
            "cadre_hold_field = 7\ncadre_other = 7\n"
            "[levy]\nbase = 0\nper_city_percent = 0\ndraft_percent = 0\n"},
    Setting{"winter levy of cities + 1, no stragglers",
            "[recovery]\nhold_field_per_mille = 0\nother_per_mille = 0\npursued_per_mille = 0\n"
            "[levy]\nbase = 1\nper_city_percent = 100\ndraft_percent = 0\n"},
    Setting{"and stragglers of 1/2 and 1/3",
            "[recovery]\nhold_field_per_mille = 500\nother_per_mille = 333\npursued_per_mille = 333\n"
            "[levy]\nbase = 1\nper_city_percent = 100\ndraft_percent = 0\n"},
    Setting{"the standard rules", ""},
};

ScenarioFiles twoPowers(const std::string& system, const char* rules) {
    ScenarioFiles files = smallFiles();
    files.texts[0] = "format = 1\nname = \"Two powers\"\nsystem = \"" + system + "\"\nyear = -431\nyears = 3\n";
    std::string places = "format = 1\nplace = [\n";
    std::string ways = "way = [\n";
    for (const char side : {'a', 'b'})
        for (int i = 0; i < 5; ++i) {
            const std::string id = side + std::to_string(i);
            places += "{id = \"" + id + "\", name = \"" + id +
                      "\", kind = \"polis\", region = \"R\", country = \"arable\", tier = " + (i == 0 ? "3" : "2") +
                      ", walls = " + (i == 0 ? "2" : "1") + ", lat = 38.0, lon = 23.0},\n";
            if (i > 0)
                ways += "{a = \"" + std::string(1, side) + std::to_string((i - 1) / 2) + "\", b = \"" + id +
                        "\", kind = \"road\", points = 1},\n";
        }
    ways +=
        "{a = \"a3\", b = \"b3\", kind = \"road\", points = 1},\n{a = \"a4\", b = \"b4\", kind = \"road\", points = 1},\n";
    files.texts[1] = places + "]\n" + ways + "]\n";
    files.texts[2] = "format = 1\n";
    files.texts[3] = "format = 1\nleader = [\n";
    files.texts[4] = "format = 1\n";
    for (const char side : {'a', 'b'}) {
        const std::string s(1, side);
        const std::string enemy = side == 'a' ? "b" : "a";
        files.texts[2] += "[[power]]\nid = \"" + s + "\"\nname = \"" + s + "\"\ncapital = \"" + s +
                          "0\"\ntreasury = 30\nruler = \"rash\"\nwar = [\"" + enemy + "\"]\ncities = [\"" + s +
                          "0\", \"" + s + "1\", \"" + s + "2\", \"" + s + "3\", \"" + s + "4\"]\n";
        files.texts[3] += "{id = \"" + s + "l\", name = \"L\", power = \"" + s + "\", cp = 4},\n";
        files.texts[4] += "[[army]]\nid = \"" + s + "1\"\nname = \"Army " + s + "\"\npower = \"" + s +
                          "\"\nplace = \"" + s + "1\"\nleader = \"" + s +
                          "l\"\nunit = [{troop = \"hoplite\", count = 9, name = \"H\", home = \"" + s +
                          "0\"}, {troop = \"psiloi\", count = 2, name = \"P\", home = \"" + s +
                          "0\"}, {troop = \"cavalry\", count = 1, name = \"C\", home = \"" + s + "0\"}]\n";
    }
    files.texts[3] += "]\n";
    files.texts[5] = std::string("format = 1\n") + rules;
    return files;
}

void wars(const Setting& setting, const std::string& system, int runs) {
    const ScenarioFiles files = twoPowers(system, setting.rules);
    int decided = 0;
    int firstWins = 0;
    int battles = 0;
    int lopsided = 0;
    for (int seed = 1; seed <= runs; ++seed) {
        Journal journal = *Journal::found(files, static_cast<std::uint64_t>(seed));
        playToEnd(journal, *findSystem(system), 2);
        const State& state = journal.campaign().state;
        battles += static_cast<int>(state.battles.size());
        const auto first = std::ranges::find_if(state.battles, [](const Battle& b) {
            return b.result == Verdict::Attacker || b.result == Verdict::Defender;
        });
        if (first != state.battles.end() && state.course.winner) {
            const auto& side = first->result == Verdict::Attacker ? first->attackers : first->defenders;
            ++decided;
            firstWins += state.armies[side.front().index()].power == state.course.winner ? 1 : 0;
        }
        const std::vector<Standing> rows = standings(journal.campaign());
        lopsided += 100 * rows[0].tiers > 85 * (rows[0].tiers + rows[1].tiers) ? 1 : 0;
    }
    std::printf("| %s | %s | %.2f | %.1f | %.0f %% |\n", system.c_str(), setting.name,
                static_cast<double>(firstWins) / std::max(1, decided), static_cast<double>(battles) / runs,
                100.0 * lopsided / runs);
    std::fflush(stdout);
}

/// Median moves until a city falls, and the share that falls within 24.
void sieges(int walls, bool works, bool openHarbour, int stores) {
    constexpr int runs = 4000;
    constexpr int longest = 24;
    std::vector<int> moves;
    int fallen = 0;
    Campaign begun = smallCampaign();
    std::vector<campaign::Place> places = begun.scenario.map.places();
    places[4].walls = walls;
    places[4].harbour = openHarbour ? 1 : 0;
    begun.scenario.map = Map(std::move(places), begun.scenario.map.ways());
    for (int run = 0; run < runs; ++run) {
        Campaign campaign = begun;
        campaign.state.armies[0].place = PlaceId(4);
        campaign.state.armies[0].posture = Posture::Besiege;
        campaign.state.armies[1].place = {};
        campaign.state.powers[0].treasury = 1000;
        campaign.state.cities[4].garrison = 4;
        campaign.state.cities[4].stores = stores;
        CampaignDice dice(std::make_unique<FastDice>(static_cast<std::uint64_t>(run)));
        int move = 0;
        while (campaign.state.cities[4].owner != PowerId(0) && move < longest) {
            Move working(campaign, dice);
            working.order(ArmyId(0)) = {ArmyId(0), Posture::Besiege, {}, {}, IfStronger::Stand};
            if (works)
                working.order(ArmyId(0)).tasks = {Task::Works};
            conductSieges(working);
            campaign.state = working.now;
            ++move;
        }
        fallen += campaign.state.cities[4].owner == PowerId(0) ? 1 : 0;
        moves.push_back(campaign.state.cities[4].owner == PowerId(0) ? move : longest + 1);
    }
    std::ranges::nth_element(moves, moves.begin() + runs / 2);
    const int median = moves[runs / 2];
    std::printf("| %d | %s | %s | %s | %d %% |\n", walls, works ? "yes" : "no", openHarbour ? "yes" : "no",
                median > longest ? "more than 24" : std::to_string(median).c_str(), 100 * fallen / runs);
}

}  // namespace

int main(int argc, char** argv) {
    const int runs = argc > 1 ? std::atoi(argv[1]) : 200;
    std::printf(
        "| rules of the table | losses | first winner wins the war | battles | lopsided |\n|---|---|---|---|---|\n");
    for (int i = 2; i < std::max(argc, 3); ++i)
        for (const Setting& setting : settings)
            wars(setting, argc > 2 ? argv[i] : "men_of_bronze", runs);
    std::printf("\n| walls | works | open harbour | median moves | fallen in 24 |\n|---|---|---|---|---|\n");
    constexpr std::array stores{1, 2, 4, 5, 6};
    for (int walls = 0; walls <= 4; ++walls)
        for (const bool works : {true, false})
            for (const bool harbour : {false, true})
                sieges(walls, works, harbour, stores[static_cast<std::size_t>(walls)]);
    return 0;
}
