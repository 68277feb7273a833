#include "shapes.h"

#include <QTest>

using namespace ephor;

namespace {

constexpr int shapes = 10'000;

/// Random bodies near each other, every third pair on the lattice.
struct TwoBodies {
    Body a;
    Body b;

    TwoBodies(Chance& chance, int i) {
        if (i % 3 == 0) {
            a = chance.latticeBody(3);
            b = chance.latticeBody(3);
        } else {
            a = chance.body(6);
            b = chance.body(6);
        }
    }
    QByteArray shown() const { return text(a) + " and " + text(b); }
};

bool near(double a, double b, double by = 1e-9) { return std::abs(a - b) <= by; }

bool same(std::optional<double> a, std::optional<double> b) {
    return a.has_value() == b.has_value() && (!a || near(*a, *b, 1e-7));
}

/// What lies on or ahead of the front line, to the tolerance, cut out of the target by Boost.
bg::model::multi_polygon<BoostPolygon> aheadOf(const Body& body, const Body& target) {
    const Vec front = body.pose.centre + body.facing() * (body.halfDepth() - tolerance);
    const Vec f = body.facing() * 1000;
    const Vec r = body.right() * 1000;
    const std::array half{front - r, front - r + f, front + r + f, front + r};
    bg::model::multi_polygon<BoostPolygon> part;
    bg::intersection(boostPolygon(target), boostPolygon(half), part);
    return part;
}

}  // namespace

