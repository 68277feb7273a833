// Elephants that run wild.
#include "core/rules/ohw/battle/actions.h"
#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/rampage.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

const auto fight = [](OhwRig& rig) { return [&rig](Play& play) { combat(play, rig.unit(0), rig.unit(1)); }; };

/// Elephants of side A, that run wild already.
OhwRig wild(std::vector<StandingUnit> units) {
    OhwRig rig(units);
    rig.set(0, Rampaging, 1);
    rig.setMorale(Side::A, 8);
    rig.setMorale(Side::B, 8);
    return rig;
}

const auto phase = [](Play& play) { rampages(play, Side::A); };

}  // namespace

class TestOhwElephants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A 2: it moves to its right at once.
    void theyRunWildWhenTheyLoseARound() {
        RULE("OTW-060", "OTW-061", "OTW-A25", "OTW-A26");
        OhwRig rig({{"heavy_infantry", Side::A, {5, 3}}, {"indian_elephants", Side::B, {5, 4}, Heading::South}});
        QVERIFY(rig.play({6, 1, 1, 1, 1, 1, 1, 2}, fight(rig)));
        QCOMPARE(rig.counter(1, Rampaging), 1);
        QCOMPARE(rig.square(1), (Square{3, 4}));  // their right, facing south, is the west
        QCOMPARE(rig.facing(1), Heading::West);
    }
    // On 4 or more it takes the retreat tests.
    void aDrawRollsNoDieAndAFourLeavesTheLadder() {
        RULE("OTW-060");
        OhwRig draw({{"heavy_infantry", Side::A, {5, 3}}, {"indian_elephants", Side::B, {5, 4}, Heading::South}});
        QVERIFY(draw.play({6, 1, 1, 5, 1, 1, 1}, fight(draw)));
        OhwRig holds({{"heavy_infantry", Side::A, {5, 3}}, {"indian_elephants", Side::B, {5, 4}, Heading::South}});
        QVERIFY(holds.play({6, 1, 1, 1, 1, 1, 1, 4, 1, 5}, fight(holds)));
        QCOMPARE(holds.counter(1, Rampaging), 0);
        QCOMPARE(holds.square(1), (Square{5, 5}));
    }
    void inEachLaterPhaseADieSaysWhere_data() {
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("row");
        QTest::newRow("left") << 1 << 3 << 4;
        QTest::newRow("right") << 2 << 7 << 4;
        QTest::newRow("rear") << 3 << 5 << 2;
        QTest::newRow("forward") << 5 << 5 << 6;
    }
    void inEachLaterPhaseADieSaysWhere() {
        RULE("OTW-062", "OTW-C10");
        QFETCH(int, die);
        QFETCH(int, column);
        QFETCH(int, row);
        OhwRig rig = wild({{"african_elephants", Side::A, {5, 4}}});
        QVERIFY(rig.play({static_cast<std::uint8_t>(die)}, phase));
        QCOMPARE(rig.square(0), (Square{column, row}));
    }
    // Friend or enemy; a friend replies only if it faces them.
    void theyAttackTheFirstUnitTheyMeet() {
        RULE("OTW-213", "OTW-A27");
        OhwRig rig = wild({{"african_elephants", Side::A, {5, 4}}, {"heavy_infantry", Side::A, {7, 4}}});
        QVERIFY(rig.play({2, 6, 1, 1, 1, 6}, phase));  // right; four dice; no reply; the friend's test
        QCOMPARE(rig.square(0), (Square{6, 4}));
        QCOMPARE(rig.counter(1, Strength), 2);
        OhwRig facing =
            wild({{"african_elephants", Side::A, {5, 4}}, {"heavy_infantry", Side::A, {7, 4}, Heading::West}});
        QVERIFY(facing.play({2, 1, 1, 1, 1, 6, 6, 1}, phase));  // the friend's three dice
        QVERIFY(!facing.stands(0));                             // at Strength 0 they are gone at once
        QCOMPARE(facing.counter(Side::A, Morale), 7);
    }
    void theyNeverFallBackThemselves() {
        RULE("OTW-213");
        OhwRig rig = wild({{"african_elephants", Side::A, {5, 4}}, {"heavy_infantry", Side::B, {7, 4}, Heading::West}});
        QVERIFY(rig.play({2, 1, 1, 1, 1, 6, 1, 1}, phase));
        QCOMPARE(rig.square(0), (Square{6, 4}));
        QCOMPARE(rig.counter(0, Strength), 1);
        QCOMPARE(rig.counter(1, Pursuing), 0);
    }
    void theyRunFromTheFieldAndTheFleeingAreTrampled() {
        RULE("OTW-213");
        OhwRig off = wild({{"african_elephants", Side::A, {11, 4}}});
        QVERIFY(off.play({2}, phase));
        QVERIFY(!off.stands(0));
        QCOMPARE(off.counter(Side::A, Morale), 7);
        OhwRig rig = wild({{"african_elephants", Side::A, {5, 4}}, {"heavy_infantry", Side::A, {6, 4}}});
        rig.set(1, Fleeing, 1);
        QVERIFY(rig.play({2}, phase));
        QVERIFY(!rig.stands(1));
        QCOMPARE(rig.square(0), (Square{6, 4}));
    }
    void theirOwnSideMayAttackThem() {
        RULE("OTW-064");
        OhwRig rig = wild({{"african_elephants", Side::A, {5, 4}}, {"heavy_infantry", Side::A, {5, 3}}});
        QVERIFY(mayAttack(rig.table(), rig.table().side(rig.unit(1)), rig.unit(0)));
        rig.set(0, Rampaging, 0);
        QVERIFY(!mayAttack(rig.table(), rig.table().side(rig.unit(1)), rig.unit(0)));
    }
    // An action: their own dice against their own Defence.
    void theMahoutsMayTurnOnTheirBeast() {
        RULE("OTW-D10", "OTW-213");
        OhwRig rig = wild({{"african_elephants", Side::A, {5, 4}}});
        bool once = true;
        rig.player.on(TakeAction, [&](const Request&) {
            return std::exchange(once, false) ? coded(code::mahouts, rig.unit(0)) : coded(code::stop);
        });
        QVERIFY(rig.play({5, 6, 5, 5, 5}, [](Play& play) { actions(play, Side::A); }));
        QCOMPARE(rig.counter(0, Strength), 1);
        QCOMPARE(rig.player.times(TakeAction), 1);  // nothing is left to choose
    }
    void drilledLegionsAreHitOnSixes() {
        RULE("OTW-104");
        OhwRig rig({{"indian_elephants", Side::A, {5, 3}}, {"legionaries", Side::B, {5, 4}, Heading::South}});
        const Board board(rig.game(), rig.table());
        QCOMPARE(scoreOf(board, rig.unit(0), rig.unit(1)).total(), 5);
    }
};

QTEST_GUILESS_MAIN(TestOhwElephants)
#include "tst_ohw_elephants.moc"
