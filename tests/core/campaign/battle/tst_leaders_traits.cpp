// What leaders are known for, each where it counts (2.8).
#include "core/campaign/battle/aftermath.h"
#include "core/campaign/battle/battle_result.h"
#include "core/campaign/model/changes/state_check.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/leadership.h"
#include "core/campaign/turn/siege.h"
#include "core/campaign/turn/supply.h"
#include "core/campaign/umpire/ruling.h"
#include "core/campaign/umpire/ruling_text.h"
#include "core/dice/scripted_dice.h"
#include "tests/support/small_campaign.h"
#include "tests/support/turn_without_vetoes.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0), sparta(1);
constexpr LeaderId nicias(0), agis(1);
constexpr ArmyId attic(0), laconian(1);
constexpr PlaceId eleusis(1), megara(2), corinth(3), spartaCity(4);

const std::string traits = R"(
trait = [
  {id = "battlefield_manager", name = "Battlefield Manager", fate = 1},
  {id = "bold", name = "Fortune Favours the Bold", risk = 1},
  {id = "cautious", name = "Cautious", avoid = 1, intercept = -1},
  {id = "rash", name = "Rash", intercept = 1, avoid = -1},
  {id = "quartermaster", name = "Quartermaster", supply = 1},
  {id = "poliorketes", name = "Poliorketes", siege = 1},
  {id = "orator", name = "Orator", vote = 1},
]
)";

/// The small campaign with traits, Nicias and Agis being known for these; empty: for nothing.
ScenarioFiles withTraits(const std::string& ofNicias, const std::string& ofAgis = {}) {
    ScenarioFiles files = smallFiles();
    const auto give = [&](const std::string& points, const std::string& trait) {
        if (!trait.empty())
            files.texts[3].replace(files.texts[3].find(points), points.size(), points + ", trait = \"" + trait + "\"");
    };
    give("cp = 3", ofNicias);
    give("cp = 4", ofAgis);
    files.texts[3] += traits;
    return files;
}
Campaign begun(const std::string& ofNicias, const std::string& ofAgis = {}) {
    return *readScenario(withTraits(ofNicias, ofAgis), 431);
}

/// Both armies at Megara, Nicias having attacked or not.
Campaign inBattle(Campaign campaign, bool niciasAttacks) {
    for (Army& army : campaign.state.armies)
        army.place = megara;
    campaign.state.armies[0].from = eleusis;
    campaign.state.armies[1].from = corinth;
    campaign.state.course.phase = Phase::Battles;
    Battle battle;
    battle.turn = 1;
    battle.place = megara;
    battle.attackers = {niciasAttacks ? attic : laconian};
    battle.defenders = {niciasAttacks ? laconian : attic};
    campaign.state.battles.push_back(battle);
    return campaign;
}

struct Settled {
    State state;
    std::string log;
};
/// Nicias was struck down, and his side has won or lost.
Settled settled(const Campaign& campaign, bool niciasWins, bool isHit, std::vector<std::uint8_t> faces) {
    Aftermath draft;
    draft.battle = BattleId(0);
    const bool niciasAttacks = campaign.state.battles[0].attackers.front() == attic;
    draft.verdict = niciasWins == niciasAttacks ? Verdict::Attacker : Verdict::Defender;
    if (isHit)
        draft.hit = {nicias};
    CampaignDice dice(std::make_unique<ScriptedDice>(std::move(faces)));
    State after = campaign.state;
    applyAll(after, aftermathChanges(campaign, draft, dice));
    return {after, dice.log()};
}
Fate fateOf(const Settled& after) { return after.state.leaders[0].fate; }

/// In how many of two hundred moves the two armies come to blows.
int battlesIn(const Campaign& campaign, const Order& ofAttic, const Order& ofLaconian, std::string_view purpose) {
    int battles = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        Campaign now = campaign;
        now.state.powers[0].orders = {ofAttic};
        now.state.powers[1].orders = {ofLaconian};
        now.state.powers[0].from = now.state.powers[1].from = OrdersFrom::Player;
        CampaignDice dice(keyOf(turnSeedOf(seed, 0), "test"));
        applyAll(now.state, adjudicateTurn(now, dice));
        battles += now.state.battles.empty() ? 0 : 1;
        if (!dice.log().contains(purpose))
            return -1;
    }
    return battles;
}

std::string faultsOf(const ScenarioFiles& files) {
    const Result<Campaign> read = readScenario(files, 1);
    return read ? "" : toText(read.error().front());
}

}  // namespace