class TestGeometry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGapIsTheDistanceThatBoostFinds() {
        Chance chance(1);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            HOLDS(near(gap(two.a, two.b), bg::distance(boostPolygon(two.a), boostPolygon(two.b))), two.shown());
            HOLDS(near(gap(two.a, two.b), gap(two.b, two.a)), two.shown());
        }
    }

    void aLimitOfTheRulesHoldsToTheTolerance() {
        Chance chance(2);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            const double apart = gap(two.a, two.b);
            HOLDS(within(two.a, two.b, apart), two.shown());
            HOLDS(touching(two.a, two.b) == (apart <= tolerance), two.shown());
            HOLDS(within(two.a, two.b, 3) == (apart <= 3 + tolerance), two.shown());
            HOLDS(apart < 1e-3 || !within(two.a, two.b, apart - 2e-6), two.shown());
        }
    }

    void theNearestPointsLieOnTheirBodiesOneGapApart() {
        Chance chance(3);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            const auto [onA, onB] = nearestPoints(two.a, two.b);
            HOLDS(near(length(onB - onA), gap(two.a, two.b), 2e-9), two.shown());
            HOLDS(bg::distance(boostPoint(onA), boostPolygon(two.a)) < 1e-9, two.shown());
            HOLDS(bg::distance(boostPoint(onB), boostPolygon(two.b)) < 1e-9, two.shown());
        }
    }

    void nearestPointsOfEdgesSideBySideAreInTheMiddle() {
        const auto [onA, onB] = nearestPoints({{{0, 0}, {0, 1}}, {4, 2}}, {{{3, 5}, {0, -1}}, {6, 2}});
        QVERIFY(near(onA.x, 1) && near(onA.y, 1));
        QVERIFY(near(onB.x, 1) && near(onB.y, 4));
    }

    void bodiesPenetrateEachOtherWhereTheyHaveCommonGround() {
        Chance chance(4);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            const double depth = penetration(two.a, two.b);
            const double area = commonArea(boostPolygon(two.a), boostPolygon(two.b));
            HOLDS(depth > 1e-9 ? area > 0 : area < 1e-8, two.shown());
            HOLDS(overlap(two.a, two.b) == (depth > tolerance), two.shown());
            HOLDS(depth == 0 || gap(two.a, two.b) == 0, two.shown());
        }
    }

    void penetrationIsTheShortestWayApart() {
        Chance chance(5);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            const double depth = penetration(two.a, two.b);
            if (depth == 0) {
                continue;
            }
            bool parts = false;
            for (const Edge edge : {Edge::Front, Edge::Right, Edge::Rear, Edge::Left}) {
                parts = parts || penetration(moved(two.a, outwardNormal(two.a, edge) * depth), two.b) < 1e-12 ||
                        penetration(moved(two.a, outwardNormal(two.b, edge) * depth), two.b) < 1e-12;
            }
            HOLDS(parts, two.shown());
            HOLDS(penetration(moved(two.a, chance.unit() * (0.999 * depth)), two.b) > 0, two.shown());
        }
    }

    void aBodyContainsWhatBoostFindsInsideIt() {
        Chance chance(6);
        for (int i = 0; i < shapes; ++i) {
            const Body body = i % 3 == 0 ? chance.latticeBody(2) : chance.body(2);
            const Vec point = i % 3 == 0 ? chance.latticePoint(4) : chance.point(5);
            HOLDS(contains(body, point) == (bg::distance(boostPoint(point), boostPolygon(body)) <= tolerance),
                  text(body));
        }
    }

    void aSweepEndsAtTheFirstContact() {
        Chance chance(7);
        int contacts = 0;
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            const Vec along = i % 3 == 0 ? outwardNormal(two.a, static_cast<Edge>(chance.below(4))) : chance.unit();
            const double distance = chance.between(0, 15);
            if (overlap(two.a, two.b)) {
                continue;
            }
            const auto at = [&](double way) { return moved(two.a, along * way); };
            const auto stop = sweep(two.a, along, distance, two.b);
            const double free = stop.value_or(distance);
            for (int part = 0; part <= 64; ++part) {
                HOLDS(!overlap(at(free * part / 64), two.b), two.shown());
            }
            if (stop) {
                ++contacts;
                HOLDS(*stop >= 0 && *stop < distance, two.shown());
                HOLDS(bg::distance(boostPolygon(at(*stop)), boostPolygon(two.b)) < 1e-9, two.shown());
                HOLDS(commonArea(boostPolygon(at(*stop - 1e-4)), boostPolygon(two.b)) < 1e-9, two.shown());
                HOLDS(wouldEnter(at, *stop, boostPolygon(two.b)), two.shown());
            }
        }
        QVERIFY(contacts > shapes / 10);
    }

    void aSweepAlongAnEdgeOrAwayFromOneIsFree() {
        const Body a{{{0, 0}, {0, 1}}, {5, 2}};
        const Body ahead = moved(a, {1, 2});
        QVERIFY(!sweep(a, {1, 0}, 20, ahead));
        QVERIFY(!sweep(a, {-1, 0}, 20, ahead));
        QVERIFY(!sweep(a, {0, -1}, 20, ahead));
        QVERIFY(!sweep(a, direction({1, -1}), 20, ahead));
        QCOMPARE(sweep(a, {0, 1}, 20, ahead), std::optional(0.0));
        QCOMPARE(sweep(a, direction({3, 1}), 20, ahead), std::optional(0.0));
        // The same where snapping has pushed it in a little.
        QVERIFY(!sweep(moved(a, {0, 0x1p-24}), {1, 0}, 20, ahead));
    }

    void neighboursSlideAlongEachOtherHoweverTheyWereSnapped() {
        Chance chance(12);
        for (int i = 0; i < shapes; ++i) {
            Body a = chance.body(30);
            Body b{{a.pose.centre + a.facing() * (a.size.depth * chance.between(-0.9, 0.9)), a.facing()},
                   {chance.between(1, 6), a.size.depth}};
            b.pose.centre = b.pose.centre + a.right() * (a.halfFrontage() + b.halfFrontage());
            a.pose = snapped(a.pose);
            b.pose = snapped(b.pose);
            HOLDS(!overlap(a, b) && touching(a, b), text(a) + text(b));
            HOLDS(!sweep(a, a.facing(), 12, b) && !sweep(a, -a.facing(), 12, b), text(a) + text(b));
            HOLDS(!sweep(a, -a.right(), 12, b), text(a) + text(b));
            HOLDS(sweep(a, a.right(), 12, b).value_or(1) < tolerance, text(a) + text(b));
        }
    }

    void aSweepThatEndsInTouchIsFree() {
        const Body a{{{0, 0}, {0, 1}}, {5, 2}};
        QVERIFY(!sweep(a, {0, 1}, 12, moved(a, {0, 14})));
        QVERIFY(!sweep(a, {0, 1}, 12 + tolerance / 2, moved(a, {0, 14})));
        const auto stop = sweep(a, {0, 1}, 12.001, moved(a, {0, 14}));
        QVERIFY(stop && near(*stop, 12));
    }

    void whoOverlapsMayOnlyMoveOut() {
        Chance chance(8);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            if (penetration(two.a, two.b) <= 1e-4) {
                continue;
            }
            const Vec along = chance.unit();
            const bool shrinks = penetration(moved(two.a, along * 1e-7), two.b) < penetration(two.a, two.b);
            const auto stop = sweep(two.a, along, 5, two.b);
            HOLDS(stop.has_value() != shrinks && stop.value_or(0) == 0, two.shown());
        }
    }

    void theForwardArcIsAllThatBoostFindsAheadOfTheFrontLine() {
        Chance chance(9);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            const auto part = aheadOf(two.a, two.b);
            double foremost = -1e9;
            for (const Vec corner : corners(two.b)) {
                foremost = std::max(foremost, aheadOfFront(two.a, corner));
            }
            HOLDS(inForwardArc(two.a, two.b) == (foremost >= -tolerance), two.shown());
            const auto found = gapInForwardArc(two.a, two.b);
            HOLDS(found.has_value() == inForwardArc(two.a, two.b), two.shown());
            if (bg::area(part) > 0) {
                const double expected = bg::distance(part, boostPolygon(two.a));
                HOLDS(found && near(*found, expected, expected > 0 ? 1e-9 : 2 * tolerance), two.shown());
            }
        }
    }

    void theLaneIsTheGroundThatTheFrontEdgeSweeps() {
        Chance chance(10);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            const Vec front = two.a.pose.centre + two.a.facing() * two.a.halfDepth();
            const Body lane{{front + two.a.facing() * 500, two.a.facing()}, {two.a.size.frontage, 1000}};
            const double apart = bg::distance(boostPolygon(lane), boostPolygon(two.b));
            if (apart == 0 || apart > 1e-5) {
                HOLDS(inLane(two.a, two.b) == (apart == 0), two.shown());
            }
        }
    }

    void touchingTheLaneCounts() {
        const Body a{{{0, 0}, {0, 1}}, {5, 2}};
        QVERIFY(inLane(a, moved(a, {5, 10})));
        QVERIFY(inLane(a, moved(a, {-5, 0})));
        QVERIFY(inLane(a, moved(a, {0, 2})));
        QVERIFY(!inLane(a, moved(a, {5.00001, 10})));
        QVERIFY(!inLane(a, moved(a, {0, -0.00001})));
        QVERIFY(inForwardArc(a, moved(a, {30, 0})));
        QVERIFY(!inForwardArc(a, moved(a, {30, -0.00001})));
    }

    void theAnswersMoveWithTheTable() {
        Chance chance(11);
        for (int i = 0; i < shapes; ++i) {
            const TwoBodies two(chance, i);
            const Motion motion = Motion::random(chance);
            const Body a = motion.body(two.a);
            const Body b = motion.body(two.b);
            const Vec along = chance.unit();
            HOLDS(near(gap(a, b), gap(two.a, two.b)), two.shown());
            HOLDS(near(penetration(a, b), penetration(two.a, two.b)), two.shown());
            HOLDS(penetration(two.a, two.b) > 0 ||
                      same(sweep(a, motion.way(along), 10, b), sweep(two.a, along, 10, two.b)),
                  two.shown());
            HOLDS(inForwardArc(a, b) == inForwardArc(two.a, two.b), two.shown());
            HOLDS(inLane(a, b) == inLane(two.a, two.b), two.shown());
            HOLDS(same(gapInForwardArc(a, b), gapInForwardArc(two.a, two.b)), two.shown());
            const auto before = nearestPoints(two.a, two.b);
            const auto after = nearestPoints(a, b);
            // A place that is farther by less than 1e-9 counts as nearest too; on a far edge it may lie that much
            // aside.
            HOLDS(length(motion.point(before.onA) - after.onA) < 1e-3, two.shown());
            HOLDS(length(motion.point(before.onB) - after.onB) < 1e-3, two.shown());
        }
    }

    /// The geometry of the range_check cases of Men of Bronze; N-168 and N-177 are told in its rules.
    void rangesOfMenOfBronze_data() {
        QTest::addColumn<double>("northOrEast");
        QTest::addColumn<bool>("north");
        QTest::addColumn<double>("squaredGap");
        QTest::addColumn<double>("limit");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("N-166 support") << 8.1 << false << 9.61 << 3.0 << false;
        QTest::newRow("N-168 spacing kept") << 6.0 << false << 1.0 << 1.0 << true;
        QTest::newRow("N-169 spacing broken") << 5.9 << false << 0.81 << 1.0 << false;
        QTest::newRow("N-178 transfer of the Strategos") << 11.0 << false << 36.0 << 6.0 << true;
        QTest::newRow("N-179 charge home") << 14.0 << true << 144.0 << 12.0 << true;
        QTest::newRow("N-180 charge too short") << 14.1 << true << 146.41 << 12.0 << false;
    }
    void rangesOfMenOfBronze() {
        QFETCH(const double, northOrEast);
        QFETCH(const bool, north);
        QFETCH(const double, squaredGap);
        QFETCH(const double, limit);
        QFETCH(const bool, allowed);
        const Body a{{{20, 10}, {0, 1}}, {5, 2}};
        const Body b{{north ? Vec{20, 10 + northOrEast} : Vec{20 + northOrEast, 10}, {0, north ? -1.0 : 1.0}}, {5, 2}};
        const double apart = gap(a, b);
        QVERIFY(near(apart * apart, squaredGap));
        // "Support within 3" and "friends at least 1 apart" point in opposite directions.
        const bool spacing = limit == 1;
        QCOMPARE(spacing ? apart >= limit - tolerance : within(a, b, limit), allowed);
        if (north) {
            QVERIFY(!sweep(a, {0, 1}, limit, b));
            QCOMPARE(touching(moved(a, {0, limit}), b), allowed);
        }
    }
};

QTEST_APPLESS_MAIN(TestGeometry)
#include "tst_geometry.moc"
