#include "shapes.h"

#include <QTest>
#include <set>

using namespace ephor;

namespace {

constexpr int shapes = 10'000;
constexpr std::array edges{Edge::Front, Edge::Right, Edge::Rear, Edge::Left};

bool near(double a, double b, double by = 1e-9) { return std::abs(a - b) <= by; }
bool near(Vec a, Vec b, double by = 1e-9) { return length(a - b) <= by; }
bool near(const Pose& a, const Pose& b, double by = 1e-9) {
    return near(a.centre, b.centre, by) && near(a.facing, b.facing, by);
}

/// The target, and a mover that has just come into contact with it.
struct Contact {
    Body target;
    Body mover;

    static std::optional<Contact> random(Chance& chance, bool lattice) {
        const Body target = lattice ? chance.latticeBody(3) : chance.body(4);
        const Body mover = lattice ? chance.latticeBody(8) : chance.body(12);
        const Vec along = lattice && chance.oneIn(2)
                              ? mover.facing()
                              : direction(target.pose.centre - mover.pose.centre + chance.point(2));
        const auto stop = sweep(mover, along, 40, target);
        if (!stop || overlap(mover, target)) {
            return std::nullopt;
        }
        return Contact{target, moved(mover, along * *stop)};
    }
    QByteArray shown() const { return text(target) + " touched by " + text(mover); }
};

Vec facingOf(int degrees) {
    return degrees % 180 == 90 ? Vec{0, degrees == 90 ? 1.0 : -1.0} : Vec{degrees == 0 ? 1.0 : -1.0, 0};
}

}  // namespace

