// Charge (rules 1.5).
#include "core/rules/men_of_bronze/battle/charge.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

class TestCharge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChargeThatFallsShortStopsAfterTwiceItsMoveAndHasCostItsPoint() {
        RULE("MOB-055", "MOB-060", "MOB-056");
        Story s({a("drilled_infantry", 20, 10), b("warband_infantry", 20, 24.1)});
        s.charge(0, 1);
        QVERIFY(near(s.centre(0), {20, 22}));
        QCOMPARE(s.rolls(), 0);
        QCOMPARE(s.pool(Side::A), 8);
    }
    void lightCavalryChargesTwentyFourInches() {
        RULE("MOB-056");
        Story s({a("light_cavalry", 20, 6), b("warband_infantry", 20, 32)});
        s.charge(0, 1, faces(4 + 3, 1));
        QVERIFY(near(s.centre(0), {20, 30}));
        QCOMPARE(s.count(why::fight), 1);
    }
    void theTargetMustReachOnOrAheadOfTheFrontLine() {
        RULE("MOB-057");
        Story s({a("drilled_infantry", 20, 20), b("psiloi", 40, 20), b("psiloi", 30, 19.9), b("psiloi", 20, 10),
                 b("psiloi", 10, 22)});
        s.act(0, coded(code::hold));
        const Request* request = s.player.last(TakeAction);
        QVERIFY(offers(request, code::charge, s.unit(1)));  // its front reaches the line
        QVERIFY(!offers(request, code::charge, s.unit(2)));
        QVERIFY(!offers(request, code::charge, s.unit(3)));
        QVERIFY(offers(request, code::charge, s.unit(4)));
    }
    // Skirmishers, too.
    void itTurnsUpToNinetyDegreesAndRunsStraight() {
        RULE("MOB-057", "MOB-AMB-13");
        Story s({a("psiloi", 20, 20), b("warband_infantry", 30, 22)});
        MoveLimits limits;
        limits.piece = s.unit(0);
        limits.how = ChargeMove;
        const auto refused = [&](Vec centre, Vec facing) {
            return checkMove(s.rig.game(), s.table(), limits, to(centre, facing));
        };
        QVERIFY(!refused({20, 20}, east) && !refused({20, 20}, west));
        QCOMPARE(refused({20, 20}, cosSin(-0.01)), &why::pivotTooFar);
        QCOMPARE(refused({21, 20}, east), &why::noWay);
    }
    // The order of the pieces must not decide.
    void ofAFriendAndAnEnemyWhoAreTouchedAtOnceTheEnemyIsMet() {
        RULE("MOB-056");
        const Story s({a("drilled_infantry", 20, 10), a("psiloi", 18, 20), b("drilled_infantry", 22, 20),
                       b("drilled_infantry", 50, 38), b("psiloi", 52, 28), a("drilled_infantry", 48, 28)});
        const Pose south{{50, 38}, {0, -1}};
        const auto met = [&](std::size_t mover, const Pose& from) {
            return pathAhead(s.rig.game(), s.table(), s.unit(mover), from, from.facing, 12, {}).stoppedBy;
        };
        QCOMPARE(met(0, {{20, 10}, {0, 1}}), s.unit(2));
        QCOMPARE(met(3, south), s.unit(5));
    }
    void contactIsFoughtAtOnceWithChargeDice() {
        RULE("MOB-058", "MOB-108");
        Story s({a("drilled_infantry", 20, 10), b("warband_infantry", 20, 18)});
        s.charge(0, 1, faces(6 + 3, 1));
        QVERIFY(firstOf(s.events(), why::chargeMove) < firstOf(s.events(), why::contact));
        QVERIFY(firstOf(s.events(), why::contact) < firstOf(s.events(), why::fight));
        QCOMPARE(s.diceOf(why::attackerDice), 6);
    }
    void aPhalanxChargesStraightInItsOwnLaneWithOneDriftTest() {
        RULE("MOB-059");
        Story s({a("militia_hoplite", 20, 10), b("warband_infantry", 20, 18), b("warband_infantry", 26, 18)});
        s.with(0, Phalanx).act(0, coded(code::hold));
        QVERIFY(offers(s.player.last(TakeAction), code::charge, s.unit(1)));
        QVERIFY(!offers(s.player.last(TakeAction), code::charge, s.unit(2)));
        s.charge(0, 1, faces(1, 4) + faces(1, 1) + faces(3 + 2 + 2 + 3, 1));
        QCOMPARE(s.count(why::driftTest), 1);
        QCOMPARE(s.player.times(ChargeLine), 0);
        QVERIFY(near(s.centre(0), {20, 16}));
        QCOMPARE(s.diceLeft, 0);
    }
    void aDriftAtContactIsKeptByAnOverlapAndMissesWithoutOne() {
        RULE("MOB-AMB-11");
        Story s({a("militia_hoplite", 20, 10), b("warband_infantry", 20, 18)});
        s.with(0, Phalanx).charge(0, 1, faces(2, 1) + faces(7 + 3, 1));
        QVERIFY(near(s.centre(0), {21, 16}));
        QCOMPARE(s.count(why::fight), 1);
        Story t({a("militia_hoplite", 20, 10), b("warband_infantry", 15.5, 18)});
        t.with(0, Phalanx).charge(0, 1, faces(2, 1));
        QCOMPARE(t.count(why::fight), 0);
        QCOMPARE(t.count(why::chargeFails), 1);
        QVERIFY(near(t.centre(0), {21, 16}));
        Story u({a("militia_hoplite", 20, 10), b("warband_infantry", 16, 18)});  // corner to corner counts
        u.with(0, Phalanx).charge(0, 1, faces(2, 1) + faces(7 + 3, 1));
        QCOMPARE(u.count(why::fight), 1);
    }
    // The slide opens a gap of 0.95 inches before a slanting enemy, and the charge must reach across it.
    void aDriftAtContactDoesNotLengthenTheCharge() {
        RULE("MOB-056", "MOB-060", "MOB-AMB-11");
        const auto charge = [](double inches) {  // to the enemy's nearest corner, just inside its left edge
            Story s({a("militia_hoplite", 20, 10), b("warband_infantry", 18.61, 13.475 + inches, cosSin(-0.785398))});
            s.with(0, Phalanx).charge(0, 1, faces(2, 1) + faces(20, 1));
            return s;
        };
        const Story near12 = charge(11.5);
        QCOMPARE(near12.count(why::fight), 0);
        QCOMPARE(near12.count(why::chargeFails), 1);
        QVERIFY(near(near12.centre(0), {21, 22}));
        QCOMPARE(charge(10.5).count(why::fight), 1);
    }
    void whoIsEngagedFightsAndDoesNotCharge() {
        RULE("MOB-061", "MOB-AMB-15");
        Story s({a("drilled_infantry", 20, 10), b("warband_infantry", 20, 12), b("warband_infantry", 30, 20)});
        s.act(0, coded(code::hold));
        QVERIFY(offers(s.player.last(TakeAction), code::fight, s.unit(1)));
        QVERIFY(!offers(s.player.last(TakeAction), code::charge));
    }
    void theStepsOfAChargeComeInTheirOrder() {
        RULE("MOB-062", "MOB-AMB-14b");
        Story s({a("militia_hoplite", 20, 10), b("militia_hoplite", 20, 18)});
        s.with(0, Phalanx).charge(0, 1, faces(2, 1) + faces(7, 4) + faces(3, 1) + faces(4, 6) + faces(1, 2));
        std::vector<int> steps;
        for (const Reason* reason : {&why::charge, &why::driftTest, &why::chargeMove, &why::drift, &why::contact,
                                     &why::fight, &why::attackerDice, &why::fightLoss, &why::test, &why::pushback})
            if (const int at = firstOf(s.events(), *reason); at >= 0)
                steps.push_back(at);
        QVERIFY(steps.size() >= 9);
        QVERIFY(std::ranges::is_sorted(steps));
    }
    void theStruckSideFollowsFromTheEdgeAndWhereTheChargerCameFrom() {
        RULE("MOB-063", "MOB-110", "MOB-111");
        const auto attacked = [](Vec from, Vec line) {
            Story s({a("drilled_infantry", from.x, from.y, line), b("warband_infantry", 36, 24)});
            s.on(ChargeLine, to(from, line)).charge(0, 1, faces(10 + 3, 1));
            return static_cast<AttackedSide>(s.table().counter(s.unit(0), ContactSide));
        };
        QVERIFY(attacked({36, 16}, north) == AttackedSide::Front);
        QVERIFY(attacked({36, 32}, south) == AttackedSide::Rear);
        QVERIFY(attacked({44, 24.5}, west) == AttackedSide::LeftFlank);  // it looks south: its left is in the east
        QVERIFY(attacked({28, 24.5}, east) == AttackedSide::RightFlank);
        QVERIFY(attacked({44, 22.5}, west) == AttackedSide::Front);  // from ahead of its front line
    }
    void theStruckSideIsKeptWhileTheContactLasts() {
        RULE("MOB-063");
        Story s({a("drilled_infantry", 28, 24.5, east), b("drilled_infantry", 36, 24)});
        s.on(ChargeLine, to({28, 24.5}, east)).charge(0, 1, faces(8 + 4, 1));
        QCOMPARE(s.diceOf(why::attackerDice), 8);
        s.fight(0, 1, faces(6 + 4, 1));
        QCOMPARE(eventsOf<Rolled>(s.events(), why::attackerDice).back().roll.count, 6);  // 4, flank 2
        s.move(0, {28, 24.5}, west);
        QCOMPARE(s.table().counter(s.unit(0), ContactEnemy), 0);
    }
    void theChargerTurnsFlushWithTheEdgeIfThereIsRoom() {
        RULE("MOB-064", "MOB-AMB-16b");
        const Vec line = cosSin(1.2);
        Story s({a("drilled_infantry", 20, 10), b("warband_infantry", 23, 19)});
        s.on(ChargeLine, to({20, 10}, line)).charge(0, 1, faces(6 + 3, 1));
        QVERIFY(near(s.facing(0), north));
        QVERIFY(gap(s.table().body(s.unit(0)), s.table().body(s.unit(1))) < 1e-6);
        Story t({a("drilled_infantry", 20, 10), b("warband_infantry", 23, 19), b("psiloi", 27.7, 16.9)});
        t.on(ChargeLine, to({20, 10}, line)).charge(0, 1, faces(6 + 3, 1));
        QVERIFY(!near(t.facing(0), north));
        QVERIFY(t.table().touching(t.unit(0)).contains(t.unit(1)));
    }
    void anEnemyMetOnTheWayBecomesTheTargetAndOfTwoTouchedTheDeclaredOneFights() {
        RULE("MOB-AMB-28b");
        Story s({a("drilled_infantry", 20, 10), b("psiloi", 20, 16), b("warband_infantry", 20, 22)});
        s.charge(0, 2, faces(6 + 2, 1));
        QCOMPARE(eventsOf<Noted>(s.events(), why::fight)[0].other, s.unit(1));
        Story t({a("drilled_infantry", 20, 10), b("warband_infantry", 17, 18), b("warband_infantry", 23, 18)});
        t.on(ChargeLine, to({20, 10}, north)).charge(0, 2, faces(6 + 3, 1));
        QCOMPARE(eventsOf<Noted>(t.events(), why::fight)[0].other, t.unit(2));
    }
    void aFailedChargeMayCostTheFormationAndTheNerve() {
        RULE("MOB-AMB-14");
        for (const FailedCharge cost :
             {FailedCharge::None, FailedCharge::OpenOrder, FailedCharge::OpenOrderAndWavering}) {
            Options options;
            options.failedCharge = cost;
            Story s({a("militia_hoplite", 20, 10), b("warband_infantry", 20, 30)}, options);
            s.with(0, Phalanx).charge(0, 1, {4, 1});
            QCOMPARE(s.phalanx(0), cost == FailedCharge::None);
            QCOMPARE(s.wavers(0), cost == FailedCharge::OpenOrderAndWavering);
        }
    }
    void aWaveringUnitMayChargeAndNeedsNoSight() {
        RULE("MOB-AMB-34", "MOB-AMB-73");
        Story s({a("drilled_infantry", 20, 10), b("warband_infantry", 20, 16), b("warband_infantry", 20, 22)});
        s.with(0, Wavering).act(0, coded(code::hold));
        QVERIFY(offers(s.player.last(TakeAction), code::charge, s.unit(2)));
    }
    void oneSideMayChargeWithSeveralUnitsInATurn() {
        RULE("MOB-AMB-69");
        Story s({a("drilled_infantry", 10, 10), a("drilled_infantry", 30, 10), b("warband_infantry", 10, 16),
                 b("warband_infantry", 30, 16)});
        s.with(2, Activated).with(3, Activated).on(TakeAction, [&](const Request& r) {
            return coded(code::charge, r.question.piece == s.unit(0) ? s.unit(2) : s.unit(3));
        });
        s.activations(Side::A, faces(18, 1));
        QCOMPARE(s.count(why::fight), 2);
        QCOMPARE(s.pool(Side::A), 7);
    }
};

QTEST_GUILESS_MAIN(TestCharge)
#include "tst_charge.moc"
