#include "core/rules/alala/battle/arithmetic/charge_formulas.h"
#include "core/rules/alala/battle/arithmetic/measuring.h"
#include "core/rules/alala/reasons.h"
#include "core/table/geometry.h"
#include "tests/support/builtin_rules.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::alala;

namespace {

constexpr Vec north{0, 1};

Body hoplites(Vec at, Vec facing = north) { return {{at, facing}, troopsNamed("hoplite", {}).footprint()}; }
Body body(const char* id, Vec at, Vec facing = north) { return {{at, facing}, troopsNamed(id, {}).footprint()}; }

bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

}  // namespace

class TestAlalaGround : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void limitsAreInclusive() {
        RULE("ALA-005");
        QVERIFY(isWithin(4, 4) && isWithin(3.9, 4) && !isWithin(4.01, 4));
        QVERIFY(near(deploymentLines(60)[1] - deploymentLines(60)[0], deployGap));
    }

    void formedHoplitesDriftToTheRightOnly() {
        RULE("ALA-142", "ALA-145");
        for (double degrees = -90; degrees <= 90; degrees += 2.25)
            QCOMPARE(mayAdvanceAlong(north, turnedRight(north, degrees)), degrees >= 0 && degrees <= 22.5);
        QVERIFY(!mayAdvanceAlong(north, turnedRight(north, 22.6)) && !mayAdvanceAlong(north, turnedRight(north, -0.1)));
        const Vec east{1, 0};
        QVERIFY(mayAdvanceAlong(east, turnedRight(east, 20)));
        QVERIFY(!mayAdvanceAlong(east, turnedRight(east, 180)));
    }

    void aWheelTurnsAboutTheInnerCorner() {
        RULE("ALA-147");
        const double width = troopsNamed("hoplite", {}).footprint().frontage;
        const Body unit = hoplites({0, 0});
        const Vec pivot{-width / 2, unit.halfDepth()};
        for (const bool chord : {false, true}) {
            const Options options{.wheelByChord = chord};
            const Vec turn = wheelTurn(width, wheelInches, options);
            const Body left{wheeledAbout(unit.pose, pivot, WheelTo::Left, turn), unit.size};
            const Vec outer = corners(left)[1] - corners(unit)[1];
            QVERIFY(near(length(corners(left)[0] - pivot), 0));
            QVERIFY(left.facing().x < 0);  // to the left
            if (chord)
                QVERIFY(near(length(outer), wheelInches));
            else
                QVERIFY(length(outer) < wheelInches);
        }
        // A body of two turns half as far.
        const Vec one = wheelTurn(width, wheelInches, {});
        const Vec two = wheelTurn(2 * width, wheelInches, {});
        QVERIFY(near(2 * two.x * two.x - 1, one.x));
    }

    void movesStopFourInchesOff() {
        RULE("ALA-107", "ALA-112", "ALA-124");
        const Body enemy = hoplites({0, 20}, -north);
        const Body mover = hoplites({0, 0});
        const double apart = gap(mover, enemy);
        QVERIFY(near(*untilWithin(mover, north, 30, enemy, standOff), apart - standOff));
        QVERIFY(!untilWithin(mover, north, 5, enemy, standOff));
        QVERIFY(!untilWithin(mover, -north, 30, enemy, standOff));
        const Body close = hoplites({0, 20 - enemy.size.depth - 2});
        QVERIFY(near(*untilWithin(close, north, 3, enemy, standOff), 0));
        QVERIFY(!untilWithin(close, -north, 3, enemy, standOff));
        // Past a corner it is the nearest point that counts.
        const Body beside = hoplites({8, 0});
        const double way = *untilWithin(beside, north, 30, enemy, standOff);
        const Body stopped = hoplites({8, way});
        QVERIFY(std::abs(gap(stopped, enemy) - standOff) < 1e-6);
    }

    void controlNeedsContactAndReach() {
        RULE("ALA-056", "ALA-057", "ALA-058");
        const double width = troopsNamed("hoplite", {}).footprint().frontage;
        const std::array line{hoplites({0, 0}), hoplites({width, 0}), hoplites({2 * width, 0}),
                              hoplites({3 * width + 1, 0})};
        QCOMPARE(controlled(line, 0, {}), 0b0011U);
        QCOMPARE(controlled(line, 1, {}), 0b0111U);
        QCOMPARE(controlled(line, 3, {}), 0b1000U);
        QCOMPARE(controlled(line, 0, {.controlReach = 6}), 0b0111U);
        // Behind the leader in contact, but not linked by the one in between.
        const std::array apart{hoplites({0, 0}), hoplites({width + 2, 0})};
        QCOMPARE(controlled(apart, 0, {}), 0b01U);
    }

    void figuresInContactAreFilesOrRanks() {
        RULE("ALA-190");
        const Troops foot = troopsNamed("hoplite", {});
        const Body target = hoplites({0, 0});
        const double deep = target.size.depth;
        QCOMPARE(figuresInContact(foot, target, 20, 1, hoplites({0, deep}, -north)), 10);
        QCOMPARE(figuresInContact(foot, target, 7, 1, hoplites({0, deep}, -north)), 7);
        // Half beside it: five files.
        QCOMPARE(figuresInContact(foot, target, 20, 1, hoplites({target.size.frontage / 2, deep}, -north)), 5);
        const Body onFlank{{{target.halfFrontage() + target.halfDepth(), 0}, {-1, 0}}, target.size};
        QCOMPARE(figuresInContact(foot, target, 20, 1, onFlank), 2);
        QCOMPARE(figuresInContact(foot, target, 10, 1, onFlank), 1);
        QCOMPARE(figuresInContact(foot, onFlank, 20, 1, target), 4);
        // Only a corner: nobody.
        QCOMPARE(figuresInContact(foot, target, 20, 1, hoplites({target.size.frontage, deep}, -north)), 0);
    }

    void anAttackComesFromWhereItBegan() {
        RULE("ALA-043", "ALA-213");
        const Body target = hoplites({0, 0});
        QVERIFY(sectorOf(target, {6, 2}, Edge::Right) == Sector::Front);
        QVERIFY(sectorOf(target, {6, 0}, Edge::Right) == Sector::FlankRight);
        QVERIFY(sectorOf(target, {-6, 0}, Edge::Left) == Sector::FlankLeft);
        QVERIFY(sectorOf(target, {0, -6}, Edge::Rear) == Sector::Rear);
        QVERIFY(struckEdge(target, {0, 9}) == Edge::Front);
        QVERIFY(struckEdge(target, {0, -9}) == Edge::Rear);
        QVERIFY(struckEdge(target, {9, 0}) == Edge::Right);
        QVERIFY(struckEdge(target, {-9, 1}) == Edge::Left);
        QVERIFY(struckEdge(hoplites({0, 0}, -north), {9, 0}) == Edge::Left);
        QVERIFY(frontMiddle(target) == (Vec{0, target.halfDepth()}));
    }

    void aVolleyNeedsAnInchOfRoom() {
        RULE("ALA-159", "ALA-160", "ALA-161", "ALA-163");
        const Body shooter = body("psiloi", {0, 0});
        const Body target = hoplites({0, 4}, -north);
        QVERIFY(seesToShoot(shooter, target, {}, {}));
        const std::array wall{body("peltast", {0, 2})};
        QVERIFY(!seesToShoot(shooter, hoplites({0, 6}), wall, {}));
        const std::array<Vec, 4> wood{Vec{-20, 1.5}, {20, 1.5}, {20, 2}, {-20, 2}};
        const std::array<std::span<const Vec>, 1> hiding{std::span<const Vec>(wood)};
        QVERIFY(!seesToShoot(shooter, target, {}, hiding));
        QCOMPARE(nearestTargets(std::array{5.0, 3.0, 3.5}), 0b010U);
        QCOMPARE(nearestTargets(std::array{3.0, 3.0, 3.5}), 0b011U);  // a tie is the shooter's
        QCOMPARE(nearestTargets(std::array{5.0}), 0U);
    }

    void ridersThroughEndClearOfTheirOpponent() {
        RULE("ALA-234");
        const Body rider = body("thessalian", {0, 0});
        const Body thin = body("psiloi", {0, 2}, -north);
        QVERIFY((riddenThrough(rider, thin).centre == Vec{0, 4}));
        const Body deepEnemy{{{0, 4}, -north}, {7, 6}};
        const Body after{riddenThrough(rider, deepEnemy), rider.size};
        QVERIFY(near(after.pose.centre.y, 7 + rider.halfDepth()));
        QVERIFY(!overlap(after, deepEnemy));
        QVERIFY(near(mutualChargeInches(3), 1.5));
    }

    void rightIsSeenFromTheSideThatFaces() {
        RULE("ALA-006");
        QVERIFY(rightward({30, 0}, north) > rightward({10, 0}, north));
        QVERIFY(rightward({30, 0}, -north) < rightward({10, 0}, -north));
    }

    void chargesAreRefusedWithAReason() {
        RULE("ALA-157", "ALA-173", "ALA-178", "ALA-179");
        ChargeInputs charge;
        charge.charger = troopsNamed("hoplite", {});
        charge.advanced = 5;
        charge.distance = 4;
        QVERIFY(!chargeRefusal(charge));
        charge.advanced = 4.9;
        QCOMPARE(chargeRefusal(charge), &reasons::notAdvanced);
        charge.level = Level::Shaken;
        QCOMPARE(chargeRefusal(charge), &reasons::shakenNeverCharge);
        charge.distance = 4.1;
        QCOMPARE(chargeRefusal(charge), &reasons::tooFarToCharge);
        charge.redressed = true;
        QCOMPARE(chargeRefusal(charge), &reasons::redressedNoCharge);
        charge = {};
        charge.charger = troopsNamed("psiloi", {});
        QCOMPARE(chargeRefusal(charge), &reasons::psiloiNeverCharge);
        charge.charger = troopsNamed("peltast", {});
        QCOMPARE(chargeRefusal(charge), &reasons::bandsChargeUnformed);
        charge.targetFormed = false;
        QVERIFY(!chargeRefusal(charge));
    }

    void theAdvanceIsCountedAsTheOptionSays() {
        const Options single{.chargeAdvanceInOneMove = true};
        QVERIFY(hasAdvanced(advanceCounted(advanceCounted(0, 3, {}), 2, {})));
        QVERIFY(!hasAdvanced(advanceCounted(advanceCounted(0, 3, single), 4, single)));
        QVERIFY(hasAdvanced(advanceCounted(advanceCounted(0, 5, single), 1, single)));
    }

    void chargedBandsAnswerByTheirArm() {
        RULE("ALA-180", "ALA-181", "ALA-182");
        QVERIFY(mayReceive(troopsNamed("psiloi", {})) && !mayReceive(troopsNamed("cavalry", {})));
        QVERIFY(mayCounterCharge(troopsNamed("cavalry", {}), false));
        QVERIFY(!mayCounterCharge(troopsNamed("cavalry", {}), true));
        QVERIFY(!mayCounterCharge(troopsNamed("peltast", {}), false));
    }
};

QTEST_APPLESS_MAIN(TestAlalaGround)
#include "tst_alala_ground.moc"
