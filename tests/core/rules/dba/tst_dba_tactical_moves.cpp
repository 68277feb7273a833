// The bound's tactical moves: what is offered and carried out, and what happens at their end.
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

StepLog endOfMoves(DbaRig& r, Side side = Side::A) {
    return r.play({}, [&](Play& play) { makeMoves(play, side); });
}

/// Lets A make one move with many PIPs: these movers, the leader's front there.
StepLog move(DbaRig& r, Choice movers, Vec front) {
    r.set(Side::A, Pips, 6);
    bool moved = false;
    r.player.on(ChooseMove,
                [&moved, movers](const Request&) { return std::exchange(moved, true) ? coded(code::pass) : movers; });
    r.player.on(MoveTo, [&r, front](const Request& request) {
        Choice choice;
        choice.pose = snapped({front - Vec{0, r.table().body(request.limits.piece).halfDepth()}, {0, 1}});
        return choice;
    });
    return endOfMoves(r);
}

}  // namespace

class TestDbaTacticalMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMovingPlayerMayMoveElementsGroupsAndPartsOrPass() {
        RULE("DBA-D06");
        DbaRig r({{"Sp", {5, 3}}, {"Sp", {6, 3}}, {"Sp", {7, 3}}}, {});
        r.set(Side::A, Pips, 6);
        endOfMoves(r);
        const Request* asked = r.player.last(ChooseMove);
        QCOMPARE(asked->question.side, Side::A);
        QVERIFY(offers(asked, code::pass));
        QVERIFY(offers(asked, code::single, r.a(1)));
        QVERIFY(offers(asked, code::group));
        QVERIFY(offers(asked, code::toRight, r.a(1)));
        QVERIFY(offers(asked, code::toLeft, r.a(1)));
        QVERIFY(offers(asked, code::column, r.a(0)));
    }

    void aGroupMovesAsOne() {
        RULE("DBA-117");
        DbaRig r({{"Sp", {5, 3}}, {"Sp", {6, 3}}}, {});
        move(r, coded(code::group, r.a(0)), {5, 4});
        QVERIFY(length(r.front(r.a(0)) - Vec{5, 4}) < 1e-6);
        QVERIFY(length(r.front(r.a(1)) - Vec{6, 4}) < 1e-6);
    }

    void theOthersOfAColumnFollowInFile() {
        RULE("DBA-117");
        DbaRig r({{"Cv", {5, 3}}, {"Cv", {6, 3}}}, {});
        const StepLog log = move(r, coded(code::column, r.a(0)), {5, 5});
        QVERIFY(log.has(why::fileIn));
        QVERIFY(length(r.front(r.a(1)) - Vec{5, 4.25}) < 1e-6);
    }

    void whoseMoveEndsInContactMovesALoneEnemyIntoLine() {
        RULE("DBA-131");
        DbaRig r({{"Sp", {5, 4}}}, {{"Sp", {5.4, 5.5}}});
        const StepLog log = move(r, coded(code::single, r.a(0)), {5, 5.5});
        QVERIFY(log.has(why::conforms));
        QCOMPARE(frontEnemy(r.table(), r.b(0)), r.a(0));
    }

    void whoMovedFarIsRemembered() {
        RULE("DBA-111");
        DbaRig r({{"3Bw", {5, 3}}, {"3Bw", {8, 3}}}, {});
        move(r, coded(code::single, r.a(0)), {5, 4.1});
        r.set(r.a(0), MovesMade, 1);
        move(r, coded(code::single, r.a(1)), {8, 4});
        QCOMPARE(r.table().counter(r.a(0), DistanceMoved), int{BeyondOneWidth});
        QCOMPARE(r.table().counter(r.a(1), DistanceMoved), int{UpToOneWidth});
    }

    void whoIsStruckInFlankTurnsToFace() {
        RULE("DBA-133");
        DbaRig r({{"Cv", {5.5, 6.5}, {-1, 0}}}, {{"Sp", {5, 6}}});
        const StepLog log = endOfMoves(r);
        QVERIFY(log.has(why::turnsToFace));
        QCOMPARE(frontEnemy(r.table(), r.b(0)), r.a(0));
    }

    void whoFightsToTheFrontDoesNotTurn() {
        RULE("DBA-133");
        DbaRig r({{"Sp", {5, 6}}, {"Cv", {5.5, 6.5}, {-1, 0}}}, {{"Sp", {5, 6}}});
        endOfMoves(r);
        QCOMPARE(frontEnemy(r.table(), r.b(0)), r.a(0));
    }

    void withoutRoomItFightsWhereItStands() {
        RULE("DBA-133");
        DbaRig r({{"Cv", {5.5, 6.5}, {-1, 0}}}, {{"Sp", {5, 6}}, {"Sp", {5, 6.375}}, {"Sp", {5, 6.75}}});
        QVERIFY(!endOfMoves(r).has(why::turnsToFace));
        QVERIFY(!frontEnemy(r.table(), r.b(0)));
    }

    void whoIsStruckInFlankWithTheCornersApartTurns() {
        RULE("DBA-133");
        DbaRig r({{"Sp", {5, 6}}}, {{"LH", {5.5, 5.3}, {-1, 0}}});
        endOfMoves(r, Side::B);
        QCOMPARE(frontEnemy(r.table(), r.a(0)), r.b(0));
    }
};

QTEST_GUILESS_MAIN(TestDbaTacticalMoves)
#include "tst_dba_tactical_moves.moc"
