#include "shapes.h"

#include <QTest>
#include <boost/geometry/geometries/multi_point.hpp>
#include <limits>

using namespace ephor;

namespace {

constexpr int shapes = 10'000;

bool near(double a, double b, double by = 1e-9) { return std::abs(a - b) <= by; }

/// A polygon and a body, a way and points near it; every third case on the lattice.
struct Scene {
    std::vector<Vec> outline;
    Body body;
    Vec from;
    Vec to;
    Vec along;
    bool lattice;

    Scene(Chance& chance, int i) : lattice(i % 3 == 0) {
        if (lattice) {
            outline = chance.towers(chance.latticePoint(2));
            body = chance.latticeBody(8);
            from = chance.latticePoint(8);
            to = chance.latticePoint(8);
            along = chance.oneIn(4) ? direction(outline[1] - from)
                                    : outwardNormal(body, static_cast<Edge>(chance.below(4)));
        } else {
            outline = chance.star(chance.point(4), 1, 6);
            body = chance.body(8);
            from = chance.point(10);
            to = chance.oneIn(5) ? outline[0] : chance.point(10);
            along = chance.unit();
        }
        if (chance.oneIn(2)) {
            std::reverse(outline.begin(), outline.end());
        }
    }

    QByteArray shown() const {
        QByteArray all;
        for (const Vec v : outline) {
            all += "{" + QByteArray::number(v.x, 'g', 17) + "," + QByteArray::number(v.y, 'g', 17) + "},";
        }
        return all + " with " + text(body) + text({{from, along}, {to.x, to.y}});
    }
};

/// What Boost finds of the segment in the polygon, without the parts along its edges.
double lengthInsideByBoost(const BoostPolygon& polygon, Vec from, Vec to) {
    const BoostLine edge(polygon.outer().begin(), polygon.outer().end());
    const double distance = length(to - from);
    // Every place where something may change: crossings, and corners on the line.
    std::vector<double> places{0, distance};
    bg::model::multi_point<BoostPoint> meetings;
    bg::intersection(boostLine(from, to), edge, meetings);
    for (const BoostPoint& point : meetings) {
        places.push_back(bg::distance(point, boostPoint(from)));
    }
    for (const BoostPoint& corner : polygon.outer()) {
        if (bg::distance(corner, boostLine(from, to)) < 1e-9) {
            places.push_back(bg::distance(corner, boostPoint(from)));
        }
    }
    std::ranges::sort(places);
    double sum = 0;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const BoostPoint middle = boostPoint(from + direction(to - from) * ((places[i] + places[i + 1]) / 2));
        if (bg::within(middle, polygon) && bg::distance(middle, edge) > 1e-9) {
            sum += places[i + 1] - places[i];
        }
    }
    return sum;
}

std::vector<Vec> moved(const std::vector<Vec>& outline, const Motion& motion) {
    std::vector<Vec> there;
    for (const Vec v : outline) {
        there.push_back(motion.point(v));
    }
    return there;
}

bool same(std::optional<double> a, std::optional<double> b) {
    return a.has_value() == b.has_value() && (!a || near(*a, *b, 1e-7));
}

constexpr std::array<Vec, 4> wood{{{10, 10}, {14, 10}, {14, 16}, {10, 16}}};

}  // namespace

