#include "core/table/grid.h"

#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <set>

using namespace ephor;

namespace {

constexpr Grid grid{12, 8};

// What is known when the program is built.
static_assert(rightOf(Heading::West) == Heading::North);
static_assert(leftOf(Heading::North) == Heading::West);
static_assert(opposite(Heading::East) == Heading::West);
static_assert(turned(Heading::North, -5) == Heading::West);
static_assert(stepped({3, 3}, Heading::South, 2) == Square{3, 1});
static_assert(steps({1, 1}, {4, 3}) == 5);
static_assert(grid.contains({11, 7}) && !grid.contains({12, 7}) && !grid.contains({0, -1}));
static_assert(grid.adjoining({0, 0}).size() == 2);
static_assert(poseOn({2, 0}, Heading::West, 3) == Pose{{7.5, 1.5}, {-1, 0}});

/// Steps where diagonal ones are allowed too.
int kingsSteps(Square a, Square b) { return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row)); }

template <typename Visit> void everyPair(Visit visit) {
    for (int i = 0; i < grid.count(); ++i) {
        for (int j = 0; j < grid.count(); ++j) {
            visit(grid.square(i), grid.square(j));
        }
    }
}

}  // namespace

class TestGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fourTurnsToTheRightEndWhereTheyBegan() {
        for (const Heading heading : headings) {
            QCOMPARE(rightOf(rightOf(rightOf(rightOf(heading)))), heading);
            QCOMPARE(leftOf(rightOf(heading)), heading);
            QCOMPARE(opposite(heading), turned(heading, -2));
            QCOMPARE(facingOf(rightOf(heading)), ephor::rightOf(facingOf(heading)));
        }
    }

    void everySquareHasItsPlaceInTheArray() {
        std::set<int> places;
        for (int i = 0; i < grid.all().count(); ++i) {
            const Square square = grid.all()[i];
            QVERIFY(grid.contains(square));
            QCOMPARE(grid.square(grid.index(square)), square);
            places.insert(grid.index(square));
        }
        QCOMPARE(static_cast<int>(places.size()), 96);
        QCOMPARE(*places.rbegin(), 95);
    }

    void adjoiningSquaresAreThoseOneStepAway() {
        for (int i = 0; i < grid.count(); ++i) {
            const Square square = grid.square(i);
            const auto next = grid.adjoining(square);
            for (int j = 0; j < grid.count(); ++j) {
                const Square other = grid.square(j);
                QCOMPARE(std::find(next.begin(), next.end(), other) != next.end(), adjoin(square, other));
            }
        }
    }

    void distancesAreThoseOfAWalk() {
        everyPair([](Square a, Square b) {
            QVERIFY(kingsSteps(a, b) <= steps(a, b) && steps(a, b) <= 2 * kingsSteps(a, b));
            QCOMPARE(steps(a, b), steps(b, a));
            QCOMPARE(steps(a, b) == 0, a == b);
        });
    }

    void aStraightWayLeadsThere() {
        everyPair([](Square a, Square b) {
            const auto heading = straightTo(a, b);
            QCOMPARE(heading.has_value(), a != b && (a.column == b.column || a.row == b.row));
            if (heading) {
                QCOMPARE(stepped(a, *heading, steps(a, b)), b);
                QCOMPARE(straightTo(b, a), std::optional(opposite(*heading)));
            }
        });
    }

    void theSideThatLooksThereTurnsWithTheUnit() {
        QCOMPARE(edgeToward(Heading::North, Heading::East), Edge::Right);
        QCOMPARE(edgeToward(Heading::East, Heading::North), Edge::Left);
        for (const Heading facing : headings) {
            QCOMPARE(edgeToward(facing, facing), Edge::Front);
            QCOMPARE(edgeToward(facing, rightOf(facing)), Edge::Right);
            QCOMPARE(edgeToward(facing, opposite(facing)), Edge::Rear);
            QCOMPARE(edgeToward(facing, leftOf(facing)), Edge::Left);
        }
    }

    void aZoneAlongAnEdgeHasTheSquaresNearestToIt() {
        for (const Heading edge : headings) {
            for (int depth = 0; depth <= 14; ++depth) {
                const Zone zone = grid.along(edge, depth);
                int inside = 0;
                for (int i = 0; i < grid.count(); ++i) {
                    const bool nearEdge = !grid.contains(stepped(grid.square(i), edge, depth));
                    QCOMPARE(zone.contains(grid.square(i)), nearEdge);
                    inside += nearEdge ? 1 : 0;
                }
                QCOMPARE(zone.count(), inside);
                for (int i = 0; i < zone.count(); ++i) {
                    QVERIFY(zone.contains(zone[i]));
                }
            }
        }
        QCOMPARE(common({{0, 0}, {5, 3}}, {{4, 2}, {9, 9}}), (Zone{{4, 2}, {5, 3}}));
        QCOMPARE(common({{0, 0}, {1, 1}}, {{4, 2}, {9, 9}}).count(), 0);
    }
};

QTEST_APPLESS_MAIN(TestGrid)
#include "tst_grid.moc"
