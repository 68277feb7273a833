// The rules of a move.
#include "core/campaign/model/standings.h"
#include "core/campaign/reports/visible.h"
#include "core/campaign/turn/meeting.h"
#include "core/campaign/turn/siege.h"
#include "core/campaign/turn/supply.h"
#include "core/campaign/turn/turn.h"
#include "core/campaign/turn/turn_context.h"
#include "core/campaign/umpire/actions.h"
#include "core/campaign/umpire/verification.h"
#include "core/dice/fast_dice.h"
#include "core/rules/builtin.h"
#include "tests/support/small_campaign.h"
#include "tests/support/turn_without_vetoes.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

namespace {

constexpr ArmyId attic(0);
constexpr ArmyId laconian(1);
constexpr PlaceId athens(0), eleusis(1), megara(2), corinth(3), sparta(4);

Order order(ArmyId army, Posture posture, std::vector<PlaceId> path = {}, std::vector<Task> tasks = {}) {
    return {army, posture, std::move(path), std::move(tasks), IfStronger::Stand};
}

/// The small campaign after both have moved so.
Campaign moved(Campaign campaign, Order a, Order b, std::uint64_t seed = 1) {
    campaign.state.powers[0].orders = {std::move(a)};
    campaign.state.powers[1].orders = {std::move(b)};
    campaign.state.powers[0].from = campaign.state.powers[1].from = OrdersFrom::Player;
    CampaignDice dice(keyOf(turnSeedOf(seed, 0), "test"));
    applyAll(campaign.state, adjudicateTurn(campaign, dice));
    return campaign;
}

const Army& army(const Campaign& campaign, ArmyId id) { return campaign.state.armies[id.index()]; }

}  // namespace

class TestTurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void armiesMarchAsFarAsTheirPointsReach() {
        const Campaign after = moved(smallCampaign(), order(attic, Posture::March, {eleusis, megara, corinth, sparta}),
                                     order(laconian, Posture::Hold));
        QVERIFY(army(after, attic).place == corinth);  // three points
        const Campaign forced = moved(smallCampaign(), order(attic, Posture::March, {eleusis, megara}, {Task::Forced}),
                                      order(laconian, Posture::Hold));
        QVERIFY(army(forced, attic).place == megara);
        QCOMPARE(army(forced, attic).fatigue, 1);
    }
    void twoArmiesThatSeekEachOtherMeetExactlyOnce() {
        const Campaign after = moved(smallCampaign(), order(attic, Posture::Seek, {eleusis, megara, corinth}),
                                     order(laconian, Posture::Seek, {corinth, megara, eleusis}));
        QCOMPARE(after.state.battles.size(), std::size_t(1));
        QVERIFY(army(after, attic).place == army(after, laconian).place);
        QVERIFY(after.state.battles[0].place == megara);
    }
    void armiesThatCrossOneWayMeetOnceToo() {
        Campaign campaign = smallCampaign();
        campaign.state.armies[1].place = eleusis;
        const Campaign after =
            moved(campaign, order(attic, Posture::Seek, {eleusis}), order(laconian, Posture::Seek, {athens}));
        QCOMPARE(after.state.battles.size(), std::size_t(1));
        QVERIFY(army(after, attic).place == army(after, laconian).place);
    }
    void marchingArmiesStandOffAndDoNotFight() {
        const Campaign after = moved(smallCampaign(), order(attic, Posture::March, {eleusis, megara}),
                                     order(laconian, Posture::March, {corinth, megara}));
        QVERIFY(after.state.battles.empty());
        QVERIFY(army(after, attic).place == army(after, laconian).place);
    }
    void thePostureTable() {
        QVERIFY(meetingOf(Posture::March, Posture::Hold, false, true).meeting == Meeting::StandOff);
        QVERIFY(meetingOf(Posture::March, Posture::Avoid, false, true).meeting == Meeting::Pass);
        QVERIFY(meetingOf(Posture::March, Posture::LieInWait, false, true).meeting == Meeting::Ambush);
        QVERIFY(meetingOf(Posture::March, Posture::LieInWait, true, true).meeting == Meeting::StandOff);
        QVERIFY(meetingOf(Posture::March, Posture::Seek, true, true).meeting == Meeting::Fight);
        QVERIFY(meetingOf(Posture::Seek, Posture::Avoid, true, true).meeting == Meeting::Avoid);
        QVERIFY(meetingOf(Posture::Seek, Posture::Besiege, true, true).kind == BattleKind::Relief);
        QVERIFY(meetingOf(Posture::Seek, Posture::Ravage, true, true).kind == BattleKind::Ravage);
        QVERIFY(meetingOf(Posture::Ravage, Posture::Hold, true, true).kind == BattleKind::Ravage);
        QVERIFY(meetingOf(Posture::Ravage, Posture::Hold, true, false).meeting == Meeting::Pass);
        QVERIFY(!meetingOf(Posture::Ravage, Posture::Watch, true, true).moverAttacks);
    }
    void aBesiegerTakesACityInTheEndAndWorksHelp() {
        // 2.10: walls of 2 with works fall in a median of some five moves.
        std::vector<int> moves;
        for (int run = 0; run < 10'001; ++run) {
            Campaign campaign = smallCampaign();
            campaign.state.armies[0].place = sparta;
            campaign.state.armies[0].posture = Posture::Besiege;
            campaign.state.armies[1].place = {};
            campaign.state.powers[0].treasury = 1000;
            campaign.state.cities[4].garrison = 4;
            CampaignDice dice(std::make_unique<FastDice>(run));
            int turn = 0;
            while (campaign.state.cities[4].owner != PowerId(0) && turn < 60) {
                campaign.state.course.turnOfYear = 1;
                campaign.state.powers[0].orders = {order(attic, Posture::Besiege, {}, {Task::Works})};
                TurnContext working(campaign, dice);
                working.order(attic) = campaign.state.powers[0].orders.front();
                conductSieges(working);
                campaign.state = working.now;
                ++turn;
            }
            moves.push_back(turn);
        }
        std::ranges::nth_element(moves, moves.begin() + 5000);
        QVERIFY2(moves[5000] >= 4 && moves[5000] <= 6, std::to_string(moves[5000]).c_str());
    }
    void wallsThatAnEarthquakeBrokeAreDownForTheSiegeThatComes() {
        Campaign campaign = smallCampaign();
        campaign.state.armies[0].place = sparta;
        campaign.state.armies[0].posture = Posture::Besiege;
        campaign.state.armies[1].place = {};
        City& city = campaign.state.cities[4];
        city.garrison = 4;
        city.breach = 2;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        {
            TurnContext turn(campaign, dice);
            conductSieges(turn);
            QVERIFY(turn.now.cities[4].breach >= 2 || turn.now.cities[4].owner == PowerId(0));
        }
        // An army that is too small for a siege mends no walls; one that goes away leaves none open.
        city.garrison = 1000;
        TurnContext turn(campaign, dice);
        conductSieges(turn);
        QCOMPARE(turn.now.cities[4].breach, 2);
        turn.now.cities[4].besieger = PowerId(0);
        conductSieges(turn);
        QCOMPARE(turn.now.cities[4].breach, 0);
    }
    void anArmyFarFromItsCitiesStarves() {
        Campaign campaign = smallCampaign();
        campaign.scenario.rules.supplyLine = 1;
        campaign.scenario.rules.forage.fill(2);
        campaign.state.armies[0].place = corinth;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        supply(turn);
        QCOMPARE(turn.now.armies[0].supply, 2);
        QCOMPARE(turn.now.armies[1].supply, 3);
    }
    void ravagingFillsTheChestAndSpoilsTheLand() {
        Campaign campaign = smallCampaign();
        campaign.state.armies[0].place = corinth;
        campaign.state.armies[0].posture = Posture::Ravage;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        ravage(turn);
        ravage(turn);
        ravage(turn);
        QCOMPARE(turn.now.cities[3].ravaged, 2);
        QCOMPARE(turn.now.powers[0].treasury, campaign.state.powers[0].treasury + 4);
    }
    void winterPaysAndEndsTheLastYear() {
        Campaign campaign = smallCampaign();
        campaign.state.course.turnOfYear = 5;
        campaign.state.course.phase = Phase::Battles;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        applyAll(campaign.state, closeTurn(campaign, dice));
        QVERIFY(campaign.state.course.phase == Phase::Over);
        QVERIFY(campaign.state.course.winner);
        QVERIFY(campaign.state.powers[0].score > 0);
    }
    void tiersAreScoredInEveryWinterAndAreteOnceWhenTheWarIsOver() {
        Campaign campaign = smallCampaign();
        campaign.scenario.years = 2;
        campaign.scenario.rules.goalScore = 0;
        constexpr int won = 7;
        int before = 0;
        for (int year = 0; year < campaign.scenario.years; ++year) {
            campaign.state.course.turnOfYear = 5;
            campaign.state.course.phase = Phase::Battles;
            campaign.state.powers[0].arete = won;
            CampaignDice dice(keyOf(turnSeedOf(1, year), "test"));
            applyAll(campaign.state, closeTurn(campaign, dice));
            const std::vector<Standing> rows = standings(campaign);
            const auto athens = std::ranges::find(rows, PowerId(0), &Standing::power);
            const bool isOver = campaign.state.course.phase == Phase::Over;
            QCOMPARE(isOver, year == 1);
            QCOMPARE(athens->arete, won);
            QCOMPARE(campaign.state.powers[0].score, before + athens->tiers + (isOver ? won : 0));
            before = campaign.state.powers[0].score;
        }
    }
    void twoThatHoldAsMuchAsEachOtherHaveNotWon() {
        Campaign campaign = smallCampaign();
        campaign.scenario.rules.winTierShare = 40;
        campaign.scenario.years = 3;
        campaign.state.course.turnOfYear = 5;
        campaign.state.course.phase = Phase::Battles;
        const auto leading = [&] {
            Campaign after = campaign;
            CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
            applyAll(after.state, closeTurn(after, dice));
            return after.state.course.leading;
        };
        QVERIFY(!leading());  // 5 tiers of 12 each
        campaign.state.cities[2].owner = PowerId(1);
        QVERIFY(leading() == PowerId(1));
    }
    void standingOrdersComeBeforeTheRuler() {
        Campaign campaign = smallCampaign();
        campaign.state.powers[0].standing = {order(attic, Posture::Watch)};
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        applyAll(campaign.state, adjudicateTurn(campaign, dice));
        QVERIFY(campaign.state.powers[0].from == OrdersFrom::Standing);
        QVERIFY(campaign.state.powers[1].from == OrdersFrom::Ruler);
        QVERIFY(campaign.state.armies[0].posture == Posture::Watch);
        QCOMPARE(campaign.state.powers[0].missed, 1);
    }
    void scoutsTellOfWhatIsOneWayOffAndTheirTalesFade() {
        Campaign campaign = smallCampaign();
        campaign.state.armies[1].place = eleusis;
        std::array<int, 3> told{};
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const Campaign after = moved(campaign, order(attic, Posture::Watch), order(laconian, Posture::Watch), seed);
            const Visible view = visibleTo(after, PowerId(0));
            QVERIFY(view.known.state.sightings.size() <= 1);
            for (const Sighting& sighting : view.known.state.sightings) {
                ++told[static_cast<std::size_t>(sighting.insight)];
                QVERIFY(sighting.army == laconian && sighting.place == eleusis);
                QCOMPARE(sighting.list.empty(), sighting.insight != Insight::List);
                // Six make a middling army, of five units at least: who saw its size alone has counted nothing.
                QCOMPARE(sighting.units, sighting.insight == Insight::List      ? 6
                                         : sighting.insight == Insight::Posture ? 5
                                                                                : 0);
            }
        }
        QVERIFY(told[0] > 0 && told[1] > 0 && told[2] > 0);
        campaign.state.sightings = {{PowerId(0), laconian, megara, Insight::Posture, 1, Posture::Seek, 6, {}}};
        campaign.state.course.turn = 4;
        QCOMPARE(visibleTo(campaign, PowerId(0)).known.state.sightings.size(), std::size_t(1));
        QVERIFY(visibleTo(campaign, PowerId(1)).known.state.sightings.empty());
        campaign.state.course.turn = 5;
        QVERIFY(visibleTo(campaign, PowerId(0)).known.state.sightings.empty());
    }
    void aWarThatIsEndedEarlyGoesToWhoeverLeads() {
        Journal journal = *Journal::found(smallFiles(), 431);
        adjudicateTurn(journal);
        while (!pendingBattles(journal.campaign().state).empty())
            recordResult(journal, resolved(journal.campaign(), pendingBattles(journal.campaign().state).front(),
                                           *findSystem("men_of_bronze")));
        closeTurn(journal);
        const State before = journal.campaign().state;
        const std::vector<Standing> rows = standings(journal.campaign());
        endWar(journal, "both players agreed");
        const State& after = journal.campaign().state;
        QVERIFY(after.course.phase == Phase::Over);
        QCOMPARE(after.course.winner, standings(journal.campaign()).front().power);
        for (const Standing& row : rows)
            QVERIFY(after.powers[row.power.index()].score >= row.score);
        QVERIFY(journal.entries().back().action.contains("both players agreed"));
        QVERIFY(retrace(journal, *findSystem("men_of_bronze")).empty());
        journal.undo("umpire");
        QVERIFY(journal.campaign().state == before);
    }
    void aPowersViewDoesNotChangeWithWhatItMayNotKnow() {
        const Campaign campaign = smallCampaign();
        const Visible view = visibleTo(campaign, PowerId(0));
        QVERIFY(view.armies.empty());  // Sparta is far away
        Campaign other = campaign;
        other.state.powers[1].treasury = 999;
        other.state.powers[1].orders = {order(laconian, Posture::Seek, {corinth})};
        other.state.powers[1].standing = other.state.powers[1].orders;
        other.state.armies[1].posture = Posture::Besiege;
        other.state.armies[1].spirit = 3;
        other.state.units[7].steps = 1;
        other.state.leaders[1].cpNow = 1;
        other.state.cities[4].stores = 0;
        QVERIFY(visibleTo(other, PowerId(0)) == view);
        other.state.armies[1].place = megara;  // next to Eleusis
        QCOMPARE(visibleTo(other, PowerId(0)).armies.size(), std::size_t(1));
        other.state.armies[1].posture = Posture::LieInWait;
        QVERIFY(visibleTo(other, PowerId(0)).armies.empty());
    }
};

QTEST_GUILESS_MAIN(TestTurn)
#include "tst_turn.moc"
