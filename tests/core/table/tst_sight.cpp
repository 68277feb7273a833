// Sight in places that were thought out: gaps, seams, corners, woods.
#include "shapes.h"

#include <QTest>

using namespace ephor;

namespace {

Body facingNorth(double x, double y, double frontage = 5, double depth = 2) {
    return {{{x, y}, {0, 1}}, {frontage, depth}};
}

}  // namespace

class TestSight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWallHidesAndAGapInItShows() {
        const Body from = facingNorth(0, 0);
        const Body to = facingNorth(0, 10);
        const std::array wall{facingNorth(0, 5, 30, 1)};
        QVERIFY(!inSight(from, LooksFrom::FrontEdge, to, wall, {}));
        const std::array gate{facingNorth(-5, 5, 9.9, 1), facingNorth(5, 5, 9.9, 1)};
        QVERIFY(inSight(from, LooksFrom::FrontEdge, to, gate, {}));
        const std::array guarded{gate[0], gate[1], facingNorth(0, 5.8, 2.2, 0.5)};
        QVERIFY(!inSight(from, LooksFrom::FrontEdge, to, guarded, {}));
    }

    void grazingDoesNotBlock() {
        const Body from = facingNorth(0, 0, 2, 2);
        const Body to = facingNorth(10, 10, 2, 2);
        // The line from the front right corner (1, 1) to the target's left rear corner (9, 9) is the last one free on
        // its side.
        const std::array<Body, 2> corner{{{{{3, 7}, direction({1, -1})}, {20, std::sqrt(32.0)}},
                                          {{{6, 4}, direction({1, -1})}, {3, std::sqrt(8.0)}}}};
        QVERIFY(inSight(from, LooksFrom::FrontEdge, to, corner, {}));
        const std::array<Body, 2> closed{corner[0], ephor::moved(corner[1], {-1e-4, 1e-4})};
        QVERIFY(inSight(from, LooksFrom::FrontEdge, to, closed, {}) == false);
    }

    void aLineMayPassAlongTheSeamOfTwoBlockers() {
        const Body from = facingNorth(0, 0);
        const Body to = facingNorth(0, 20);
        for (const double off : {0.0, 0x1p-24, -0x1p-24}) {
            const std::array<Body, 2> flush{{facingNorth(-15, 10, 30, 2), facingNorth(15 + off, 10, 30, 2)}};
            QVERIFY(inSight(from, LooksFrom::FrontEdge, to, flush, {}));
        }
        const std::array<Body, 2> shut{{facingNorth(-15, 10, 30, 2), facingNorth(14.99, 10, 30, 2)}};
        QVERIFY(!inSight(from, LooksFrom::FrontEdge, to, shut, {}));
    }

    void onlyTheForwardArcIsLookedAt() {
        const Body from = facingNorth(0, 0);
        QVERIFY(!inSight(from, LooksFrom::FrontEdge, facingNorth(10, -1), {}, {}));
        QVERIFY(inSight(from, LooksFrom::AnyEdge, facingNorth(10, -1), {}, {}));
        QVERIFY(inSight(from, LooksFrom::FrontEdge, facingNorth(10, 0), {}, {}));
        // The part ahead of the line is hidden, the part behind it is not.
        const std::array screen{facingNorth(6, 2.9, 2, 4)};
        QVERIFY(!inSight(from, LooksFrom::FrontEdge, facingNorth(10, 1, 2, 4), screen, {}));
        QVERIFY(inSight(from, LooksFrom::AnyEdge, facingNorth(10, 0, 2, 6), screen, {}));
    }

    void aTargetPartlyInAWoodIsSeenWhereItLooksOut() {
        const Body from = facingNorth(0, 0);
        const Body to = facingNorth(0, 10);
        const std::array<Vec, 4> allAround{{{-5, 8}, {5, 8}, {5, 13}, {-5, 13}}};
        const std::array<Vec, 4> allBut{{{-2.4999, 5}, {5, 5}, {5, 13}, {-2.4999, 13}}};
        const std::array<Outline, 1> hidden{allAround};
        const std::array<Outline, 1> shown{allBut};
        QVERIFY(!inSight(from, LooksFrom::FrontEdge, to, {}, hidden));
        QVERIFY(inSight(from, LooksFrom::FrontEdge, to, {}, shown));
    }

    void aPartOfAnEdgeThatLooksOutBetweenTwoWoodsIsSeen() {
        const Body from = facingNorth(0, 0, 1, 2);
        const Body to = facingNorth(0, 10, 10, 2);
        // Of the target's rear edge at y = 9 the woods leave free what lies between x = 1.33 and x = 2.14; their edges
        // lean back from there, so that no line through their own corners leads to it.
        const std::array<Vec, 5> left{{{-7, 8}, {-5, 8}, {2.6, 9.2}, {2.6, 12}, {-7, 12}}};
        const std::array<Vec, 5> right{{{9, 8}, {9, 12}, {1, 12}, {1, 9.4}, {5, 8}}};
        const std::array<Outline, 2> woods{left, right};
        const auto line = lineOfSight(from, LooksFrom::FrontEdge, to, {}, woods);
        QVERIFY(line);
        QVERIFY(line->to.x > 1.33 && line->to.x < 2.15);
        const std::array<Vec, 5> more{{{9, 8}, {9, 12}, {1, 12}, {1, 9.05}, {5, 8}}};
        const std::array<Outline, 2> closed{left, more};
        QVERIFY(!lineOfSight(from, LooksFrom::FrontEdge, to, {}, closed));
    }

    void aLineMayRunAlongTheEdgesOfAWoodThatLiesOnBothSides() {
        const Body from = facingNorth(0, 0, 1, 2);
        const Body to = facingNorth(0, 10.5, 1, 1);
        // A wood that reaches around the target and touches the line x = 0 from the right and from the left.
        const std::array<Vec, 12> wood{
            {{0, 3}, {3, 3}, {3, 13}, {-3, 13}, {-3, 6}, {0, 6}, {0, 7}, {-2, 7}, {-2, 12}, {2, 12}, {2, 4}, {0, 4}}};
        QVERIFY(isSimple(wood));
        const std::array<Outline, 1> woods{wood};
        // Two bodies touch it from the other sides: no other line is free.
        const std::array<Body, 2> bodies{{facingNorth(-1, 1.75, 2, 0.5), facingNorth(1, 8.25, 2, 0.5)}};
        QVERIFY(inSight(from, LooksFrom::FrontEdge, to, bodies, woods));
        const std::array<Body, 2> closed{{bodies[0], ephor::moved(bodies[1], {-1e-4, 0})}};
        QVERIFY(!inSight(from, LooksFrom::FrontEdge, to, closed, woods));
    }

    void aDiagonalOfAPolygonIsNoWayThrough() {
        // Through two opposite corners of a square no edge is plainly crossed.
        const std::array<Vec, 4> square{{{0, 2}, {2, 4}, {0, 6}, {-2, 4}}};
        const std::array<Outline, 1> polygons{square};
        const Body from = facingNorth(0, 0, 1e-3, 1);
        QVERIFY(!inSight(from, LooksFrom::FrontEdge, facingNorth(0, 10, 1e-3, 1), {}, polygons));
        QVERIFY(inSight(from, LooksFrom::FrontEdge, facingNorth(0, 10, 20, 1), {}, polygons));
    }
};

QTEST_APPLESS_MAIN(TestSight)
#include "tst_sight.moc"
