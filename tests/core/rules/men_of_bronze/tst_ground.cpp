#include "core/rules/men_of_bronze/battle/measuring.h"
#include "core/rules/men_of_bronze/battle/shooting.h"
#include "tests/support/bronze_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

constexpr Vec north{0, 1};
constexpr Vec south{0, -1};
constexpr Footprint unit{5, 2};

Body unitAt(double x, double y, Vec facing = north) { return {{{x, y}, facing}, unit}; }

}  // namespace

class TestGround : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aUnitIsFiveByTwoBaseWidths() {
        RULE("MOB-209");
        Options small;
        small.bw = 0.75;
        const testing::BronzeRig rig({{"drilled_hoplite", Side::A, {{20, 20}, north}}}, small);
        QCOMPARE(rig.table().body(rig.unit(0)).size, (Footprint{3.75, 1.5}));
    }

    void supportReachesThreeInchesAndTheStrategosSix() {
        RULE("MOB-102", "MOB-182");
        const Body primary = unitAt(20, 20);
        QVERIFY(maySupport(unitAt(28, 20), primary));
        QVERIFY(!maySupport(unitAt(28.1, 20), primary));
        QVERIFY(maySupport(unitAt(20, 25), primary));
        QVERIFY(!maySupport(unitAt(26, 25), primary));  // corner to corner: the root of 10
        QVERIFY(mayTransfer(primary, unitAt(31, 20)));
        QVERIFY(!mayTransfer(primary, unitAt(31.1, 20)));
    }

    void friendsKeepABaseWidthApart() {
        RULE("MOB-033");
        QVERIFY(keepsDistance(unitAt(20, 20), unitAt(26, 20), 1));
        QVERIFY(!keepsDistance(unitAt(20, 20), unitAt(25.9, 20), 1));
        QVERIFY(keepsDistance(unitAt(20, 20), unitAt(25.9, 20), 0.75));
    }

    void aChargeFromAheadOfTheFrontLineStrikesTheFront() {
        RULE("MOB-063");
        const Body target = unitAt(20, 20);
        for (const Edge edge : {Edge::Front, Edge::Right, Edge::Rear, Edge::Left}) {
            QVERIFY(sideInContact(target, {30, 21}, edge) == AttackedSide::Front);  // on the line
            QVERIFY(sideInContact(target, {0, 40}, edge) == AttackedSide::Front);
        }
    }

    void aChargeFromBehindTheFrontLineStrikesTheEdgeThatItTouches() {
        RULE("MOB-063");
        const Body target = unitAt(20, 20);
        QVERIFY(sideInContact(target, {30, 20.9}, Edge::Right) == AttackedSide::RightFlank);
        QVERIFY(sideInContact(target, {10, 5}, Edge::Left) == AttackedSide::LeftFlank);
        QVERIFY(sideInContact(target, {21, 10}, Edge::Rear) == AttackedSide::Rear);
        QVERIFY(sideInContact(target, {30, 20.5}, Edge::Front) == AttackedSide::Front);
    }

    void theRearTouchedFromAheadOfTheRearLineIsTheFlankOnThatSide() {
        RULE("MOB-063");
        const Body target = unitAt(20, 20);
        QVERIFY(sideInContact(target, {30, 19.5}, Edge::Rear) == AttackedSide::RightFlank);
        QVERIFY(sideInContact(target, {10, 19.5}, Edge::Rear) == AttackedSide::LeftFlank);
        QVERIFY(sideInContact(target, {10, 19}, Edge::Rear) == AttackedSide::Rear);
    }

    // Seen from a unit that faces south, its right is in the west.
    void sidesTurnWithTheTarget() {
        RULE("MOB-063");
        const Body target = unitAt(20, 20, south);
        QVERIFY(sideInContact(target, {30, 10}, Edge::Left) == AttackedSide::Front);
        QVERIFY(sideInContact(target, {10, 30}, Edge::Right) == AttackedSide::RightFlank);
        QVERIFY(sideShotAt(target, {10, 20}) == AttackedSide::RightFlank);
        QVERIFY(sideShotAt(target, {20, 30}) == AttackedSide::Rear);
    }

    void aVolleyStrikesTheEdgeThatTheLineOfCentresCrosses() {
        RULE("MOB-092", "MOB-AMB-39");
        const Body target = unitAt(20, 20);
        QVERIFY(sideShotAt(target, {30, 22}) == AttackedSide::Front);  // ahead of the line
        QVERIFY(sideShotAt(target, {30, 20.9}) == AttackedSide::RightFlank);
        QVERIFY(sideShotAt(target, {32, 16}) == AttackedSide::RightFlank);
        QVERIFY(sideShotAt(target, {25, 18}) == AttackedSide::RightFlank);  // through the corner
        QVERIFY(sideShotAt(target, {24.9, 18}) == AttackedSide::Rear);
        QVERIFY(sideShotAt(target, {15, 18}) == AttackedSide::LeftFlank);
        QVERIFY(sideShotAt(target, {20, 10}) == AttackedSide::Rear);
    }

    void aShooterSeesWhatIsOnOrAheadOfItsFrontLineAndASkirmisherAll() {
        RULE("MOB-087", "MOB-088");
        const Body shooter = unitAt(20, 20);
        const auto inArc = [&](bool allRound, Vec point) {
            return shootingDistance(shooter, allRound, {{point, north}, {0, 0}}).has_value();
        };
        QVERIFY(inArc(false, {40, 21}));
        QVERIFY(!inArc(false, {40, 20.9}));
        QVERIFY(inArc(true, {20, 10}));
    }

    void theRangeIsMeasuredToTheNearestPartWithinTheArc() {
        RULE("MOB-086");
        const Body shooter = unitAt(20, 20);
        QVERIFY(inShootingRange(shooter, false, unitAt(20, 34, south), 12));
        QVERIFY(!inShootingRange(shooter, false, unitAt(20, 34.1, south), 12));
        QVERIFY(!shootingDistance(shooter, false, unitAt(20, 10)));
        QCOMPARE(*shootingDistance(shooter, true, unitAt(20, 10)), 8.0);
        // Beside it and half behind: the nearest part in arc is the front edge, farther than the nearest of all.
        const Body beside{{{24.5, 20}, {1, 0}}, unit};
        QCOMPARE(*shootingDistance(shooter, false, beside), 1.0);
        const Body shifted{{{24.5, 18.6}, {1, 0}}, unit};  // its front end reaches just over the line
        QVERIFY(*shootingDistance(shooter, false, shifted) >= 1.0);
    }
};

QTEST_APPLESS_MAIN(TestGround)
#include "tst_ground.moc"
