// How campaigns go: two powers, twelve units each, three years, played by the program with real battles, for several
// ways of making losses good. Prints the table that the manual has (campaign.md): chance that the first winner wins the
// war, battles for each campaign, wars that are lopsided; and sieges.
//
//     ephor-campaign-figures [WARS] [SECONDSs] [SYSTEM…] [standard|TABLES.toml]
//
// WARS of each kind, 200; or as many as SECONDS of the processor are enough for. standard: the standard rules alone.
// TABLES.toml: tables of a rules.toml, measured instead of those here.
#include "core/campaign/model/standings.h"
#include "core/campaign/turn/siege.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/turn/turn_context.h"
#include "core/campaign/umpire/actions.h"
#include "core/dice/fast_dice.h"
#include "core/io/file.h"
#include "core/odds/wilson.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace ephor;
using namespace ephor::campaign;

namespace {

struct Setting {
    std::string name;
    std::string rules;  ///< of rules.toml
};
const std::vector<Setting> settings{
    Setting{"losses permanent, no recruits",
            "[recovery]\nhold_field_per_mille = 0\nother_per_mille = 0\npursued_per_mille = 0\nfled_per_mille = 0\n"
            "cadre_hold_field = 7\ncadre_other = 7\n"
            "[levy]\nbase = 0\nper_city_percent = 0\ndraft_percent = 0\n"},
    Setting{"winter levy of cities + 1 units, no stragglers",
            "[recovery]\nhold_field_per_mille = 0\nother_per_mille = 0\npursued_per_mille = 0\nfled_per_mille = 0\n"
            "[levy]\nbase = 4\nper_city_percent = 350\ndraft_percent = 0\n"},
    Setting{
        "and stragglers of 1/2 and 1/3",
        "[recovery]\nhold_field_per_mille = 500\nother_per_mille = 333\npursued_per_mille = 333\nfled_per_mille = 333\n"
        "[levy]\nbase = 4\nper_city_percent = 350\ndraft_percent = 0\n"},
    Setting{"the standard rules", ""},
};

/// Two powers of twelve units and five cities each. With ships, four of the cities have harbours, and lanes join those
/// of the two.
ScenarioFiles twoPowers(const std::string& system, const std::string& rules, bool ships) {
    ScenarioFiles files = smallFiles();
    files.texts[0] = "format = 1\nname = \"Two powers\"\nsystem = \"" + system + "\"\nyear = -431\nyears = 3\n";
    std::string places = "format = 1\nplace = [\n";
    std::string ways = "way = [\n";
    const auto way = [&](const std::string& a, const std::string& b, const char* kind) {
        ways += "{a = \"" + a + "\", b = \"" + b + "\", kind = \"" + kind + "\", points = 1},\n";
    };
    for (const char side : {'a', 'b'})
        for (int i = 0; i < 5; ++i) {
            const std::string id = side + std::to_string(i);
            places += "{id = \"" + id + "\", name = \"" + id +
                      "\", kind = \"polis\", region = \"R\", country = \"arable\", tier = " + (i == 0 ? "3" : "2") +
                      ", walls = " + (i == 0 ? "2" : "1") + (ships && i == 0 ? ", harbour = 2, docks = 20" : "") +
                      (ships && i == 1 ? ", harbour = 1" : "") + ", lat = 38.0, lon = 23.0},\n";
            if (i > 0)
                way(std::string(1, side) + std::to_string((i - 1) / 2), id, "road");
        }
    way("a3", "b3", "road");
    way("a4", "b4", "road");
    if (ships)
        for (const auto& [a, b] : {std::pair("a0", "a1"), {"b0", "b1"}, {"a0", "b0"}, {"a1", "b1"}})
            way(a, b, "sea");
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
        if (ships)
            files.texts[4] += "[[fleet]]\nid = \"" + s + "_fleet\"\nname = \"Fleet " + s + "\"\npower = \"" + s +
                              "\"\nplace = \"" + s + "0\"\nsquadrons = 15\n";
    }
    files.texts[3] += "]\n";
    files.texts[5] = "format = 1\n" + rules + (ships ? "[sea]\nfleets = 1\n" : "");
    return files;
}

PowerId winnerOf(const State& state, const Battle& battle) {
    if (battle.result != Verdict::Attacker && battle.result != Verdict::Defender)
        return {};
    return state.armies[(battle.result == Verdict::Attacker ? battle.attackers : battle.defenders).front().index()]
        .power;
}

int stepsOf(const State& state, PowerId power) {
    int sum = 0;
    for (const Unit& unit : state.units)
        sum += unit.army && state.armies[unit.army.index()].power == power ? unit.steps : 0;
    return sum;
}

/// What is counted of all wars of a kind.
struct Tally {
    int wars = 0;
    int decided = 0;    ///< that somebody won a battle of
    int firstWins = 0;  ///< that whoever won the first one won
    int battles = 0;
    int seaFights = 0;
    int lopsided = 0;
    int seconds = 0;    ///< second battles that somebody won
    int secondToo = 0;  ///< won by the winner of the first
    double kept
        [2]{};  ///< after the first battle and its stragglers, of those before: sums of the shares of winner and loser
};

