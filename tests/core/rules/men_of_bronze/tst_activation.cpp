// Activations (rules 1.3).
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

class TestActivation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneUnitFinishesBeforeTheNextIsPickedAndHoldingIsAnActivation() {
        RULE("MOB-030", "MOB-035");
        Story s({a("militia_hoplite", 10, 10), a("militia_hoplite", 20, 10), b("psiloi", 5, 40)});
        s.with(2, Activated).activations(Side::A);
        std::vector<int> decisions;
        for (const PendingRequest& r : s.player.asked())
            decisions.push_back(r->question.decision);
        // Forming Phalanx is offered at the start and the end of each activation; the last unit needs no picking.
        QCOMPARE(decisions, (std::vector<int>{Activate, FormationStart, TakeAction, FormationEnd, FormationStart,
                                              TakeAction, FormationEnd}));
        QCOMPARE(s.count(why::hold), 2);
        QCOMPARE(s.rolls(), 0);
    }
    void aUnitThatMovedNeitherShootsNorFights() {
        RULE("MOB-031");
        Story s({a("militia_hoplite", 10, 10), b("psiloi", 10, 15)});
        s.on(Evade, Choice{}).move(0, {10, 13}, north);
        QVERIFY(s.table().touching(s.unit(0)).contains(s.unit(1)));
        QCOMPARE(s.player.times(TakeAction), 1);
        QCOMPARE(s.count(why::fight), 0);
    }
    void aUnitThatMovesNowhereIsSaidToStay() {
        RULE("MOB-041");
        Story s({a("psiloi", 10, 10), b("psiloi", 10, 40)});
        s.move(0, {10, 10}, north);
        QCOMPARE(s.count(why::stays), 1);
        Story moved({a("psiloi", 10, 10), b("psiloi", 10, 40)});
        moved.move(0, {10, 12}, north);
        QCOMPARE(moved.count(why::stays), 0);
    }
    // The distance is not shown, and the charge is accepted.
    void aChargeOutOfReachIsOfferedAndFails() {
        RULE("MOB-032", "MOB-060");
        Story s({a("drilled_infantry", 20, 10), b("warband_infantry", 20, 40)});
        s.arete(1, 0).act(0, coded(code::hold));
        QVERIFY(offers(s.player.last(TakeAction), code::charge, s.unit(1)));
        s.arete(1, 0).on(ChargeLine, to({20, 10}, north)).charge(0, 1);
        QCOMPARE(s.count(why::chargeFails), 1);
        QVERIFY(near(s.centre(0), {20, 22}));
    }
    // Without measuring, all targets in arc and sight that may be in range are offered.
    void onlyMeasuringHidesTargetsThatAreOutOfRange() {
        RULE("MOB-032", "MOB-096", "MOB-AMB-32");
        for (const bool premeasure : {false, true}) {
            Options options;
            options.premeasure = premeasure;
            Story s({a("psiloi", 20, 10), b("warband_infantry", 20, 20), b("warband_infantry", 30, 30)}, options);
            s.act(0, coded(code::hold));
            QCOMPARE(offers(s.player.last(TakeAction), code::shoot, s.unit(1)), !premeasure);
            QVERIFY(!offers(s.player.last(TakeAction), code::shoot, s.unit(2)));  // anyone sees that this is too far
        }
    }
    void aMoveEndsAtLeastABaseWidthFromFriends() {
        RULE("MOB-033", "MOB-AMB-51");
        Story s({a("psiloi", 10, 10), a("psiloi", 30, 10), b("psiloi", 60, 40)});
        QVERIFY(!s.moveRefused(0, {10 + 5, 10 + 5.999}, east));
        Story t({a("drilled_infantry", 20, 20), a("drilled_infantry", 20, 27), b("psiloi", 60, 40)});
        QVERIFY(!t.moveRefused(0, {20, 24}, north));
        QCOMPARE(t.moveRefused(0, {20, 24.1}, north), &why::tooNearFriend);
    }
    void aMoveIntoContactKeepsItsDistanceFromFriends() {
        RULE("MOB-033", "MOB-AMB-51");
        Story s({a("drilled_infantry", 20, 20), a("drilled_infantry", 25.9, 25), b("warband_infantry", 20, 26)});
        QCOMPARE(s.moveRefused(0, {20, 25}, north), &why::tooNearFriend);
        Story t({a("drilled_infantry", 20, 20), a("drilled_infantry", 26.1, 25), b("warband_infantry", 20, 26)});
        QVERIFY(!t.moveRefused(0, {20, 25}, north));
    }
    void noWayLeadsThroughAFriend() {
        RULE("MOB-034");
        Story s({a("drilled_infantry", 20, 20), a("drilled_infantry", 20, 23.5), b("psiloi", 60, 40)});
        QCOMPARE(s.moveRefused(0, {20, 26}, north), &why::throughFriend);
    }
    void aMoveThroughAnEnemyEndsAtFirstTouchWithoutAFight() {
        RULE("MOB-036", "MOB-046", "MOB-100");
        Story s({a("drilled_infantry", 20, 20), b("warband_infantry", 20, 25)});
        s.move(0, {20, 26}, north);
        QVERIFY(near(s.centre(0), {20, 23}));
        QVERIFY(s.table().touching(s.unit(0)).contains(s.unit(1)));
        QCOMPARE(s.count(why::contact), 2);
        QCOMPARE(s.rolls(), 0);
    }
    void nobodyLeavesTheTableNorTurnsOverItsEdge() {
        RULE("MOB-AMB-71");
        Story s({a("drilled_infantry", 20, 1), b("psiloi", 60, 40)});
        QCOMPARE(s.moveRefused(0, {20, 5}, east), nullptr);
        QCOMPARE(s.moveRefused(0, {20, 1}, east), &why::offTable);
        QCOMPARE(s.moveRefused(0, {24, 1}, east), &why::offTable);  // it would have to turn where it stands
        QCOMPARE(s.moveRefused(0, {20, -3}, south), &why::offTable);
    }
    void anEngagedUnitMayMoveAway() {
        RULE("MOB-AMB-52");
        Story s({a("warband_infantry", 20, 20), b("warband_infantry", 20, 22)});
        s.act(0, coded(code::hold));
        QVERIFY(offers(s.player.last(TakeAction), code::move));
        QVERIFY(!s.moveRefused(0, {20, 15}, south));
    }
    void pressingOnAgainstAnEnemyInContactIsNoNewContact() {
        RULE("MOB-046");
        Story s({a("drilled_infantry", 20, 20), b("psiloi", 20, 22)});
        s.on(Evade, yes()).move(0, {20, 24}, north);
        QCOMPARE(s.player.times(Evade), 0);
        QVERIFY(near(s.centre(0), {20, 20}));
    }
};

QTEST_GUILESS_MAIN(TestActivation)
#include "tst_activation.moc"
