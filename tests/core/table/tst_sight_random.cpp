// Sight among random crowds and woods: sampled lines and Boost are the oracle.
#include "shapes.h"

#include <QTest>

using namespace ephor;

namespace {

constexpr int scenes = 10'000;

/// A looker, a target, and what stands between them; woods that hide, some of them with a part of either inside.
struct Scene {
    Body from;
    Body to;
    LooksFrom edges;
    std::vector<Body> blockers;
    std::vector<std::vector<Vec>> woods;
    std::vector<std::vector<Vec>> triangles;  ///< the woods cut up, for the oracle

    Scene(Chance& chance, bool lattice) : edges(chance.oneIn(2) ? LooksFrom::FrontEdge : LooksFrom::AnyEdge) {
        const auto body = [&](int reach) { return lattice ? chance.latticeBody(reach) : chance.body(reach); };
        do {
            from = body(8);
            to = body(8);
        } while (overlap(from, to));
        // A crowd, so that about half of all targets are hidden.
        const int count = chance.below(14);
        for (int i = 0; i < count; ++i) {
            const Body blocker = body(8);
            if (!overlap(blocker, from) && !overlap(blocker, to)) {
                blockers.push_back(blocker);
            }
        }
        const int woodCount = chance.oneIn(2) ? chance.below(3) : 0;
        for (int i = 0; i < woodCount; ++i) {
            const Vec centre = lattice ? chance.latticePoint(6) : chance.point(6);
            woods.push_back(chance.star(centre, 1, 5));
            const std::vector<Vec>& wood = woods.back();
            for (std::size_t j = 0; j < wood.size(); ++j) {
                if (wood.size() > 3) {
                    triangles.push_back({centre, wood[j], wood[(j + 1) % wood.size()]});
                }
            }
            if (wood.size() == 3) {
                triangles.push_back(wood);
            }
        }
    }

    std::vector<Outline> outlines() const { return {woods.begin(), woods.end()}; }
    std::optional<SightLine> look() const { return lineOfSight(from, edges, to, blockers, outlines()); }

    QByteArray shown() const {
        QByteArray all = edges == LooksFrom::FrontEdge ? "front of " : "any edge of ";
        all += text(from) + " to " + text(to) + " past";
        for (const Body& blocker : blockers) {
            all += " " + text(blocker);
        }
        for (const auto& wood : woods) {
            all += " wood";
            for (const Vec v : wood) {
                all += " {" + QByteArray::number(v.x, 'g', 17) + "," + QByteArray::number(v.y, 'g', 17) + "}";
            }
        }
        return all;
    }
};

/// True where the segment runs through the interior of a convex polygon (cut by one edge after another).
bool runsThrough(Outline convex, Vec from, Vec to) {
    double area = 0;
    for (std::size_t i = 1; i + 1 < convex.size(); ++i) {
        area += cross(convex[i] - convex[0], convex[i + 1] - convex[0]);
    }
    double enter = 0;
    double leave = 1;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Vec edge = (convex[(i + 1) % convex.size()] - convex[i]) * (area > 0 ? 1 : -1);
        const double start = cross(edge, from - convex[i]);
        const double gain = cross(edge, to - from);
        if (gain == 0) {
            if (start <= 0) {
                return false;
            }
        } else if (gain > 0) {
            enter = std::max(enter, -start / gain);
        } else {
            leave = std::min(leave, -start / gain);
        }
    }
    return enter < leave;
}

bool isFree(const Scene& scene, Vec from, Vec to) {
    for (const Body& blocker : scene.blockers) {
        if (runsThrough(corners(blocker), from, to)) {
            return false;
        }
    }
    for (const auto& triangle : scene.triangles) {
        if (runsThrough(triangle, from, to)) {
            return false;
        }
    }
    return true;
}

/// Points all along the edges of a body, corners included.
std::vector<Vec> pointsOn(const Body& body, bool frontOnly, int each) {
    std::vector<Vec> points;
    const auto corner = corners(body);
    for (std::size_t edge = 0; edge < (frontOnly ? 1U : 4U); ++edge) {
        for (int i = 0; i <= each; ++i) {
            points.push_back(corner[edge] + (corner[(edge + 1) % 4] - corner[edge]) * (static_cast<double>(i) / each));
        }
    }
    return points;
}