/// The first battle that somebody wins, and the one after it.
void countBattle(Tally& tally, const State& before, const State& after, const Battle& battle, PowerId& first,
                 int& won) {
    const PowerId winner = winnerOf(after, battle);
    if (!winner || ++won > 2)
        return;
    if (won == 2) {
        ++tally.seconds;
        tally.secondToo += winner == first ? 1 : 0;
        return;
    }
    first = winner;
    for (const PowerId power : {PowerId(0), PowerId(1)})
        tally.kept[power == winner ? 0 : 1] +=
            static_cast<double>(stepsOf(after, power)) / std::max(1, stepsOf(before, power));
}

void war(Tally& tally, const ScenarioFiles& files, const RuleSystem& system, int seed) {
    Journal journal = *Journal::found(files, static_cast<std::uint64_t>(seed));
    const State& state = journal.campaign().state;
    PowerId first;
    int won = 0;
    while (state.course.phase != Phase::Over) {
        adjudicateTurn(journal);
        for (const BattleId id : pendingBattles(state)) {
            const State before = state;
            recordResult(journal, resolved(journal.campaign(), id, system));
            countBattle(tally, before, state, state.battles[id.index()], first, won);
        }
        closeTurn(journal);
    }
    ++tally.wars;
    tally.battles += static_cast<int>(state.battles.size());
    tally.seaFights += static_cast<int>(state.seaFights.size());
    tally.decided += first ? 1 : 0;
    tally.firstWins += first && first == state.course.winner ? 1 : 0;
    const std::vector<Standing> rows = standings(journal.campaign());
    tally.lopsided += 100 * std::max(rows[0].tiers, rows[1].tiers) > 85 * (rows[0].tiers + rows[1].tiers) ? 1 : 0;
}

/// How many wars: so many, or fewer where the time is up before.
struct Effort {
    int wars = 200;
    double seconds = 0;  ///< of the processor, for each kind; 0: no limit
};

void wars(const Setting& setting, const std::string& system, bool ships, const Effort& effort) {
    const ScenarioFiles files = twoPowers(system, setting.rules, ships);
    Tally tally;
    const std::clock_t begun = std::clock();
    const auto isTimeUp = [&] {
        return effort.seconds > 0 && static_cast<double>(std::clock() - begun) > effort.seconds * CLOCKS_PER_SEC;
    };
    for (int seed = 1; seed <= effort.wars && !isTimeUp(); ++seed)
        war(tally, files, *findSystem(system), seed);
    const double decided = std::max(1, tally.decided);
    const Share first = wilson(tally.firstWins, std::max(1, tally.decided));
    const Share second = wilson(tally.secondToo, std::max(1, tally.seconds));
    std::printf("| %s%s | %s | %d | %.2f (%.2f to %.2f) | %.1f | %.0f %% | %.2f, %.2f | %.2f (%.2f to %.2f) | %.1f |\n",
                system.c_str(), ships ? ", fleets" : "", setting.name.c_str(), tally.wars, first.p, first.low,
                first.high, static_cast<double>(tally.battles) / tally.wars, 100.0 * tally.lopsided / tally.wars,
                tally.kept[0] / decided, tally.kept[1] / decided, second.p, second.low, second.high,
                static_cast<double>(tally.seaFights) / tally.wars);
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
            TurnContext working(campaign, dice);
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

void allSieges() {
    std::printf("\n| walls | works | open harbour | median moves | fallen in 24 |\n|---|---|---|---|---|\n");
    constexpr std::array stores{1, 2, 4, 5, 6};
    for (int walls = 0; walls <= 4; ++walls)
        for (const bool works : {true, false})
            for (const bool harbour : {false, true})
                sieges(walls, works, harbour, stores[static_cast<std::size_t>(walls)]);
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    Effort effort;
    std::vector<Setting> measured = settings;
    std::vector<std::string> systems;
    for (const std::string& word : words)
        if (word.find_first_not_of("0123456789") == std::string::npos)
            effort.wars = std::max(1, std::atoi(word.c_str()));
        else if (word.find_first_not_of("0123456789") == word.size() - 1 && word.back() == 's')
            effort.seconds = std::atof(word.c_str());
        else if (word == "standard")
            measured = {settings.back()};
        else if (word.ends_with(".toml"))
            measured = {{word, readFile(word, 1 << 16).value_or(std::string())}};
        else
            systems.push_back(word);
    if (systems.empty())
        systems = {"men_of_bronze"};
    std::printf(
        "| rules of the table | losses | wars | first winner wins the war | battles | lopsided | winner and loser "
        "keep | wins the next too | sea fights |\n|---|---|---|---|---|---|---|---|---|\n");
    for (const std::string& system : systems)
        for (const bool ships : {false, true})
            for (const Setting& setting : measured)
                wars(setting, system, ships, effort);
    allSieges();
    return 0;
}
