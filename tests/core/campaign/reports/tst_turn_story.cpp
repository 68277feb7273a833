// What a report tells a power of its turn: its battles with what they cost and decided, who is near, what is due, and
// the dice in words.
#include "core/campaign/reports/dice_report.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/reports/report_html.h"
#include "core/campaign/reports/report_places.h"
#include "core/campaign/reports/report_set.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/ruling.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0);
constexpr PowerId sparta(1);

/// Both armies meet at Megara.
Journal met() {
    Journal journal = *Journal::found(smallFiles(), 431);
    setDeadline(journal, Deadline{*clubTimeFrom("2026-12-01T20:00+01:00"), 7});
    (void)submitOrders(journal, athens, {.land = {{ArmyId(0), Posture::Seek, {PlaceId(1), PlaceId(2)}, {}, {}}}},
                       "sheet");
    (void)submitOrders(journal, sparta, {.land = {{ArmyId(1), Posture::Seek, {PlaceId(3), PlaceId(2)}, {}, {}}}},
                       "sheet");
    adjudicateTurn(journal);
    return journal;
}
Journal fought() {
    Journal journal = met();
    resolveAll(journal, *findSystem("men_of_bronze"), 1);
    closeTurn(journal);
    return journal;
}
Report reportFor(const Journal& journal, PowerId power) {
    return ReportSet(journal.campaign(), journal.entries()).report(power);
}
/// The paragraph that tells the battle; empty if there is none.
std::string battleIn(const Report& report) {
    for (const ReportPart& part : report.sections.front().parts)
        if (const auto* told = std::get_if<Paragraph>(&part); told && told->lead == "Battle of Megara")
            return told->text;
    return {};
}

}  // namespace