bool sampledSight(const Scene& scene, int each) {
    const bool front = scene.edges == LooksFrom::FrontEdge;
    const std::vector<Vec> targets = pointsOn(scene.to, false, each);
    for (const Vec from : pointsOn(scene.from, front, each)) {
        for (const Vec to : targets) {
            if ((!front || aheadOfFront(scene.from, to) >= 0) && isFree(scene, from, to)) {
                return true;
            }
        }
    }
    return false;
}

/// True where the line is what it is said to be, by Boost: it starts on a looking edge, ends on the target in the arc,
/// and passes each blocker.
bool isWitness(const Scene& scene, const SightLine& line) {
    const auto corner = corners(scene.from);
    const bool front = scene.edges == LooksFrom::FrontEdge;
    const double off = front ? bg::distance(boostPoint(line.from), boostLine(corner[0], corner[1]))
                             : bg::distance(boostPoint(line.from), boostPolygon(scene.from));
    if (off > 1e-8 || bg::distance(boostPoint(line.to), boostPolygon(scene.to)) > 1e-8 ||
        (front && aheadOfFront(scene.from, line.to) < -2 * tolerance)) {
        return false;
    }
    if (bg::distance(boostPoint(line.from), boostPoint(line.to)) < 1e-9) {
        return true;  // those who touch each other see each other
    }
    for (const Body& blocker : scene.blockers) {
        const Body smaller{blocker.pose, {blocker.size.frontage - 4 * tolerance, blocker.size.depth - 4 * tolerance}};
        if (bg::intersects(boostLine(line.from, line.to), boostPolygon(smaller))) {
            return false;
        }
    }
    for (const auto& wood : scene.woods) {
        const BoostPolygon polygon = boostPolygon(wood);
        const BoostLine edge(polygon.outer().begin(), polygon.outer().end());
        bg::model::multi_linestring<BoostLine> inside;
        bg::intersection(boostLine(line.from, line.to), polygon, inside);
        for (const BoostLine& part : inside) {
            for (int i = 0; i <= 16; ++i) {
                const double t = i / 16.0;
                const BoostPoint point(part.front().x() * (1 - t) + part.back().x() * t,
                                       part.front().y() * (1 - t) + part.back().y() * t);
                // Where the line touches a corner, Boost 1.83 may hand out the part outside; so ask again.
                if (bg::within(point, polygon) && bg::distance(point, edge) > 3 * tolerance) {
                    return false;
                }
            }
        }
    }
    return true;
}

Body facingNorth(double x, double y, double frontage = 5, double depth = 2) {
    return {{{x, y}, {0, 1}}, {frontage, depth}};
}

}  // namespace

