// Terrain (rules 1.6).
#include "core/rules/men_of_bronze/battle/activation.h"
#include "core/rules/men_of_bronze/battle/fighting.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

class TestTerrain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void openGroundHasNoEffect() {
        RULE("MOB-070");
        Story s({a("drilled_infantry", 20, 10), b("psiloi", 60, 40)}, {}, {ground(Ground::Open, 10, 5, 30, 30)});
        QVERIFY(!s.moveRefused(0, {20, 16}, north));
        QCOMPARE(s.moveRefused(0, {20, 16.1}, north), &why::tooFar);
        QVERIFY(!inCover(s.rig.game(), {20, 10}));
    }
    void anInchOfTheCentresWayInSlowGroundCostsTwo() {
        RULE("MOB-071", "MOB-074", "MOB-079");
        for (const Ground kind : {Ground::Difficult, Ground::Dangerous}) {
            Story s({a("drilled_infantry", 20, 10), b("psiloi", 60, 40)}, {}, {ground(kind, 10, 13, 30, 30)});
            QVERIFY(!s.moveRefused(0, {20, 14.5}, north));
            QCOMPARE(s.moveRefused(0, {20, 14.6}, north), &why::tooFar);
        }
    }
    void aPhalanxHaltsWhereItWouldFirstOverlapDifficultGround() {
        RULE("MOB-072", "MOB-042");
        Story s({a("militia_hoplite", 20, 10), b("psiloi", 60, 40)}, {}, {ground(Ground::Difficult, 22, 14, 30, 30)});
        s.with(0, Phalanx).move(0, {20, 16}, north, {4, 4});
        QVERIFY(near(s.centre(0), {20, 13}));
        QVERIFY(s.phalanx(0));
    }
    void aUnitWithItsCentreInsideHasOneArmorMore() {
        RULE("MOB-073", "MOB-074");
        for (const Ground kind : {Ground::Difficult, Ground::Dangerous}) {
            Story s({a("psiloi", 20, 10), a("psiloi", 30, 10), b("psiloi", 60, 40)}, {}, {ground(kind, 19, 5, 28, 15)});
            QCOMPARE(armorOf(s.rig.game(), s.table(), s.unit(0), AttackedSide::Front).total(), 2);
            QCOMPARE(armorOf(s.rig.game(), s.table(), s.unit(1), AttackedSide::Front).total(),
                     1);  // overlaps it with a corner only
        }
    }
    void dangerousGroundIsTestedOncePerEntryOfTheCentre() {
        RULE("MOB-075", "MOB-079", "MOB-AMB-35", "MOB-AMB-36");
        Story s({a("drilled_infantry", 20, 10), b("psiloi", 60, 40)}, {}, {ground(Ground::Dangerous, 10, 12, 30, 30)});
        s.move(0, {20, 13}, north, {1, 1, 4});
        QCOMPARE(s.diceOf(why::danger), 3);
        s.move(0, {20, 15}, north);
        QCOMPARE(s.count(why::danger), 1);
        Story t({a("light_cavalry", 20, 10), b("psiloi", 60, 40)}, {},
                {ground(Ground::Dangerous, 10, 12, 30, 13), ground(Ground::Dangerous, 10, 14, 30, 15)});
        t.move(0, {20, 18}, north, {4, 1, 1, 4});
        QCOMPARE(t.count(why::danger), 2);
    }
    void aFailedEntryCostsOneCourageAndTheUnitStillEnters() {
        RULE("MOB-076");
        const std::vector<Terrain> bog{ground(Ground::Dangerous, 10, 12, 30, 30)};
        Story s({a("warband_infantry", 20, 10), b("psiloi", 60, 40)}, {}, bog);
        s.with(0, Courage, 3).move(0, {20, 13}, north, {1, 3, 1, 3});
        QCOMPARE(s.courage(0), 2);
        QVERIFY(s.wavers(0));
        QVERIFY(near(s.centre(0), {20, 13}));
        QCOMPARE(s.diceLeft, 0);
        Story t({a("warband_infantry", 20, 10), b("psiloi", 60, 40)}, {}, bog);
        t.with(0, Courage, 2)
            .move(0, {20, 13}, north, {1, 3, 4, 1, 4, 1});  // two tests of one success each at Courage 1
        QVERIFY(!t.wavers(0));
        QCOMPARE(t.diceLeft, 0);
        Story u({a("warband_infantry", 20, 10), b("psiloi", 60, 40)}, {}, bog);
        u.with(0, Courage, 1).move(0, {20, 13}, north, {1, 3});
        QVERIFY(!u.alive(0));
    }
    void aPhalanxPushedIntoAWoodIsInOpenOrderAtOnce() {
        RULE("MOB-077", "MOB-160");
        Story s({a("militia_hoplite", 20, 10), b("militia_hoplite", 20, 12)}, {},
                {ground(Ground::Difficult, 10, 13.5, 30, 30)});
        s.with(0, Phalanx).with(1, Phalanx).fight(0, 1, faces(3, 4) + faces(2, 1) + faces(5, 1) + faces(1, 2));
        QVERIFY(near(s.centre(1), {20, 13}));
        QVERIFY(!s.phalanx(1));
        QCOMPARE(s.count(why::brokenByGround), 1);
    }
    // The cover counts all the same.
    void aSkirmisherMayPayToIgnoreTheGround() {
        RULE("MOB-078", "MOB-174");
        for (const bool pays : {false, true}) {
            Story s({a("psiloi", 20, 10), b("psiloi", 60, 40)}, {}, {ground(Ground::Dangerous, 10, 12, 30, 14)});
            s.on(SkirmisherTerrain, coded(pays))
                .move(0, pays ? Vec{20, 18} : Vec{20, 16}, north, pays ? std::vector<std::uint8_t>{} : faces(2, 4));
            QCOMPARE(s.pool(Side::A), pays ? 8 : 9);
            QCOMPARE(s.count(why::danger), pays ? 0 : 1);
            QVERIFY(near(s.centre(0), pays ? Vec{20, 18} : Vec{20, 16}));
            const MoveLimits slowed = moveLimits(s.rig.game(), s.table(), s.unit(0), false);
            QVERIFY(!slowed.ignoreGround);
        }
        Story t({a("drilled_infantry", 20, 10), b("psiloi", 60, 40)}, {}, {ground(Ground::Difficult, 10, 12, 30, 14)});
        t.move(0, {20, 11}, north);
        QCOMPARE(t.player.times(SkirmisherTerrain), 0);
    }
    // Any overlap forbids the Phalanx.
    void aCornerInTheWoodForbidsPhalanxButCostsNothing() {
        RULE("MOB-079");
        Story s({a("militia_hoplite", 20, 10), b("psiloi", 60, 40)}, {}, {ground(Ground::Difficult, 22, 5, 30, 30)});
        QVERIFY(onDifficult(s.rig.game(), s.table().body(s.unit(0))));
        QVERIFY(!s.moveRefused(0, {20, 16}, north));
        s.play({}, [&](Play& p) { QVERIFY(!mayFormPhalanx(p, s.unit(0))); });
    }
    void nobodyEntersOrTurnsIntoImpassableGround() {
        RULE("MOB-036");
        Story s({a("drilled_infantry", 20, 10), b("psiloi", 60, 40)}, {},
                {ground(Ground::Impassable, 10, 11.5, 30, 30)});
        QCOMPARE(s.moveRefused(0, {20, 13}, north), &why::impassable);
        QCOMPARE(s.moveRefused(0, {20, 10}, east), &why::impassable);
    }
};

QTEST_GUILESS_MAIN(TestTerrain)
#include "tst_bronze_terrain.moc"
