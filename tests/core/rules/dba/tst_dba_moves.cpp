// Tactical moves: what is legal (DBA-107, DBA-108, DBA-115 to DBA-119, DBA-130 to DBA-135), what they cost.
#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/command.h"
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/deployment.h"
#include "core/rules/dba/battle/element_set.h"
#include "core/rules/dba/battle/groups.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "core/table/geometry.h"
#include "tests/support/dba_rig.h"

#include <QTest>
#include <algorithm>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

class TestDbaMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-102, DBA-115, DBA-116
    void anElementGoesAsFarAsItsLongestCorner() {
        DbaRig r({"Sp", "Cv"}, {"Sp"});
        r.putA(0, 5, 3);
        r.putA(1, 9, 3);
        r.putB(0, 5, 12);
        QCOMPARE(r.alone(r.a(0), {5, 5}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5, 5.01}), &why::tooFar);
        QCOMPARE(r.alone(r.a(1), {9, 7}), nullptr);
        // About on the spot: the corners go round.
        const Vec rear = r.table.body(r.a(0)).pose.centre - Vec{0, r.table.body(r.a(0)).halfDepth()};
        QCOMPARE(r.alone(r.a(0), rear, {0, -1}), nullptr);  // 1.07
        QVERIFY(cornerPath(r.table.body(r.a(0)), {{r.table.body(r.a(0)).pose.centre, {0, -1}}, {1, 0.375}}) > 1);
    }

    // DBA-116: only through a gap that its leading edge fits.
    void aGapMustBeWideEnough() {
        DbaRig r({"Cv", "Sp", "Sp"}, {"Sp"});
        r.putA(0, 5, 2);
        r.putA(1, 4.2, 4);
        r.putA(2, 5.8, 4);
        r.putB(0, 5, 13);
        QCOMPARE(r.alone(r.a(0), {5, 6}), &why::onAnother);
        DbaRig wide({"Cv", "Sp", "Sp"}, {"Sp"});
        wide.putA(0, 5, 2);
        wide.putA(1, 4, 4);
        wide.putA(2, 6, 4);
        wide.putB(0, 5, 13);
        QCOMPARE(wide.alone(wide.a(0), {5, 6}), nullptr);
    }

    // DBA-117
    void aGroupGoesAheadOrWheels() {
        DbaRig r({"Sp", "Sp", "Sp"}, {"Sp"});
        for (int i = 0; i < 3; ++i)
            r.putA(i, 5 + i, 3);
        r.putB(0, 5, 13);
        const Formation formation(*r.game, r.table, Side::A);
        const PieceSet group = formation.groupOf(r.a(0)).pieces();
        QCOMPARE(group.size(), 3);
        QCOMPARE(r.check(group, r.a(0), {5, 5}, {0, 1}, GroupMove), nullptr);
        QCOMPARE(r.check(group, r.a(0), {5.5, 4}, {0, 1}, GroupMove), &why::groupStraight);
        QCOMPARE(r.check(group, r.a(0), {5, 2}, {0, 1}, GroupMove), &why::groupStraight);
        // A wheel about the left front corner: the far corner's way of 3 * 0.3 counts.
        const Vec turn = cosSin(0.3);
        const Vec facing{-turn.y, turn.x};
        QCOMPARE(r.check(group, r.a(0), Vec{4.5, 3} + rightOf(facing) * 0.5, facing, GroupMove), nullptr);
        const Vec far = cosSin(0.8);
        const Vec there{-far.y, far.x};
        QCOMPARE(r.check(group, r.a(0), Vec{4.5, 3} + rightOf(there) * 0.5, there, GroupMove), &why::tooFar);
        QCOMPARE(formation.movers(r.a(1), code::toRight), r.setOf({r.a(1), r.a(2)}));
    }

    // DBA-107, DBA-117: bad going is for columns and single elements.
    void onlyAColumnEntersAWood() {
        DbaRig r({"Sp", "Sp", "Ps", "Ps"}, {"Sp"}, {dbaGround("wood", 3, 4, 12, 8)});
        r.putA(0, 5, 3.5);
        r.putA(1, 6, 3.5);
        r.putA(2, 8, 3.5);
        r.putA(3, 9, 3.5);
        r.putB(0, 5, 13);
        const PieceSet line = r.setOf({r.a(0), r.a(1)});
        QCOMPARE(r.check(line, r.a(0), {5, 4.2}, {0, 1}, GroupMove), &why::groupGoing);
        QCOMPARE(r.check(r.setOf({r.a(2), r.a(3)}), r.a(2), {8, 5}, {0, 1}, GroupMove), nullptr);
        QCOMPARE(r.alone(r.a(0), {5, 4.7}), nullptr);  // half a BW in the open, the rest at the rate of 1
        QCOMPARE(r.alone(r.a(0), {5, 5.3}), &why::tooFar);
        QCOMPARE(goingAt(*r.game, r.table, r.game->troop(r.a(0)), {{{5, 6}, {0, 1}}, {1, 1}}), Going::Bad);
        // Ploughed ground is rough where the first PIP die said so.
        QCOMPARE(goingOf(FeatureKind::Plough, true, r.game->troop(r.a(0))), Going::Rough);
        QCOMPARE(goingOf(FeatureKind::Plough, false, r.game->troop(r.a(0))), Going::Good);
        QCOMPARE(goingOf(FeatureKind::Dunes, false, *troopNamed("Cm")), Going::Good);
    }

    // DBA-118
    void lightHorseMoveOnWhereNobodyIsNear() {
        DbaRig r({"LH", "Sp"}, {"Sp"});
        r.putA(0, 5, 3);
        r.putA(1, 9, 3);
        r.putB(0, 5, 8.5);
        r.set(r.a(0), MovesMade, 1);
        r.set(r.a(1), MovesMade, 1);
        QVERIFY(Formation(*r.game, r.table, Side::A).movable().contains(r.a(0)));
        QVERIFY(!Formation(*r.game, r.table, Side::A).movable().contains(r.a(1)));
        QCOMPARE(r.alone(r.a(0), {5, 7}), nullptr);
        QCOMPARE(r.alone(r.a(0), {4, 7.6}), &why::tooFar);
        r.putB(0, 5, 7.5);
        QCOMPARE(r.alone(r.a(0), {6, 6.6}), &why::nearEnemy);
    }

    // DBA-119: within a zone it lines up, makes contact, or goes straight back.
    void aThreatZoneBinds() {
        DbaRig r({"Cv"}, {"Sp"});
        r.putA(0, 5.3, 5);
        r.putB(0, 5, 6.5);
        QCOMPARE(r.alone(r.a(0), {5, 5.8}), nullptr);       // lined up
        QCOMPARE(r.alone(r.a(0), {5.4, 5.8}), &why::zone);  // in it, but not in line
        QCOMPARE(r.alone(r.a(0), {5.4, 5.4}), nullptr);     // short of it
        r.putA(0, 5.3, 5.8);
        QCOMPARE(r.alone(r.a(0), {5.3, 5}), nullptr);  // straight back
        QCOMPARE(r.alone(r.a(0), {7.5, 5.8}), &why::zone);
    }

    // DBA-130, DBA-131
    void contactIsFlush() {
        DbaRig r({"Sp", "Sp"}, {"Sp", "Sp"});
        r.putA(0, 5, 4);
        r.putB(0, 5.4, 5.5);
        Plan plan;
        QCOMPARE(r.check(r.setOf({r.a(0)}), r.a(0), {5.4, 5.5}, {0, 1}, SingleMove, &plan), nullptr);
        QVERIFY(plan.contact);
        // Half-way along his front: the lone enemy shifts to the mover.
        QCOMPARE(r.check(r.setOf({r.a(0)}), r.a(0), {5, 5.5}, {0, 1}, SingleMove, &plan), nullptr);
        QCOMPARE(plan.conforms, r.b(0));
        // With a friend beside him he does not.
        r.putB(1, 6.4, 5.5);
        QCOMPARE(r.alone(r.a(0), {5, 5.5}), &why::badContact);
        // The slide of a group is not charged.
        DbaRig g({"Sp", "Sp"}, {"Sp", "Sp"});
        g.putA(0, 5, 4);
        g.putA(1, 6, 4);
        g.putB(0, 5.4, 6);
        g.putB(1, 6.4, 6);
        QCOMPARE(g.check(g.setOf({g.a(0), g.a(1)}), g.a(0), {5.4, 6}, {0, 1}, GroupMove), nullptr);
        QCOMPARE(g.check(g.setOf({g.a(0), g.a(1)}), g.a(0), {5.4, 5.5}, {0, 1}, GroupMove), &why::groupStraight);
    }

    // DBA-130: a flank is struck from behind the line of his front.
    void aFlankIsStruckFromBehindTheFront() {
        DbaRig r({"Cv", "Cv"}, {"Sp"});
        r.putB(0, 5, 6);
        r.putA(0, 6.5, 4.5);
        r.putA(1, 7, 7.2);
        // His left side, seen from the south.
        QCOMPARE(r.alone(r.a(0), {5.5, 6.5}, {-1, 0}), &why::badContact);
        QCOMPARE(r.alone(r.a(1), {5.5, 6.5}, {-1, 0}), nullptr);
    }

    // DBA-135
    void artilleryNeverCharges() {
        DbaRig r({"Art", "Sp"}, {"Sp"});
        r.putA(0, 5, 4);
        r.putB(0, 5, 5.5);
        QCOMPARE(r.alone(r.a(0), {5, 5.5}), &why::mayNotCharge);
        DbaRig c({"SCh"}, {"Sp"});
        c.set(Side::B, CampIs, CampStands);
        c.set(Side::B, CampX, 500);
        c.set(Side::B, CampY, 1400);
        c.putA(0, 5.5, 12);
        QCOMPARE(c.alone(c.a(0), {5.5, 14}), &why::mayNotCharge);
    }

    // DBA-124, DBA-132
    void overlapsAreCounted() {
        DbaRig r({"Sp", "Ps"}, {"Sp", "Sp", "Sp"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 0);
        r.putB(1, 6, 6);  // its right corner at mine
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 1);
        r.putB(2, 4, 6);
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 2);
        QCOMPARE(overlapsOf(*r.game, r.table, r.b(0)), 0);
        r.putA(1, 6, 6);  // psiloi hold his front: no overlap any more
        QCOMPARE(overlapsOf(*r.game, r.table, r.a(0)), 1);
        // Psiloi do not suffer from corners.
        DbaRig p({"Ps"}, {"Sp", "Sp"});
        p.putA(0, 5, 6);
        p.putB(0, 5, 6);
        p.putB(1, 6, 6);
        QCOMPARE(overlapsOf(*p.game, p.table, p.a(0)), 0);
        // The edge of the table overlaps spears, not cavalry.
        DbaRig e({"Sp", "Cv"}, {});
        e.putA(0, 0.5, 6);
        e.putA(1, 0.5, 3);
        QCOMPARE(overlapsOf(*e.game, e.table, e.a(0)), 1);
        QCOMPARE(overlapsOf(*e.game, e.table, e.a(1)), 0);
    }

    // DBA-133
    void whoIsStruckInFlankTurns() {
        DbaRig r({"Cv"}, {"Sp"});
        r.putB(0, 5, 6);
        r.put(r.a(0), {5.5, 6.5}, {-1, 0});
        QCOMPARE(contactOf(r.table.body(r.a(0)), r.table.body(r.b(0))), Contact::LeftFlank);
        QCOMPARE(overlapsOf(*r.game, r.table, r.b(0)), 1);
        r.run({}, [](Play& play) { makeMoves(play, Side::A); });
        QCOMPARE(frontEnemy(r.table, r.b(0)), r.a(0));
        QCOMPARE(overlapsOf(*r.game, r.table, r.b(0)), 0);
    }

    // DBA-128, DBA-127: neighbours and those behind support.
    void neighboursSupport() {
        DbaRig r({"Sp", "Sp", "4Pk", "4Pk"}, {"Sp", "Sp"});
        r.putA(0, 5, 6);
        r.putA(1, 6, 6);
        r.putB(0, 5, 6);
        QCOMPARE(factorOf(*r.game, r.table, r.a(0), r.b(0)).total(), 5);
        r.putA(2, 9, 6);
        r.putB(1, 9, 6);
        QCOMPARE(factorOf(*r.game, r.table, r.a(2), r.b(1)).total(), 3);
        r.putA(3, 9, 6 - 0.375);
        QCOMPARE(factorOf(*r.game, r.table, r.a(2), r.b(1)).total(), 6);
    }

    // DBA-018, DBA-019, DBA-A04: a reserve lands at the water, or waits where there is no shore.
    void aReserveLandsAtTheWater() {
        DbaRig r({"Sp", "Cv"}, {}, {dbaGround("waterway", 0, 0, 15, 1)});
        r.set(r.a(0), Reserve, 1);
        r.set(r.a(1), Reserve, 1);
        r.run({}, [](Play& play) { land(play, Side::A); });
        QVERIFY(r.table.isPresent(r.a(0)) && r.table.isPresent(r.a(1)));
        const Body& deepest = r.table.body(r.a(1));
        QVERIFY(std::abs(deepest.pose.centre.y - deepest.halfDepth() - 1) < 1e-4);
        QCOMPARE(Formation(*r.game, r.table, Side::A).groupOf(r.a(0)).size(), 2);
        QCOMPARE(r.table.counter(r.a(1), Reserve), 0);
        DbaRig walled({"Sp", "Cv"}, {}, {dbaGround("waterway", 0, 0, 15, 1), dbaGround("city", 0, 1, 15, 2)});
        walled.set(walled.a(0), Reserve, 1);
        walled.set(walled.a(1), Reserve, 1);
        walled.run({}, [](Play& play) { land(play, Side::A); });
        QCOMPARE(walled.table.counter(walled.a(0), Reserve), 1);
        QCOMPARE(lossesOf(*walled.game, walled.table, Side::A),
                 11);  // who waits is not lost, the ten others are, and the general
    }

    // DBA-038, DBA-041, DBA-A12: what hides the general's signals.
    void commandReachesFarLightHorseInSight() {
        DbaRig r({"LH", "Sp"}, {}, {dbaGround("wood", 3, 6, 9, 8)});
        r.putA(11, 7, 3);
        r.putA(0, 7, 12);
        QVERIFY(Command(*r.game, r.table, Side::A).isOut(ElementSet(r.setOf({r.a(0)}))));
        r.putA(0, 13.5, 12);
        QVERIFY(!Command(*r.game, r.table, Side::A).isOut(ElementSet(r.setOf({r.a(0)}))));
        r.putA(1, 7, 9);  // beyond the wood: 4 base widths
        QVERIFY(Command(*r.game, r.table, Side::A).isOut(ElementSet(r.setOf({r.a(1)}))));
    }
};

QTEST_GUILESS_MAIN(TestDbaMoves)
#include "tst_dba_moves.moc"