class TestRandomSight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatSamplesSeeIsSeenAndEveryLineOfSightIsFree() {
        Chance chance(60);
        int seen = 0;
        int sampled = 0;
        for (int i = 0; i < 2 * scenes; ++i) {
            const Scene scene(chance, i % 2 == 0);
            const auto line = scene.look();
            HOLDS(!line || isWitness(scene, *line), scene.shown());
            const bool samples = sampledSight(scene, 8);
            HOLDS(line || !samples, scene.shown());
            seen += line ? 1 : 0;
            sampled += samples ? 1 : 0;
        }
        qInfo("%d of %d targets seen, %d by samples", seen, 2 * scenes, sampled);
        QVERIFY(seen > scenes / 2 && seen < 2 * scenes * 9 / 10);
    }

    /// A line is drawn first, and blockers are pushed against it from both sides: it is often the only one.
    void aLineThroughTheNarrowestGapIsFound() {
        Chance chance(61);
        int narrow = 0;
        for (int i = 0; i < scenes; ++i) {
            Scene scene(chance, false);
            scene.woods.clear();
            scene.triangles.clear();
            scene.blockers.clear();
            scene.from = {{{0, 0}, direction({chance.between(-1, 1), 1})},
                          {chance.between(1, 6), chance.between(1, 3)}};
            scene.to = {{{chance.between(-5, 5), chance.between(14, 20)}, chance.unit()},
                        {chance.between(1, 6), chance.between(1, 3)}};
            const auto a = corners(scene.from);
            const auto b = corners(scene.to);
            const Vec start = a[0] + (a[1] - a[0]) * chance.between(0.05, 0.95);
            // On the edge of the target that faces us: its nearest point moved along.
            Vec end = b[0];
            for (const Vec corner : b) {
                end = squaredLength(corner - start) < squaredLength(end - start) ? corner : end;
            }
            const Vec along = direction(end - start);
            const double distance = length(end - start);
            for (int k = 0; k < 8; ++k) {
                Body blocker{{start + along * (distance * chance.between(0.2, 0.8)), chance.unit()},
                             {chance.between(2, 14), chance.between(0.3, 2)}};
                const double c = std::abs(dot(blocker.facing(), along));
                const double s = std::abs(cross(blocker.facing(), along));
                const double half = blocker.halfFrontage() * c + blocker.halfDepth() * s;
                blocker.pose.centre = blocker.pose.centre + rightOf(along) * (k % 2 == 0 ? half : -half);
                if (!overlap(blocker, scene.from) && !overlap(blocker, scene.to)) {
                    scene.blockers.push_back(blocker);
                }
            }
            // Woods too; they may cover parts of the looker and of the target.
            for (int k = chance.oneIn(2) ? 4 : 8; k < 8; ++k) {
                std::vector<Vec> wood = chance.star(start + along * (distance * chance.between(-0.1, 1.1)), 0.5, 4);
                double reach = 0;
                for (const Vec v : wood) {
                    const double aside = dot(v - start, rightOf(along));
                    reach = k % 2 == 0 ? std::min(reach, aside) : std::max(reach, aside);
                }
                for (Vec& v : wood) {
                    v = v - rightOf(along) * reach;
                }
                scene.woods.push_back(wood);
            }
            const auto line = scene.look();
            HOLDS(line && isWitness(scene, *line), scene.shown());
            narrow += scene.woods.empty() && !sampledSight(scene, 8) ? 1 : 0;
        }
        qInfo("%d of about %d gaps were too narrow for samples", narrow, scenes / 2);
        QVERIFY(narrow > scenes / 4);
    }

    void theAnswerMovesWithTheTable() {
        Chance chance(62);
        for (int i = 0; i < scenes; ++i) {
            const Scene scene(chance, i % 2 == 0);
            const Motion motion = Motion::random(chance);
            Scene there = scene;
            there.from = motion.body(scene.from);
            there.to = motion.body(scene.to);
            for (Body& blocker : there.blockers) {
                blocker = motion.body(blocker);
            }
            for (auto& wood : there.woods) {
                for (Vec& v : wood) {
                    v = motion.point(v);
                }
            }
            HOLDS(there.look().has_value() == scene.look().has_value(), scene.shown());
        }
    }

    void moreBlockersNeverShowMore() {
        Chance chance(63);
        for (int i = 0; i < scenes; ++i) {
            Scene scene(chance, i % 2 == 0);
            const bool before = scene.look().has_value();
            scene.blockers.push_back(i % 2 == 0 ? chance.latticeBody(8) : chance.body(8));
            HOLDS(before || !scene.look(), scene.shown());
        }
    }

    void whoeverSeesFromAnyEdgeIsSeenFromAnyEdge() {
        Chance chance(64);
        for (int i = 0; i < scenes; ++i) {
            const Scene scene(chance, i % 2 == 0);
            const auto outlines = scene.outlines();
            HOLDS(inSight(scene.from, LooksFrom::AnyEdge, scene.to, scene.blockers, outlines) ==
                      inSight(scene.to, LooksFrom::AnyEdge, scene.from, scene.blockers, outlines),
                  scene.shown());
            HOLDS(!inSight(scene.from, LooksFrom::FrontEdge, scene.to, scene.blockers, outlines) ||
                      inSight(scene.from, LooksFrom::AnyEdge, scene.to, scene.blockers, outlines),
                  scene.shown());
        }
    }

    void aCrowdLargerThanTheRoomOnTheStackIsNoProblem() {
        Chance chance(65);
        std::vector<Body> crowd;
        for (int i = 0; i < 600; ++i) {
            crowd.push_back({{{chance.between(-20, 20), chance.between(4, 36)}, chance.unit()}, {0.2, 0.2}});
        }
        const Body from = facingNorth(0, 0);
        const Body to = facingNorth(0, 40);
        const auto line = lineOfSight(from, LooksFrom::FrontEdge, to, crowd, {});
        Scene scene(chance, false);
        scene.from = from;
        scene.to = to;
        scene.edges = LooksFrom::FrontEdge;
        scene.blockers = crowd;
        scene.woods.clear();
        scene.triangles.clear();
        QVERIFY(!line || isWitness(scene, *line));
        QVERIFY(line || !sampledSight(scene, 40));
        crowd.push_back(facingNorth(0, 20, 100, 1));
        QVERIFY(!lineOfSight(from, LooksFrom::FrontEdge, to, crowd, {}));
    }
};

QTEST_APPLESS_MAIN(TestRandomSight)
#include "tst_sight_random.moc"
