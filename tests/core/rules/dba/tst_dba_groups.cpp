// Who may move, and who moves together.
#include "core/rules/dba/battle/groups.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

PieceSet groupOf(const DbaRig& r, PieceId p) { return Formation(r.game(), r.table(), Side::A).groupOf(p).pieces(); }
bool mayMove(const DbaRig& r, PieceId p) { return Formation(r.game(), r.table(), Side::A).movable().contains(p); }

/// Two ranks of three, facing the enemy.
DbaRig block() {
    return {
        {{"Sp", {5, 6}}, {"Sp", {6, 6}}, {"Sp", {7, 6}}, {"Sp", {5, 5.625}}, {"Sp", {6, 5.625}}, {"Sp", {7, 5.625}}},
        {}};
}

}  // namespace

class TestDbaGroups : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neighboursInLineAreAGroup() {
        RULE("DBA-117");
        const DbaRig r({{"Sp", {5, 6}}, {"Sp", {6, 6}}, {"Sp", {7.1, 6}}}, {});
        QCOMPARE(groupOf(r, r.a(0)), r.setOf({r.a(0), r.a(1)}));
        QCOMPARE(groupOf(r, r.a(2)), r.setOf({r.a(2)}));
    }

    void whoStandsDirectlyBehindBelongsToTheGroup() {
        RULE("DBA-117");
        DbaRig r({{"Sp", {5, 6}}, {"Sp", {5, 5.625}}}, {});
        QCOMPARE(groupOf(r, r.a(0)).size(), 2);
        r.putA(1, 5.5, 5.625);
        QCOMPARE(groupOf(r, r.a(0)).size(), 1);
    }

    void whoFacesElsewhereIsNotOfTheGroup() {
        RULE("DBA-117");
        DbaRig r({{"Sp", {5, 6}}, {"Sp", {6, 6}}}, {});
        r.put(r.a(1), {6, 5.625}, {0, -1});
        QCOMPARE(groupOf(r, r.a(0)), r.setOf({r.a(0)}));
    }

    void frontEdgesOfNeighboursAreInLine() {
        RULE("DBA-117");
        const DbaRig r({{"Sp", {5, 6}}, {"Sp", {6, 5.9}}}, {});
        QCOMPARE(groupOf(r, r.a(0)), r.setOf({r.a(0)}));
    }

    void aPartOfAGroupMayMove() {
        RULE("DBA-117");
        const DbaRig r = block();
        const Formation formation(r.game(), r.table(), Side::A);
        QCOMPARE(formation.movers(r.a(1), code::group).size(), 6);
        QCOMPARE(formation.movers(r.a(1), code::toRight), r.setOf({r.a(1), r.a(2), r.a(4), r.a(5)}));
        QCOMPARE(formation.movers(r.a(1), code::toLeft), r.setOf({r.a(0), r.a(1), r.a(3), r.a(4)}));
        QCOMPARE(formation.movers(r.a(1), code::file), r.setOf({r.a(1), r.a(4)}));
        QCOMPARE(formation.movers(r.a(1), code::single), r.setOf({r.a(1)}));
    }

    void aColumnIsOneElementWide() {
        RULE("DBA-117");
        const DbaRig r = block();
        QVERIFY(isColumn(r.table(), r.setOf({r.a(0), r.a(3)})));
        QVERIFY(!isColumn(r.table(), r.setOf({r.a(0), r.a(1)})));
    }

    void nobodyLeavesCloseCombat() {
        RULE("DBA-116");
        const DbaRig r({{"Sp", {5, 6}}, {"Sp", {6, 6}}}, {{"Sp", {5, 6}}});
        QVERIFY(!mayMove(r, r.a(0)));
        QVERIFY(mayMove(r, r.a(1)));
    }

    void whoIsStruckInFlankIsInCloseCombat() {
        RULE("DBA-116");
        const DbaRig r({{"Sp", {5, 6}}}, {{"Cv", {5.5, 5.5}, {-1, 0}}});
        QVERIFY(!mayMove(r, r.a(0)));
    }

    void mostTroopsMoveOnce() {
        RULE("DBA-118");
        DbaRig r({{"Sp", {5, 6}}, {"Cv", {8, 6}}}, {});
        for (const int i : {0, 1}) {
            QVERIFY(mayMove(r, r.a(i)));
            r.set(r.a(i), MovesMade, 1);
            QVERIFY(!mayMove(r, r.a(i)));
        }
    }

    void lightHorseMoveUpToThreeTimes() {
        RULE("DBA-118");
        for (const char* type : {"LH", "MtdInf"}) {
            DbaRig r({{type, {5, 6}}}, {});
            r.set(r.a(0), MovesMade, 2);
            QVERIFY(mayMove(r, r.a(0)));
            r.set(r.a(0), MovesMade, 3);
            QVERIFY(!mayMove(r, r.a(0)));
        }
    }

    void psiloiMoveTwiceInTheirFirstBound() {
        RULE("DBA-118");
        DbaRig r({{"Ps", {5, 6}}}, {});
        r.set(r.a(0), MovesMade, 1);
        QVERIFY(!mayMove(r, r.a(0)));
        r.set(Side::A, Bounds, 1);
        QVERIFY(mayMove(r, r.a(0)));
        r.set(r.a(0), MovesMade, 2);
        QVERIFY(!mayMove(r, r.a(0)));
    }
};

QTEST_GUILESS_MAIN(TestDbaGroups)
#include "tst_dba_groups.moc"
