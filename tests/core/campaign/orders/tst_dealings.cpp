// Captives, gifts, contingents, bids and omens: what powers do with each other besides war (2.4, 2.8, 2.12).
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/turn/omens.h"
#include "core/campaign/turn/politics/contingents.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/siege.h"
#include "core/campaign/umpire/actions.h"
#include "core/dice/fast_dice.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0), sparta(1), argos(2);
constexpr LeaderId nicias(0), agis(1);
constexpr ArmyId attic(0), laconian(1), argive(2);
constexpr PlaceId eleusis(1), megara(2), corinth(3), spartaCity(4);

/// The small campaign with an ally of Athens at Megara, who has an army there, and one omen of each kind that is asked
/// for.
ScenarioFiles allies() {
    ScenarioFiles files = smallFiles();
    files.texts[2] +=
        "[[power]]\nid = \"argos\"\nname = \"Argos\"\ncapital = \"megara\"\ncities = [\"megara\"]\n"
        "war = [\"sparta\"]\nalliance = [\"athens\"]\n";
    const auto add = [&](const std::string& behind, const std::string& what) {
        files.texts[2].insert(files.texts[2].find(behind), what);
    };
    add("treasury = 20", "alliance = [\"argos\"]\n");
    files.texts[2].replace(files.texts[2].find("war = [\"athens\"]"), 16, "war = [\"athens\", \"argos\"]");
    files.texts[4] +=
        "[[army]]\nid = \"argive\"\nname = \"Army of Argos\"\npower = \"argos\"\nplace = \"megara\"\n"
        "unit = [{troop = \"hoplite\", grade = \"B\", count = 4, name = \"Argos\", home = \"megara\"}]\n";
    files.texts[6] =
        "format = 1\nevent = [\n"
        "{id = \"gold\", title = \"Gold\", text = \"Gold comes.\", effect = \"gold\", amount = 8},\n"
        "{id = \"quake\", title = \"The earth shakes\", text = \"Walls are down.\", effect = \"earthquake\"},\n"
        "]\n";
    return files;
}
Campaign begun() { return Journal::found(allies(), 5)->campaign(); }

Campaign withCaptives() {
    Campaign campaign = begun();
    for (const auto& [leader, holder] : {std::pair(nicias, sparta), std::pair(agis, athens)}) {
        Leader& taken = campaign.state.leaders[leader.index()];
        campaign.state.armies[taken.army.index()].leader = {};
        taken.army = {};
        taken.fate = Fate::Captured;
        capture(campaign.state, leader, holder);
    }
    return campaign;
}

Deal said(DealKind dealKind, PowerId to = {}, LeaderId leader = {}, LeaderId against = {}, int amount = 0) {
    Deal deal;
    deal.kind = dealKind;
    deal.to = to;
    deal.leader = leader;
    deal.against = against;
    deal.amount = amount;
    return deal;
}

/// After both have said so; whoever says nothing is a player who keeps silent.
State settled(Campaign campaign, const std::vector<std::pair<PowerId, Deal>>& deals) {
    for (Power& power : campaign.state.powers)
        power.from = OrdersFrom::Player;
    for (const auto& [power, deal] : deals)
        campaign.state.deals = withDeals(campaign.state, power, std::vector{deal});
    CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
    TurnContext turn(campaign, dice);
    settleDeals(turn);
    return turn.now;
}
int talents(const State& state, PowerId power) { return state.powers[power.index()].treasury; }
bool isFree(const State& state, LeaderId leader) {
    return state.leaders[leader.index()].fate == Fate::Serving && !holderOf(state, leader);
}

std::string faultsOf(const Campaign& campaign, std::string_view lines) {
    const Result<OrderSheet> sheet = readOrders(campaign, athens, "power athens\nturn 1\n" + std::string(lines), "o");
    if (!sheet)
        return toText(sheet.error().front());
    Diagnostics advice;
    const auto orders = validate(campaign, athens, *sheet, advice);
    std::string text;
    for (const Diagnostic& fault : orders ? Diagnostics() : orders.error())
        text += toText(fault) + "\n";
    return text;
}

}  // namespace