class TestLeadersTraits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBattlefieldManagerAddsToTheThrowForHisFate() {
        const auto after = [](const char* trait, std::vector<std::uint8_t> faces) {
            return settled(inBattle(begun(trait), true), false, true, std::move(faces));
        };
        QVERIFY(fateOf(after("", {1})) == Fate::Dead);
        QVERIFY(fateOf(after("", {2})) == Fate::Captured);
        const Settled managed = after("battlefield_manager", {2, 5});
        QVERIFY(fateOf(managed) == Fate::Serving);
        QVERIFY(managed.state.leaders[0].wound == Wound::Light);
        QVERIFY2(managed.log.contains("Fate of Nicias (Battlefield Manager +1): 2 +1 = 3"), managed.log.c_str());
        QVERIFY(fateOf(after("battlefield_manager", {1})) == Fate::Captured);
        QVERIFY(after("battlefield_manager", {4}).state.leaders[0].wound == Wound::None);
    }
    void theBoldThrowsOnceMoreWhereHisArmyAttacked() {
        const Settled lucky = settled(inBattle(begun("bold"), true), false, true, {1, 6});
        QVERIFY(fateOf(lucky) == Fate::Serving);
        QVERIFY(lucky.state.leaders[0].wound == Wound::None);
        QVERIFY2(lucky.log.contains("Fate of Nicias, once more (Fortune Favours the Bold +1): 6"), lucky.log.c_str());
        // The second throw counts, and there is no third; who is unhurt throws none.
        QVERIFY(fateOf(settled(inBattle(begun("bold"), true), false, true, {3, 1})) == Fate::Dead);
        QVERIFY(!settled(inBattle(begun("bold"), true), false, true, {5}).log.contains("once more"));
        QVERIFY(fateOf(settled(inBattle(begun("bold"), false), false, true, {1})) == Fate::Dead);
    }
    void aQuartermasterCarriesFoodForOneMoveMore() {
        const auto fed = [](const char* trait) {
            const Campaign campaign = begun(trait);
            CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
            TurnContext turn(campaign, dice);
            supply(turn);
            return turn.now.armies[0].supply;
        };
        QCOMPARE(fed(""), 3);
        QCOMPARE(fed("quartermaster"), 4);
    }
    void aPoliorketesAddsToTheSiege() {
        const auto siege = [](const char* trait) {
            Campaign campaign = begun(trait);
            campaign.state.armies[0].place = spartaCity;
            campaign.state.armies[0].posture = Posture::Besiege;
            campaign.state.armies[1].place = {};
            campaign.state.cities[spartaCity.index()].garrison = 4;
            CampaignDice dice(std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{6, 5}));
            TurnContext turn(campaign, dice);
            conductSieges(turn);
            return dice.log();
        };
        QVERIFY2(siege("").contains("Siege of Sparta: 6 5 -4 = 7"), siege("").c_str());
        QVERIFY2(siege("poliorketes").contains("Siege of Sparta: 6 5 -3 = 8"), siege("poliorketes").c_str());
    }
    void anOratorWinsVotesAbroad() {
        const auto vote = [](const char* trait) {
            Campaign campaign = begun(trait);
            campaign.state.armies[0].place = megara;
            CampaignDice dice(std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{5, 4}));
            TurnContext turn(campaign, dice);
            turn.order(attic).tasks = {Task::Vote};
            conductSieges(turn);
            return std::pair(turn.now.cities[megara.index()].owner, dice.log());
        };
        QVERIFY(vote("").first != athens);
        QVERIFY(vote("orator").first == athens);
        QVERIFY2(vote("orator").second.contains("Vote of Megara (Orator +1): 5 4 +1 = 10"),
                 vote("orator").second.c_str());
    }
    void anOratorKeepsHisCommandAtHome() {
        const auto commands = [](const char* trait) {
            Campaign campaign = inBattle(begun(trait), true);
            campaign.scenario.powers[0].government = "democracy";
            campaign.state.battles[0].result = Verdict::Defender;
            campaign.state.course.turn = 6;
            CampaignDice dice(std::make_unique<ScriptedDice>(std::vector<std::uint8_t>{4, 4, 3}));
            TurnContext turn(campaign, dice);
            electStrategoi(turn);
            return std::pair(turn.now.armies[0].leader, dice.log());
        };
        QVERIFY(commands("").first != nicias);
        QVERIFY(commands("orator").first == nicias);
        QVERIFY2(commands("orator").second.contains("who was beaten (Orator -1): 4 4 = 8"),
                 commands("orator").second.c_str());
    }
    void theRashCatchOthersMoreOften() {
        const auto caught = [](const char* trait, const char* words) {
            Campaign campaign = begun("", trait);
            campaign.state.armies[1].place = corinth;
            return battlesIn(campaign, {attic, Posture::March, {eleusis, megara}, {}, IfStronger::Stand},
                             {laconian, Posture::Watch, {}, {}, IfStronger::Stand},
                             std::string("Army of Laconia intercepts Army of Attica") + words + ": ");
        };
        // Average dice: 4 and more, 3 and more, 5 and more.
        const int usual = caught("", "");
        QVERIFY2(usual > 70 && usual < 130, std::to_string(usual).c_str());
        QVERIFY(caught("rash", " (Rash +1)") > usual + 30);
        const int cautious = caught("cautious", " (Cautious -1)");
        QVERIFY(cautious >= 0 && cautious < usual - 30);
    }
    void theCautiousSlipAwayMoreOften() {
        const auto caught = [](const char* trait, const char* words) {
            Campaign campaign = begun(trait);
            campaign.state.armies[0].place = eleusis;
            campaign.state.armies[1].place = megara;
            return battlesIn(campaign, {attic, Posture::Avoid, {}, {}, IfStronger::Stand},
                             {laconian, Posture::Seek, {eleusis}, {}, IfStronger::Stand},
                             std::string("Army of Attica slips away") + words + ": ");
        };
        const int usual = caught("", "");
        QVERIFY2(usual > 70 && usual < 130, std::to_string(usual).c_str());
        const int cautious = caught("cautious", " (Cautious +1)");
        QVERIFY(cautious >= 0 && cautious < usual - 10);
        QVERIFY(caught("rash", " (Rash -1)") > usual + 10);
    }
    void whoHasAllCommandPointsComesToBeKnownForSomething() {
        const auto famous = [](int points, int fame, std::vector<std::uint8_t> faces) {
            Campaign campaign = inBattle(begun("cautious"), true);
            campaign.state.course.turn = 4;
            campaign.state.leaders[0].cp = points;
            campaign.state.leaders[0].cpNow = points;
            campaign.state.leaders[0].fame = fame;
            return settled(campaign, true, false, std::move(faces));
        };
        const Settled more = famous(4, 2, {});
        QCOMPARE(more.state.leaders[0].cp, 5);
        QCOMPARE(more.state.leaderTraits.size(), std::size_t(1));
        for (const int fame : {2, 5, 8}) {
            const Settled known = famous(5, fame, {3});
            QCOMPARE(known.state.leaders[0].cp, 5);
            QCOMPARE(known.state.leaderTraits.size(), std::size_t(2));
            // The third of those that he has not: he is cautious already.
            QCOMPARE(known.state.leaderTraits[1], (LeaderTrait{nicias, TraitId(3), 4}));
            QVERIFY2(known.log.contains("What Nicias is known for: lot 3 of 6 (secret) [athens]"), known.log.c_str());
        }
        QCOMPARE(famous(5, 3, {}).state.leaderTraits.size(), std::size_t(1));
        QCOMPARE(famous(5, 9, {}).state.leaderTraits.size(), std::size_t(1));
    }
    void whoIsKnownForEverythingThrowsNoMore() {
        Campaign campaign = inBattle(begun(""), true);
        campaign.state.leaders[0].cp = campaign.state.leaders[0].cpNow = 5;
        campaign.state.leaders[0].fame = 2;
        for (int trait = 0; trait < 7; ++trait)
            campaign.state.leaderTraits.push_back({nicias, TraitId(trait), 1});
        QCOMPARE(settled(campaign, true, false, {}).state.leaderTraits.size(), std::size_t(7));
    }
    void traitsStandInTheJournalAndInReports() {
        const Journal journal = *Journal::found(withTraits("orator", "rash"), 5);
        const State& state = journal.campaign().state;
        QCOMPARE(state.leaderTraits, (std::vector<LeaderTrait>{{nicias, TraitId(6), 0}, {agis, TraitId(3), 0}}));
        QVERIFY(Journal::from(journal.entries()).has_value());
        QVERIFY(!danglingId(journal.campaign()));
        const auto report = [&](PowerId power) { return powerReport(visibleTo(journal.campaign(), power)).text(); };
        QVERIFY2(report(athens).contains("Nicias (3 CP, Orator)"), report(athens).c_str());
        QVERIFY(!report(athens).contains("Rash"));
        QVERIFY(report(sparta).contains("Agis (4 CP, Rash)"));
        Campaign torn = journal.campaign();
        torn.state.leaderTraits[0].trait = TraitId(7);
        QVERIFY(danglingId(torn));
    }
    void theUmpireRulesWhatALeaderIsKnownFor() {
        Journal journal = *Journal::found(withTraits("orator"), 5);
        const auto ruling = [&](std::vector<std::string> words) { return *rulingFrom(journal.campaign(), words); };
        const auto known = [&] { return traitNames(journal.campaign().scenario, journal.campaign().state, nicias); };
        const Ruling rash = ruling({"trait", "nicias", "rash"});
        QCOMPARE(rulingText(journal.campaign(), rash), std::string("what is known of Nicias: Rash (was Orator)"));
        QCOMPARE(concernedBy(journal.campaign(), rash), std::vector{athens});
        rule(journal, rash, "He has drunk of the Styx.");
        QCOMPARE(known(), std::string("Orator, Rash"));
        QVERIFY(whyNotRuled(journal.campaign(), ruling({"trait", "nicias", "orator"})));
        rule(journal, ruling({"trait", "nicias", "nothing"}), "He is sober.");
        QCOMPARE(known(), std::string("Orator"));
        rule(journal, ruling({"trait", "nicias", "nothing"}), "And hoarse.");
        QCOMPARE(known(), std::string());
        QVERIFY(whyNotRuled(journal.campaign(), ruling({"trait", "nicias", "nothing"})));
        QVERIFY(Journal::from(journal.entries()).has_value());
        journal.undo("umpire");
        QCOMPARE(known(), std::string("Orator"));
        const std::vector<std::string> words{"trait", "nicias", "orator"};
        QVERIFY(!rulingFrom(smallCampaign(), words));  // which has no traits
    }
    void anUnknownTraitIsNamedWithItsLineAndTheNearest() {
        QCOMPARE(faultsOf(withTraits("orater")),
                 std::string("small/leaders.toml:3:70: error: There is no trait \"orater\"; did you mean \"orator\"?"));
        QVERIFY(faultsOf(withTraits("")).empty());
        ScenarioFiles twice = withTraits("");
        twice.texts[3].replace(twice.texts[3].find("\"orator\""), 8, "\"rash\"");
        QVERIFY(faultsOf(twice).contains("There is another \"rash\" before this one."));
        ScenarioFiles much = withTraits("");
        much.texts[3].replace(much.texts[3].find("vote = 1"), 8, "vote = 9");
        QVERIFY(faultsOf(much).contains("small/leaders.toml:"));
        ScenarioFiles odd = withTraits("");
        odd.texts[3].replace(odd.texts[3].find("vote = 1"), 8, "votes = 1");
        QVERIFY(faultsOf(odd).contains("did you mean \"vote\"?"));
    }
    void inAFileWithoutTraitsTheWordIsARemark() {
        ScenarioFiles files = smallFiles();
        files.texts[3].replace(files.texts[3].find("cp = 3"), 6, "cp = 3, trait = \"steady\", note = \"slow\"");
        const Result<Campaign> read = readScenario(files, 1);
        QVERIFY(read && read->state.leaderTraits.empty());
    }
    void everyScenarioHasTraitsAndLeadersWhoAreKnownForThem() {
        for (const std::string& id : builtinScenarios()) {
            const Campaign campaign = *readScenario(*builtinScenario(id), 1);
            QCOMPARE(campaign.scenario.traits.size(), std::size_t(7));
            QVERIFY(campaign.state.leaderTraits.size() >= 5);
        }
        const Campaign campaign = *readScenario(*builtinScenario("hellas_431"), 1);
        const auto brasidas = std::ranges::find(campaign.state.leaders, std::string("brasidas"), &Leader::id);
        QVERIFY(brasidas != campaign.state.leaders.end());
        const LeaderId id(static_cast<int>(brasidas - campaign.state.leaders.begin()));
        QCOMPARE(traitNames(campaign.scenario, campaign.state, id), std::string("Fortune Favours the Bold"));
    }
};

QTEST_GUILESS_MAIN(TestLeadersTraits)
#include "tst_leaders_traits.moc"