class TestTurnStory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aReportBeginsWithTheBattlesOfThePower() {
        const Journal journal = fought();
        const Battle& battle = journal.campaign().state.battles.front();
        for (const PowerId power : {athens, sparta}) {
            const Report report = reportFor(journal, power);
            QCOMPARE(report.sections.front().heading, std::string("What happened to you in turn 1"));
            const std::string story = battleIn(report);
            const bool isAthens = power == athens;
            const bool attacks = std::ranges::contains(battle.attackers, ArmyId(isAthens ? 0 : 1));
            const int lost = attacks ? battle.attackerLosses : battle.defenderLosses;
            QVERIFY2(story.contains(isAthens ? "our Army of Attica under Nicias" : "our Army of Laconia under Agis"),
                     story.c_str());
            QVERIFY2(story.contains(" at Megara"), story.c_str());
            QVERIFY2(story.contains("your side lost " + std::to_string(lost) + " of "), story.c_str());
            QVERIFY2(story.contains(isAthens ? "Your Army of Attica " : "Your Army of Laconia "), story.c_str());
            // The other side's armies and generals have no names.
            QVERIFY2(!story.contains(isAthens ? "Laconia" : "Attica"), story.c_str());
        }
        const bool isDraw = battle.result == Verdict::Draw;
        QCOMPARE(battleIn(reportFor(journal, athens)).contains("You won"),
                 !isDraw && battleIn(reportFor(journal, sparta)).contains("You lost"));
    }
    void bothSidesReadTheRemarksOfTheUmpire() {
        Journal journal = met();
        CampaignDice paper(keyOf(turnSeedOf(7, 1), occasionOf("paper", BattleId(0))));
        Aftermath draft = onPaper(journal.campaign(), BattleId(0), paper);
        draft.remarks = "The dog of Helen ate the strategos";
        recordResult(journal, draft);
        closeTurn(journal);
        for (const PowerId power : {athens, sparta}) {
            const std::string story = battleIn(reportFor(journal, power));
            QVERIFY2(story.ends_with(". The dog of Helen ate the strategos."), story.c_str());
        }
    }
    void citiesAreWonAndLost() {
        Journal journal = *Journal::found(smallFiles(), 431);
        rule(journal, {RulingSubject::Owner, 1, 1}, "A coup");     // Eleusis to Sparta
        rule(journal, {RulingSubject::Owner, 2, 0}, "A vote");     // Megara, which was nobody's
        rule(journal, {RulingSubject::Owner, 3, -1}, "A rising");  // Corinth to nobody
        for (const PowerId power : {athens, sparta})
            QVERIFY(submitOrders(journal, power, {}, "sheet"));
        adjudicateTurn(journal);
        closeTurn(journal);
        const std::string ofAthens = reportFor(journal, athens).text();
        QVERIFY2(ofAthens.contains("  You lost Eleusis to Sparta.\n"), ofAthens.c_str());
        QVERIFY2(ofAthens.contains("  You took Megara.\n"), ofAthens.c_str());
        const std::string ofSparta = reportFor(journal, sparta).text();
        QVERIFY2(ofSparta.contains("  You took Eleusis from Athens.\n"), ofSparta.c_str());
        QVERIFY2(ofSparta.contains("  You lost Corinth.\n"), ofSparta.c_str());
    }
    void armiesOfOneNameAreToldApart() {
        Campaign campaign = smallCampaign();
        Army& other = campaign.state.armies[1];
        other.power = athens;
        other.name = "Army of Attica";
        other.place = PlaceId(2);
        other.supply = 1;
        other.leader = {};
        const std::string report = powerReport(visibleTo(campaign, athens)).text();
        QVERIFY2(report.contains("  Army of Attica (Athens)  "), report.c_str());
        QVERIFY2(report.contains("  Army of Attica (Megara)  "), report.c_str());
        QVERIFY2(report.contains("  Army of Attica (Megara) has food for 1 turn.\n"), report.c_str());
    }
    void enemyFleetsAreNear() {
        Campaign campaign = *readScenario(sixCities(), 431);
        const auto near = [&] {
            const std::string report = powerReport(visibleTo(campaign, athens)).text();
            return report.substr(0, report.find("What is due"));
        };
        const std::vector<SeenFleet> sails = visibleTo(campaign, athens).fleets;  // the first power's, here Argos
        QVERIFY(!sails.empty());
        campaign.state.powers[0].war = {sails.front().power};
        const std::string off = " fleet of " + campaign.scenario.powers[sails.front().power.index()].name + " off " +
                                campaign.scenario.map.place(sails.front().place).name;
        QVERIFY2(near().contains(off), near().c_str());
        // They are not told again under the sails in sight, but in the handover summary, which has no "Who is near".
        const Visible seen = visibleTo(campaign, athens);
        const std::string report = powerReport(seen).text();
        QVERIFY2(!report.substr(report.find("What is due")).contains(off), report.c_str());
        Report all{"T", "C"};
        all.add(situationOf(seen));
        QVERIFY2(all.text().contains(off), all.text().c_str());
        campaign.state.powers[0].war.clear();
        QVERIFY2(!near().contains(" fleet of "), near().c_str());
    }
    void aBattleThatIsStillToBeFoughtIsDue() {
        const std::string text = reportFor(met(), athens).text();
        QVERIFY2(text.contains("  The battle of Megara is still to be fought.\n"), text.c_str());
        QVERIFY2(text.contains("Army of Attica marched from Athens to Megara."), text.c_str());
    }
    void whoIsNearAndWhatIsDueFollow() {
        const Journal journal = fought();
        const Report report = reportFor(journal, sparta);
        QCOMPARE(report.sections[1].heading, std::string("Who is near"));
        QCOMPARE(report.sections[2].heading, std::string("What is due"));
        const std::string text = report.text();
        QVERIFY2(text.contains("  Orders for turn 2 are due on Tuesday 8 December 2026"), text.c_str());
        QVERIFY2(text.contains("  Winter comes after turn 6.\n"), text.c_str());
    }
    void anArmyIsNearByItsMarches() {
        Campaign campaign = smallCampaign();
        campaign.state.armies[1].place = PlaceId(2);
        QCOMPARE(nearText(visibleTo(campaign, athens), PlaceId(2)), std::string(", one route from Eleusis"));
        QCOMPARE(nearText(visibleTo(campaign, athens), PlaceId(0)), std::string(", beside your Army of Attica"));
        QCOMPARE(nearText(visibleTo(campaign, athens), PlaceId(3)), std::string(", two routes from Eleusis"));
        QCOMPARE(nearText(visibleTo(campaign, athens), PlaceId(4)), std::string());
        const std::string report = powerReport(visibleTo(campaign, athens)).text();
        QVERIFY2(report.contains("a medium army of Sparta at Megara, one route from Eleusis"), report.c_str());
    }
    void theMapStandsBeforeTheTables() {
        const Journal journal = fought();
        const std::string html = htmlPage(reportFor(journal, athens), {"<b>shield</b>", "<figure>map</figure>"});
        const std::size_t map = html.find("<figure>map</figure>");
        QVERIFY(html.find("<b>shield</b>") < html.find("<h1>Report for Athens</h1>"));
        QVERIFY(html.find("What is due") < map && map < html.find("Your armies"));
        // A page is one file.
        for (const char* outside : {"src=", "href=", "url(", "@import"})
            QVERIFY2(!html.contains(outside), outside);
    }
    void diceAreToldInWords() {
        CampaignRoll share;
        share.what = "Stragglers of Athens hoplite 1";
        share.kind = CampaignRoll::Kind::Share;
        share.faces = {58};
        share.atMost = 66;
        QCOMPARE(rollText(share),
                 std::string("Stragglers of Athens hoplite 1: D100 58, needed 66 or less: one more step returns"));
        share.atMost = 10;
        QVERIFY(rollText(share).ends_with("needed 10 or less: no further step returns"));
        CampaignRoll siege;
        siege.what = "Siege of Plataea";
        siege.faces = {3, 5};
        siege.modifier = 2;
        QCOMPARE(rollText(siege), std::string("Siege of Plataea: 3 and 5, +2: 10"));
        const std::string text = reportFor(fought(), athens).text();
        QVERIFY(text.find("\nChecking the dice\n") < text.find("\nRolls of turn 1 that Athens is told of\n"));
        // Each roll is listed once, as the check of the dice reads it.
        const std::size_t roll = text.find("\n  aftermath");
        QVERIFY2(roll != std::string::npos, text.c_str());
        const std::size_t what = text.find(": ", roll) + 2;
        const std::string purpose = text.substr(what, text.find(": ", what) - what) + ": ";
        QCOMPARE(text.find(purpose), what);
        QCOMPARE(text.find(purpose, what + 1), std::string::npos);
        // Names of powers that a roll was told to are left out.
        QVERIFY(!text.contains("[athens]"));
    }
    void aTableIsAlignedInText() {
        Report report{"T", "C"};
        report.addTable("Heading", {{"Name", "Steps"}, {{"Ägina", "9"}, {"Athens", "10"}}});
        QCOMPARE(report.text(), std::string("T\nC\n\nHeading\n  Name    Steps\n  Ägina       9\n  Athens     10\n"));
    }
    void numbersAreSetApartFromTheColumnBesideThem() {
        Report report{"T", "C"};
        report.addTable("Heading", {{"Spirit", "Leader"}, {{"0", "Demosthenes"}}});
        const std::string html = htmlPage(report, {});
        QVERIFY2(html.contains(R"(<td align="right" class="figure">0</td><td>Demosthenes</td>)"), html.c_str());
        QVERIFY(reportStyle().contains(".figure { text-align: right; padding-right: "));  // also on paper
        // No page cuts a row, and the headings of a long table are on each page.
        QVERIFY2(html.contains("<thead><tr><th"), html.c_str());
        QVERIFY2(html.contains("tr, li, p { break-inside: avoid; "), html.c_str());
    }
    void aTextThatSomebodyWroteHasItsHeadings() {
        const std::vector<ReportSection> sections = sectionsIn("Dear all,\n\nBattles\n  None.\n\nSee you.\n");
        QCOMPARE(sections.size(), std::size_t(3));
        QVERIFY(sections[1] == (ReportSection{"Battles", {ReportList{{"None."}}}}));
        QVERIFY(std::get<Paragraph>(sections[2].parts.front()).text == "See you.");
    }
};

QTEST_GUILESS_MAIN(TestTurnStory)
#include "tst_turn_story.moc"
