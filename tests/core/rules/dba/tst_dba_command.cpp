// What a move costs, and how far the general's command reaches.
#include "core/rules/dba/battle/command.h"
#include "core/rules/dba/battle/tactical_moves.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

constexpr int general = armySize - 1;

int costOf(const DbaRig& r, std::initializer_list<PieceId> movers, std::initializer_list<PieceId> charging = {},
           Side side = Side::A) {
    return Command(r.game(), r.table(), side).costOf(ElementSet(r.setOf(movers)), ElementSet(r.setOf(charging)));
}

/// Elements of A with their general there.
DbaRig withGeneral(std::vector<PlacedElement> elements, Vec at, DbaField field = {}) {
    DbaRig r(elements, {}, std::move(field));
    r.putA(general, at.x, at.y);
    return r;
}

/// A bound with so many PIPs in which the first elements of A move one after the other, each a little ahead.
StepLog moveSingly(DbaRig& r, int pips) {
    r.set(Side::A, Pips, pips);
    r.player.on(ChooseMove, [](const Request& request) {
        for (const Option& option : request.options)
            if (option.code == code::single)
                return coded(option.code, option.piece);
        return coded(code::pass);
    });
    r.player.on(MoveTo, [&](const Request& request) {
        Choice choice;
        choice.pose = r.table().body(request.limits.piece).pose;
        choice.pose.centre = choice.pose.centre + Vec{0, 0.5};
        return choice;
    });
    return r.play({}, [](Play& play) { makeMoves(play, Side::A); });
}

}  // namespace

class TestDbaCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDieIsThePipScore() {
        RULE("DBA-030");
        DbaRig r({}, {});
        r.play({4}, [](Play& play) { rollPips(play, Side::A); });
        QCOMPARE(r.table().counter(Side::A, Pips), 4);
    }

    void aBoundHasOnePipDie() {
        RULE("DBA-C04");
        DbaRig r({}, {});
        const StepLog log = r.play({4}, [](Play& play) { rollPips(play, Side::A); });
        QCOMPARE(log.all<Rolled>(why::pipDie).size(), std::size_t{1});
        QCOMPARE(log.diceLeft, 0);
    }

    void theScorePaysForSoManyMoves() {
        RULE("DBA-031");
        for (const int pips : {1, 2}) {
            DbaRig r({{"Sp", {3, 3}}, {"Sp", {6, 3}}, {"Sp", {9, 3}}}, {});
            r.putA(general, 6, 2);
            QCOMPARE(moveSingly(r, pips).count(why::moved), pips);
        }
    }

    void unusedPipsAreLost() {
        RULE("DBA-032");
        DbaRig r({{"Sp", {3, 3}}}, {});
        r.set(Side::A, Pips, 5);
        const StepLog log = r.play({}, [](Play& play) { makeMoves(play, Side::A); });
        QVERIFY(log.has(why::pipsLost));
        QCOMPARE(r.table().counter(Side::A, Pips), 0);
    }

    void aGroupPaysOnce() {
        RULE("DBA-033");
        const DbaRig r = withGeneral({{"Sp", {5, 3}}, {"Sp", {6, 3}}, {"Sp", {7, 3}}}, {6, 2});
        QCOMPARE(costOf(r, {r.a(0)}), 1);
        QCOMPARE(costOf(r, {r.a(0), r.a(1), r.a(2)}), 1);
    }

    void aMoveAllAlongARoadCostsNothing() {
        RULE("DBA-034");
        DbaRig r({{"Sp", {5, 3}}}, {}, {.ground = {dbaGround("road", 4.75, 0, 5.25, 15)}});
        const Moves moves(r.game(), r.table(), Side::A);  // without any PIPs
        QCOMPARE(moves.options.size(), std::size_t{2});
        QCOMPARE(moves.options.all()[1].code, code::byRoad);
        QCOMPARE(moves.options.all()[1].price, 0);
    }

    void onlyTheFirstMoveAlongARoadIsFree() {
        RULE("DBA-034");
        DbaRig r({{"LH", {5, 3}}}, {}, {.ground = {dbaGround("road", 4.75, 0, 5.25, 15)}});
        r.set(r.a(0), MovesMade, 1);
        QCOMPARE(Moves(r.game(), r.table(), Side::A).options.size(), std::size_t{1});
    }

    void aLineAbreastDoesNotGoByRoad() {
        RULE("DBA-034");
        const DbaRig r({{"Sp", {5, 3}}, {"Sp", {6, 3}}}, {}, {.ground = {dbaGround("road", 4.75, 0, 5.25, 15)}});
        QCOMPARE(Moves(r.game(), r.table(), Side::A).options.size(), std::size_t{1});
    }

    void aMoveByRoadThatStopsHalfWayPays() {
        RULE("DBA-034");
        DbaRig r({{"Sp", {5, 3}}}, {}, {.ground = {dbaGround("road", 4.75, 0, 5.25, 15)}});
        r.set(Side::A, Pips, 2);
        r.player.on(ChooseMove, [&](const Request& request) {
            return offers(&request, code::single) ? coded(code::single, r.a(0)) : coded(code::pass);
        });
        r.player.on(MoveTo, [&](const Request&) {
            Choice choice;
            choice.pose = snapped({{5, 3.8125}, {0, 1}});
            return choice;
        });
        const StepLog log = r.play({}, [](Play& play) { makeMoves(play, Side::A); });
        const auto paid = log.all<SideCounterSet>(why::paid);
        QCOMPARE(paid.size(), std::size_t{1});
        QCOMPARE(int{paid[0].to}, 0);  // one, and one more: there is no general
    }

    void aMoveByRoadHasNoExtras() {
        RULE("DBA-A06");
        const DbaRig r({{"El", {5, 3}}}, {}, {.ground = {dbaGround("road", 4.75, 0, 5.25, 15)}});
        QCOMPARE(costOf(r, {r.a(0)}), 3);  // elephants without their general
        QCOMPARE(Moves(r.game(), r.table(), Side::A).options.all()[1].price, 0);
    }

    void eachOfTheTwoCasesCostsOneMore() {
        RULE("DBA-035");
        const DbaRig r = withGeneral({{"El", {5, 3}}, {"Sp", {7, 3}}, {"El", {5, 14}}, {"Sp", {7, 14}}}, {6, 2});
        QCOMPARE(costOf(r, {r.a(1)}), 1);
        QCOMPARE(costOf(r, {r.a(0)}), 2);
        QCOMPARE(costOf(r, {r.a(3)}), 2);
        QCOMPARE(costOf(r, {r.a(2)}), 3);
    }

    void aCaseAppliesOnceWhateverItsReasons() {
        RULE("DBA-A05");
        DbaRig r = withGeneral({{"El", {5, 3}}, {"SCh", {6, 3}}, {"Art", {7, 3}}}, {4, 2},
                               {.ground = {dbaGround("wood", 3, 1, 5, 2.5)}});
        QCOMPARE(costOf(r, {r.a(0), r.a(1), r.a(2)}), 3);  // one for the troops, one for the general in the wood
        r.remove(r.a(general));
        QCOMPARE(costOf(r, {r.a(0), r.a(1), r.a(2)}), 3);
    }

    void theFirstBoundHasNoExtras() {
        RULE("DBA-036");
        DbaRig r = withGeneral({{"El", {5, 14}}}, {6, 2});
        r.set(Side::A, Bounds, 1);
        QCOMPARE(costOf(r, {r.a(0)}), 1);
        r.set(Side::A, Bounds, 2);
        QCOMPARE(costOf(r, {r.a(0)}), 3);
    }

    void eachSideHasItsOwnFirstBound() {
        RULE("DBA-A14");
        DbaRig r({{"El", {5, 3}}}, {{"El", {5, 12}}});
        r.putA(general, 6, 2);
        r.putB(general, 6, 13);
        QCOMPARE(costOf(r, {r.a(0)}), 2);
        QCOMPARE(costOf(r, {r.b(0)}, {}, Side::B), 1);
    }

    void troopsThatAreHardToMoveCostOneMore_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("cost");
        for (const char* type : {"El", "7Hd", "WWg", "Art", "SCh"})
            QTest::newRow(type) << QString(type) << 2;
        for (const char* type : {"Kn", "Cv", "Sp", "Ps"})
            QTest::newRow(type) << QString(type) << 1;
    }
    void troopsThatAreHardToMoveCostOneMore() {
        RULE("DBA-037");
        QFETCH(const QString, type);
        QFETCH(const int, cost);
        const DbaRig r = withGeneral({PlacedElement(type == "Kn" ? "3Kn" : type.toStdString())}, {6, 2});
        DbaRig placed = r;
        placed.putA(0, 5, 3);
        QCOMPARE(costOf(placed, {placed.a(0)}), cost);
    }

    void chariotsThatChargeAreExcepted() {
        RULE("DBA-037");
        const DbaRig r = withGeneral({{"SCh", {5, 3}}, {"Cv", {6, 3}}}, {6, 2});
        QCOMPARE(costOf(r, {r.a(0)}, {r.a(0)}), 1);
        QCOMPARE(costOf(r, {r.a(0), r.a(1)}, {r.a(1)}), 2);  // only those that charge themselves
    }

    void aChargeThatAnotherMakesDoesNotExceptTheChariots() {
        RULE("DBA-037");
        DbaRig r({{"SCh", {4, 4}}, {"Cv", {5, 4}}, {"Cv", {6, 4}}}, {{"Sp", {6, 5.5}}, "Sp"});
        r.putA(general, 5, 2);
        const ElementSet all(r.setOf({r.a(0), r.a(1), r.a(2)}));
        Plan plan;
        QCOMPARE(r.check(all.pieces(), r.a(0), {4, 5.5}, {0, 1}, GroupMove, &plan), nullptr);
        QVERIFY(plan.contact && !chariotsCharge(r.game(), all, plan));
        QCOMPARE(Command(r.game(), r.table(), Side::A).costOf(all, plan.charging), 2);
        r.putB(1, 4, 5.5);
        QCOMPARE(r.check(all.pieces(), r.a(0), {4, 5.5}, {0, 1}, GroupMove, &plan), nullptr);
        QVERIFY(chariotsCharge(r.game(), all, plan));
        QCOMPARE(Command(r.game(), r.table(), Side::A).costOf(all, plan.charging), 1);
    }

    void aGarrisonCostsOneMore() {
        RULE("DBA-037");
        DbaRig r({"Sp"}, {}, {.ground = {dbaGround("city", 5, 1, 8, 3)}});
        r.putA(general, 4, 3);
        r.garrison(r.a(0));
        QCOMPARE(costOf(r, {r.a(0)}), 2);
    }

    void aGeneralWhoIsHiddenCostsTheOthersOneMore_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("cost");
        for (const char* kind : {"wood", "oasis", "marsh", "gully", "hamlet", "edifice"})
            QTest::newRow(kind) << QString(kind) << 2;
        for (const char* kind : {"dunes", "scrub", "gentle_hill"})
            QTest::newRow(kind) << QString(kind) << 1;
    }
    void aGeneralWhoIsHiddenCostsTheOthersOneMore() {
        RULE("DBA-038");
        QFETCH(const QString, kind);
        QFETCH(const int, cost);
        const DbaRig r =
            withGeneral({{"Sp", {6, 3}}}, {4, 2}, {.ground = {dbaGround(kind.toUtf8().constData(), 3, 1, 5, 3)}});
        QCOMPARE(costOf(r, {r.a(0)}), cost);
        QCOMPARE(costOf(r, {r.a(general)}), 1);
    }

    void aGeneralWhoIsOnlyPartlyHiddenCostsNothing() {
        RULE("DBA-038");
        const DbaRig r = withGeneral({{"Sp", {6, 3}}}, {4, 2}, {.ground = {dbaGround("wood", 3.6, 1, 5, 3)}});
        QCOMPARE(costOf(r, {r.a(0)}), 1);
    }

    void aGeneralInTheCampCostsTheOthersOneMore() {
        RULE("DBA-038");
        DbaRig r({{"Sp", {6, 3}}}, {});
        r.camp(Side::A, {7, 0}, r.a(general));
        QCOMPARE(costOf(r, {r.a(0)}), 2);
    }

    void withoutTheirGeneralAllMoveOnAtOneMore() {
        RULE("DBA-A13");
        DbaRig r({{"Sp", {6, 3}}}, {});
        QCOMPARE(costOf(r, {r.a(0)}), 2);
        r.set(Side::A, Pips, 2);
        QVERIFY(Moves(r.game(), r.table(), Side::A).options.size() > 1);
    }

    void commandReachesEightInTheOpen() {
        RULE("DBA-042");
        DbaRig r = withGeneral({"Sp"}, {6, 2});
        r.putA(0, 6, 10.375);  // its rear edge 8 from the general's front
        QCOMPARE(costOf(r, {r.a(0)}), 1);
        r.putA(0, 6, 10.475);
        QCOMPARE(costOf(r, {r.a(0)}), 2);
    }

    void commandReachesFourBeyondCover_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        for (const char* kind : {"wood", "oasis", "dunes", "hamlet", "city", "gentle_hill"})
            QTest::newRow((std::string("beyond ") + kind).c_str()) << QString(kind) << 3.0 << 5.0;
        for (const char* kind : {"wood", "oasis", "dunes", "difficult_hill"})
            QTest::newRow((std::string("in ") + kind).c_str()) << QString(kind) << 6.0 << 9.0;
    }
    void commandReachesFourBeyondCover() {
        RULE("DBA-041");
        QFETCH(const QString, kind);
        QFETCH(const double, from);
        QFETCH(const double, to);
        const Terrain ground = dbaGround(kind.toUtf8().constData(), 3, from, 9, to);
        DbaRig r = withGeneral({{"Sp", {6, 7.375}}}, {6, 2}, {.ground = {ground}});  // 5 away
        QCOMPARE(costOf(r, {r.a(0)}), 2);
        r.putA(general, 6, to < 6 ? 2 : 3);
        if (to < 6)
            r.putA(0, 6, 6.375);
        QCOMPARE(costOf(r, {r.a(0)}), 1);  // 4 away
    }

    void commandReachesFourBeyondACamp() {
        RULE("DBA-041");
        DbaRig r = withGeneral({{"Sp", {6, 7.375}}}, {6, 2});
        r.camp(Side::A, {5.5, 3}, {});
        QCOMPARE(costOf(r, {r.a(0)}), 2);
    }

    void commandReachesTwentyToLightHorseInSight() {
        RULE("DBA-040");
        DbaRig r({"LH"}, {});
        r.putA(general, 1, 1);
        r.putA(0, 13, 13.75);  // 16.3 away
        QCOMPARE(costOf(r, {r.a(0)}), 1);
        r = DbaRig({"Cv"}, {});
        r.putA(general, 1, 1);
        r.putA(0, 13, 13.75);
        QCOMPARE(costOf(r, {r.a(0)}), 2);
    }

    void lightHorseOutOfSightAreReachedLikeOthers() {
        RULE("DBA-040");
        DbaRig r({"LH"}, {}, {.ground = {dbaGround("wood", 3, 6, 9, 8)}});
        r.putA(general, 7, 3);
        r.putA(0, 7, 12);
        QCOMPARE(costOf(r, {r.a(0)}), 2);
    }

    void oneOfAGroupInCommandIsEnough() {
        RULE("DBA-A07");
        for (const bool whole : {false, true}) {
            DbaRig r({{"Sp", {6, 10.3}}, {"Sp", {6, 10.675}}}, {}, {.options = {.wholeGroupInCommand = whole}});
            r.putA(general, 6, 2);
            QCOMPARE(costOf(r, {r.a(0), r.a(1)}), whole ? 2 : 1);
        }
    }

    void whoMovesWithTheGeneralIsInCommand() {
        RULE("DBA-A08");
        for (const bool pays : {false, true}) {
            DbaRig r({{"Sp", {5, 2}}}, {}, DbaField{{dbaGround("wood", 3, 0, 8, 3)}, {.generalsGroupPays = pays}});
            r.putA(general, 6, 2);
            QCOMPARE(costOf(r, {r.a(0), r.a(general)}), pays ? 2 : 1);
            QCOMPARE(costOf(r, {r.a(general)}), 1);
        }
    }

    void aClubMayReachLightHorseUnseen() {
        RULE("DBA-A09");
        for (const bool unseen : {false, true}) {
            DbaRig r({{"LH", {7, 12}}}, {}, DbaField{{dbaGround("wood", 3, 6, 9, 8)}, {.lightHorseUnseen = unseen}});
            r.putA(general, 7, 3);
            QCOMPARE(costOf(r, {r.a(0)}), unseen ? 1 : 2);
        }
    }

    void lightHorseAmongOthersAreReachedLikeThem() {
        RULE("DBA-A10");
        const DbaRig r = withGeneral({{"LH", {6, 12}}, {"Cv", {7, 12}}}, {6, 2});
        QCOMPARE(costOf(r, {r.a(0)}), 1);
        QCOMPARE(costOf(r, {r.a(0), r.a(1)}), 2);
    }

    void beyondMeansThatTheLineCrossesTheFeature() {
        RULE("DBA-A11");
        const auto costWith = [](const Terrain& wood) {
            const DbaRig r = withGeneral({{"Sp", {6, 7.375}}}, {6, 2}, {.ground = {wood}});
            return costOf(r, {r.a(0)});
        };
        QCOMPARE(costWith(dbaGround("wood", 3, 3, 9, 5)), 2);
        QCOMPARE(costWith(dbaGround("wood", 7, 3, 9, 5)), 1);    // it passes by
        QCOMPARE(costWith(dbaGround("wood", 3, 3, 9, 7.1)), 1);  // the mover is partly inside
    }

    void aWoodHidesLightHorseFromHalfABaseWidth() {
        RULE("DBA-A12");
        for (const double depth : {0.4, 0.6}) {
            DbaRig r({{"LH", {7, 12}}}, {}, {.ground = {dbaGround("wood", 3, 6, 9, 6 + depth)}});
            r.putA(general, 7, 3);
            QCOMPARE(costOf(r, {r.a(0)}), depth < 0.5 ? 1 : 2);
        }
    }

    void troopsDoNotHideLightHorse() {
        RULE("DBA-A12");
        DbaRig r({{"LH", {7, 14}}, {"Sp", {7, 8}}}, {{"Sp", {7, 10}}});
        r.putA(general, 7, 3);
        QCOMPARE(costOf(r, {r.a(0)}), 1);
    }
};

QTEST_GUILESS_MAIN(TestDbaCommand)
#include "tst_dba_command.moc"