class TestDealings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 2.8: captured: ransom = 2 x CP talents, or exchange.
    void aRansomIsPaidWhenBothNameThePrice() {
        const Campaign campaign = withCaptives();
        const Deal offer = said(DealKind::Ransom, sparta, nicias, {}, 6);
        const State one = settled(campaign, {{athens, offer}});
        QVERIFY(!isFree(one, nicias));
        QVERIFY(one.deals.front().status == AgreementStatus::Offered);
        const State both = settled(campaign, {{athens, offer}, {sparta, said(DealKind::Ransom, athens, nicias)}});
        QVERIFY(isFree(both, nicias));
        QCOMPARE(talents(both, athens), talents(campaign.state, athens) - 6);
        QCOMPARE(talents(both, sparta), talents(campaign.state, sparta) + 6);
        const State apart =
            settled(campaign, {{athens, offer}, {sparta, said(DealKind::Ransom, athens, nicias, {}, 9)}});
        QVERIFY(!isFree(apart, nicias));
    }
    void withoutANumberTheUsualRansomIsPaid() {
        const Campaign campaign = withCaptives();
        const State both = settled(campaign, {{athens, said(DealKind::Ransom, sparta, nicias)},
                                              {sparta, said(DealKind::Ransom, athens, nicias)}});
        QVERIFY(isFree(both, nicias));
        QCOMPARE(talents(both, sparta), talents(campaign.state, sparta) + 2 * 3);
    }
    void whoCannotPayGetsNobody() {
        Campaign campaign = withCaptives();
        campaign.state.powers[0].treasury = 5;
        const State both = settled(campaign, {{athens, said(DealKind::Ransom, sparta, nicias, {}, 6)},
                                              {sparta, said(DealKind::Ransom, athens, nicias)}});
        QVERIFY(!isFree(both, nicias));
        QCOMPARE(talents(both, athens), 5);
    }
    void captivesAreExchanged() {
        const Campaign campaign = withCaptives();
        const State both = settled(campaign, {{athens, said(DealKind::Exchange, sparta, nicias, agis)},
                                              {sparta, said(DealKind::Exchange, athens, agis, nicias)}});
        QVERIFY(isFree(both, nicias) && isFree(both, agis));
    }
    void aPrisonerMayBeLetGo() {
        QVERIFY(isFree(settled(withCaptives(), {{sparta, said(DealKind::Release, athens, nicias)}}), nicias));
        // Only by who holds him.
        QVERIFY(!isFree(settled(withCaptives(), {{argos, said(DealKind::Release, athens, nicias)}}), nicias));
    }
    void giftsAreNeverMoreThanThereIs() {
        const Campaign campaign = begun();
        const State given = settled(campaign, {{athens, said(DealKind::Gift, argos, {}, {}, 8)}});
        QCOMPARE(talents(given, argos), talents(campaign.state, argos) + 8);
        QCOMPARE(talents(given, athens), talents(campaign.state, athens) - 8);
        const State tooMuch = settled(campaign, {{athens, said(DealKind::Gift, argos, {}, {}, 21)}});
        QCOMPARE(talents(tooMuch, athens), talents(campaign.state, athens));
    }
    void theProgramBuysItsMenBackAndTakesWhatIsUsual() {
        const auto after = [](Campaign campaign, const std::vector<Deal>& words) {
            campaign.state.powers[1].from = OrdersFrom::Player;  // Sparta is a player's, Athens the program's
            campaign.state.deals = withDeals(campaign.state, sparta, words);
            CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
            TurnContext turn(campaign, dice);
            settleDeals(turn);
            return turn.now;
        };
        const auto offersOf = [](const State& state, DealKind dealKind) {
            return std::ranges::count_if(state.deals, [&](const Deal& deal) {
                return deal.from == athens && deal.status == AgreementStatus::Offered && deal.kind == dealKind;
            });
        };
        QVERIFY(isFree(after(withCaptives(), {said(DealKind::Ransom, athens, agis, {}, 8)}), agis));
        QVERIFY(!isFree(after(withCaptives(), {said(DealKind::Ransom, athens, agis, {}, 7)}), agis));
        QCOMPARE(offersOf(after(withCaptives(), {}), DealKind::Exchange), std::ptrdiff_t(1));
        Campaign onlyTheirs = withCaptives();
        onlyTheirs.state.leaders[agis.index()].fate = Fate::Serving;
        QCOMPARE(offersOf(after(onlyTheirs, {}), DealKind::Ransom), std::ptrdiff_t(1));
    }

    // 2.12: up to a quarter of a list; the sender's own army may not have fought this season.
    void anAllyOwesAQuarterOfAnArmyThatHasNotFought() {
        Campaign campaign = begun();
        campaign.state.powers[0].arete = 3;
        Deal call = said(DealKind::Contingent, argos);
        call.army = attic;
        const State sent = settled(campaign, {{athens, call}});
        QCOMPARE(sent.armies.size(), std::size_t(4));
        QVERIFY(sent.armies[3].power == argos && sent.armies[3].place == sent.armies[0].place);
        const ArmyIndex armyIndex(sent);
        QCOMPARE(armyIndex.units(ArmyId(3)).size(), std::size_t(1));
        QCOMPARE(armyIndex.units(argive).size(), std::size_t(3));
        QCOMPARE(sent.powers[0].arete, 1);
        Battle fought;
        fought.turn = 1;
        fought.place = megara;
        fought.attackers = {argive};
        fought.defenders = {laconian};
        campaign.state.battles.push_back(fought);
        QCOMPARE(settled(campaign, {{athens, call}}).armies.size(), std::size_t(3));
    }
    void aContingentFollowsItsHostCostsItsSenderTheMoveAndGoesHomeInWinter() {
        Journal journal = *Journal::found(allies(), 5);
        Power rich = journal.campaign().state.powers[0];
        rich.arete = 5;
        journal.record({EntryKind::Ruling, "umpire", "Arete", {}, {Put<Power>{0, rich}}});
        Deal call = said(DealKind::Contingent, argos);
        call.army = attic;
        QVERIFY(
            submitOrders(journal, athens, {.land = {{attic, Posture::March, {eleusis}, {}, {}}}, .deals = {call}}, {}));
        QVERIFY(submitOrders(journal, argos, {.land = {{argive, Posture::March, {eleusis}, {}, {}}}}, {}));
        QVERIFY(submitOrders(journal, sparta, {}, {}));
        const Digest before = digestOf(journal.campaign().state);
        adjudicateTurn(journal);
        const Digest after = digestOf(journal.campaign().state);
        const State& state = journal.campaign().state;
        QVERIFY(state.armies[0].place == eleusis && state.armies[3].place == eleusis);
        QVERIFY(state.armies[2].place == megara);  // it holds
        const std::string report = powerReport(visibleTo(journal.campaign(), argos)).text();
        QVERIFY2(report.contains("serves with Athens until winter"), report.c_str());
        QVERIFY2(report.contains("  Your " + state.armies[3].name), report.c_str());
        QVERIFY2(!report.contains("Your " + state.armies[3].id + " "), report.c_str());
        QVERIFY(faultsOf(journal.campaign(), "attic: hold").contains("already under way"));
        journal.undo("umpire");
        QVERIFY(digestOf(journal.campaign().state) == before);
        journal.redo("umpire");
        QVERIFY(digestOf(journal.campaign().state) == after);
        Campaign campaign = journal.campaign();
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        sendContingentsHome(turn);
        QVERIFY(!isThere(turn.now.armies[3]));
        QCOMPARE(ArmyIndex(turn.now).units(argive).size(), std::size_t(4));
    }

    // 2.4: ride to another army within two nodes.
    void aLeaderRidesToAnotherArmyAndTheTwoChangePlaces() {
        Campaign campaign = begun();
        Army second = campaign.state.armies[0];
        second.id = "second";
        second.leader = {};
        second.place = eleusis;
        campaign.state.armies.push_back(second);
        Deal ride = said(DealKind::Ride, {}, nicias);
        ride.army = ArmyId(3);
        const State done = settled(campaign, {{athens, ride}});
        QVERIFY(done.armies[3].leader == nicias && !done.armies[0].leader);
        QVERIFY(done.leaders[0].army == ArmyId(3));
        campaign.state.armies[3].place = corinth;
        QVERIFY(settled(campaign, {{athens, ride}}).armies[0].leader == nicias);
        QVERIFY(isNear(campaign.scenario.map, PlaceId(0), megara, 2));
        QVERIFY(!isNear(campaign.scenario.map, PlaceId(0), corinth, 2));
    }
    void areteAppeasesACityAndDismissesAStrategos() {
        Campaign campaign = begun();
        campaign.state.powers[0].arete = 3;
        Deal appeased = said(DealKind::Appease);
        appeased.place = eleusis;
        const State calm = settled(campaign, {{athens, appeased}});
        QCOMPARE(calm.cities[1].loyalty, campaign.state.cities[1].loyalty + 1);
        QCOMPARE(calm.powers[0].arete, 1);
        const State gone = settled(campaign, {{athens, said(DealKind::Dismiss, {}, nicias)}});
        QVERIFY(gone.armies[0].leader && gone.armies[0].leader != nicias);
        QVERIFY(!gone.leaders[0].army);
        QCOMPARE(gone.powers[0].arete, 2);
    }
    // 2.4: sealed bids, one re-bid, then roll-off.
    void theHighestBidHasTheLeadAndPays() {
        Campaign campaign = begun();
        for (Power& power : campaign.state.powers)
            power.arete = 5;
        const auto bid = [](int amount, int again) {
            Deal deal = said(DealKind::Bid, {}, {}, {}, amount);
            deal.again = again;
            return deal;
        };
        const State one = settled(campaign, {{athens, bid(2, 0)}, {sparta, bid(3, 0)}});
        QVERIFY(hasLead(one, sparta) && !hasLead(one, athens));
        QCOMPARE(one.powers[0].arete, 5);
        QCOMPARE(one.powers[1].arete, 2);
        const State two = settled(campaign, {{athens, bid(2, 4)}, {sparta, bid(2, 3)}});
        QVERIFY(hasLead(two, athens));
        QCOMPARE(two.powers[0].arete, 1);
        const State three = settled(campaign, {{athens, bid(2, 2)}, {sparta, bid(2, 2)}});
        QVERIFY(hasLead(three, athens) != hasLead(three, sparta));
        campaign.state.course.turnOfYear = 1;
        QVERIFY(!hasLead(settled(campaign, {{athens, bid(2, 0)}}), athens));
    }
    // 2.4: invoke the gods: an omen card, kept secret or played at once.
    void theGodsGiveACardThatIsKeptAndPlayed() {
        Campaign campaign = begun();
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        for (int i = 0; i < 5; ++i)
            invoke(turn, athens);
        QCOMPARE(turn.now.favours.size(), std::size_t(2));  // no more than it may keep
        campaign.state.favours = {{athens, 0, 1, false}, {athens, 1, 1, false}};
        Deal gold = said(DealKind::Omen);
        gold.card = 0;
        QCOMPARE(talents(settled(campaign, {{athens, gold}}), athens), talents(campaign.state, athens) + 8);
        QCOMPARE(talents(settled(campaign, {{sparta, gold}}), sparta), talents(campaign.state, sparta));
        Deal quake = said(DealKind::Omen);
        quake.card = 1;
        quake.place = spartaCity;
        QCOMPARE(settled(campaign, {{athens, quake}}).cities[4].breach, 1);
        const Visible own = visibleTo(campaign, athens);
        QCOMPARE(own.known.state.favours.size(), std::size_t(2));
        QVERIFY(visibleTo(campaign, sparta).known.state.favours.empty());
    }
    void whoRavagesASanctuaryLosesArete() {
        Campaign campaign = smallCampaign();
        std::vector<campaign::Place> places = campaign.scenario.map.places();
        places[3].kind = PlaceKind::Sanctuary;
        campaign.scenario.map = Map(places, campaign.scenario.map.ways());
        campaign.state.armies[0].place = corinth;
        campaign.state.armies[0].posture = Posture::Ravage;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        ravage(turn);
        QCOMPARE(turn.now.powers[0].arete, campaign.state.powers[0].arete - 2);
    }

    void whatCannotBeDoneIsSaidWithWhatIsMeant() {
        const Campaign campaign = withCaptives();
        QVERIFY(faultsOf(campaign, "deal sparta: ranson nicias 6").contains("did you mean \"ransom\"?"));
        QVERIFY(faultsOf(campaign, "deal sparta: ransom nicas 6").contains("did you mean \"Nicias\"?"));
        QVERIFY(faultsOf(campaign, "deal sprta: gift 6").contains("did you mean \"Sparta\"?"));
        QVERIFY(faultsOf(campaign, "deal sparta: release nicias").contains("\"nicias\" is not a captive of theirs"));
        QVERIFY(faultsOf(campaign, "deal sparta: exchange nicias").contains("exchange Nicias for Brasidas"));
        QVERIFY(faultsOf(campaign, "deal argos: gift").contains("A gift has a size"));
        QVERIFY(faultsOf(campaign, "deal argos: gift 15\ndeal sparta: ransom nicias 6 talents")
                    .contains("come to 21 talents; the treasury has 20"));
        QVERIFY(faultsOf(campaign, "deal sparta: ransom nicias 6\ndeal sparta: exchange nicias for agis")
                    .contains("already a deal about nicias"));
        QVERIFY(faultsOf(campaign, "deal sparta: contingent attic").contains("owed by allies"));
        QVERIFY(faultsOf(campaign, "affair: omen quake corinth").contains("there is none"));
        QVERIFY(faultsOf(campaign, "affair: appease corinth").contains("Corinth is not yours"));
        QVERIFY(faultsOf(campaign, "affair: appease elusis").contains("did you mean \"Eleusis\"?"));
        QVERIFY(faultsOf(campaign, "affair: bid 3").contains("You have 0 Arete to bid"));
        QVERIFY(faultsOf(campaign, "affair: gift 3").contains("is written so: Deal with Sparta: gift of 10 talents"));
        QCOMPARE(faultsOf(campaign, "deal sparta: exchange nicias for agis\ndeal argos: gift 5 talents"), "");
    }
    void dealsReadBackTheSame() {
        Campaign campaign = withCaptives();
        campaign.state.powers[0].arete = 9;
        campaign.state.favours = {{athens, 1, 1, false}};
        const auto sheet = readOrders(campaign, athens,
                                      "power athens\nturn 1\ndeal sparta: exchange nicias for agis\n"
                                      "deal argos: contingent attic\naffair: omen quake corinth\naffair: bid 2, 3\n",
                                      "o");
        QVERIFY(sheet);
        Diagnostics advice;
        const auto orders = validate(campaign, athens, *sheet, advice);
        QVERIFY2(orders, orders ? "" : toText(orders.error().front()).c_str());
        QCOMPARE(orders->deals.size(), std::size_t(4));
        QCOMPARE(orders->deals[3].again, 3);
        const auto again = readOrders(campaign, athens, ordersText(campaign, athens, *orders), "o");
        QVERIFY2(again, again ? "" : toText(again.error().front()).c_str());
        QVERIFY(validate(campaign, athens, *again, advice) == *orders);
    }
    void ordersSentAgainTakeTheirDealsBack() {
        Journal journal = *Journal::found(allies(), 5);
        QVERIFY(submitOrders(journal, athens, {.deals = {said(DealKind::Gift, argos, {}, {}, 5)}}, {}));
        QVERIFY(submitOrders(journal, athens, {}, {}));
        const int before = talents(journal.campaign().state, argos);
        QVERIFY(submitOrders(journal, argos, {}, {}));
        adjudicateTurn(journal);
        QCOMPARE(talents(journal.campaign().state, argos), before);
    }
    void aGiftIsKnownToTheTwoAndARansomToAll() {
        Journal journal = *Journal::found(allies(), 5);
        QVERIFY(submitOrders(journal, athens, {.deals = {said(DealKind::Gift, argos, {}, {}, 5)}}, {}));
        QVERIFY(submitOrders(journal, argos, {}, {}));
        QVERIFY(submitOrders(journal, sparta, {}, {}));
        adjudicateTurn(journal);
        const auto knows = [&](PowerId power) {
            return powerReport(visibleTo(journal.campaign(), power)).text().contains("gave Argos 5 talents");
        };
        QVERIFY(knows(athens) && knows(argos) && !knows(sparta));
        for (const ChronicleLine& line : chronicle(journal))
            QVERIFY(!line.text.contains("gave"));
    }
};

QTEST_GUILESS_MAIN(TestDealings)
#include "tst_dealings.moc"
