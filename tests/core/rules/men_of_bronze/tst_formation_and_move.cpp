// Formation and Move (rules 1.4).
#include "core/rules/men_of_bronze/battle/movement.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

class TestFormationAndMove : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyPhalanxTroopsFormPhalanx() {
        RULE("MOB-040");
        Story s({a("elite_infantry", 20, 10), b("psiloi", 60, 40)});
        s.act(0, coded(code::hold));
        QCOMPARE(s.player.times(FormationStart) + s.player.times(FormationEnd), 0);
        Story t({a("militia_hoplite", 20, 10), b("psiloi", 60, 40)});
        t.act(0, coded(code::hold));
        QVERIFY(offers(t.player.last(FormationStart), code::form) && offers(t.player.last(FormationEnd), code::form));
    }
    // Pivots are free; the path of the centre counts.
    void openOrderTurnsAboutAndGoesItsWholeMove() {
        RULE("MOB-041", "MOB-AMB-10b");
        Story s({a("drilled_infantry", 20, 20), b("psiloi", 60, 40)});
        QVERIFY(!s.moveRefused(0, {20, 14}, south));
        QCOMPARE(s.moveRefused(0, {20, 13.9}, south), &why::tooFar);
        s.move(0, {20, 14}, west);
        QVERIFY(near(s.centre(0), {20, 14}) && near(s.facing(0), west));
    }
    void aBentWayIsAsLongAsItsLegs() {
        RULE("MOB-041");
        Story s({a("drilled_infantry", 20, 20), b("psiloi", 60, 40)});
        Choice bent = to({23, 23}, north);
        bent.turns = 1;
        bent.via[0] = {20, 23};
        const auto refused = [&] {
            return checkMove(s.rig.game(), s.table(), moveLimits(s.rig.game(), s.table(), s.unit(0), false), bent);
        };
        QVERIFY(!refused());
        bent.pose.centre.x = 23.1;
        QCOMPARE(refused(), &why::tooFar);
    }
    void aPhalanxGoesStraightAheadOnly() {
        RULE("MOB-042", "MOB-160");
        Story s({a("militia_hoplite", 24, 10), b("psiloi", 60, 40)});
        s.with(0, Phalanx);
        QVERIFY(!s.moveRefused(0, {24, 16}, north));
        QCOMPARE(s.moveRefused(0, {24, 16.1}, north), &why::tooFar);
        for (const Vec where : {Vec{25, 10}, Vec{24, 9}, Vec{24.5, 13}})
            QCOMPARE(s.moveRefused(0, where, north), &why::straightOnly);
        QCOMPARE(s.moveRefused(0, {24, 10}, east), &why::straightOnly);
    }
    // One 4 or more among the Discipline dice; a unit that fails stays steady.
    void aPhalanxThatMovesAheadTestsAndDriftsOnFailure() {
        RULE("MOB-043", "MOB-143");
        for (const auto& [type, dice] : std::initializer_list<std::pair<const char*, int>>{
                 {"militia_hoplite", 2}, {"drilled_hoplite", 3}, {"elite_hoplite", 4}}) {
            Story s({a(type, 24, 10), b("psiloi", 60, 40)});
            s.with(0, Phalanx).move(0, {24, 14}, north, faces(dice, 3));
            QCOMPARE(s.diceOf(why::driftTest), dice);
            QVERIFY(near(s.centre(0), {25, 14}));
            QVERIFY(!s.wavers(0));
            QCOMPARE(s.diceLeft, 0);
            Story t({a(type, 24, 10), b("psiloi", 60, 40)});
            t.with(0, Phalanx).with(0, Strategos).move(0, {24, 14}, north, faces(dice, 3) + faces(1, 4));
            QVERIFY(near(t.centre(0), {24, 14}));
        }
    }
    void itDriftsToItsOwnRightAndStopsAtContactGroundAndEdge() {
        RULE("MOB-044");
        Story s({a("militia_hoplite", 24, 10, west), b("psiloi", 60, 40)});
        s.with(0, Phalanx).move(0, {18, 10}, west, {1, 1});
        QVERIFY(near(s.centre(0), {18, 11}));
        Story t(
            {a("militia_hoplite", 20, 10), a("psiloi", 25.5, 15), b("psiloi", 60, 40)});  // half an inch beside the way
        t.with(0, Phalanx);
        t.play({}, [&](Play& p) { slideRight(p, t.unit(0)); });
        QVERIFY(near(t.centre(0), {21, 10}));
        t.play({}, [&](Play& p) {
            place(p, t.unit(0), {{20, 15}, north}, why::advance);
            slideRight(p, t.unit(0));
        });
        QVERIFY(near(t.centre(0), {20.5, 15}));
        Story u({a("militia_hoplite", 69.2, 10), a("militia_hoplite", 20, 10), b("psiloi", 60, 40)}, {},
                {ground(Ground::Impassable, 22.8, 5, 25, 15)});
        u.play({}, [&](Play& p) {
            slideRight(p, u.unit(0));
            slideRight(p, u.unit(1));
        });
        QVERIFY(near(u.centre(0), {69.5, 10}) && near(u.centre(1), {20.3, 10}));
    }
    void stayingIsNoMoveAheadNorIsPressingAgainstWhoStandsThere() {
        RULE("MOB-AMB-12");
        Story s({a("militia_hoplite", 24, 10), b("warband_infantry", 24, 12)});
        s.with(0, Phalanx).move(0, {24, 10}, north);
        s.move(0, {24, 13}, north);
        QCOMPARE(s.rolls(), 0);
    }
    void moveAndRangeAreBaseWidthsUnlessTheClubCountsInches() {
        RULE("MOB-045", "MOB-AMB-03");
        Options options;
        options.bw = 0.75;
        Story s({a("archer_slinger", 20, 20), b("psiloi", 60, 40)}, options);
        QCOMPARE(s.rig.game().profile(s.unit(0)).move, 5.25);
        QCOMPARE(s.rig.game().profile(s.unit(0)).range, 9.0);
        Story h({a("drilled_infantry", 20, 20), b("psiloi", 60, 40)}, options);
        QVERIFY(!h.moveRefused(0, {20, 24.5}, north));
        QCOMPARE(h.moveRefused(0, {20, 24.6}, north), &why::tooFar);
        options.moveInInches = true;
        Story t({a("archer_slinger", 20, 20), b("psiloi", 60, 40)}, options);
        QCOMPARE(t.rig.game().profile(t.unit(0)).move, 7.0);
        QCOMPARE(t.rig.game().profile(t.unit(0)).range, 12.0);
    }
    void formingCostsAPointAndNeedsOneAndFirmGround() {
        RULE("MOB-047", "MOB-160", "MOB-AMB-70");
        Story s({a("militia_hoplite", 20, 10), b("psiloi", 60, 40)});
        s.arete(0, 0).act(0, coded(code::hold));
        QCOMPARE(s.player.times(FormationStart), 0);
        s.arete(1, 0).on(FormationEnd, coded(code::form)).act(0, coded(code::hold));
        QVERIFY(s.phalanx(0));
        QCOMPARE(s.pool(Side::A), 0);
        Story t({a("militia_hoplite", 20, 10), b("psiloi", 60, 40)}, {}, {ground(Ground::Difficult, 22, 5, 30, 15)});
        t.act(0, coded(code::hold));
        QCOMPARE(t.player.times(FormationStart), 0);
    }
    void leavingPhalanxIsFree() {
        RULE("MOB-048");
        Story s({a("militia_hoplite", 20, 10), b("psiloi", 60, 40)});
        s.with(0, Phalanx).on(FormationStart, coded(code::leave)).act(0, coded(code::hold));
        QVERIFY(!s.phalanx(0));
        QCOMPARE(s.pool(Side::A), 9);
    }
    void aDrilledPhalanxStepsBackOrAsideWithoutATest() {
        RULE("MOB-049", "MOB-162", "MOB-AMB-53");
        Story s({a("drilled_hoplite", 24, 10), b("psiloi", 60, 40)});
        s.with(0, Phalanx);
        for (const Vec where : {Vec{22, 10}, Vec{26, 10}, Vec{23, 10}, Vec{24, 9}, Vec{24, 9.5}})
            QVERIFY(!s.moveRefused(0, where, north));
        for (const Vec where : {Vec{21.9, 10}, Vec{24, 8.9}, Vec{23, 11}, Vec{23, 9.5}})
            QCOMPARE(s.moveRefused(0, where, north), &why::stepsOnly);
        s.move(0, {22, 10}, north);
        QVERIFY(near(s.centre(0), {22, 10}) && near(s.facing(0), north));
        QCOMPARE(s.rolls(), 0);
        QVERIFY(s.phalanx(0));
    }
    void whereTheClubAllowsItATargetFormsPhalanxWhenItIsCharged() {
        RULE("MOB-AMB-10");
        for (const FormWindow window : {FormWindow::OwnActivation, FormWindow::AlsoWhenCharged, FormWindow::Any}) {
            Options options;
            options.formWindow = window;
            Story s({a("elite_infantry", 20, 10), b("militia_hoplite", 20, 16)}, options);
            s.on(FormationStart, [](const Request& r) {
                 return r.form == Form::Subset ? Choice{} : coded(code::form);
             }).charge(0, 1, faces(7 + 5, 1));
            QCOMPARE(s.phalanx(1), window != FormWindow::OwnActivation);
            QCOMPARE(s.pool(Side::B), window != FormWindow::OwnActivation ? 8 : 9);
        }
    }
    void whereTheClubAllowsItUnitsFormPhalanxInEveryGap() {
        RULE("MOB-AMB-10");
        Options options;
        options.formWindow = FormWindow::Any;
        Story s({a("psiloi", 20, 10), b("militia_hoplite", 20, 40), b("militia_hoplite", 40, 40)}, options);
        s.arete(0, 1).on(FormationStart,
                         [&](const Request& r) { return r.form == Form::Subset ? one(s.unit(2)) : Choice{}; });
        s.act(0, coded(code::hold));
        QVERIFY(!s.phalanx(1) && s.phalanx(2));
        QCOMPARE(s.pool(Side::B), 0);
    }
};

QTEST_GUILESS_MAIN(TestFormationAndMove)
#include "tst_formation_and_move.moc"
