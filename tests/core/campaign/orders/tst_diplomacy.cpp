// Words between powers, private goals, and who orders where the player does not.
#include "core/campaign/orders/order_reader.h"
#include "core/campaign/orders/order_sheet.h"
#include "core/campaign/orders/order_status.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/orders/orders.h"
#include "core/campaign/reports/chronicle.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/turn/politics/diplomacy.h"
#include "core/campaign/turn/politics/private_goals.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/umpire/actions.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0), sparta(1), argos(2);

/// The small campaign with a third power that is at war with nobody.
ScenarioFiles threePowers() {
    ScenarioFiles files = smallFiles();
    files.texts[2] += "[[power]]\nid = \"argos\"\nname = \"Argos\"\ncapital = \"megara\"\ncities = [\"megara\"]\n";
    return files;
}

/// Both sides of a talk, each as its sheet says, and the move played.
Journal afterWords(Journal journal, const std::vector<std::pair<PowerId, Envoy>>& words) {
    for (const auto& [power, envoy] : words)
        (void)submitOrders(journal, power, {.envoys = envoy.to ? std::vector{envoy} : std::vector<Envoy>{}}, {});
    adjudicateTurn(journal);
    return journal;
}
Journal founded() { return *Journal::found(threePowers(), 5); }

bool warBetween(const Journal& journal, PowerId a, PowerId b) {
    return atWar(journal.campaign().state, a, b) && atWar(journal.campaign().state, b, a);
}

std::string told(const Journal& journal) {
    std::string text;
    for (const ChronicleLine& line : chronicle(journal))
        text += line.text + "\n";
    return text;
}

