// Where a tactical move ends: distances, gaps, wheels, slides.
#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/move_planning.h"
#include "core/rules/dba/battle/suggested_moves.h"
#include "core/table/geometry.h"
#include "tests/support/dba_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::dba;
using namespace ephor::testing;

namespace {

/// Three spears in line and what they may do together.
struct Line {
    DbaRig r{{{"Sp", {5, 3}}, {"Sp", {6, 3}}, {"Sp", {7, 3}}}, {}};
    PieceSet all = r.setOf({r.a(0), r.a(1), r.a(2)});

    const Reason* moves(Vec front, Vec facing = {0, 1}) const { return r.check(all, r.a(0), front, facing, GroupMove); }
    /// A wheel about the left front corner.
    const Reason* wheels(double angle) const {
        const Vec turn = cosSin(angle);
        const Vec facing{-turn.y, turn.x};
        return moves(Vec{4.5, 3} + rightOf(facing) * 0.5, facing);
    }
};

Vec endOf(const DbaRig& r, const Plan& plan, PieceId p) {
    for (std::size_t i = 0; i < plan.count; ++i)
        if (plan.places[i].first == p)
            return frontMiddle({plan.places[i].second, r.table().body(p).size});
    return {};
}

}  // namespace

class TestDbaMovePlanning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMoveThatTakesAllOfTheAllowanceIsWithinIt() {
        RULE("DBA-102");
        const DbaRig r({{"Sp", {5, 3}}}, {});
        QCOMPARE(r.alone(r.a(0), {5, 5}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5, 5.01}), &why::tooFar);
    }

    void troopsMoveAsFarAsTheirTypeDoes_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("good");
        QTest::addColumn<double>("rough");
        QTest::addColumn<double>("bad");
        const auto row = [](const char* type, double good, double rough, double bad) {
            QTest::newRow(type) << QString(type) << good << rough << bad;
        };
        row("El", 3, 1, 1);
        row("3Kn", 3, 1, 1);
        row("Cv", 4, 1, 1);
        row("LH", 4, 1, 1);
        row("Cm", 3, 1, 1);
        row("SCh", 4, 1, 1);
        row("Sp", 2, 1, 1);
        row("4Pk", 2, 1, 1);
        row("4Bd", 2, 1, 1);
        row("3Bd", 3, 3, 3);
        row("4Ax", 2, 2, 2);
        row("3Ax", 3, 3, 3);
        row("4Bw", 2, 1, 1);
        row("3Bw", 3, 3, 3);
        row("Ps", 3, 3, 3);
        row("4Wb", 2, 2, 2);
        row("3Wb", 3, 3, 3);
        row("7Hd", 2, 1, 1);
        row("Art", 2, 1, 0);
        row("WWg", 2, 1, 0);
    }
    void troopsMoveAsFarAsTheirTypeDoes() {
        RULE("DBA-115");
        QFETCH(const QString, type);
        QFETCH(const double, good);
        QFETCH(const double, rough);
        QFETCH(const double, bad);
        const auto goesUpTo = [&](double most, const char* ground) {
            const DbaRig r({{type.toUtf8().constData(), {5, 3}}}, {}, {.ground = {dbaGround(ground, 3, 0, 7, 15)}});
            if (most == 0)
                return r.alone(r.a(0), {5, 3.1}) == &why::closedGround;
            return r.alone(r.a(0), {5, 3 + most}) == nullptr && r.alone(r.a(0), {5, 3 + most + 0.01}) == &why::tooFar;
        };
        QVERIFY(goesUpTo(good, "gentle_hill"));
        QVERIFY(goesUpTo(rough, "scrub"));
        QVERIFY(goesUpTo(bad, "wood"));
    }

    void theSlowerRateHoldsForThePartInside() {
        RULE("DBA-115");
        const DbaRig r({{"Sp", {5, 3.5}}}, {}, {.ground = {dbaGround("wood", 3, 4, 7, 8)}});
        QCOMPARE(r.alone(r.a(0), {5, 4.7}), nullptr);  // half in the open, the rest at the rate of 1
        QCOMPARE(r.alone(r.a(0), {5, 5.3}), &why::tooFar);
    }

    void anElementTurnsByTheWayOfItsLongestCorner() {
        RULE("DBA-116");
        const DbaRig r({{"Sp", {5, 3}}}, {});
        const Body& body = r.table().body(r.a(0));
        const Body about{{body.pose.centre, {0, -1}}, body.size};
        QVERIFY(cornerPath(body, about) > 1);
        QCOMPARE(r.alone(r.a(0), frontMiddle(about), {0, -1}), nullptr);
        const Body ahead{{body.pose.centre + Vec{0, 1.9}, {0, -1}}, body.size};
        QCOMPARE(r.alone(r.a(0), frontMiddle(ahead), {0, -1}), &why::tooFar);
    }

    void anElementMayEndFacingAnywhere() {
        RULE("DBA-116");
        const DbaRig r({{"Cv", {5, 3}}}, {});
        for (const Vec facing : {Vec{1, 0}, Vec{-1, 0}, Vec{0, -1}})
            QCOMPARE(r.alone(r.a(0), {6, 4}, facing), nullptr);
    }

    void anElementNeedsAGapThatItsFrontFits() {
        RULE("DBA-116");
        DbaRig r({{"Cv", {5, 2}}, {"Sp", {4.2, 4}}, {"Sp", {5.8, 4}}}, {});
        QCOMPARE(r.alone(r.a(0), {5, 6}), &why::onAnother);
        r.putA(1, 4, 4);
        r.putA(2, 6, 4);
        QCOMPARE(r.alone(r.a(0), {5, 6}), nullptr);
    }

    void nobodyEndsOnAnother() {
        RULE("DBA-116");
        const DbaRig r({{"Cv", {5, 2}}, {"Sp", {5.9, 4}}}, {});
        QCOMPARE(r.alone(r.a(0), {5, 4}), &why::onAnother);
    }

    void nobodyLeavesTheTableByATacticalMove() {
        RULE("DBA-101");
        const DbaRig r({{"Cv", {5, 13}}}, {});
        QCOMPARE(r.alone(r.a(0), {5, 15}), nullptr);
        QCOMPARE(r.alone(r.a(0), {5, 15.1}), &why::offTable);
    }

    void aGroupGoesStraightAhead() {
        RULE("DBA-117");
        const Line line;
        QCOMPARE(line.moves({5, 5}), nullptr);
        QCOMPARE(line.moves({5.5, 4}), &why::groupStraight);
        QCOMPARE(line.moves({5, 2}), &why::groupStraight);
    }

    void aGroupWheelsByTheWayOfItsOuterCorner() {
        RULE("DBA-117");
        const Line line;
        QCOMPARE(line.wheels(0.66), nullptr);  // 3 * 0.66 = 1.98
        QCOMPARE(line.wheels(0.67), &why::tooFar);
    }

    void aGroupMovesAtTheRateOfItsSlowest() {
        RULE("DBA-117");
        const DbaRig r({{"Cv", {5, 3}}, {"3Kn", {6, 3}}}, {});
        const PieceSet both = r.setOf({r.a(0), r.a(1)});
        QCOMPARE(r.check(both, r.a(0), {5, 6}, {0, 1}, GroupMove), nullptr);
        QCOMPARE(r.check(both, r.a(0), {5, 6.1}, {0, 1}, GroupMove), &why::tooFar);
        QCOMPARE(r.alone(r.a(0), {5, 7}), nullptr);
    }

    void nobodyFollowsInFileFartherThanTheyMayGo() {
        RULE("DBA-117");
        const DbaRig r({{"Sp", {5, 3}}, {"Sp", {6, 3}}, {"Sp", {7, 3}}}, {});
        const PieceSet all = r.setOf({r.a(0), r.a(1), r.a(2)});
        QCOMPARE(r.check(all, r.a(0), {5, 3.5}, {0, 1}, ColumnMove), &why::noFile);
        QCOMPARE(r.check(r.setOf({r.a(0), r.a(1)}), r.a(0), {5, 4}, {0, 1}, ColumnMove), nullptr);
    }

    void aGroupSlidesIntoLineWithoutPayingForIt() {
        RULE("DBA-131");
        const DbaRig r({{"Sp", {5, 4}}, {"Sp", {6, 4}}}, {{"Sp", {5.4, 6}}, {"Sp", {6.4, 6}}});
        const PieceSet both = r.setOf({r.a(0), r.a(1)});
        QCOMPARE(r.check(both, r.a(0), {5.4, 6}, {0, 1}, GroupMove), nullptr);                // 2 ahead
        QCOMPARE(r.check(both, r.a(0), {5.4, 5.5}, {0, 1}, GroupMove), &why::groupStraight);  // nobody to line up with
    }

    void aSlideIsNoMoveOfItsOwn() {
        RULE("DBA-131");
        DbaRig r({"Sp", "Sp"}, {{"Ps", {7, 5}}});
        const auto slideFrom = [&](double x, double y) {
            r.putA(0, x, y);
            r.putA(1, x + 1, y);
            return r.check(r.setOf({r.a(0), r.a(1)}), r.a(0), {6, 5}, {0, 1}, GroupMove);
        };
        QCOMPARE(slideFrom(5, 5), &why::groupStraight);
        QCOMPARE(slideFrom(5, 4.7), &why::groupStraight);  // farther aside than ahead
        QCOMPARE(slideFrom(5.7, 4.6), nullptr);
        QCOMPARE(slideFrom(5, 4), nullptr);
    }

    void aSlideIsOneBaseWidthAtTheMost() {
        RULE("DBA-131");
        DbaRig r({{"Sp", {5, 6}}}, {{"Ps", {6.7, 7.9}}});
        QCOMPARE(r.alone(r.a(0), {6.7, 7.9}), &why::tooFar);
        r.putB(0, 6, 7.9);
        QCOMPARE(r.alone(r.a(0), {6, 7.9}), nullptr);
    }

    void aMoveThatEndsJustShortEndsFlush() {
        RULE("DBA-025");
        const DbaRig r({{"Sp", {5, 4.5}}}, {{"Sp", {5, 6}}});
        Plan plan;
        QCOMPARE(r.check(r.setOf({r.a(0)}), r.a(0), {5.01, 5.99}, {0, 1}, SingleMove, &plan), nullptr);
        QVERIFY(plan.contact);
        QVERIFY(length(endOf(r, plan, r.a(0)) - Vec{5, 6}) < 1e-6);
    }

    void eachElementOfALineClosesUp() {
        RULE("DBA-025");
        const DbaRig r({{"Sp", {5, 4.5}}, {"Sp", {6, 4.5}}}, {{"Sp", {5, 6}}, {"Sp", {6, 6.015}}});
        const PieceSet both = r.setOf({r.a(0), r.a(1)});
        Plan plan;
        QCOMPARE(r.check(both, r.a(0), {5, 6}, {0, 1}, GroupMove, &plan), nullptr);
        QVERIFY(std::abs(endOf(r, plan, r.a(1)).y - 6.015) < 1e-6);
        QCOMPARE(plan.charging, ElementSet(both));
    }

    /// Also where they shift sideways into the places that their neighbours leave, whatever the list's order.
    void aLineEndsFlushAsOne() {
        RULE("DBA-025");
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
                for (int i = 0; i < 4; ++i)
                    QVERIFY(length(endOf(r, plan, r.a(i)) - Vec{across(i) + shift, 6}) < 1e-6);
            }
    }

    /// Nobody stands before the end of the line: it stays where it is, and the others go only as far ahead as they may.
    void whoCannotShiftClosesUpStraightAhead() {
        RULE("DBA-025");
        for (const bool isReversed : {false, true}) {
            DbaRig r({"Sp", "Sp"}, {{"Sp", {5.015, 6}}});
            const int left = isReversed ? 1 : 0;
            r.putA(left, 5, 4.5);
            r.putA(1 - left, 6, 4.5);
            Plan plan;
            QCOMPARE(r.check(r.setOf({r.a(0), r.a(1)}), r.a(left), {5, 5.99}, {0, 1}, GroupMove, &plan), nullptr);
            QVERIFY(length(endOf(r, plan, r.a(left)) - Vec{5, 6}) < 1e-6);
            QVERIFY(length(endOf(r, plan, r.a(1 - left)) - Vec{6, 5.99}) < 1e-6);
        }
    }

    void itStandsFlushWithTheNearerOfTwoEnemies() {
        RULE("DBA-025");
        for (const int nearer : {0, 1}) {
            DbaRig r({{"Sp", {5, 5.99}}}, {"Sp", "Sp"});
            r.put(r.b(nearer), {5.505, 6.5}, {1, 0});
            r.put(r.b(1 - nearer), {4.485, 6.505}, {-1, 0});
            const auto exact = exactEnds(r.table(), ElementSet(r.table().all(Side::B)), r.table().body(r.a(0)));
            QVERIFY(exact);
            QVERIFY(length(frontMiddle({exact->flush, r.table().body(r.a(0)).size}) - Vec{5.005, 6}) < 1e-6);
        }
    }

    void psiloiPassThroughAnyFriends() {
        RULE("DBA-134");
        for (const char* friendly : {"Sp", "Cv", "Ps"}) {
            const DbaRig r({{"Ps", {5, 3}}, {friendly, {5, 4.5}}}, {});
            QCOMPARE(r.alone(r.a(0), {5, 6}), nullptr);
        }
    }

    void mountedPassThroughPsiloiAlone() {
        RULE("DBA-134");
        DbaRig r({{"Cv", {5, 3}}, {"Ps", {5, 4.5}}, {"4Ax", {8, 4.5}}}, {});
        QCOMPARE(r.alone(r.a(0), {5, 6}), nullptr);
        r.putA(0, 8, 3);
        QCOMPARE(r.alone(r.a(0), {8, 6}), &why::onAnother);
    }

    void nobodyPassesThroughEnemies() {
        RULE("DBA-134");
        const DbaRig r({{"Ps", {5, 3}}}, {{"Ps", {5, 4.5}, {1, 0}}});
        QVERIFY(r.alone(r.a(0), {5, 6}));
    }
};

QTEST_GUILESS_MAIN(TestDbaMovePlanning)
#include "tst_dba_move_planning.moc"
