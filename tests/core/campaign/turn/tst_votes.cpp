// Votes: a democracy's on its beaten commanders, a city's on whom it follows (2.8, 2.12).
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/leadership.h"
#include "core/campaign/turn/siege.h"
#include "core/dice/fast_dice.h"
#include "tests/support/small_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr PowerId athens(0);
constexpr LeaderId nicias(0);
constexpr ArmyId attic(0), laconian(1);
constexpr PlaceId corinth(3);

}  // namespace

class TestVotes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 2.8: in winter a democracy votes on its beaten commanders.
    void aDemocracyVotesInWinterOnWhoWasBeaten() {
        Campaign campaign = smallCampaign();
        Battle lost;
        lost.turn = 1;
        lost.attackers = {ArmyId(0)};
        lost.defenders = {ArmyId(1)};
        lost.result = Verdict::Defender;
        campaign.state.battles = {lost};
        campaign.state.course.turn = 7;
        const auto dismissedOf = [&](int arete) {
            campaign.state.powers[0].arete = arete;
            int dismissed = 0;
            for (std::uint64_t seed = 1; seed <= 100; ++seed) {
                CampaignDice dice(keyOf(turnSeedOf(seed, 0), "test"));
                TurnContext turn(campaign, dice);
                electStrategoi(turn);
                const bool isOut = !turn.now.leaders[0].army;
                const bool isTold =
                    !turn.now.deals.empty() && turn.now.armies[0].leader != LeaderId(0) &&
                    dealText({campaign.scenario, turn.now}, turn.now.deals.back()) == "Athens has dismissed Nicias";
                dismissed += isOut && isTold ? 1 : 0;
            }
            return dismissed;
        };
        QCOMPARE(dismissedOf(0), 0);  // nobody votes there
        campaign.scenario.powers[0].government = "democracy";
        const int beaten = dismissedOf(0);
        QVERIFY2(beaten >= 25 && beaten <= 60, std::to_string(beaten).c_str());  // 8 or more with two dice: 42 of 100
        QVERIFY(dismissedOf(3) < beaten);
        campaign.state.course.turn = 13;
        QCOMPARE(dismissedOf(0), 0);  // that was last year
    }
    void whoIsVotedOutIsNotVotedInAgainInTheSameWinter() {
        Campaign campaign = smallCampaign();
        campaign.scenario.powers[0].government = "democracy";
        campaign.state.course.turn = 7;
        // The first army's commander is the best man that Athens has; both armies were beaten.
        campaign.state.leaders[0].cpNow = 5;
        Leader second = campaign.state.leaders[0];
        second.id = "cleon";
        second.name = "Cleon";
        second.cpNow = 2;
        Army other = campaign.state.armies[0];
        other.id = "second";
        other.leader = LeaderId(static_cast<int>(campaign.state.leaders.size()));
        second.army = ArmyId(static_cast<int>(campaign.state.armies.size()));
        campaign.state.leaders.push_back(second);
        campaign.state.armies.push_back(other);
        Battle lost;
        lost.turn = 1;
        lost.attackers = {attic, second.army};
        lost.defenders = {laconian};
        lost.result = Verdict::Defender;
        campaign.state.battles = {lost, lost, lost};
        int both = 0;
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            CampaignDice dice(keyOf(turnSeedOf(seed, 0), "test"));
            TurnContext turn(campaign, dice);
            electStrategoi(turn);
            if (std::ranges::count(turn.now.deals, DealKind::Dismiss, &Deal::kind) < 2)
                continue;
            ++both;
            for (const ArmyId army : {attic, second.army})
                QVERIFY(turn.now.armies[army.index()].leader != nicias &&
                        turn.now.armies[army.index()].leader != other.leader);
            QVERIFY(!turn.now.leaders[0].army && !turn.now.leaders[other.leader.index()].army);
        }
        QVERIFY(both > 5);
    }
    // 2.12: at loyalty 0: 17 % unaided, 42 % with +2, 72 % with +4.
    void aCityVotesWhomItFollows() {
        const auto share = [](int modifier) {
            Campaign campaign = smallCampaign();
            campaign.state.armies[0].place = corinth;
            campaign.state.leaders[0].cpNow = 2 * modifier;
            campaign.state.cities[3].loyalty = 0;
            campaign.state.armies[0].posture = Posture::Hold;
            int yes = 0;
            for (int run = 0; run < 6000; ++run) {
                CampaignDice dice(std::make_unique<FastDice>(run));
                TurnContext turn(campaign, dice);
                turn.order(attic).tasks = {Task::Vote};
                conductSieges(turn);
                yes += turn.now.cities[3].owner == athens ? 1 : 0;
            }
            return yes / 60.0;
        };
        // Five sigma of 6,000 votes are 3.2 of 100.
        QVERIFY2(std::abs(share(0) - 16.7) < 3.2, std::to_string(share(0)).c_str());
        QVERIFY2(std::abs(share(2) - 41.7) < 3.2, std::to_string(share(2)).c_str());
        QVERIFY2(std::abs(share(4) - 72.2) < 3.2, std::to_string(share(4)).c_str());
    }
};

QTEST_GUILESS_MAIN(TestVotes)
#include "tst_votes.moc"