std::string faultsOf(std::string_view lines) {
    const Campaign campaign = founded().campaign();
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

class TestDiplomacy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void peaceNeedsBothSides() {
        const Journal one = afterWords(founded(), {{athens, {sparta, TreatyKind::Truce, 3}}, {sparta, {}}});
        QVERIFY(warBetween(one, athens, sparta));
        const Journal both =
            afterWords(founded(), {{athens, {sparta, TreatyKind::Truce, 3}}, {sparta, {athens, TreatyKind::Truce, 5}}});
        QVERIFY(!atWar(both.campaign().state, athens, sparta));
        QCOMPARE(both.campaign().state.treaties.front().until, 3);  // the shorter of the two
        QVERIFY(told(both).contains("Athens and Sparta agree on a truce."));
    }
    void anOfferIsAnsweredInTheNextMoveAtTheLatest() {
        Journal journal = afterWords(founded(), {{athens, {sparta, TreatyKind::Peace}}, {sparta, {}}});
        QVERIFY(powerReport(visibleTo(journal.campaign(), sparta)).text().contains("Athens offers Sparta: peace"));
        QVERIFY(!powerReport(visibleTo(journal.campaign(), argos)).text().contains("offers"));
        closeTurn(journal);
        journal = afterWords(std::move(journal), {{athens, {}}, {sparta, {athens, TreatyKind::Peace}}});
        QVERIFY(!warBetween(journal, athens, sparta));
        Journal late = afterWords(founded(), {{athens, {sparta, TreatyKind::Peace}}, {sparta, {}}});
        for (int i = 0; i < 2; ++i) {
            closeTurn(late);
            late = afterWords(std::move(late),
                              {{athens, {}}, {sparta, i == 1 ? Envoy{athens, TreatyKind::Peace} : Envoy{}}});
        }
        QVERIFY(warBetween(late, athens, sparta));
    }
    void aTruceThatIsKeptIsRewardedAndThenItIsWarAgain() {
        Journal journal =
            afterWords(founded(), {{athens, {sparta, TreatyKind::Truce, 1}}, {sparta, {athens, TreatyKind::Truce, 1}}});
        const int arete = journal.campaign().state.powers[0].arete;
        closeTurn(journal);
        QCOMPARE(journal.campaign().state.powers[0].arete, arete + 1);
        QVERIFY(warBetween(journal, athens, sparta));
        QVERIFY(told(journal).contains("has been kept to its term"));
    }
    void whoBreaksHisWordPays() {
        Journal journal =
            afterWords(founded(), {{athens, {argos, TreatyKind::Pact, 9}}, {argos, {athens, TreatyKind::Pact, 9}}});
        const int arete = journal.campaign().state.powers[0].arete;
        closeTurn(journal);
        journal = afterWords(std::move(journal), {{athens, {argos, TreatyKind::War}}});
        QCOMPARE(journal.campaign().state.powers[0].arete, arete - 3);
        QVERIFY(warBetween(journal, athens, argos));
        QVERIFY(told(journal).contains("The pact between Athens and Argos is broken."));
        QVERIFY(told(journal).contains("Athens declares war on Argos."));
    }
    void aPactBindsToTheAttacked() {
        Journal journal = afterWords(founded(), {{sparta, {argos, TreatyKind::Pact}},
                                                 {argos, {sparta, TreatyKind::Pact}},
                                                 {athens, {sparta, TreatyKind::Peace}}});
        closeTurn(journal);
        journal = afterWords(std::move(journal), {{sparta, {athens, TreatyKind::Peace}}});
        QVERIFY(!warBetween(journal, athens, sparta));
        closeTurn(journal);
        journal = afterWords(std::move(journal), {{athens, {sparta, TreatyKind::War}}});
        QVERIFY(warBetween(journal, athens, sparta));
        QVERIFY(warBetween(journal, athens, argos));
    }
    void tributeIsPaidInWinterOrThePromiseIsBroken() {
        Journal journal = afterWords(
            founded(), {{athens, {sparta, TreatyKind::Tribute, 0, 7}}, {sparta, {athens, TreatyKind::Tribute}}});
        QVERIFY(!warBetween(journal, athens, sparta));
        const auto winterOf = [](const Campaign& campaign) {
            CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
            TurnContext turn(campaign, dice);
            payTribute(turn);
            return turn.now;
        };
        Campaign campaign = journal.campaign();
        const State paid = winterOf(campaign);
        QCOMPARE(paid.powers[1].treasury, campaign.state.powers[1].treasury + 7);
        campaign.state.powers[0].treasury = 6;
        QVERIFY(winterOf(campaign).treaties.front().status == AgreementStatus::Broken);
    }
    void alliesFightSideBySide() {
        const Journal journal =
            afterWords(founded(), {{athens, {argos, TreatyKind::Alliance}}, {argos, {athens, TreatyKind::Alliance}}});
        QVERIFY(isFriend(journal.campaign().state, athens, argos) && isFriend(journal.campaign().state, argos, athens));
    }
    void aPowerOfTheProgramMakesPeaceWhenItIsTheWeaker() {
        Campaign campaign = founded().campaign();
        const auto after = [&](int hopliteSteps) {
            Campaign talks = campaign;
            for (Unit& unit : talks.state.units)
                if (unit.army == ArmyId(1))
                    unit.steps = hopliteSteps;
            talks.state.powers[0].from = OrdersFrom::Player;
            talks.state.treaties =
                withSealedMessages(talks.state, athens, std::vector{Envoy{sparta, TreatyKind::Peace}});
            CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
            TurnContext turn(talks, dice);
            negotiate(turn);
            return atWar(turn.now, athens, sparta);
        };
        QVERIFY(!after(1));
        QVERIFY(after(4));
    }
    void wordsThatMakeNoSense() {
        QVERIFY(faultsOf("envoy spartta: truce 6 moves").contains("did you mean \"Sparta\"?"));
        QVERIFY(faultsOf("envoy sparta: trucce 6").contains("did you mean \"truce\"?"));
        QVERIFY(faultsOf("envoy sparta: truce").contains("A truce has a term"));
        QVERIFY(faultsOf("envoy argos: truce 3").contains("you are not at war"));
        QVERIFY(faultsOf("envoy sparta: war").contains("at war with Sparta already"));
        QVERIFY(faultsOf("envoy sparta: peace 5 talents").contains("belong to a tribute"));
        QVERIFY(faultsOf("envoy sparta: peace\nenvoy sparta: peace").contains("already a message for sparta"));
        QVERIFY(faultsOf("envoy sparta: truce six moves").contains("write \"6 turns\""));
        QVERIFY(faultsOf("envoy athens: peace").contains("There is no other power \"athens\""));
    }
    void envoysReadBackTheSame() {
        const Campaign campaign = founded().campaign();
        const auto sheet = readOrders(
            campaign, athens,
            "power athens\nturn 1\nenvoy Sparta: truce 6 moves\nenvoy argos: tribute 4 talents 9 moves", "o");
        QVERIFY(sheet);
        Diagnostics advice;
        const auto orders = validate(campaign, athens, *sheet, advice);
        QVERIFY2(orders, orders ? "" : toText(orders.error().front()).c_str());
        QCOMPARE(orders->envoys.size(), std::size_t(2));
        QVERIFY(orders->envoys[1] == (Envoy{argos, TreatyKind::Tribute, 9, 4}));
        const auto again = readOrders(campaign, athens, ordersText(campaign, athens, *orders), "o");
        QVERIFY(again && validate(campaign, athens, *again, advice) == *orders);
    }
    void ordersSentAgainTakeTheirWordsBack() {
        Journal journal = founded();
        QVERIFY(submitOrders(journal, athens, {.envoys = {{argos, TreatyKind::War}}}, {}));
        QVERIFY(submitOrders(journal, athens, {.envoys = {{argos, TreatyKind::Alliance}}}, {}));
        adjudicateTurn(journal);
        QVERIFY(!warBetween(journal, athens, argos));
    }

    void threeGoalsAreDrawnAndKnownToTheirPowerAlone() {
        Journal journal = founded();
        adjudicateTurn(journal);
        const Campaign& campaign = journal.campaign();
        const Visible view = visibleTo(campaign, athens);
        QCOMPARE(view.known.state.goals.size(), std::size_t(3));
        for (const Goal& goal : campaign.state.goals) {
            QVERIFY(!goalText(campaign.scenario, goal).empty());
            QCOMPARE(std::ranges::count(view.known.state.goals, goal) > 0, goal.power == athens);
        }
        QVERIFY(powerReport(view).text().contains("Your private goals"));
    }
    void aGoalThatIsReachedCountsOnceAndIsToldAtTheEnd() {
        Journal journal = founded();
        adjudicateTurn(journal);
        Campaign campaign = journal.campaign();
        campaign.state.goals = {{athens, Aim::Hold, PlaceId(0), {}, 0, false},
                                {sparta, Aim::Hold, PlaceId(0), {}, 0, false}};
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        scoreGoals(turn);
        scoreGoals(turn);
        QCOMPARE(turn.now.powers[0].score, campaign.state.powers[0].score + 3);
        QCOMPARE(turn.now.powers[1].score, campaign.state.powers[1].score);
        while (journal.campaign().state.course.phase != Phase::Over) {
            if (journal.campaign().state.course.phase == Phase::Orders)
                adjudicateTurn(journal);
            for (const BattleId id : pendingBattles(journal.campaign().state)) {
                CampaignDice paper(keyOf(turnSeedOf(1, 1), occasionOf("paper", id)));
                recordResult(journal, onPaper(journal.campaign(), id, paper));
            }
            QVERIFY(!told(journal).contains("had sworn in secret"));
            closeTurn(journal);
        }
        QVERIFY(told(journal).contains("Athens had sworn in secret to"));
    }

    void whoOrdersWhereThePlayerDoesNot() {
        ScenarioFiles files = threePowers();
        const std::string head = "name = \"Athens\"\n";
        files.texts[2].replace(files.texts[2].find(head), head.size(), head + "player = \"Anna\"\ndeputy = \"Ben\"\n");
        Journal journal = *Journal::found(files, 5);
        const auto next = [&](auto before) {
            before();
            adjudicateTurn(journal);
            const OrdersFrom from = journal.campaign().state.powers[0].from;
            for (const BattleId id : pendingBattles(journal.campaign().state)) {
                CampaignDice paper(keyOf(turnSeedOf(1, 1), occasionOf("paper", id)));
                recordResult(journal, onPaper(journal.campaign(), id, paper));
            }
            closeTurn(journal);
            return from;
        };
        const auto nothing = [] {};
        const auto by = [&](OrdersFrom from) {
            return submitOrders(journal, athens, {}, received({{}, true, from}, "power athens\n")).has_value();
        };
        const Order watch{ArmyId(0), Posture::Watch, {}, {}, IfStronger::Stand};
        QVERIFY(next([&] {
                    by(OrdersFrom::Player);
                    QVERIFY(!by(OrdersFrom::Deputy));  // too late
                }) == OrdersFrom::Player);
        QVERIFY(next([&] { by(OrdersFrom::Deputy); }) == OrdersFrom::Deputy);
        QVERIFY(next([&] {
                    setStandingOrders(journal, athens, {.land = {watch}}, {});
                    by(OrdersFrom::Deputy);
                }) == OrdersFrom::Standing);
        setStandingOrders(journal, athens, {}, {});
        QVERIFY(next(nothing) == OrdersFrom::Disorder);  // the third miss in a row
        QVERIFY(next([&] { by(OrdersFrom::Player); }) == OrdersFrom::Player);
        QVERIFY(next(nothing) == OrdersFrom::Ruler);
    }
};

QTEST_GUILESS_MAIN(TestDiplomacy)
#include "tst_diplomacy.moc"
