// The lives of leaders as the journal tells them, and what of them who may read.
#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/reports/honours/biography.h"
#include "core/campaign/reports/name_check/name_check.h"
#include "core/campaign/reports/report_html.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/ruling.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0), sparta(1);
constexpr LeaderId nicias(0), agis(1);
constexpr ArmyId attic(0), laconian(1);
constexpr PlaceId eleusis(1), megara(2), corinth(3);
constexpr Audience theAthenians{false, athens};
constexpr Audience theSpartans{false, sparta};

/// Traits that do nothing where these tests look.
ScenarioFiles filesOfTwo() {
    ScenarioFiles files = smallFiles();
    files.texts[0].replace(files.texts[0].find("years = 1"), 9, "years = 3");
    files.texts[3] += "trait = [{id = \"orator\", name = \"Orator\", vote = 1}]\n";
    return files;
}

/// Both have met at Megara, Nicias having come upon Agis: the battle waits.
Journal atMegara() {
    Journal journal = *Journal::found(filesOfTwo(), 431);
    (void)submitOrders(journal, athens,
                       {.land = {{attic, Posture::Seek, {eleusis, megara, corinth}, {}, IfStronger::Stand}}}, {});
    (void)submitOrders(journal, sparta,
                       {.land = {{laconian, Posture::Seek, {corinth, megara, eleusis}, {}, IfStronger::Stand}}}, {});
    adjudicateTurn(journal);
    return journal;
}

/// What the umpire says of the battle: who won, and how those whom it names came out of it.
void settle(Journal& journal, bool athensWins, bool decisively, const Changes& ruled = {}) {
    const BattleId id = pendingBattles(journal.campaign().state).front();
    const Battle& battle = journal.campaign().state.battles[id.index()];
    Aftermath draft;
    draft.battle = id;
    draft.method = Method::Table;
    draft.decisive = decisively;
    draft.verdict = (battle.attackers.front() == attic) == athensWins ? Verdict::Attacker : Verdict::Defender;
    draft.ruled = ruled;
    recordResult(journal, draft);
}

std::optional<Biography> lifeOf(const Journal& journal, LeaderId leader, Audience audience) {
    const Scenario& scenario = journal.campaign().scenario;
    return biographyOf(scenario, livesOf(History(scenario, journal.entries())), leader, audience);
}
/// As the umpire reads it; nothing where there is nobody.
std::string textOf(const Journal& journal, LeaderId leader, Audience audience = theUmpire) {
    const std::optional<Biography> life = lifeOf(journal, leader, audience);
    return life ? biographyReport(journal.campaign().scenario, *life).text() : std::string();
}

/// An entry that leads to the state, whatever it is.
void recordRuling(Journal& journal, const State& after) {
    journal.record({EntryKind::Ruling, "umpire", "{}", {}, difference(journal.campaign().state, after)});
}

/// A leader's row as it is, changed.
template <typename Edit> Change leaderNow(const Journal& journal, LeaderId id, Edit edit) {
    Leader leader = journal.campaign().state.leaders[id.index()];
    edit(leader);
    return Put<Leader>{static_cast<std::uint16_t>(id.index()), leader};
}

}  // namespace

