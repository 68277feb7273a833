// Armies without supply (2.9): one unit in six loses a step, from the second move on one in three, and the worst go
// home.
#include "core/campaign/turn/supply.h"
#include "core/campaign/turn/turn_context.h"
#include "core/dice/scripted_dice.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr ArmyId attic(0);
constexpr PlaceId corinth(3);

/// The Athenians before Corinth, where the land feeds nobody, with nothing left to eat.
Campaign starving() {
    Campaign campaign = smallCampaign();
    campaign.scenario.rules.supplyLine = 0;
    campaign.scenario.rules.forage.fill(0);
    campaign.state.armies[0].place = corinth;
    campaign.state.armies[0].supply = 0;
    campaign.state.armies[0].spirit = 3;
    return campaign;
}

/// A move of supply, with the next one to come; returns the log.
std::string pass(Campaign& campaign, std::vector<std::uint8_t> faces) {
    CampaignDice dice(std::make_unique<ScriptedDice>(std::move(faces)));
    TurnContext turn(campaign, dice);
    supply(turn);
    campaign.state = turn.now;
    ++campaign.state.course.turn;
    return dice.log();
}

int stepsLost(const Campaign& campaign) {
    int lost = 0;
    for (const Unit& unit : campaign.state.units)
        lost += unit.army == attic ? unit.most - unit.steps : 0;
    return lost;
}

}  // namespace

class TestHunger : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStoreIsEatenFirst() {
        Campaign campaign = starving();
        campaign.state.armies[0].supply = 1;
        QVERIFY(pass(campaign, {}).empty());
        QCOMPARE(campaign.state.armies[0].supply, 0);
        QCOMPARE(stepsLost(campaign), 0);
        QVERIFY(campaign.state.famines.empty());
    }
    void oneInSixAndThenOneInThree() {
        Campaign campaign = starving();
        // Five units: 0.83 of one, then 1.66.
        QVERIFY(pass(campaign, {84}).contains("Hunger in Army of Attica: 84 of 100, needs at most 83 = no more"));
        QCOMPARE(stepsLost(campaign), 0);
        QCOMPARE(campaign.state.armies[0].spirit, 2);
        QVERIFY(pass(campaign, {66}).contains("66 of 100, needs at most 66 = one more"));
        QCOMPARE(stepsLost(campaign), 2);
        QVERIFY(pass(campaign, {67}).contains("67 of 100, needs at most 66 = no more"));
        QCOMPARE(stepsLost(campaign), 3);
        QCOMPARE(campaign.state.famines, (std::vector<Famine>{{attic, 3, 3}}));
    }
    void whoHasEatenBeginsAnew() {
        Campaign campaign = starving();
        pass(campaign, {84});
        campaign.state.armies[0].supply = 1;
        pass(campaign, {});
        QVERIFY(pass(campaign, {84}).contains("needs at most 83"));
    }
    void fromTheSecondMoveOnTheWorstThinkOfHome() {
        Campaign campaign = starving();
        campaign.state.units[1].grade = Grade::C;
        campaign.state.units[2].grade = Grade::C;
        QVERIFY(!pass(campaign, {84}).contains("thinks of home"));
        // An average die of 2 goes home, one of 3 stays.
        const std::string log = pass(campaign, {100, 1, 2});
        QVERIFY2(log.contains("Athens hoplite 2 of Army of Attica thinks of home: average 2"), log.c_str());
        QVERIFY(!campaign.state.units[1].army);
        QVERIFY(campaign.state.units[2].army == attic);
        QVERIFY(campaign.state.units[0].army == attic);
    }
    void theNumbersAreTheScenarios() {
        ScenarioFiles files = smallFiles();
        files.texts[5] = "format = 1\n[hunger]\none_in_first = 5\none_in_again = 1\nhome_at = 0\n";
        const CampaignRules rules = readScenario(files, 1)->scenario.rules;
        QCOMPARE(rules.hungerFirst, 5);
        QCOMPARE(rules.hungerAgain, 1);
        Campaign campaign = starving();
        campaign.scenario.rules.hungerFirst = 5;
        campaign.scenario.rules.homeAt = 0;
        campaign.state.units[1].grade = Grade::C;
        QVERIFY(pass(campaign, {}).empty());
        QCOMPARE(stepsLost(campaign), 1);
        QVERIFY(!pass(campaign, {100}).contains("thinks of home"));
    }
    void anArmyThatAllHaveLeftIsNoMore() {
        Campaign campaign = starving();
        for (Unit& unit : campaign.state.units)
            if (unit.army == attic)
                unit.grade = Grade::C;
        pass(campaign, {84});
        pass(campaign, {100, 1, 1, 1, 1, 1});
        QVERIFY(!campaign.state.armies[0].place);
        QVERIFY(!campaign.state.leaders[0].army);
        QVERIFY(pass(campaign, {}).empty());
    }
};

QTEST_GUILESS_MAIN(TestHunger)
#include "tst_hunger.moc"