class TestContact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cornersRunClockwiseFromTheFrontLeft() {
        const Body body{{{10, 20}, {1, 0}}, {4, 2}};
        const std::array<Vec, 4> expected{{{11, 22}, {11, 18}, {9, 18}, {9, 22}}};
        QCOMPARE(corners(body), expected);
        QCOMPARE(outwardNormal(body, Edge::Front), (Vec{1, 0}));
        QCOMPARE(outwardNormal(body, Edge::Right), (Vec{0, -1}));
        QCOMPARE(outwardNormal(body, Edge::Rear), (Vec{-1, 0}));
        QCOMPARE(outwardNormal(body, Edge::Left), (Vec{0, 1}));
        QVERIFY(near(body.radius(), std::sqrt(5.0)));
    }

    void aSnappedPoseIsOnTheLatticeAndStaysAsItIs() {
        Chance chance(20);
        for (int i = 0; i < shapes; ++i) {
            const Body body = chance.body(100);
            const Pose pose = snapped(body.pose);
            HOLDS(near(pose, body.pose, 0x1p-24), text(body));
            HOLDS(pose.centre.x * 0x1p24 == std::floor(pose.centre.x * 0x1p24), text(body));
            HOLDS(pose.facing.y * 0x1p40 == std::floor(pose.facing.y * 0x1p40), text(body));
            HOLDS(near(length(pose.facing), 1, 0x1p-40), text(body));
            HOLDS(snapped(pose) == pose, text(body));
            const Pose mirrored =
                snapped({{-body.pose.centre.x, body.pose.centre.y}, {-body.pose.facing.x, body.pose.facing.y}});
            HOLDS(mirrored == (Pose{{-pose.centre.x, pose.centre.y}, {-pose.facing.x, pose.facing.y}}), text(body));
        }
        QVERIFY(!std::signbit(snapped({{-1e-12, 0}, {-1e-14, 1}}).centre.x));
        QVERIFY(!std::signbit(snapped({{-1e-12, 0}, {-1e-14, 1}}).facing.x));
        QVERIFY(near(snapped({{1, 2}, {3, 4}}).facing, {0.6, 0.8}, 0x1p-40));
    }

    void theTouchedEdgeIsOneThatIsTouched() {
        Chance chance(21);
        int cases = 0;
        for (int i = 0; i < 2 * shapes; ++i) {
            const auto contact = Contact::random(chance, i % 2 == 0);
            if (!contact) {
                continue;
            }
            ++cases;
            const auto corner = corners(contact->target);
            std::set<Edge> touched;
            for (const Edge edge : edges) {
                const auto e = static_cast<std::size_t>(edge);
                if (bg::distance(boostLine(corner[e], corner[(e + 1) % 4]), boostPolygon(contact->mover)) < 1e-8) {
                    touched.insert(edge);
                }
            }
            HOLDS(touched.contains(touchedEdge(contact->target, contact->mover)), contact->shown());
        }
        QVERIFY(cases > shapes);
    }

    void wholeEdgesInContactTellTheTouchedEdge() {
        const Body target{{{20, 20}, {0, 1}}, {5, 2}};
        const auto touchedFrom = [&](Vec centre, Vec facing) {
            return touchedEdge(target, {{centre, facing}, {5, 2}});
        };
        QCOMPARE(touchedFrom({23.5, 20}, {-1, 0}), Edge::Right);
        QCOMPARE(touchedFrom({16.5, 20}, {1, 0}), Edge::Left);
        QCOMPARE(touchedFrom({23, 22}, {0, -1}), Edge::Front);
        QCOMPARE(touchedFrom({20, 18}, {0, 1}), Edge::Rear);
        // As wide as the target, so that its corners are touched as well.
        QCOMPARE(touchedFrom({20, 22}, {0, -1}), Edge::Front);
        // Pushed in or left out a little by snapping.
        QCOMPARE(touchedFrom({23.5 - 0x1p-24, 20}, {-1, 0}), Edge::Right);
        QCOMPARE(touchedFrom({23.5 + 0x1p-24, 20}, {-1, 0}), Edge::Right);
    }

    void aTouchedCornerBelongsToTheEdgeThatFacesTheToucherMore() {
        const Body target{{{0, 0}, {0, 1}}, {5, 2}};
        // Corner to corner at the front right (2.5, 1).
        QCOMPARE(touchedEdge(target, {{{5, 2}, {0, -1}}, {5, 2}}), Edge::Right);
        QCOMPARE(touchedEdge(target, {{{3.5, 3.5}, {1, 0}}, {5, 2}}), Edge::Front);
        // As much one as the other: the front before the sides, the sides before the rear.
        QCOMPARE(touchedEdge(target, {{{3.5, 2}, {0, -1}}, {2, 2}}), Edge::Front);
        QCOMPARE(touchedEdge(target, {{{3.5, -2}, {0, 1}}, {2, 2}}), Edge::Right);
        QCOMPARE(touchedEdge(target, {{{-3.5, -2}, {0, 1}}, {2, 2}}), Edge::Left);
        QCOMPARE(touchedEdge(target, {{{-3.5, 2}, {0, -1}}, {2, 2}}), Edge::Front);
    }

    void conformingTurnsTheFrontFlushAboutTheContactPoint() {
        Chance chance(22);
        int cases = 0;
        for (int i = 0; i < 2 * shapes; ++i) {
            const auto contact = Contact::random(chance, i % 2 == 0);
            if (!contact) {
                continue;
            }
            ++cases;
            const Edge edge = touchedEdge(contact->target, contact->mover);
            const Body turned{flushWith(contact->mover, contact->target, edge), contact->mover.size};
            HOLDS(near(turned.facing(), -outwardNormal(contact->target, edge)), contact->shown());
            HOLDS(gap(turned, contact->target) < 1e-9, contact->shown());
            HOLDS(penetration(turned, contact->target) < 1e-9, contact->shown());
            // The contact point is where it was, and as far from the mover's middle.
            const Vec before = nearestPoints(contact->mover, contact->target).onA;
            const double aside = dot(before - contact->mover.pose.centre, contact->mover.right());
            HOLDS(near(dot(before - turned.pose.centre, turned.right()), aside, 1e-7), contact->shown());
        }
        QVERIFY(cases > shapes);
    }

    void conformingWorksForEveryEdge() {
        Chance chance(23);
        for (int i = 0; i < shapes; ++i) {
            const Body target = chance.body(4);
            const Body mover = chance.body(12);
            for (const Edge edge : edges) {
                const Body turned{flushWith(mover, target, edge), mover.size};
                HOLDS(near(turned.facing(), -outwardNormal(target, edge)), text(target) + text(mover));
                HOLDS(gap(turned, target) < 1e-9 && penetration(turned, target) < 1e-9, text(target) + text(mover));
            }
        }
    }

    void aWheelKeepsOneFrontCornerAndMovesTheOtherAlongTheArc() {
        Chance chance(24);
        for (int i = 0; i < shapes; ++i) {
            const Body body = chance.body(10);
            const bool left = chance.oneIn(2);
            const double arc = chance.between(0, 4);
            const std::size_t pivot = left ? 0 : 1;
            const double turn = (left ? arc : -arc) / body.size.frontage;
            const Body after{turned(body.pose, corners(body)[pivot], cosSin(turn)), body.size};
            HOLDS(near(corners(after)[pivot], corners(body)[pivot]), text(body));
            const Vec from = corners(body)[1 - pivot] - corners(body)[pivot];
            const Vec to = corners(after)[1 - pivot] - corners(body)[pivot];
            HOLDS(near(length(to), body.size.frontage), text(body));
            const double angle = std::atan2(cross(from, to), dot(from, to));
            HOLDS(near(std::remainder(angle - turn, 6.283185307179586), 0), text(body));
            HOLDS(arc / body.size.frontage > 3.1 || arc < 1e-3 || aheadOfFront(body, corners(after)[1 - pivot]) > 0,
                  text(body));
        }
    }

    void cosineAndSineAgreeWithTheLibrary() {
        Chance chance(25);
        for (int i = 0; i < 100'000; ++i) {
            const double angle = chance.between(-6.3, 6.3);
            const Vec found = cosSin(angle);
            QVERIFY(near(found.x, std::cos(angle), 1e-15) && near(found.y, std::sin(angle), 1e-15));
        }
        QCOMPARE(cosSin(0), (Vec{1, 0}));
        QVERIFY(near(cosSin(1000), {std::cos(1000.0), std::sin(1000.0)}, 1e-12));
    }

    void theAnswersMoveWithTheTable() {
        Chance chance(26);
        for (int i = 0; i < 2 * shapes; ++i) {
            const auto contact = Contact::random(chance, false);
            if (!contact) {
                continue;
            }
            const Motion motion = Motion::random(chance);
            const Body target = motion.body(contact->target);
            const Body mover = motion.body(contact->mover);
            const Edge edge = touchedEdge(contact->target, contact->mover);
            HOLDS(touchedEdge(target, mover) == motion.edge(edge), contact->shown());
            HOLDS(near(flushWith(mover, target, motion.edge(edge)),
                       motion.pose(flushWith(contact->mover, contact->target, edge)), 1e-7),
                  contact->shown());
        }
    }

    /// The touched edge, or the front line, that the struck_side cases of Men of Bronze are about.
    void struckEdgesOfMenOfBronze() {
        const Body target{{{20, 20}, {0, 1}}, {5, 2}};
        QVERIFY(aheadOfFront(target, {30, 20}) < 0);                                  // N-170, N-193
        QCOMPARE(touchedEdge(target, {{{23.5, 20}, {-1, 0}}, {5, 2}}), Edge::Right);  // N-170
        QVERIFY(aheadOfFront(target, {21, 10}) < 0);                                  // N-172
        QCOMPARE(touchedEdge(target, {{{21, 18}, {0, 1}}, {5, 2}}), Edge::Rear);      // N-172
        QVERIFY(aheadOfFront(target, {32, 16}) < 0);                                  // N-196
        QVERIFY(aheadOfFront(target, {30, 22}) > 0);                                  // N-197
    }

    /// formation_move and forced_move: ahead, a drift to the right, a step back, a push.
    void movesOfMenOfBronze_data() {
        QTest::addColumn<Vec>("from");
        QTest::addColumn<int>("facing");
        QTest::addColumn<double>("ahead");
        QTest::addColumn<double>("right");
        QTest::addColumn<Vec>("to");
        QTest::newRow("N-159 advance") << Vec{24, 10} << 90 << 6.0 << 0.0 << Vec{24, 16};
        QTest::newRow("N-160 drift") << Vec{24, 10} << 90 << 6.0 << 1.0 << Vec{25, 16};
        QTest::newRow("N-161 drift to the west") << Vec{24, 10} << 180 << 6.0 << 1.0 << Vec{18, 11};
        QTest::newRow("N-162 drift to the south") << Vec{24, 40} << 270 << 4.0 << 1.0 << Vec{23, 36};
        QTest::newRow("N-163 left sidestep") << Vec{24, 10} << 90 << 0.0 << -2.0 << Vec{22, 10};
        QTest::newRow("N-164 step back") << Vec{24, 10} << 90 << -1.0 << 0.0 << Vec{24, 9};
        QTest::newRow("N-199 pushback") << Vec{20, 22} << 270 << -2.0 << 0.0 << Vec{20, 24};
        QTest::newRow("N-201 evade") << Vec{20, 22} << 270 << -3.0 << 0.0 << Vec{20, 25};
    }
    void movesOfMenOfBronze() {
        QFETCH(const Vec, from);
        QFETCH(const int, facing);
        QFETCH(const double, ahead);
        QFETCH(const double, right);
        QFETCH(const Vec, to);
        const Vec f = facingOf(facing);
        QCOMPARE(snapped({from + f * ahead + rightOf(f) * right, f}), (Pose{to, f}));
    }
};

QTEST_APPLESS_MAIN(TestContact)
#include "tst_contact.moc"
