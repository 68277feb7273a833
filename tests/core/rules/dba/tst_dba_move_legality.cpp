// What a tactical move may not do: going, contact, threat zones, further moves.
#include "core/rules/dba/battle/move_legality.h"
#include "core/rules/dba/battle/suggested_moves.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// Spears before a river that is known.
DbaRig atRiver(RiverIs river) {
    DbaRig r({{"Sp", {5, 3.9}}, {"Sp", {6, 3.9}}}, {}, {.ground = {dbaGround("river", 0, 4, 15, 4.5)}});
    r.set(Side::A, River, static_cast<int>(river));
    return r;
}
const Reason* crossing(const DbaRig& r, double ahead) { return r.alone(r.a(0), {5, 3.9 + ahead}); }

}  // namespace

class TestDbaMoveLegality : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyAColumnEntersBadGoing() {
        RULE("DBA-117");
        DbaRig r({{"4Ax", {5, 3.5}}, {"4Ax", {6, 3.5}}}, {}, {.ground = {dbaGround("wood", 3, 4, 12, 8)}});
        const PieceSet both = r.setOf({r.a(0), r.a(1)});
        QCOMPARE(r.check(both, r.a(0), {5, 4.2}, {0, 1}, GroupMove), &why::groupGoing);
        r.putA(1, 5, 3);
        QCOMPARE(r.check(both, r.a(0), {5, 4.2}, {0, 1}, GroupMove), nullptr);
    }

    void psiloiEnterBadGoingAbreast() {
        RULE("DBA-117");
        const DbaRig r({{"Ps", {5, 3.5}}, {"Ps", {6, 3.5}}}, {}, {.ground = {dbaGround("wood", 3, 4, 12, 8)}});
        QCOMPARE(r.check(r.setOf({r.a(0), r.a(1)}), r.a(0), {5, 5}, {0, 1}, GroupMove), nullptr);
    }

    void roughGoingIsForLinesToo() {
        RULE("DBA-117");
        const DbaRig r({{"Sp", {5, 3.5}}, {"Sp", {6, 3.5}}}, {}, {.ground = {dbaGround("scrub", 3, 4, 12, 8)}});
        QCOMPARE(r.check(r.setOf({r.a(0), r.a(1)}), r.a(0), {5, 4.2}, {0, 1}, GroupMove), nullptr);
    }

    void artilleryAndWagonsStayOutOfBadGoing() {
        RULE("DBA-115");
        for (const char* type : {"Art", "WWg"}) {
            const DbaRig r({{type, {5, 3.5}}}, {}, {.ground = {dbaGround("wood", 3, 4, 12, 8)}});
            QCOMPARE(r.alone(r.a(0), {5, 4.2}), &why::closedGround);
            QCOMPARE(r.alone(r.a(0), {5, 4}), nullptr);
        }
    }

    void aPaltryRiverSlowsNobody() {
        RULE("DBA-108");
        QCOMPARE(crossing(atRiver(RiverIs::Paltry), 2), nullptr);
    }

    void anyOtherRiverSlows() {
        RULE("DBA-108");
        const DbaRig r = atRiver(RiverIs::Slow);
        QCOMPARE(crossing(r, 2), &why::tooFar);
        QCOMPARE(crossing(r, 0.5), nullptr);
    }

    void theWorstRiverIsForSingleColumnsAlone() {
        RULE("DBA-108");
        for (const RiverIs river : {RiverIs::Slow, RiverIs::ColumnOnly}) {
            const DbaRig r = atRiver(river);
            QCOMPARE(r.check(r.setOf({r.a(0), r.a(1)}), r.a(0), {5, 4.3}, {0, 1}, GroupMove),
                     river == RiverIs::Slow ? nullptr : &why::riverColumn);
            QCOMPARE(r.alone(r.a(0), {5, 4.3}), nullptr);
        }
    }

    void aFurtherMoveStaysOneFromTheEnemy() {
        RULE("DBA-118");
        DbaRig r({{"LH", {5, 3}}}, {{"Sp", {5, 8}, {1, 0}}});
        const double rear = 8 - 0.5;  // of the enemy, seen from the side
        QCOMPARE(r.alone(r.a(0), {5, rear - 0.9}), nullptr);
        r.set(r.a(0), MovesMade, 1);
        QCOMPARE(r.alone(r.a(0), {5, rear - 0.9}), &why::nearEnemy);
        QCOMPARE(r.alone(r.a(0), {5, rear - 1}), nullptr);
    }

    void aFurtherMoveDoesNotStartNearTheEnemy() {
        RULE("DBA-118");
        DbaRig r({{"LH", {5, 3}}}, {{"Sp", {5, 2.5}, {0, -1}}});
        r.put(r.b(0), {6.2, 2}, {0, -1});
        r.set(r.a(0), MovesMade, 1);
        QCOMPARE(r.alone(r.a(0), {5, 6}), &why::nearEnemy);
    }

    void furtherMovesOfLightHorseEndInGoodGoing() {
        RULE("DBA-118");
        DbaRig r({{"LH", {5, 3}}}, {}, {.ground = {dbaGround("scrub", 3, 4, 7, 9)}});
        QCOMPARE(r.alone(r.a(0), {5, 4.5}), nullptr);
        r.set(r.a(0), MovesMade, 1);
        QCOMPARE(r.alone(r.a(0), {5, 4.5}), &why::secondGoing);
        QCOMPARE(r.alone(r.a(0), {5, 4}), nullptr);
    }

    void psiloiMoveOnIntoRoughOrBadGoing() {
        RULE("DBA-118");
        DbaRig r({{"Ps", {5, 3}}}, {}, {.ground = {dbaGround("wood", 3, 4, 7, 9)}});
        r.set(r.a(0), MovesMade, 1);
        QCOMPARE(r.alone(r.a(0), {5, 5}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5, 3.5}), &why::secondGoing);
        r.set(Side::A, Bounds, 1);
        QCOMPARE(r.alone(r.a(0), {5, 3.5}), nullptr);
    }

    void whoEntersAZoneLinesUp() {
        RULE("DBA-119");
        const DbaRig r({{"Cv", {5.3, 5}}}, {{"Sp", {5, 6.5}}});
        QCOMPARE(r.alone(r.a(0), {5, 5.8}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5.4, 5.8}), &why::zone);
        QCOMPARE(r.alone(r.a(0), {5.4, 5.4}), nullptr);  // short of it
    }

    void whoStandsInAZoneMayGoStraightBack() {
        RULE("DBA-119");
        const DbaRig r({{"Cv", {5.3, 5.8}}}, {{"Sp", {5, 6.5}}});
        QCOMPARE(r.alone(r.a(0), {5.3, 5}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5.6, 5}), &why::zone);
    }

    void whoStandsInAZoneDoesNotGoAside() {
        RULE("DBA-119");
        const DbaRig r({{"Cv", {5.3, 5.8}}}, {{"Sp", {5, 6.5}}});
        QCOMPARE(r.alone(r.a(0), {7.5, 5.8}), &why::zone);
    }

    void whoStandsInAZoneMayMakeContactWithItsOwner() {
        RULE("DBA-119");
        const DbaRig r({{"Cv", {5.3, 5.8}}}, {{"Sp", {5, 6.5}}});
        QCOMPARE(r.alone(r.a(0), {5, 6.5}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5, 6}), nullptr);
    }

    void inSeveralZonesAMoverObeysOneOwner() {
        RULE("DBA-119");
        const DbaRig r({{"Cv", {5.3, 5.8}}}, {{"Sp", {5, 6.5}}, {"Sp", {8, 6.5}}});
        QCOMPARE(r.alone(r.a(0), {8, 6.5}), nullptr);
        QCOMPARE(r.alone(r.a(0), {8.2, 6}), &why::zone);
    }

    void aZoneBindsWhoeverCrossesIt() {
        RULE("DBA-119");
        const DbaRig r({{"Cv", {3, 6}}}, {{"Sp", {5, 7}}});
        QCOMPARE(r.alone(r.a(0), {6.5, 6}), &why::zone);
    }

    void aZoneIsOneDeep() {
        RULE("DBA-119");
        const DbaRig r({{"Cv", {5.4, 3}}}, {{"Sp", {5, 6}}});
        QCOMPARE(r.alone(r.a(0), {5.4, 4.99}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5.4, 5}), &why::zone);  // touching its far edge counts as in
    }

    void whoIsInCloseCombatHasNoZone() {
        RULE("DBA-119");
        const DbaRig r({{"Cv", {5.4, 3}}, {"Sp", {5, 6.5}, {-1, 0}}}, {{"Sp", {4.5, 6.5}, {1, 0}}, {"Sp", {9, 6}}});
        QCOMPARE(r.alone(r.a(0), {5.4, 5}), nullptr);
    }

    void aWarWagonHasAZoneOnAllSides() {
        RULE("DBA-119");
        for (const char* type : {"WWg", "Sp"}) {
            const DbaRig r({{"Cv", {7.2, 3}}}, {{type, {5, 6}}});
            QCOMPARE(r.alone(r.a(0), {6.4, 6}), std::string_view(type) == "WWg" ? &why::zone : nullptr);
        }
    }

    void anEnemyCampHasAZoneOnAllSides() {
        RULE("DBA-119");
        DbaRig r({{"Cv", {3, 13.5}}}, {});
        r.camp(Side::B, {5, 14}, r.game().followers(Side::B));
        QCOMPARE(r.alone(r.a(0), {3.4, 14.5}), nullptr);
        QCOMPARE(r.alone(r.a(0), {4.2, 14.5}), &why::zone);
    }

    void whoLeavesAZoneFreeStaysPlainlyOutside() {
        RULE("DBA-119");
        const DbaRig r({{"Sp", {5, 3}}}, {{"Sp", {5, 5.5}}});
        ElementSet enemies;
        enemies.insert(r.b(0));
        const double end = 3 + clearAhead(r.table(), r.a(0), enemies, 99);
        QVERIFY(5.5 - end - 1 >= contactReach - 1e-9);
        QCOMPARE(r.alone(r.a(0), {5.3, end}), nullptr);
    }

    void aMoveEndsInFullContactWithTheFront() {
        RULE("DBA-130");
        const DbaRig r({{"Cv", {5, 4}}}, {{"Sp", {5.4, 5.5}}, {"Sp", {6.4, 5.5}}});
        Plan plan;
        QCOMPARE(r.check(r.setOf({r.a(0)}), r.a(0), {5.4, 5.5}, {0, 1}, SingleMove, &plan), nullptr);
        QVERIFY(plan.contact);
        QCOMPARE(r.alone(r.a(0), {5, 5.5}), &why::badContact);  // half-way along
    }

    void aMoveIntoAFlankEndsWithTheFrontCornersTogether() {
        RULE("DBA-130");
        const DbaRig r({{"Sp", {5, 6}}}, {{"LH", {7, 5}}});
        QCOMPARE(r.alone(r.b(0), {5.5, 5.3}, {-1, 0}), &why::badContact);
        QCOMPARE(r.alone(r.b(0), {5.5, 5.5}, {-1, 0}), nullptr);
    }

    void aMoveIntoTheRearEndsInFull() {
        RULE("DBA-130");
        const DbaRig r({{"Cv", {7, 8.5}, {0, -1}}}, {{"Sp", {5, 6}}});
        QCOMPARE(r.alone(r.a(0), {5, 6.375}, {0, -1}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5.4, 6.375}, {0, -1}), &why::badContact);
    }

    void aMoveMayEndInAnOverlapPosition() {
        RULE("DBA-130");
        const DbaRig r({{"Sp", {5, 6}}, {"Cv", {6.3, 4.5}}}, {{"Sp", {5, 6}}});
        QCOMPARE(r.alone(r.a(1), {6, 6}), nullptr);
    }

    void aFlankIsStruckFromBehindTheLineOfTheFront() {
        RULE("DBA-130");
        const DbaRig r({{"Cv", {6.5, 4.5}}, {"Cv", {7, 7.2}}}, {{"Sp", {5, 6}}});
        QCOMPARE(r.alone(r.a(0), {5.5, 6.5}, {-1, 0}), &why::badContact);
        QCOMPARE(r.alone(r.a(1), {5.5, 6.5}, {-1, 0}), nullptr);
    }

    void aLoneEnemyShiftsToAMoverWhoCannotLineUp() {
        RULE("DBA-131");
        DbaRig r({{"Sp", {5, 4}}}, {{"Sp", {5.4, 5.5}}, "Sp"});
        Plan plan;
        QCOMPARE(r.check(r.setOf({r.a(0)}), r.a(0), {5, 5.5}, {0, 1}, SingleMove, &plan), nullptr);
        QCOMPARE(plan.linedUpEnemy.piece, r.b(0));
        r.putB(1, 6.4, 5.5);  // not with a friend beside it
        QCOMPARE(r.alone(r.a(0), {5, 5.5}), &why::badContact);
    }

    void artilleryAndWagonsNeverCharge() {
        RULE("DBA-135");
        for (const char* type : {"Art", "WWg"}) {
            const DbaRig r({{type, {5, 4}}}, {{"Sp", {5, 5.5}}});
            QCOMPARE(r.alone(r.a(0), {5, 5.5}), &why::mayNotCharge);
        }
    }

    void chariotsNeverChargeACamp() {
        RULE("DBA-135");
        for (const char* type : {"SCh", "Cv"}) {
            DbaRig r({{type, {5.5, 12}}}, {});
            r.camp(Side::B, {5, 14}, r.game().followers(Side::B));
            QCOMPARE(r.alone(r.a(0), {5.5, 14}), std::string_view(type) == "SCh" ? &why::mayNotCharge : nullptr);
        }
    }
};

QTEST_GUILESS_MAIN(TestDbaMoveLegality)
#include "tst_dba_move_legality.moc"