class TestBiography : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLifeBeginsWithTheCommand() {
        const Journal journal = *Journal::found(filesOfTwo(), 431);
        QCOMPARE(textOf(journal, nicias),
                 std::string("Nicias of Athens\nSmall\n\nFame 0, 3 command points.\n\nSpring 431 BC, first turn\n"
                             "  Began the war in command of Army of Attica at Athens.\n"));
    }
    void battlesAreToldOfBothGenerals() {
        Journal journal = atMegara();
        settle(journal, true, true);
        const std::string place = journal.campaign().scenario.map.place(journal.campaign().state.battles[0].place).name;
        const std::string won = textOf(journal, nicias);
        QVERIFY2(won.contains("  Decisively won the battle of " + place + " against Sparta.\n"), won.c_str());
        QVERIFY2(won.contains("Fame 2, 3 command points. Battles: 1 won.\n"), won.c_str());
        const std::string lost = textOf(journal, agis);
        QVERIFY2(lost.contains("  Decisively lost the battle of " + place + " against Athens.\n"), lost.c_str());
        QVERIFY2(lost.contains("Battles: 1 lost.\n"), lost.c_str());
        journal.undo("umpire");
        QVERIFY(!textOf(journal, nicias).contains("battle of"));
    }
    void aBattleThatWasCalledOffIsNoBattle() {
        Journal journal = atMegara();
        Battle battle = journal.campaign().state.battles[0];
        battle.result = Verdict::Draw;
        journal.record({EntryKind::Ruling, "umpire", "{}", {}, {Put<Battle>{0, battle}}});
        QVERIFY(!textOf(journal, nicias).contains("battle of"));
    }
    void woundsAndRecoveryAreToldToHisOwnPowerAlone() {
        Journal journal = atMegara();
        settle(journal, true, false, {leaderNow(journal, nicias, [](Leader& leader) {
                   leader.wound = Wound::Severe;
                   leader.cpNow = 1;
               })});
        const std::string wounded = "Was severely wounded at ";
        QVERIFY2(textOf(journal, nicias).contains(wounded), textOf(journal, nicias).c_str());
        QVERIFY(textOf(journal, nicias, theAthenians).contains(wounded));
        QVERIFY(!lifeOf(journal, nicias, theSpartans));
        QVERIFY(!lifeOf(journal, nicias, thePublic));
        journal.record({EntryKind::Close, "umpire", "{}", {}, {leaderNow(journal, nicias, [](Leader& leader) {
                            leader.wound = Wound::None;
                            leader.cp = 2;
                        })}});
        QVERIFY(textOf(journal, nicias).contains("Was well again, but never more than 2 command points."));
    }
    void whoDiesInBattleFallsAndEverybodyHearsThatHeIsDead() {
        Journal journal = atMegara();
        rule(journal, Ruling{RulingSubject::Fate, 1, static_cast<int>(Fate::Dead)}, "A fever.");
        QVERIFY(textOf(journal, agis).contains("  Died.\n"));
        journal.undo("umpire");
        settle(journal, true, false, {leaderNow(journal, agis, [](Leader& leader) {
                   leader.fate = Fate::Dead;
                   leader.army = {};
               })});
        const std::string place = journal.campaign().scenario.map.place(journal.campaign().state.battles[0].place).name;
        const std::string own = textOf(journal, agis, theSpartans);
        QVERIFY2(own.contains("  Fell at " + place + ".\n") && own.contains("\nDead. Fame 0"), own.c_str());
        QCOMPARE(textOf(journal, agis, theAthenians),
                 "Agis of Sparta\nSmall\n\n" + std::string("Spring 431 BC, first turn\n  Died.\n"));
        QCOMPARE(textOf(journal, agis, thePublic), textOf(journal, agis, theAthenians));
    }
    void citiesAndTraitsAndFameAreTold() {
        Journal journal = *Journal::found(filesOfTwo(), 431);
        Army before = journal.campaign().state.armies[0];
        before.place = corinth;
        journal.record({EntryKind::Ruling, "umpire", "{}", {}, {Put<Army>{0, before}}});
        City taken = journal.campaign().state.cities[corinth.index()];
        taken.owner = athens;
        taken.loyalty = -1;
        journal.record({EntryKind::Close,
                        "umpire",
                        "{}",
                        {},
                        {Put<City>{static_cast<std::uint16_t>(corinth.index()), taken},
                         leaderNow(journal, nicias, [](Leader& leader) { leader.cp = leader.cpNow = 4; }),
                         Put<LeaderTrait>{0, LeaderTrait{nicias, TraitId(0), 1}}}});
        const std::string life = textOf(journal, nicias);
        QVERIFY2(life.contains("  Took Corinth.\n"), life.c_str());
        QVERIFY(life.contains("  Was promoted to 4 command points.\n"));
        QVERIFY(life.contains("  Came to be known for it: Orator.\n"));
        QVERIFY(life.contains("Fame 0, 4 command points, Orator.\n"));
        QVERIFY(!lifeOf(journal, nicias, theSpartans));
    }
    void captivityAndRansomAreEverybodysTale() {
        Journal journal = atMegara();
        Leader taken = journal.campaign().state.leaders[0];
        const std::string where = journal.campaign().scenario.map.place(journal.campaign().state.armies[0].place).name;
        taken.fate = Fate::Captured;
        taken.army = {};
        settle(journal, false, false, {Put<Leader>{0, taken}, Put<Captive>{0, Captive{nicias, sparta, 1}}});
        const std::string own = textOf(journal, nicias, theAthenians);
        QVERIFY2(own.contains("  Was taken alive at " + where + " by Sparta.\n"), own.c_str());
        QVERIFY(own.contains("\nIn captivity. "));
        QVERIFY(textOf(journal, nicias, theSpartans).ends_with("\n  Was taken alive.\n"));
        Leader freed = taken;
        freed.fate = Fate::Serving;
        Deal ransom;
        ransom.kind = DealKind::Ransom;
        ransom.from = athens;
        ransom.to = sparta;
        ransom.leader = nicias;
        ransom.amount = 6;
        ransom.status = AgreementStatus::Kept;
        journal.record({EntryKind::Adjudicate,
                        "umpire",
                        "{}",
                        {},
                        {Put<Leader>{0, freed}, Put<Captive>{0, Captive{nicias, {}, 1}}, Put<Deal>{0, ransom}}});
        const std::string told = "  Athens ransomed Nicias from Sparta for 6 talents.\n";
        QVERIFY2(textOf(journal, nicias, theAthenians).contains(told), textOf(journal, nicias).c_str());
        QVERIFY2(textOf(journal, nicias, thePublic).contains(told), textOf(journal, nicias, thePublic).c_str());
        QVERIFY(!textOf(journal, nicias).contains("Was set free"));
    }
    void whoIsVotedOutIsToldOnce() {
        Journal journal = *Journal::found(filesOfTwo(), 431);
        Leader exile = journal.campaign().state.leaders[0];
        exile.army = {};
        Leader second;
        second.id = "second";
        second.name = "A new strategos of Athens";
        second.power = athens;
        second.army = attic;
        Army army = journal.campaign().state.armies[0];
        army.leader = LeaderId(2);
        Deal vote;
        vote.kind = DealKind::Dismiss;
        vote.from = athens;
        vote.leader = nicias;
        vote.status = AgreementStatus::Kept;
        journal.record({EntryKind::Close,
                        "umpire",
                        "{}",
                        {},
                        {Put<Leader>{0, exile}, Put<Leader>{2, second}, Put<Army>{0, army}, Put<Deal>{0, vote}}});
        const std::string life = textOf(journal, nicias);
        QVERIFY2(life.ends_with("  Was beaten, and voted out by Athens.\n"), life.c_str());
        QVERIFY(textOf(journal, nicias, thePublic).contains("  Athens has dismissed Nicias.\n"));
        QVERIFY(textOf(journal, LeaderId(2)).starts_with("A new strategos of Athens\n"));
        QVERIFY(textOf(journal, LeaderId(2)).contains("  Took command of Army of Attica at Athens.\n"));
    }
    void nobodyReadsMoreThanHeMayKnowUntilTheWarIsOver() {
        Journal journal = *Journal::found(sixCities(), 11);
        const Scenario& scenario = journal.campaign().scenario;
        std::size_t secrets = 0;
        while (journal.campaign().state.course.phase != Phase::Over) {
            adjudicateTurn(journal);
            for (const BattleId id : pendingBattles(journal.campaign().state)) {
                CampaignDice paper(
                    keyOf(turnSeedOf(11, journal.campaign().state.course.turn), occasionOf("paper", id)));
                recordResult(journal, onPaper(journal.campaign(), id, paper));
            }
            closeTurn(journal);
            if (journal.campaign().state.course.turn % 6 != 2)
                continue;
            const Lives lives = livesOf(History(scenario, journal.entries()));
            for (int p = 0; p < 6; ++p) {
                const Audience reader{false, PowerId(p)};
                const std::string paper = biographiesReport(scenario, biographiesOf(scenario, lives, reader)).text();
                ReportSet reports(journal.campaign(), journal.entries());
                const NameCheck check(reports, PowerId(p));
                const Diagnostics leaks = check.unknownIn(paper, "paper");
                // A ransom may be as much as a treasury by chance, which is a warning.
                QVERIFY2(!hasErrors(leaks), leaks.empty() ? "" : toText(leaks.front()).c_str());
                const std::string all = biographiesReport(scenario, biographiesOf(scenario, lives, theUmpire)).text();
                secrets += check.unknownIn(all, "paper").size();
            }
        }
        QVERIFY(secrets > 100);
        const Lives lives = livesOf(History(scenario, journal.entries()));
        QVERIFY(biographiesOf(scenario, lives, thePublic) == biographiesOf(scenario, lives, theUmpire));
        QVERIFY(biographiesOf(scenario, lives, thePublic).size() > 6);
    }
    /// They are a fleet of their own from the move on in which they meet the enemy.
    void squadronsThatFightInTheMoveInWhichTheyAreDetachedAreNamedByTheirPower() {
        Journal journal = *Journal::found(filesOfTwo(), 431);
        State state = journal.campaign().state;
        Fleet fleet;
        fleet.id = fleet.name = "gytheum_fleet";
        fleet.power = sparta;
        fleet.place = corinth;
        fleet.admiral = agis;
        state.fleets.push_back(fleet);
        recordRuling(journal, state);
        fleet.id = fleet.name = "attic_fleet_2";
        fleet.power = athens;
        fleet.admiral = {};
        state.fleets.push_back(fleet);
        SeaFight fight;
        fight.place = corinth;
        fight.attackers = {FleetId(0)};
        fight.defenders = {FleetId(1)};
        fight.result = Verdict::Attacker;
        state.seaFights.push_back(fight);
        recordRuling(journal, state);
        QVERIFY(textOf(journal, agis).contains("Won the sea fight off Corinth against Athens."));
    }
    /// Of a file that somebody has edited: a battle of an army that was not there, and renown for nothing.
    void impossibleEntriesAreInNoBiography() {
        Journal journal = atMegara();
        State state = journal.campaign().state;
        const std::string before = textOf(journal, agis);
        state.armies.push_back(state.armies[1]);
        state.armies.back().id = "ghosts";
        Battle& battle = state.battles.front();
        battle.attackers = {ArmyId(static_cast<int>(state.armies.size()) - 1)};
        battle.defenders = {attic};
        battle.result = Verdict::Attacker;
        battle.method = Method::Table;
        state.leaderTraits.push_back({agis, {}, 1});
        recordRuling(journal, state);
        QVERIFY(Journal::from(journal.entries()));
        QCOMPARE(textOf(journal, agis), before);
    }
    void aPaperWithoutLivesSaysSo() {
        const Journal journal = *Journal::found(filesOfTwo(), 431);
        const Scenario& scenario = journal.campaign().scenario;
        const Lives lives = livesOf(History(scenario, journal.entries()));
        QCOMPARE(biographiesReport(scenario, biographiesOf(scenario, lives, thePublic)).text(),
                 "Leaders\n" + scenario.name + "\n\nNothing is told of any leader yet.\n");
    }
    void thePageIsHtmlToo() {
        const Journal journal = *Journal::found(filesOfTwo(), 431);
        const Scenario& scenario = journal.campaign().scenario;
        const std::string html = htmlOf(biographyReport(scenario, *lifeOf(journal, nicias, theUmpire)));
        QVERIFY2(html.contains("<h1>Nicias of Athens</h1>") && html.contains("<p>Fame 0, 3 command points.</p>") &&
                     html.contains("<h2>Spring 431 BC, first turn</h2>\n<ul><li>Began the war"),
                 html.c_str());
    }
};

QTEST_GUILESS_MAIN(TestBiography)
#include "tst_biography.moc"
