// Shooting and what combat does: targets, recoil, flight, pursuit, camps, the end (DBA-111, DBA-112, DBA-143 to
// DBA-152).
#include "core/rules/dba/battle/close_combat.h"
#include "core/rules/dba/battle/combat_results.h"
#include "core/rules/dba/battle/shooting.h"
#include "tests/support/dba_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

void hit(DbaRig& r, PieceId loser, PieceId winner, Outcome outcome) {
    r.run({}, [&](Play& play) {
        Fought fought;
        fought.loser = loser;
        fought.winner = winner;
        suffer(play, outcome, fought);
    });
}

double frontOf(const DbaRig& r, PieceId p) { return frontMiddle(r.table.body(p)).y; }

}  // namespace

class TestDbaOutcomes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // DBA-111, DBA-A15, DBA-A17: who stands in the zone comes first, who fights is left alone.
    void theNearestDangerIsShotAt() {
        DbaRig r({"4Bw"}, {"Sp", "Sp", "Sp"});
        r.putA(0, 5, 5);
        r.putB(0, 5, 7.5);
        QCOMPARE(targetsOf(*r.game, r.table, r.a(0)), r.setOf({r.b(0)}));
        r.putB(1, 5.5, 5.8);
        QCOMPARE(targetsOf(*r.game, r.table, r.a(0)), r.setOf({r.b(1)}));
        r.set(r.a(0), FarMoved, 2);
        QVERIFY(!mayShoot(*r.game, r.table, r.a(0)));
        r.set(r.a(0), FarMoved, 1);
        QVERIFY(mayShoot(*r.game, r.table, r.a(0)));
        r.putB(2, 5, 5);
        QVERIFY(!mayShoot(*r.game, r.table, r.a(0)));
    }

    // DBA-112: half a base width of wood hides.
    void woodsAndBasesHide() {
        for (const double depth : {0.5, 0.4}) {
            DbaRig r({"4Bw"}, {"Sp"}, {dbaGround("wood", 3, 6, 8, 6 + depth)});
            r.putA(0, 5, 5);
            r.putB(0, 5, 7.5);
            QCOMPARE(targetsOf(*r.game, r.table, r.a(0)).empty(), depth == 0.5);
        }
        DbaRig r({"4Bw", "Sp"}, {"Sp"});
        r.putA(0, 5, 5);
        r.putB(0, 5, 7.5);
        r.putA(1, 5, 6.5);
        QVERIFY(targetsOf(*r.game, r.table, r.a(0)).empty());
    }

    // DBA-114, DBA-C05, DBA-A16: the shooter's die, then the target's; helpers do not dice.
    void threeBowsMakeOneShot() {
        DbaRig r({"4Bw", "4Bw", "4Bw"}, {"Sp"});
        for (int i = 0; i < 3; ++i)
            r.putA(i, 4 + i, 5);
        r.putB(0, 5, 7);
        r.run({4, 3}, [](Play& play) { shoot(play, Side::A); });  // 2 + 4 against 4 - 2 + 3
        QCOMPARE(frontOf(r, r.b(0)), 7.375);
    }

    // DBA-C06, DBA-A18: the moving side's die first; both have fought.
    void aFightIsDiced() {
        DbaRig r({"Sp"}, {"Sp"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.run({6, 3}, [](Play& play) { fightAll(play, Side::A); });
        QCOMPARE(frontOf(r, r.b(0)), 6.375);
        QCOMPARE(r.table.counter(r.a(0), HasFought), 1);
        DbaRig d({"Sp"}, {"Sp"});
        d.putA(0, 5, 6);
        d.putB(0, 5, 6);
        d.run({6, 1}, [](Play& play) { fightAll(play, Side::A); });
        QVERIFY(!d.table.isPresent(d.b(0)));
    }

    // DBA-143
    void flightEndsAtAWoodAndInARiver() {
        DbaRig r({"Sp"}, {"Cv"}, {dbaGround("wood", 3, 9, 8, 11)});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        hit(r, r.b(0), r.a(0), Outcome::Flee);
        QVERIFY(std::abs(frontOf(r, r.b(0)) - 9) < 1e-5);  // it has turned: its front is at the wood's edge
        DbaRig w({"Sp"}, {"Cv"}, {dbaGround("river", 0, 9, 15, 9.5)});
        w.putA(0, 5, 6);
        w.putB(0, 5, 6);
        hit(w, w.b(0), w.a(0), Outcome::Flee);
        QVERIFY(!w.table.isPresent(w.b(0)));
        DbaRig e({"Sp"}, {"Cv"});
        e.putA(0, 5, 11);
        e.putB(0, 5, 11);
        hit(e, e.b(0), e.a(0), Outcome::Flee);
        QVERIFY(!e.table.isPresent(e.b(0)));  // off the table
    }

    // DBA-D10: round a friend by the least shift.
    void flightGoesRoundAFriend() {
        DbaRig r({"Sp"}, {"Cv", "Sp"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.putB(1, 5.6, 9);
        hit(r, r.b(0), r.a(0), Outcome::Flee);
        QVERIFY(std::abs(r.table.body(r.b(0)).pose.centre.x - 4.5) < 1e-5);
        QVERIFY(frontOf(r, r.b(0)) > 10);
    }

    // DBA-145: friends behind are pushed back, all ranks; elephants are not.
    void friendsBehindArePushed() {
        DbaRig r({"Sp"}, {"4Bd", "4Ax", "4Ax"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.putB(1, 5, 6.375);
        r.putB(2, 5, 6.875);
        hit(r, r.b(0), r.a(0), Outcome::Recoil);
        QVERIFY(std::abs(frontOf(r, r.b(0)) - 6.375) < 1e-5);
        QVERIFY(std::abs(frontOf(r, r.b(1)) - 6.75) < 1e-5);
        QVERIFY(std::abs(frontOf(r, r.b(2)) - 7.25) < 1e-5);
        DbaRig e({"Sp"}, {"4Bd", "El"});
        e.putA(0, 5, 6);
        e.putB(0, 5, 6);
        e.putB(1, 5, 6.375);
        hit(e, e.b(0), e.a(0), Outcome::Recoil);
        QCOMPARE(frontOf(e, e.b(0)), 6.0);  // blocked
        DbaRig passed({"Sp"}, {"4Bd", "Sp"});
        passed.putA(0, 5, 6);
        passed.putB(0, 5, 6);
        passed.putB(1, 5, 6.375);
        hit(passed, passed.b(0), passed.a(0), Outcome::Recoil);  // DBA-134
        QVERIFY(std::abs(frontOf(passed, passed.b(0)) - 6.75) < 1e-5);
    }

    // DBA-133, DBA-145: who has an enemy at flank or rear does not recoil.
    void thereIsNoRecoilIntoAnEnemy() {
        DbaRig r({"Sp", "Cv"}, {"Sp"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.put(r.a(1), {5.5, 6.5}, {-1, 0});
        hit(r, r.b(0), r.a(0), Outcome::Recoil);
        QVERIFY(!r.table.isPresent(r.b(0)));
    }

    // DBA-146
    void elephantsTrample() {
        DbaRig r({"Sp"}, {"El", "Sp"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.putB(1, 5, 7);
        hit(r, r.b(0), r.a(0), Outcome::Recoil);
        QVERIFY(!r.table.isPresent(r.b(1)));
        QCOMPARE(frontOf(r, r.b(0)), 7.0);
        DbaRig two({"Sp"}, {"El", "El"});
        two.putA(0, 5, 6);
        two.putB(0, 5, 6);
        two.putB(1, 5, 7);
        hit(two, two.b(0), two.a(0), Outcome::Recoil);
        QVERIFY(!two.table.isPresent(two.b(0)) && !two.table.isPresent(two.b(1)));
    }

    // DBA-147
    void warbandBehindDiesWithTheFront() {
        for (const char* kind : {"4Wb", "4Pk"}) {
            DbaRig r({"Sp"}, {kind, kind});
            r.putA(0, 5, 6);
            r.putB(0, 5, 6);
            r.putB(1, 5, 6.375);
            r.run({6, 1}, [](Play& play) { fightAll(play, Side::A); });  // 10 against 4 or 7
            QCOMPARE(r.table.isPresent(r.b(1)), std::string_view(kind) == "4Pk");
        }
    }

    // DBA-144, DBA-D11: blades follow spears, not cavalry.
    void bladesPursueFoot() {
        DbaRig r({"4Bd"}, {"Sp"});
        r.putA(0, 5, 6);
        r.putB(0, 5, 6);
        r.run({4, 3}, [](Play& play) { fightAll(play, Side::A); });
        QVERIFY(std::abs(frontOf(r, r.a(0)) - 6.375) < 1e-5);
        DbaRig c({"4Bd"}, {"Cv"});
        c.putA(0, 5, 6);
        c.putB(0, 5, 6);
        c.run({5, 1}, [](Play& play) { fightAll(play, Side::A); });
        QCOMPARE(frontOf(c, c.a(0)), 6.0);
    }

    // DBA-129, DBA-152, DBA-A21: a camp falls to who beats its followers.
    void aCampIsTaken() {
        DbaRig r({"Sp"}, {});
        r.set(Side::B, CampIs, CampStands);
        r.set(Side::B, CampX, 500);
        r.set(Side::B, CampY, 1400);
        r.put(r.game->followers(Side::B), {5.5, 14}, {0, -1});
        r.set(r.game->followers(Side::B), Guards, InCamp);
        r.putA(0, 5.5, 14);
        for (int i = 0; i < armySize; ++i)
            r.putB(i, 1 + i, 8);
        r.run({6, 1}, [](Play& play) { fightAll(play, Side::A); });
        QCOMPARE(r.table.counter(Side::B, CampIs), static_cast<int>(CampTaken));
        QVERIFY(!r.table.isPresent(r.game->followers(Side::B)));
        QCOMPARE(lossesOf(*r.game, r.table, Side::B), 1);
        QCOMPARE(frontOf(r, r.a(0)), 14.5);
    }

    // DBA-A22: at the cap losses are compared.
    void theCapEndsTheBattle() {
        Options options;
        options.mostBounds = 3;
        DbaRig r({}, {}, {}, options);
        for (int i = 0; i < armySize; ++i) {
            r.putA(i, 1 + i, 3);
            if (i > 0)
                r.putB(i, 1 + i, 9);
        }
        r.run({}, [](Play& play) {
            const auto ended = victoryCheck(play);
            QVERIFY(ended);
            QCOMPARE(ended->winner, Winner::A);
        });
    }
};

QTEST_GUILESS_MAIN(TestDbaOutcomes)
#include "tst_dba_outcomes.moc"
