// What powers know of fleets and order them: sheets and their faults, reports, undo, the program's rulers, the
// scenario.
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/umpire/actions.h"
#include "tests/support/sea_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

std::string faults(std::string_view lines) {
    const Campaign campaign = seaCampaign();
    const Result<OrderSheet> sheet =
        readOrders(campaign, athenians, "power athens\nturn 1\n" + std::string(lines), "o");
    Diagnostics advice;
    std::string text;
    if (!sheet) {
        for (const Diagnostic& d : sheet.error())
            text += toText(d) + "\n";
        return text;
    }
    if (const auto orders = validate(campaign, athenians, *sheet, advice); !orders)
        for (const Diagnostic& d : orders.error())
            text += toText(d) + "\n";
    return text;
}

}  // namespace

class TestSeaOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAPowerSeesOfFleets() {
        Campaign campaign = seaCampaign();
        const Visible dark = visibleTo(campaign, athenians);
        QVERIFY(fleetsOf(dark.known.state, athenians) == std::vector{attic});
        QVERIFY(dark.fleets.empty());  // Cenchreae is two lanes from Aegina
        Campaign other = campaign;
        other.state.fleets[1].squadrons = 99;
        other.state.fleets[1].station = Station::Seek;
        other.state.fleets[1].voyage = {voyage(isthmian, Station::Seek, {epidaurus})};
        QVERIFY(visibleTo(other, athenians) == dark);
        other.state.fleets[1].place = epidaurus;
        const Visible seen = visibleTo(other, athenians);
        QCOMPARE(seen.fleets.size(), std::size_t(1));
        QVERIFY(seen.fleets[0].size == Size::Large);
        QVERIFY(powerReport(seen).text().contains("a large fleet of Corinth off Epidaurus"));
    }
    void ordersToFleetsAreReadFromMailAndToml() {
        const Campaign campaign = seaCampaign();
        const auto of = [&](std::string_view text) {
            const Result<OrderSheet> sheet = readOrders(campaign, athenians, text, "o");
            Diagnostics advice;
            return sheet ? validate(campaign, athenians, *sheet, advice)
                         : Result<Orders>(std::unexpected(sheet.error()));
        };
        const auto mail =
            of("power athens\nturn 1\nfleet attic_fleet: sail Aegina, epidaurus; carry attic; detach 2\n"
               "attic: besiege");
        QVERIFY(mail);
        QVERIFY(mail->voyages.front().path == (std::vector{aegina, epidaurus}));
        QVERIFY(mail->voyages.front().carries == std::vector{atticArmy});
        QCOMPARE(mail->voyages.front().detach, 2);
        const auto again = of(ordersText(campaign, athenians, *mail));
        QVERIFY(again && *again == *mail);
        QCOMPARE(of("power athens\nturn 1\nfleet attic_fleet: build 2")->voyages.front().build, 2);
    }
    void whatFleetsCannotDoIsSaidWithARemedy() {
        QVERIFY(faults("fleet attic_flet: hold").contains("did you mean \"Fleet of Piraeus\"?"));
        // Another's fleet and none at all read the same.
        QVERIFY(faults("fleet isthmian_fleet: hold").contains("You have no fleet \"isthmian_fleet\""));
        QVERIFY(faults("fleet attic: hold").contains("leave out the word \"fleet\""));
        QCOMPARE(faults("attic_fleet: hold"), "");
        QVERIFY(faults("fleet attic_fleet: blokade").contains("did you mean \"blockade\"?"));
        QVERIFY(faults("fleet attic_fleet: sail athens")
                    .contains("No sea lane leads from Piraeus to Athens. From Piraeus ships come to Aegina."));
        QVERIFY(faults("fleet attic_fleet: sail egina").contains("did you mean \"Aegina\"?"));
        const std::string all = faults("fleet attic_fleet: sail athens, egina; carry atic; build 3; detach 20");
        for (const char* fault :
             {"No sea lane leads from Piraeus to Athens", "\"egina\"", "\"atic\"", "leave 20 behind"})
            QVERIFY2(all.contains(fault), all.c_str());
        QVERIFY2(!all.contains("docks"), all.c_str());  // where it ends is not known
        QVERIFY(faults("fleet attic_fleet: hold aegina").contains("is to hold and to go to aegina"));
        QVERIFY(faults("fleet attic_fleet: sail").contains("no place says where"));
        QVERIFY(faults("fleet attic_fleet: sail aegina; carry atic").contains("did you mean \"Army of Attica\"?"));
        QVERIFY(faults("fleet attic_fleet: sail aegina; carry attic; detach 5")
                    .contains("has 7 squadrons; to carry these it needs 8"));
        // H01: more squadrons than the fleet has, with nothing aboard.
        QVERIFY(faults("fleet attic_fleet: hold; detach 13").contains("cannot leave 13 behind"));
        QVERIFY(faults("fleet attic_fleet: hold; detach 99").contains("has 12 squadrons and cannot leave 99 behind"));
        QVERIFY(faults("fleet attic_fleet: sail aegina; carry attic; detach 99")
                    .contains("has 0 squadrons; to carry these it needs 8"));
        QVERIFY(faults("fleet attic_fleet: sail aegina; carry attic\nattic: march athens")
                    .contains("it does one or the other"));
        QVERIFY(faults("fleet attic_fleet: sail aegina; build 1\nfleet attic_fleet: hold")
                    .contains("already an order for"));
        QVERIFY(faults("fleet attic_fleet: sail aegina; sing").contains("may carry, build, detach or join"));
        QVERIFY(faults("attic: march aegina").contains("write \"Fleet of Piraeus: sail Aegina; carry attic\""));
        QCOMPARE(faults("fleet attic_fleet: sail aegina; carry attic\nattic: seek"), "");
    }
    void voyagesCostCommandPointsAsMarchesDo() {
        Campaign campaign = seaCampaign();
        const SeaRules& rules = campaign.scenario.rules.sea;
        QCOMPARE(costOf(rules, voyage(attic, Station::Hold)), 0);
        QCOMPARE(costOf(rules, voyage(attic, Station::Sail, {aegina})), 1);
        QCOMPARE(costOf(rules, voyage(attic, Station::Watch)), 1);
        QCOMPARE(costOf(rules, voyage(attic, Station::Blockade, {aegina})), 2);
        QCOMPARE(commandPoints(campaign.scenario, campaign.state, fleet(campaign, attic)), 4);
        QCOMPARE(commandPoints(campaign.scenario, campaign.state, fleet(campaign, isthmian)), 1);
        campaign.state.fleets[0].admiral = {};
        const Result<OrderSheet> sheet =
            readOrders(campaign, athenians, "power athens\nturn 1\nfleet attic_fleet: seek aegina", "o");
        Diagnostics advice;
        const auto refused = validate(campaign, athenians, *sheet, advice);
        QVERIFY(!refused);
        QCOMPARE(toText(refused.error().front()),
                 "o:3:7: error: These orders cost 2 command points; a fleet without an admiral has 1.");
    }
    void aSheetWithAFaultInEachPartNamesEachOnce() {
        const Result<OrderSheet> sheet = readOrders(
            seaCampaign(), athenians,
            "power athens\nturn 2\natic: hold\nenvoy sparta: peace\ndeal corinth: gift\nfleet trireme: hold\n", "o");
        QVERIFY(sheet);
        Diagnostics advice;
        const auto orders = validate(seaCampaign(), athenians, *sheet, advice);
        QVERIFY(!orders);
        std::string codes;
        for (const Diagnostic& fault : orders.error())
            codes += fault.code + " ";
        QCOMPARE(codes, "orders-early orders-unknown-army orders-unknown-power orders-deal orders-unknown-fleet ");
        QVERIFY(advice.empty());
    }
    void aSheetWithAdviceInEachPartGivesEachOnce() {
        const Result<OrderSheet> sheet = readOrders(
            seaCampaign(), athenians,
            "power athens\nturn 1\nfleet attic_fleet: sail aegina, piraeus, aegina, piraeus, aegina, piraeus, aegina\n"
            "attic: march athens, piraeus, athens, piraeus, athens\n",
            "o");
        QVERIFY(sheet);
        Diagnostics advice;
        const auto orders = validate(seaCampaign(), athenians, *sheet, advice);
        QVERIFY2(orders, orders ? "" : toText(orders.error().front()).c_str());
        QCOMPARE(advice.size(), std::size_t(2));
        QCOMPARE(advice[0].place.line, 3);
        QCOMPARE(advice[1].place.line, 4);
    }
    void aVoyageThatIsNotPaidForMayNotBegin() {
        Campaign campaign = seaCampaign();
        campaign.scenario.rules.sea.trierarch = 0;
        int stayed = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            std::string log;
            const Campaign after = moved(campaign, {voyage(isthmian, Station::Sail, {epidaurus})}, {}, seed, &log);
            QVERIFY(log.contains("Control of Fleet of Cenchreae: "));
            stayed += fleet(after, isthmian).place == cenchreae ? 1 : 0;
        }
        QVERIFY2(stayed >= 2 && stayed <= 20, std::to_string(stayed).c_str());  // one in six
        campaign.scenario.rules.sea.trierarch = 1;
        QVERIFY(fleet(moved(campaign, {voyage(isthmian, Station::Sail, {epidaurus})}), isthmian).place == epidaurus);
    }
    void aRulersFleetWithoutAnAdmiralGoesFirstAndClosesTheHarbourThen() {
        Campaign campaign = seaCampaign();
        campaign.state.fleets[0].admiral = {};
        campaign.state.fleets[0].place = epidaurus;
        campaign.state.armies[0].place = cenchreae;
        campaign.state.cities[cenchreae.index()].besieger = athenians;
        campaign.state.powers[0].treasury = 100;
        const Orders first = standInOrders(campaign, athenians);
        QVERIFY(first.voyages[0].station == Station::Sail && first.voyages[0].path == std::vector{cenchreae});
        campaign.state.fleets[0].place = cenchreae;
        const Orders then = standInOrders(campaign, athenians);
        QVERIFY(then.voyages[0].station == Station::Blockade && then.voyages[0].path.empty());
    }
    void aSealedVoyageIsUndoneAndDoneAgain() {
        Journal journal = *Journal::found(seaFiles(), 431);
        const State before = journal.campaign().state;
        QVERIFY(submitOrders(journal, athenians, {.voyages = {voyage(attic, Station::Watch)}}, "text"));
        const State sealed = journal.campaign().state;
        QCOMPARE(sealed.fleets[0].voyage.size(), std::size_t(1));
        adjudicateTurn(journal);
        QVERIFY(journal.campaign().state.fleets[0].station == Station::Watch);
        journal.undo("umpire");
        QVERIFY(journal.campaign().state == sealed);
        journal.undo("umpire");
        QVERIFY(journal.campaign().state == before);
        journal.redo("umpire");
        QVERIFY(journal.campaign().state == sealed);
        const auto read = Journal::from(journal.entries());
        QVERIFY(read && read->campaign().state == sealed);
    }
    void theRulerShipsAnArmyThatHasNothingToDo() {
        Campaign campaign = seaCampaign();
        const Orders standIn = standInOrders(campaign, athenians);
        QCOMPARE(standIn.voyages.size(), std::size_t(1));
        QVERIFY(standIn.voyages[0].carries == std::vector{atticArmy});
        QVERIFY(!standIn.voyages[0].path.empty());
        // Who is outnumbered stays in harbour and builds.
        campaign.state.fleets[0].place = aegina;
        const Orders weak = standInOrders(campaign, corinthians);
        QVERIFY(weak.voyages[0].station == Station::Hold);
        QCOMPARE(weak.voyages[0].build, 2);
    }
    void theRulerClosesTheHarbourThatHisArmyBesieges() {
        Campaign campaign = blockade();
        campaign.state.fleets[0].place = epidaurus;
        campaign.state.armies[0].place = cenchreae;
        campaign.state.armies[0].posture = Posture::Besiege;
        campaign.state.cities[cenchreae.index()].besieger = athenians;
        const Orders standIn = standInOrders(campaign, athenians);
        QVERIFY(standIn.voyages[0].station == Station::Blockade);
        QVERIFY(standIn.voyages[0].path == std::vector{cenchreae});
    }
    void aFleetInAScenarioIsCheckedToo() {
        const auto faultsWith = [](const std::string& from, const std::string& to) {
            ScenarioFiles files = seaFiles();
            const std::size_t at = files.texts[4].find(from);
            files.texts[4].replace(at, from.size(), to);
            const Result<Campaign> read = readScenario(files, 1);
            return read ? std::string() : toText(read.error().front());
        };
        QVERIFY(faultsWith("place = \"cenchreae\"", "place = \"corinth\"").contains("which has no harbour"));
        QVERIFY(faultsWith("admiral = \"phormio\"", "admiral = \"nicias\"").contains("commands elsewhere"));
        QVERIFY(faultsWith("id = \"isthmian_fleet\"", "id = \"attic\"").contains("another \"attic\" before"));
    }
    void anUmpireMayLeaveTheFleetsOfAScenarioOut() {
        ScenarioFiles land = seaFiles();
        QVERIFY(!readScenario(land, 1)->state.fleets.empty());
        land.texts[5] = "format = 1\n";
        QVERIFY(readScenario(land, 1)->state.fleets.empty());
    }
};

QTEST_GUILESS_MAIN(TestSeaOrders)
#include "tst_sea_orders.moc"
