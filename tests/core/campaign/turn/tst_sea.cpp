// Fleets: voyages, sea fights, landings, blockades, storms and the winter.
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/reports/power_report.h"
#include "core/campaign/turn/naval/naval_combat.h"
#include "core/campaign/turn/naval/naval_meeting.h"
#include "core/campaign/turn/naval/ports.h"
#include "core/campaign/turn/siege.h"
#include "core/campaign/turn/supply.h"
#include "core/campaign/turn/turn_context.h"
#include "core/campaign/turn/winter.h"
#include "tests/support/sea_campaign.h"

#include <QtTest>

using namespace ephor;
using namespace ephor::campaign;

class TestSea : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStationTable() {
        using enum Station;
        const SeaMeetingRule attacks{SeaMeeting::Fight, true};
        QVERIFY(seaMeetingOf(Sail, Hold, true).meeting == SeaMeeting::Pass);
        QVERIFY(seaMeetingOf(Sail, Sail, false).meeting == SeaMeeting::Pass);
        QVERIFY((seaMeetingOf(Sail, Watch, false) == SeaMeetingRule{SeaMeeting::Fight, false}));
        QVERIFY((seaMeetingOf(Avoid, Seek, false) == SeaMeetingRule{SeaMeeting::Slip, false}));
        QVERIFY(seaMeetingOf(Seek, Hold, true).meeting == SeaMeeting::Pass);  // behind the boom nobody must fight
        QVERIFY(seaMeetingOf(Seek, Hold, false) == attacks);
        QVERIFY(seaMeetingOf(Seek, Sail, false) == attacks);
        QVERIFY(seaMeetingOf(Blockade, Watch, true) == attacks);
        QVERIFY((seaMeetingOf(Seek, Avoid, false) == SeaMeetingRule{SeaMeeting::Slip, true}));
    }
    void theRatioAndTheCommanderCountOnTheDie() {
        const SeaRules rules;
        QCOMPARE(ratioStep(rules, 10, 10), 0);
        QCOMPARE(ratioStep(rules, 15, 10), 1);
        QCOMPARE(ratioStep(rules, 20, 10), 2);
        QCOMPARE(ratioStep(rules, 30, 10), 3);
        QCOMPARE(ratioStep(rules, 10, 30), 0);
        QCOMPARE(seaModifier(rules, {20, 5}, {10, 2}), 2 + 2);
        const SeaResult won = seaResult(rules, {10, 2}, {10, 2}, 6, 1);
        QCOMPARE(won.difference, 5);
        QCOMPARE(won.lossesB, 8);  // three quarters, rounded
        QCOMPARE(won.lossesA, 1);
    }
    void theOddsAreThoseOfAll36PairsOfFaces() {
        const SeaRules rules;
        const SeaOdds even = seaOdds(rules, {10, 2}, {10, 2});
        QCOMPARE(even.winsA, 15);
        QCOMPARE(even.draws, 6);
        QCOMPARE(even.winsB, 15);
        QCOMPARE(even.lossesA, even.lossesB);
        const SeaOdds crushing = seaOdds(rules, {30, 4}, {10, 2});
        QCOMPARE(crushing.winsA + crushing.draws + crushing.winsB, 36);
        QCOMPARE(crushing.winsB, 1);  // 1 + 5 against 6 + 1
        QCOMPARE(oddsText(even), "15 of 36 won, 6 drawn, 15 lost");
    }
    void diceAndOddsAgree() {
        // 36,000 fights of a seed: each count within four sigma of the exact odds.
        const SeaRules rules;
        const SeaSide a{12, 4};
        const SeaSide b{9, 3};
        CampaignDice dice(keyOf(turnSeedOf(7, 0), "odds"));
        int wins = 0;
        constexpr int runs = 36'000;
        for (int i = 0; i < runs; ++i) {
            const int faceA = dice.die("a");
            const int faceB = dice.die("b");
            wins += seaResult(rules, a, b, faceA, faceB).difference > 0 ? 1 : 0;
        }
        const double p = seaOdds(rules, a, b).winsA / 36.0;
        QVERIFY(std::abs(wins - runs * p) < 4 * std::sqrt(runs * p * (1 - p)));
    }
    void armiesDoNotCrossTheSeaByThemselves() {
        const Campaign after = moved(seaCampaign(), {}, {order(atticArmy, Posture::March, {aegina})});
        QVERIFY(army(after, atticArmy).place == piraeus);
    }
    void withoutTheModuleTheyDoAsTheyAlwaysDid() {
        Campaign campaign = seaCampaign();
        campaign.scenario.rules.sea.fleets = 0;
        const Campaign after = moved(campaign, {}, {order(atticArmy, Posture::March, {aegina})});
        QVERIFY(army(after, atticArmy).place == aegina);
    }
    void aFleetCarriesAnArmyAndPutsItAshore() {
        const Campaign after = moved(seaCampaign(), {voyage(attic, Station::Sail, {aegina, epidaurus}, {atticArmy})},
                                     {order(atticArmy, Posture::Besiege)});
        QVERIFY(fleet(after, attic).place == epidaurus);
        QVERIFY(army(after, atticArmy).place == epidaurus);
        QVERIFY(army(after, atticArmy).from == piraeus);
        const Campaign later = closed(after);
        QVERIFY(later.state.cities[epidaurus.index()].besieger == athenians ||
                later.state.cities[epidaurus.index()].owner == athenians);
    }
    void whatHasNoRoomAboardStaysAshore() {
        Campaign campaign = seaCampaign();
        campaign.state.fleets[0].squadrons = 7;  // 24 steps need eight
        const Campaign after =
            moved(campaign, {voyage(attic, Station::Sail, {aegina}, {atticArmy})}, {order(atticArmy, Posture::Hold)});
        QVERIFY(fleet(after, attic).place == aegina);
        QVERIFY(army(after, atticArmy).place == piraeus);
    }
    void aLandingUnderTheEnemysEyesIsFoughtTired() {
        Campaign campaign = seaCampaign();
        campaign.state.armies[1].place = epidaurus;
        const Campaign after = moved(campaign, {voyage(attic, Station::Sail, {aegina, epidaurus}, {atticArmy})},
                                     {order(atticArmy, Posture::Seek), order(isthmianArmy, Posture::Hold)});
        QCOMPARE(after.state.battles.size(), std::size_t(1));
        QVERIFY(after.state.battles[0].attackers == std::vector{atticArmy});
        QCOMPARE(army(after, atticArmy).fatigue, 1);
    }
    void fleetsSailFourLanesAndNoneInAStorm() {
        Campaign campaign = seaCampaign();
        campaign.scenario.rules.seaLanes = 2;
        const auto far = voyage(attic, Station::Sail, {aegina, epidaurus, cenchreae});
        QVERIFY(fleet(moved(campaign, {far}), attic).place == epidaurus);
        campaign.scenario.omens = {{"storm", "Storm", "", Effect::Storms, 1}};
        QVERIFY(fleet(moved(campaign, {far}), attic).place == piraeus);
    }
    void fleetsThatSeekEachOtherMeetExactlyOnce() {
        Campaign before = seaCampaign();
        before.scenario.rules.sea.trierarch = 2;  // so that both can pay for it
        const Campaign after = moved(before, {voyage(attic, Station::Seek, {aegina, epidaurus, cenchreae}),
                                              voyage(isthmian, Station::Seek, {epidaurus, aegina, piraeus})});
        QCOMPARE(after.state.seaFights.size(), std::size_t(1));
        const SeaFight& fight = after.state.seaFights[0];
        QCOMPARE(fight.attackerSquadrons + fight.defenderSquadrons, 16);
        const int left = fleet(after, attic).squadrons + fleet(after, isthmian).squadrons;
        QCOMPARE(left, 16 - fight.attackerLosses - fight.defenderLosses);
    }
    void theLogNamesTheOddsOfASeaFight() {
        std::string log;
        Campaign before = seaCampaign();
        before.scenario.rules.sea.trierarch = 2;
        moved(before,
              {voyage(attic, Station::Seek, {aegina, epidaurus, cenchreae}),
               voyage(isthmian, Station::Watch, {epidaurus})},
              {}, 1, &log);
        QVERIFY2(log.contains("of 36 won"), log.c_str());
    }
    void theDiceOfASeaFightAreToldToBothSides() {
        Campaign before = seaCampaign();
        before.scenario.rules.sea.trierarch = 2;
        std::string log;
        moved(before,
              {voyage(attic, Station::Seek, {aegina, epidaurus, cenchreae}),
               voyage(isthmian, Station::Watch, {epidaurus})},
              {}, 1, &log);
        std::istringstream lines(log);
        int told = 0;
        for (std::string line; std::getline(lines, line);)
            if (const std::optional<CampaignRoll> thrown = parseRoll(line);
                thrown && thrown->what.starts_with("Sea fight off ")) {
                QVERIFY2(isToldTo(thrown->told, "athens") && isToldTo(thrown->told, "corinth"), line.c_str());
                QVERIFY(!isToldTo(thrown->told, "cor") && thrown->seed == CampaignRoll::Seed::Open);
                ++told;
            }
        QCOMPARE(told, 2);
    }
    void scoutsTellOfFleetsAcrossTheLaneAndTheirTalesFade() {
        Campaign campaign = seaCampaign();
        campaign.state.fleets[1].place = aegina;
        std::array<int, 3> told{};
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Campaign after = moved(campaign, {voyage(isthmian, Station::Hold, {epidaurus})}, {}, seed);
            const Visible view = visibleTo(after, athenians);
            QVERIFY(view.known.state.fleetSightings.size() <= 1);
            for (const FleetSighting& seen : view.known.state.fleetSightings) {
                ++told[static_cast<std::size_t>(seen.insight)];
                QVERIFY(seen.fleet == isthmian && seen.place == aegina);  // where it lay before it sailed
                // Four squadrons look like few ships, of which one is the least.
                QCOMPARE(seen.squadrons, seen.insight == Insight::Something ? 0
                                         : seen.insight == Insight::List    ? 4
                                                                            : 1);
            }
        }
        QVERIFY(told[0] > 0 && told[1] > 0 && told[2] > 0);
        campaign.state.fleetSightings = {{athenians, isthmian, aegina, Insight::List, 1, Station::Blockade, 4}};
        campaign.state.course.turn = 4;
        const std::string report = powerReport(visibleTo(campaign, athenians)).text();
        QVERIFY(report.contains(
            "in turn 1, off Aegina: sails of Corinth, a small fleet, blockading the harbour: 4 squadrons"));
        QVERIFY(visibleTo(campaign, corinthians).known.state.fleetSightings.empty());
        campaign.state.course.turn = 5;
        QVERIFY(visibleTo(campaign, athenians).known.state.fleetSightings.empty());
    }
    void theBeatenFleeToTheirHarbourOrAreLost() {
        int fled = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Campaign campaign = seaCampaign();
            campaign.state.fleets[1].place = epidaurus;
            const Campaign after =
                moved(campaign, {voyage(attic, Station::Seek, {aegina, epidaurus}), voyage(isthmian, Station::Watch)},
                      {}, seed);
            QCOMPARE(after.state.seaFights.size(), std::size_t(1));
            if (fleet(after, isthmian).beaten && isAfloat(fleet(after, isthmian))) {
                QVERIFY(isHarbourOf(after.scenario, after.state, fleet(after, isthmian).place, corinthians));
                ++fled;
            }
        }
        QVERIFY(fled > 10);
    }
    void whoGoesDownWithTheTransportsIsLost() {
        int drowned = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Campaign campaign = seaCampaign();
            campaign.state.fleets[1].squadrons = 12;
            campaign.state.fleets[1].place = epidaurus;
            const Campaign after =
                moved(campaign,
                      {voyage(attic, Station::Sail, {aegina, epidaurus}, {atticArmy}), voyage(isthmian, Station::Seek)},
                      {order(atticArmy, Posture::Seek)}, seed);
            const ArmyIndex armyIndex(after.state);
            const int left = isThere(army(after, atticArmy)) ? stepsOfArmy(after.state, armyIndex, atticArmy) : 0;
            int lost = 0;
            for (const SeaFight& fight : after.state.seaFights) {
                lost += fight.defenderDrowned + fight.attackerDrowned;
                if (fight.defenderLosses > 0 && fight.defenders == std::vector{attic})
                    QVERIFY(fight.defenderDrowned > 0);
            }
            QCOMPARE(left, 24 - lost);
            drowned += lost;
        }
        QVERIFY(drowned > 50);
    }
    void aFleetOnWatchCatchesWhatPassesOneLaneOff() {
        int caught = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Campaign campaign = seaCampaign();
            campaign.state.fleets[1].place = epidaurus;
            campaign.state.fleets[1].squadrons = 12;
            const Campaign after =
                moved(campaign, {voyage(attic, Station::Sail, {aegina}), voyage(isthmian, Station::Watch)}, {}, seed);
            caught += static_cast<int>(after.state.seaFights.size());
        }
        QVERIFY2(caught >= 35 && caught <= 59, std::to_string(caught).c_str());  // five in six: an average die + 1 >= 4
    }
    void aBlockadeNeedsShipsEnough() {
        Campaign campaign = blockade();
        QVERIFY(isBlockaded(campaign.scenario, campaign.state, cenchreae));
        campaign.state.fleets[0].squadrons = 4;  // no more than are shut in
        QVERIFY(!isBlockaded(campaign.scenario, campaign.state, cenchreae));
        campaign.state.fleets[1].squadrons = 1;
        QVERIFY(isBlockaded(campaign.scenario, campaign.state, cenchreae));
        campaign.state.fleets[0].squadrons = 3;  // a naval port takes four
        QVERIFY(!isBlockaded(campaign.scenario, campaign.state, cenchreae));
        campaign = blockade();
        campaign.state.powers[0].war.clear();
        campaign.state.powers[1].war.clear();
        QVERIFY(!isBlockaded(campaign.scenario, campaign.state, cenchreae));
    }
    void anOpenHarbourFeedsTheBesiegedAndAClosedOneStarvesThem() {
        // 2.10
        for (const bool closed : {false, true}) {
            Campaign campaign = blockade();
            campaign.state.fleets[0].station = closed ? Station::Blockade : Station::Sail;
            campaign.state.armies[0].place = cenchreae;
            campaign.state.armies[0].posture = Posture::Besiege;
            campaign.state.cities[cenchreae.index()].stores = 0;
            campaign.state.cities[cenchreae.index()].garrison = 2;
            campaign.scenario.rules.termsAt = 30;
            CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
            TurnContext turn(campaign, dice);
            conductSieges(turn);
            QCOMPARE(turn.city(cenchreae).starving, closed ? 1 : 0);
        }
    }
    void aClosedHarbourEarnsNoHarboursHalf() {
        // 2.2: tier 2 is 4 talents, and half as much again with an open harbour.
        for (const bool closed : {false, true}) {
            Campaign campaign = blockade();
            campaign.state.fleets[0].station = closed ? Station::Blockade : Station::Sail;
            campaign.state.course.turnOfYear = 5;
            campaign.state.course.phase = Phase::Battles;
            CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
            TurnContext turn(campaign, dice);
            const int before = turn.power(corinthians).treasury;
            winter(turn);
            // Corinth 12, Epidaurus 6; what is raised in winter is paid of it.
            campaign.scenario.rules.levyBase = campaign.scenario.rules.levyPerCity = 0;
            TurnContext plain(campaign, dice);
            winter(plain);
            QCOMPARE(plain.power(corinthians).treasury - before, 12 + 6 + (closed ? 4 : 6));
        }
    }
    void noSupplyComesThroughAClosedHarbour() {
        Campaign campaign = seaCampaign();
        campaign.scenario.rules.forage.fill(0);
        campaign.scenario.rules.supplyLine = 2;
        campaign.state.armies[0].place = epidaurus;
        campaign.state.cities[aegina.index()].owner = {};
        for (const bool closed : {false, true}) {
            if (closed) {
                campaign.state.fleets[1] = campaign.state.fleets[0];
                campaign.state.fleets[1].power = corinthians;
                campaign.state.fleets[1].admiral = {};
                campaign.state.fleets[1].squadrons = 20;
                campaign.state.fleets[1].place = piraeus;
                campaign.state.fleets[1].station = Station::Blockade;
            }
            CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
            TurnContext turn(campaign, dice);
            supply(turn);
            QCOMPARE(turn.army(atticArmy).supply, closed ? 2 : 3);
        }
    }
    void shipsAtSeaArePaidAndThoseInHarbourAreNot() {
        // 2.11: a fleet of four squadrons one talent a move at sea.
        Campaign campaign = blockade();
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        tendFleets(turn);
        QCOMPARE(turn.power(athenians).treasury, 40 - 3);
        QCOMPARE(turn.power(corinthians).treasury, 20);
        campaign.state.powers[0].treasury = 1;
        TurnContext poor(campaign, dice);
        tendFleets(poor);
        QCOMPARE(poor.power(athenians).treasury, 0);
        QCOMPARE(poor.now.fleets[0].squadrons, 11);  // rowers go home
    }
    void docksBuildWhatIsOrderedPaidForAndKeptUp() {
        Campaign campaign = seaCampaign();
        campaign.state.fleets[0].voyage = {voyage(attic, Station::Hold)};
        campaign.state.fleets[0].voyage[0].build = 9;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        tendFleets(turn);
        QCOMPARE(turn.now.fleets[0].squadrons, 14);  // the yard turns out two
        QCOMPARE(turn.power(athenians).treasury, 38);
        campaign.state.fleets[0].squadrons = 22;  // the docks keep up 22
        TurnContext full(campaign, dice);
        tendFleets(full);
        QCOMPARE(full.now.fleets[0].squadrons, 22);
    }
    void autumnStormsWreckWhatLiesInNoHarbour() {
        // 2.9: a squadron on 1.
        int wrecked = 0;
        for (std::uint64_t seed = 1; seed <= 600; ++seed) {
            Campaign campaign = blockade();
            campaign.state.course.turnOfYear = 4;
            CampaignDice dice(keyOf(turnSeedOf(seed, 0), "test"));
            TurnContext turn(campaign, dice);
            tendFleets(turn);
            wrecked += 12 - turn.now.fleets[0].squadrons;
            QCOMPARE(turn.now.fleets[1].squadrons, 4);
        }
        QVERIFY2(wrecked > 65 && wrecked < 135, std::to_string(wrecked).c_str());  // 100 ± four sigma
        Campaign summer = blockade();
        summer.state.course.turnOfYear = 2;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(summer, dice);
        tendFleets(turn);
        QCOMPARE(turn.now.fleets[0].squadrons, 12);
    }
    void inWinterNoFleetIsAtSea() {
        Campaign campaign = blockade();
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        layUpFleets(turn);
        QVERIFY(turn.now.fleets[0].place == aegina);
        QVERIFY(turn.now.fleets[0].station == Station::Hold);
        campaign.scenario.rules.sea.seaLegs = 1;
        TurnContext far(campaign, dice);
        layUpFleets(far);
        QCOMPARE(far.now.fleets[0].squadrons, 6);  // half of them are wrecked
    }
    void aPowerWithDocksAndNoFleetFoundsOne() {
        Campaign campaign = seaCampaign();
        campaign.state.fleets[1].place = {};
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        layUpFleets(turn);
        QCOMPARE(turn.now.fleets.size(), std::size_t(3));
        QVERIFY(turn.now.fleets[2].place == cenchreae);
        QCOMPARE(turn.now.fleets[2].squadrons, 2);
    }
    void whenAHarbourFallsItsFleetFleesOrBurns() {
        Campaign campaign = seaCampaign();
        campaign.state.cities[cenchreae.index()].owner = athenians;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext turn(campaign, dice);
        tendFleets(turn);
        QVERIFY(turn.now.fleets[1].place == epidaurus);
        campaign.state.cities[epidaurus.index()].owner = athenians;
        TurnContext lost(campaign, dice);
        tendFleets(lost);
        QVERIFY(!isAfloat(lost.now.fleets[1]));
    }
    void squadronsAreDetachedAndFleetsJoin() {
        Campaign campaign = seaCampaign();
        Voyage leaves = voyage(attic, Station::Sail, {aegina});
        leaves.detach = 5;
        Campaign after = moved(campaign, {leaves});
        QCOMPARE(after.state.fleets.size(), std::size_t(3));
        QCOMPARE(fleet(after, attic).squadrons, 7);
        QCOMPARE(after.state.fleets[2].squadrons, 5);
        QVERIFY(after.state.fleets[2].place == piraeus);
        after.state.course.phase = Phase::Orders;
        Voyage joins = voyage(FleetId(2), Station::Sail, {aegina});
        joins.join = attic;
        const Campaign one = moved(after, {joins, voyage(attic, Station::Hold)});
        QCOMPARE(fleet(one, attic).squadrons, 12);
        QVERIFY(!isAfloat(one.state.fleets[2]));
    }
    void anArmyRetreatsOverTheSeaOnlyWithShips() {
        Campaign campaign = seaCampaign();
        campaign.state.armies[0].place = epidaurus;
        CampaignDice dice(keyOf(turnSeedOf(1, 0), "test"));
        TurnContext cutOff(campaign, dice);
        QVERIFY(wayBack(cutOff, atticArmy) != aegina);
        campaign.state.fleets[0].place = epidaurus;
        TurnContext withShips(campaign, dice);
        QVERIFY(wayBack(withShips, atticArmy) == aegina);
    }
};

QTEST_GUILESS_MAIN(TestSea)
#include "tst_sea.moc"