class TestTerrain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPolygonIsSimpleWhereBoostFindsItValid() {
        Chance chance(40);
        int simple = 0;
        for (int i = 0; i < shapes; ++i) {
            std::vector<Vec> outline;
            const int count = 3 + chance.below(5);
            for (int j = 0; j < count; ++j) {
                outline.push_back(i % 2 == 0 ? chance.latticePoint(2) : chance.point(5));
            }
            BoostPolygon polygon;
            for (const Vec v : outline) {
                bg::append(polygon.outer(), boostPoint(v));
            }
            bg::append(polygon.outer(), boostPoint(outline[0]));
            bg::correct(polygon);
            bool repeats = false;  // Boost forgives a corner that is given twice
            for (std::size_t j = 0; j < outline.size(); ++j) {
                repeats = repeats || outline[j] == outline[(j + 1) % outline.size()];
            }
            const bool found = isSimple(outline);
            HOLDS(repeats ? !found : found == bg::is_valid(polygon), QByteArray::number(i));
            simple += found ? 1 : 0;
        }
        QVERIFY(simple > shapes / 20);
        for (int i = 0; i < shapes; ++i) {
            HOLDS(isSimple(chance.star({}, 1, 6)) && isSimple(chance.towers({})), QByteArray::number(i));
        }
    }

    void noPolygonIsSimpleThatHasNoAreaOrNoNumbers() {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double endless = std::numeric_limits<double>::infinity();
        QVERIFY(!isSimple({}));
        QVERIFY(!isSimple(std::array<Vec, 2>{{{0, 0}, {1, 0}}}));
        QVERIFY(!isSimple(std::array<Vec, 3>{{{0, 0}, {1, 0}, {2, 0}}}));
        QVERIFY(!isSimple(std::array<Vec, 4>{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}}));
        QVERIFY(!isSimple(std::array<Vec, 3>{{{0, 0}, {1, 0}, {nan, 1}}}));
        QVERIFY(!isSimple(std::array<Vec, 3>{{{0, 0}, {1, 0}, {0, endless}}}));
        QVERIFY(isSimple(wood));
    }

    void aPolygonContainsWhatBoostFindsInsideIt() {
        Chance chance(41);
        for (int i = 0; i < shapes; ++i) {
            const Scene scene(chance, i);
            HOLDS(contains(scene.outline, scene.to) ==
                      (bg::distance(boostPoint(scene.to), boostPolygon(scene.outline)) <= tolerance),
                  scene.shown());
        }
    }

    void aBodyOverlapsAPolygonWhereTheyHaveCommonGround() {
        Chance chance(42);
        int overlaps = 0;
        for (int i = 0; i < shapes; ++i) {
            const Scene scene(chance, i);
            const double area = commonArea(boostPolygon(scene.outline), boostPolygon(scene.body));
            const bool found = overlap(scene.outline, scene.body);
            HOLDS(found ? area > 0 : area < 1e-5, scene.shown());
            overlaps += found ? 1 : 0;
        }
        QVERIFY(overlaps > shapes / 10 && overlaps < shapes * 9 / 10);
    }

    void theLengthInsideIsTheOneThatBoostFinds() {
        Chance chance(43);
        for (int i = 0; i < shapes; ++i) {
            const Scene scene(chance, i);
            const double expected = lengthInsideByBoost(boostPolygon(scene.outline), scene.from, scene.to);
            // A corner hardly off the line counts as lying on it.
            const bool hardlyOff = std::ranges::any_of(scene.outline, [&](Vec corner) {
                const double off = std::abs(cross(direction(scene.to - scene.from), corner - scene.from));
                return off > 1e-9 && off < 2 * tolerance;
            });
            HOLDS(near(lengthInside(scene.outline, scene.from, scene.to), expected, hardlyOff ? 1e-3 : 1e-8),
                  scene.shown() + QByteArray::number(expected));
        }
    }

    void aWayAlongAnEdgeIsNotInside() {
        QCOMPARE(lengthInside(wood, {10, 0}, {10, 30}), 0.0);
        QCOMPARE(lengthInside(wood, {14, 30}, {14, 0}), 0.0);
        QCOMPARE(lengthInside(wood, {12, 0}, {12, 30}), 6.0);
        QCOMPARE(lengthInside(wood, {11, 11}, {12, 11}), 1.0);
        QVERIFY(crossings(wood, {10, 0}, {0, 1}, 30).empty());
    }

    void aSweepEndsAtTheFirstContactWithAPolygon() {
        Chance chance(44);
        int contacts = 0;
        for (int i = 0; i < shapes; ++i) {
            const Scene scene(chance, i);
            const double distance = chance.between(0, 20);
            const auto at = [&](double way) { return ephor::moved(scene.body, scene.along * way); };
            const auto stop = sweep(scene.body, scene.along, distance, scene.outline);
            if (overlap(scene.outline, scene.body)) {
                HOLDS(stop == 0.0, scene.shown());
                continue;
            }
            const double free = stop.value_or(distance);
            for (int part = 0; part <= 64; ++part) {
                HOLDS(!overlap(scene.outline, at(free * part / 64)), scene.shown());
            }
            if (stop) {
                ++contacts;
                HOLDS(*stop >= 0 && *stop < distance, scene.shown());
                HOLDS(bg::distance(boostPolygon(at(*stop)), boostPolygon(scene.outline)) < 1e-9, scene.shown());
                HOLDS(*stop < 1e-4 || commonArea(boostPolygon(at(*stop - 1e-4)), boostPolygon(scene.outline)) < 1e-9,
                      scene.shown());
                HOLDS(wouldEnter(at, *stop, boostPolygon(scene.outline)), scene.shown());
            }
        }
        QVERIFY(contacts > shapes / 10);
    }

    void aSweepAlongTheEdgeOfAPolygonIsFree() {
        const Body body{{{7.5, 5}, {0, 1}}, {5, 2}};
        QVERIFY(!sweep(body, {0, 1}, 20, wood));
        QVERIFY(!sweep(ephor::moved(body, {0x1p-24, 0}), {0, 1}, 20, wood));
        const auto stop = sweep(ephor::moved(body, {1, 0}), {0, 1}, 20, wood);
        QVERIFY(stop && near(*stop, 4));
        QVERIFY(!sweep(ephor::moved(body, {1, 0}), {0, 1}, 4, wood));
    }

    void crossingsAlternateAndBoundTheLengthInside() {
        Chance chance(45);
        int many = 0;
        for (int i = 0; i < shapes; ++i) {
            const Scene scene(chance, i);
            const double distance = length(scene.to - scene.from);
            const auto found = crossings(scene.outline, scene.from, direction(scene.to - scene.from), distance);
            double at = 0;
            double inside = 0;
            bool in = !found.empty() ? !found.front().enters : lengthInside(scene.outline, scene.from, scene.to) > 0;
            for (const Crossing& crossing : found) {
                HOLDS(crossing.enters != in && crossing.at >= at && crossing.at <= distance, scene.shown());
                inside += in ? crossing.at - at : 0;
                at = crossing.at;
                in = crossing.enters;
            }
            inside += in ? distance - at : 0;
            // A way that starts on the edge and goes in has no crossing there; what is inside counts nevertheless.
            HOLDS(near(inside, lengthInside(scene.outline, scene.from, scene.to), 1e-5) ||
                      contains(scene.outline, scene.from),
                  scene.shown());
            many += found.size() > 2 ? 1 : 0;
        }
        QVERIFY(many > shapes / 100);
    }

    void theEdgeOfTheGroundBelongsToIt() {
        const auto entered = [](const std::vector<Crossing>& found) {
            return std::ranges::count_if(found, &Crossing::enters);
        };
        QCOMPARE(entered(crossings(wood, {12, 8}, {0, 1}, 2)), 1);   // ends on the edge: it has come in
        QCOMPARE(entered(crossings(wood, {12, 10}, {0, 1}, 2)), 0);  // starts there: it was in
        QCOMPARE(crossings(wood, {12, 10}, {0, -1}, 2).size(), 1U);  // starts there and leaves
        QCOMPARE(crossings(wood, {12, 12}, {0, -1}, 2).size(), 0U);  // has not left
        QCOMPARE(crossings(wood, {12, 12}, {0, -1}, 3).size(), 1U);
        QCOMPARE(crossings(wood, {12, 8}, {0, 1}, 1.9).size(), 0U);
        const auto through = crossings(wood, {12, 8}, {0, 1}, 20);
        QCOMPARE(through.size(), 2U);
        QVERIFY(through[0].enters && near(through[0].at, 2) && !through[1].enters && near(through[1].at, 8));
    }

    void movementUsesUpItsAllowance() {
        Chance chance(46);
        for (int i = 0; i < shapes; ++i) {
            const Scene scene(chance, i);
            const std::vector<Vec> second = chance.star(chance.point(4), 1, 6);
            const std::array<Outline, 2> slow{scene.outline, second};
            const double allowance = chance.between(0, 20);
            const Vec along = direction(scene.to - scene.from);
            const double reached = reach(scene.from, along, allowance, slow);
            HOLDS(reached <= allowance + 1e-12 && reached >= allowance / 2 - 1e-12, scene.shown());
            HOLDS(near(cost(scene.from, scene.from + along * reached, slow), allowance, 1e-5), scene.shown());
        }
    }

    void slowGroundsDoNotAddUp() {
        Chance chance(47);
        for (int i = 0; i < shapes; ++i) {
            const Scene scene(chance, i);
            const std::vector<Vec> second = chance.star(chance.point(4), 1, 6);
            const std::array<Outline, 2> slow{scene.outline, second};
            bg::model::multi_polygon<BoostPolygon> all;
            bg::union_(boostPolygon(scene.outline), boostPolygon(second), all);
            double inside = 0;
            for (const BoostPolygon& polygon : all) {
                BoostPolygon outer;
                outer.outer() = polygon.outer();
                inside += lengthInsideByBoost(outer, scene.from, scene.to);
                for (const auto& hole : polygon.inners()) {
                    outer.outer() = hole;
                    bg::correct(outer);
                    inside -= lengthInsideByBoost(outer, scene.from, scene.to);
                }
            }
            // Along common edges of lattice shapes Boost and we need not agree about what is an edge of the whole.
            if (!scene.lattice) {
                HOLDS(near(cost(scene.from, scene.to, slow), length(scene.to - scene.from) + inside, 1e-5),
                      scene.shown());
            }
            HOLDS(near(cost(scene.from, scene.to, slow), cost(scene.to, scene.from, slow)), scene.shown());
        }
    }

    /// reach_with_difficult of Men of Bronze: open ground, then a wood, then open ground.
    void reachesOfMenOfBronze_data() {
        QTest::addColumn<double>("allowance");
        QTest::addColumn<double>("open");
        QTest::addColumn<double>("deep");
        QTest::addColumn<double>("reached");
        QTest::newRow("N-096") << 6.0 << 3.0 << 100.0 << 4.5;
        QTest::newRow("N-097") << 6.0 << 0.0 << 100.0 << 3.0;
        QTest::newRow("N-099") << 12.0 << 5.0 << 100.0 << 8.5;
        QTest::newRow("N-100") << 8.0 << 2.0 << 2.0 << 6.0;
    }
    void reachesOfMenOfBronze() {
        QFETCH(const double, allowance);
        QFETCH(const double, open);
        QFETCH(const double, deep);
        QFETCH(const double, reached);
        const std::array<Vec, 4> ground{{{-5, open}, {5, open}, {5, open + deep}, {-5, open + deep}}};
        const Outline slow(ground);
        QVERIFY(near(reach({0, 0}, {0, 1}, allowance, {&slow, 1}), reached));
        QVERIFY(near(reach({0, 0}, {0, 1}, allowance, {}), allowance));
    }

    void theAnswersMoveWithTheTable() {
        Chance chance(48);
        for (int i = 0; i < shapes; ++i) {
            const Scene scene(chance, i);
            const Motion motion = Motion::random(chance);
            const std::vector<Vec> there = moved(scene.outline, motion);
            const Vec from = motion.point(scene.from);
            const Vec to = motion.point(scene.to);
            HOLDS(contains(there, to) == contains(scene.outline, scene.to), scene.shown());
            HOLDS(overlap(there, motion.body(scene.body)) == overlap(scene.outline, scene.body), scene.shown());
            HOLDS(near(lengthInside(there, from, to), lengthInside(scene.outline, scene.from, scene.to)),
                  scene.shown());
            HOLDS(same(sweep(motion.body(scene.body), motion.way(scene.along), 20, there),
                       sweep(scene.body, scene.along, 20, scene.outline)),
                  scene.shown());
            HOLDS(crossings(there, from, motion.way(scene.along), 20).size() ==
                      crossings(scene.outline, scene.from, scene.along, 20).size(),
                  scene.shown());
        }
    }
};

QTEST_APPLESS_MAIN(TestTerrain)
#include "tst_terrain.moc"
