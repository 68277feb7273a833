// Who has won: losses, and the end of the bounds.
#include "core/rules/dba/battle/combat_results.h"
#include "core/rules/dba/battle/victory.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// Both armies in full, some types of B's named.
DbaRig inFull(const std::vector<PlacedElement>& b = {}, const DbaField& field = {}) {
    DbaRig r({}, b, field);
    r.line(Side::A, 3);
    r.line(Side::B, 12);
    return r;
}
void lose(DbaRig& r, Side side, int count) {
    for (int i = 0; i < count; ++i)
        r.remove(DbaGame::pieceOf(side, i));
}
int losses(const DbaRig& r, Side side = Side::B) { return lossesOf(r.game(), r.table(), side); }
std::optional<Ended> check(DbaRig& r) {
    std::optional<Ended> ended;
    r.play({}, [&](Play& play) { ended = victoryCheck(play); });
    return ended;
}

}  // namespace

class TestDbaVictory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fourLossesAndMoreThanTheEnemyLose() {
        RULE("DBA-150");
        DbaRig r = inFull();
        lose(r, Side::A, 3);
        lose(r, Side::B, 4);
        const std::optional<Ended> ended = check(r);
        QVERIFY(ended);
        QCOMPARE(ended->winner, Winner::A);
        QCOMPARE(ended->why, &why::lostArmy);
    }

    void threeLossesDoNotLose() {
        RULE("DBA-150");
        DbaRig r = inFull();
        lose(r, Side::B, 3);
        QVERIFY(!check(r));
    }

    void atFourAllTheBattleGoesOn() {
        RULE("DBA-150");
        DbaRig r = inFull();
        lose(r, Side::A, 4);
        lose(r, Side::B, 4);
        QVERIFY(!check(r));
    }

    void theGeneralCountsOneMore() {
        RULE("DBA-151");
        DbaRig r = inFull();
        r.remove(r.b(armySize - 1));
        QCOMPARE(losses(r), 2);
    }

    void theFirstDoubleBaseCountsOneMore() {
        RULE("DBA-151");
        DbaRig r = inFull({"8Sp", "8Sp"});
        lose(r, Side::B, 1);
        QCOMPARE(losses(r), 2);
        lose(r, Side::B, 2);
        QCOMPARE(losses(r), 3);
    }

    void hordesAndChariotsAreNotCounted() {
        RULE("DBA-151");
        DbaRig r = inFull({"7Hd", "SCh", "Sp"});
        lose(r, Side::B, 2);
        QCOMPARE(losses(r), 0);
        lose(r, Side::B, 3);
        QCOMPARE(losses(r), 1);
    }

    void aCapturedCampCountsOne() {
        RULE("DBA-152");
        DbaRig r = inFull();
        r.camp(Side::B, {5, 14}, r.game().followers(Side::B));
        r.play({}, [&](Play& play) { loseWork(play, r.game().followers(Side::B), r.a(0)); });
        QCOMPARE(losses(r), 1);  // not the followers
    }

    void threeElementsAndTheCampAreFour() {
        RULE("DBA-152");
        DbaRig r = inFull();
        lose(r, Side::B, 3);
        r.set(Side::B, CampIs, CampTaken);
        QVERIFY(check(r));
    }

    void aCapturedCityCountsOneAndAFortNothing() {
        RULE("DBA-152");
        for (const char* work : {"city", "fort"}) {
            DbaRig r = inFull({}, {.ground = {dbaGround(work, 5, 0.5, 8, 2)}});
            r.garrison(r.game().denizens(Side::A));
            r.play({}, [&](Play& play) { loseWork(play, r.game().denizens(Side::A), r.b(0)); });
            QCOMPARE(losses(r, Side::A), std::string_view(work) == "city" ? 1 : 0);
        }
    }

    void atTheCapLossesAreCompared() {
        RULE("DBA-A22");
        DbaRig r = inFull({}, {.options = {.mostBounds = 3}});
        lose(r, Side::B, 1);
        const std::optional<Ended> ended = check(r);
        QVERIFY(ended);
        QCOMPARE(ended->winner, Winner::A);
        QCOMPARE(ended->why, &why::boundsOver);
    }

    void equalLossesAtTheCapAreADraw() {
        RULE("DBA-A22");
        DbaRig r = inFull({}, {.options = {.mostBounds = 3}});
        QCOMPARE(check(r)->winner, Winner::Draw);
    }

    void fortyBoundsAreTheCapByDefault() {
        RULE("DBA-A22");
        DbaRig r = inFull();
        r.set(Side::A, ThisBound, 39);
        QVERIFY(!check(r));
        r.set(Side::A, ThisBound, 40);
        QVERIFY(check(r));
    }
};

QTEST_GUILESS_MAIN(TestDbaVictory)
#include "tst_dba_victory.moc"
