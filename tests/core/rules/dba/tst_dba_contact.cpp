// Contact (DBA-025, DBA-124, DBA-130 to DBA-133; section 0, "second revision"): one tolerance, flanks by edges, slides
// that go forward.
#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/combat_results.h"
#include "core/rules/dba/battle/command.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/groups.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/shooting.h"
#include "core/rules/dba/battle/suggested_moves.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "tests/support/dba_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

double frontLine(const DbaRig& r, PieceId p) { return frontMiddle(r.table.body(p)).y; }

}  // namespace

class TestDbaContact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-025, DBA-132
    void aGapOfAHairKeepsNobodyFromFighting() {
        DbaRig r({"Sp"}, {"Sp"});
        r.putA(0, 5, 6);
        r.putB(0, 5.01, 6.015);
        QCOMPARE(frontEnemy(r.table, r.a(0)), r.b(0));
        QVERIFY(!Formation(*r.game, r.table, Side::A).movable().contains(r.a(0)));
        r.run({3, 3}, [](Play& play) { fightAll(play, Side::A); });
        QCOMPARE(r.table.counter(r.a(0), HasFought), 1);
        QCOMPARE(r.table.counter(r.b(0), HasFought), 1);
        // Whoever fights to its front overlaps nobody.
        DbaRig line({"Sp", "Sp"}, {"Sp", "Sp"});
        line.putA(0, 5, 6);
        line.putB(0, 5, 6);
        line.putA(1, 6, 6);
        line.putB(1, 6, 6.002);
        QCOMPARE(overlapsOf(*line.game, line.table, line.a(0)), 0);
        QCOMPARE(overlapsOf(*line.game, line.table, line.b(0)), 0);
        // A gap that one sees is one.
        r.putB(0, 5, 6.03);
        QVERIFY(!frontEnemy(r.table, r.a(0)));
    }

    // DBA-025
    void aMoveThatEndsJustShortEndsFlush() {
        DbaRig r({"Sp", "Sp"}, {"Sp", "Sp"});
        r.putA(0, 5, 4.5);
        r.putB(0, 5, 6);
        Plan plan;
        QCOMPARE(r.check(r.setOf({r.a(0)}), r.a(0), {5.01, 5.99}, {0, 1}, SingleMove, &plan), nullptr);
        QVERIFY(plan.contact);
        QVERIFY(length(frontMiddle({plan.places[0].second, {1, 0.375}}) - Vec{5, 6}) < 1e-6);
        // Of a line each element closes up: nobody is left apart beside the others.
        r.putA(1, 6, 4.5);
        r.putB(1, 6, 6.015);
        QCOMPARE(r.check(r.setOf({r.a(0), r.a(1)}), r.a(0), {5, 6}, {0, 1}, GroupMove, &plan), nullptr);
        QVERIFY(std::abs(frontMiddle({plan.places[1].second, {1, 0.375}}).y - 6.015) < 1e-6);
        QCOMPARE(plan.charging, ElementSet(r.setOf({r.a(0), r.a(1)})));
    }

    // DBA-025, section 0: also where they shift sideways into the places that their neighbours leave, whatever the
    // list's order.
    void aLineEndsFlushAsOne() {
        for (const double shift : {0.015, -0.015})
            for (const bool isReversed : {false, true}) {
                DbaRig r({"Sp", "Sp", "Sp", "Sp"}, {"Sp", "Sp", "Sp", "Sp"});
                const auto across = [&](int unit) { return 4.0 + (isReversed ? 3 - unit : unit); };
                for (int i = 0; i < 4; ++i) {
                    r.putA(i, across(i), 4.5);
                    r.putB(i, 4 + i + shift, 6);
                }
                const PieceSet line = r.setOf({r.a(0), r.a(1), r.a(2), r.a(3)});
                Plan plan;
                QCOMPARE(r.check(line, r.a(0), {across(0), 5.99}, {0, 1}, GroupMove, &plan), nullptr);
                for (int i = 0; i < 4; ++i) {
                    const auto& [p, pose] = plan.places[static_cast<std::size_t>(i)];
                    QCOMPARE(p, r.a(i));
                    QVERIFY(length(frontMiddle({pose, r.table.body(p).size}) - Vec{across(i) + shift, 6}) < 1e-6);
                }
            }
    }
    // Nobody stands before the end of the line: it stays where it is, and the others go only as far ahead as they may.
    void whoCannotShiftClosesUpStraightAhead() {
        for (const bool isReversed : {false, true}) {
            DbaRig r({"Sp", "Sp"}, {"Sp"});
            const int left = isReversed ? 1 : 0;
            r.putA(left, 5, 4.5);
            r.putA(1 - left, 6, 4.5);
            r.putB(0, 5.015, 6);
            Plan plan;
            QCOMPARE(r.check(r.setOf({r.a(0), r.a(1)}), r.a(left), {5, 5.99}, {0, 1}, GroupMove, &plan), nullptr);
            for (std::size_t i = 0; i < 2; ++i) {
                const auto& [p, pose] = plan.places[i];
                const Vec due = p == r.a(left) ? Vec{5, 6} : Vec{6, 5.99};
                QVERIFY(length(frontMiddle({pose, r.table.body(p).size}) - due) < 1e-6);
            }
        }
    }
    // Of two enemies whose flanks it meets, it stands flush with the nearer, whichever the list names first.
    void itStandsFlushWithTheNearerEnemy() {
        for (const int nearer : {0, 1}) {
            DbaRig r({"Sp"}, {"Sp", "Sp"});
            r.putA(0, 5, 5.99);
            r.put(r.b(nearer), {5.505, 6.5}, {1, 0});
            r.put(r.b(1 - nearer), {4.485, 6.505}, {-1, 0});
            const auto exact = exactEnds(r.table, ElementSet(r.table.all(Side::B)), r.table.body(r.a(0)));
            QVERIFY(exact);
            QVERIFY(length(frontMiddle({exact->flush, r.table.body(r.a(0)).size}) - Vec{5.005, 6}) < 1e-6);
        }
    }

    // DBA-119
    void whoLeavesAZoneFreeStaysPlainlyOutside() {
        DbaRig r({"Sp"}, {"Sp"});
        r.putA(0, 5, 3);
        r.putB(0, 5, 5.5);
        ElementSet enemies;
        enemies.insert(r.b(0));
        const double end = frontLine(r, r.a(0)) + clearAhead(r.table, r.a(0), enemies, 99);
        QVERIFY(5.5 - end - 1 >= contactReach - 1e-9);
        QCOMPARE(r.alone(r.a(0), {5.3, end}), nullptr);
    }

    // DBA-124, DBA-132
    void sideEdgesThatShareNoMoreThanTheToleranceAreNoContact() {
        DbaRig r({"Sp"}, {"Sp", "Sp"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.put(r.b(1), {6, 5.626}, {0, 1});  // its front edge just ahead of the rear edge
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 0);
        r.put(r.b(1), {6, 5.7}, {0, 1});
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 1);
    }

    // DBA-124, DBA-130, DBA-133
    void anEnemyAheadOfTheFrontLineIsAtNoFlank() {
        DbaRig r({"Sp"}, {"Sp", "Ps"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.put(r.b(1), {5.5, 6.5}, {-1, 0});  // across, from the front right corner ahead
        QCOMPARE(contactOf(r.table.body(r.b(1)), r.table.body(r.a(0))), Contact::None);
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 0);
        QVERIFY(behind(r.table, r.a(0)).empty());
        r.put(r.b(1), {5.5, 5.5}, {-1, 0});
        QCOMPARE(contactOf(r.table.body(r.b(1)), r.table.body(r.a(0))), Contact::RightFlank);
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 1);
        // On the other side and behind it is the same.
        r.put(r.b(1), {4.5, 6.5}, {1, 0});
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 0);
        r.put(r.b(1), {4.5, 5.1}, {1, 0});  // behind the rear line
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 0);
    }

    // DBA-124, DBA-130, DBA-133, DBA-145
    void anEdgeAlongTheFlankIsContactWhateverCornersMeet() {
        DbaRig r({"Sp"}, {"Sp", "LH"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.put(r.b(1), {5.5, 5.3}, {-1, 0});  // its corner a fifth of a base width behind the front corner
        QCOMPARE(contactOf(r.table.body(r.b(1)), r.table.body(r.a(0))), Contact::RightFlank);
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 1);
        QCOMPARE(closeTerms(*r.game, r.table, r.a(0), r.b(0)).overlaps, 1);
        DbaRig struck = r;
        Fought fought;
        fought.loser = r.a(0);
        fought.winner = r.b(0);
        struck.run({}, [&](Play& play) { suffer(play, Outcome::Recoil, fought); });
        QVERIFY(!struck.table.isPresent(r.a(0)));
        // With nobody before it, it turns.
        DbaRig alone({"Sp"}, {"Sp", "LH"});
        alone.putA(0, 5, 6);
        alone.put(alone.b(1), {5.5, 5.3}, {-1, 0});
        alone.run({}, [](Play& play) { makeMoves(play, Side::B); });
        QCOMPARE(frontEnemy(alone.table, alone.a(0)), alone.b(1));
        // But a move into contact still ends with the front corners together.
        DbaRig move({"Sp"}, {"LH"});
        move.putA(0, 5, 6);
        move.putB(0, 7, 5);
        QCOMPARE(move.alone(move.b(0), {5.5, 5.3}, {-1, 0}), &why::badContact);
        QCOMPARE(move.alone(move.b(0), {5.5, 5.5}, {-1, 0}), nullptr);
    }

    // DBA-037
    void onlyChariotsThatChargeThemselvesAreExcepted() {
        DbaRig r({"SCh", "Cv", "Cv"}, {"Sp", "Sp"});
        r.putA(11, 5, 2);
        for (const int i : {0, 1, 2})
            r.putA(i, 4 + i, 4);
        r.putB(0, 6, 5.5);
        const ElementSet all(r.setOf({r.a(0), r.a(1), r.a(2)}));
        Plan plan;
        QCOMPARE(r.check(all.pieces(), r.a(0), {4, 5.5}, {0, 1}, GroupMove, &plan), nullptr);
        QVERIFY(plan.contact && !chariotsCharge(*r.game, all, plan));
        const Command command(*r.game, r.table, Side::A);
        QCOMPARE(command.costOf(all, plan.charging), 2);
        r.putB(1, 4, 5.5);
        QCOMPARE(r.check(all.pieces(), r.a(0), {4, 5.5}, {0, 1}, GroupMove, &plan), nullptr);
        QVERIFY(chariotsCharge(*r.game, all, plan));
        QCOMPARE(command.costOf(all, plan.charging), 1);
    }

    // DBA-131
    void aSlideIsNoMoveOfItsOwn() {
        DbaRig r({"Sp", "Sp"}, {"Ps"});
        r.putB(0, 7, 5);
        const PieceSet both = r.setOf({r.a(0), r.a(1)});
        const auto slideFrom = [&](double x, double y) {
            r.putA(0, x, y);
            r.putA(1, x + 1, y);
            return r.check(both, r.a(0), {6, 5}, {0, 1}, GroupMove);
        };
        QCOMPARE(slideFrom(5, 5), &why::groupStraight);
        QCOMPARE(slideFrom(5, 4.7), &why::groupStraight);  // farther aside than ahead
        QCOMPARE(slideFrom(5.7, 4.6), nullptr);
        QCOMPARE(slideFrom(5, 4), nullptr);
        // One alone may go aside, but pays for it.
        DbaRig single({"Sp"}, {"Ps"});
        single.putA(0, 5, 6);
        single.putB(0, 6.7, 7.9);
        QCOMPARE(single.alone(single.a(0), {6.7, 7.9}), &why::tooFar);
        single.putB(0, 6, 7.9);
        QCOMPARE(single.alone(single.a(0), {6, 7.9}), nullptr);
    }

    // DBA-112
    void aBaseDirectlyBeforeTheShooterIsInItsWay() {
        DbaRig r({"3Bw", "Cv"}, {"Sp"}, {dbaGround("fort", 3.5, 7, 6.5, 8)});
        r.putA(0, 5, 5);
        r.putB(0, 5, 7.5);
        r.set(r.b(0), Guards, InWalls);
        QVERIFY(targetsOf(*r.game, r.table, r.a(0)).contains(r.b(0)));
        r.put(r.a(1), {5, 5.75}, {0, 1});
        QVERIFY(targetsOf(*r.game, r.table, r.a(0)).empty());
    }

    // DBA-144
    void contactMadeByPursuitIsLinedUp() {
        DbaRig r({"3Kn"}, {"Sp", "Sp"});
        r.putA(0, 5, 5);
        r.putB(1, 5.4, 5.6);
        r.run({}, [&](Play& play) { pursue(play, r.a(0), r.b(0), play.troop(r.b(0))); });
        QCOMPARE(frontEnemy(r.table, r.a(0)), r.b(1));
        QVERIFY(length(frontMiddle(r.table.body(r.a(0))) - Vec{5.4, 5.6}) < 1e-6);
    }
};

QTEST_GUILESS_MAIN(TestDbaContact)
#include "tst_dba_contact.moc"
