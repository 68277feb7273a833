// Flight and pursuit.
#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/flight.h"
#include "core/rules/ohw/battle/pursuit.h"
#include "core/rules/ohw/battle/sequence_of_play.h"
#include "tests/support/ohw_rig.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

bool isSteady(const Table& table, PieceId unit) { return steadyOf(table, table.present()).contains(unit); }

OhwRig fleeing(std::vector<StandingUnit> units, const OhwField& field = {}) {
    OhwRig rig(units, field);
    rig.set(0, Fleeing, 1);
    rig.setMorale(Side::A, 8);
    return rig;
}

const auto run = [](Play& play) { flights(play, Side::A); };
const auto chase = [](Play& play) { pursuits(play, Side::A); };

/// Unit 0 of side A chases unit 1 of side B, which flees.
OhwRig pursuit(std::vector<StandingUnit> units, const Options& options = {}) {
    OhwField field;
    field.options = options;
    OhwRig rig(units, field);
    rig.set(1, Fleeing, 1);
    rig.set(0, Pursuing, 1 + static_cast<int>(rig.unit(1).index()));
    rig.setMorale(Side::B, 8);
    return rig;
}

}  // namespace

class TestOhwFlight : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itTurnsToItsBaseEdgeAndGoesItsFullMove() {
        RULE("OTW-038", "OTW-A35");
        OhwRig rig = fleeing({{"cavalry", Side::A, {5, 5}, Heading::North}});
        QVERIFY(rig.play({}, run));
        QCOMPARE(rig.square(0), (Square{5, 3}));
        QCOMPARE(rig.facing(0), Heading::South);
        OhwRig edge = fleeing({{"cavalry", Side::A, {5, 1}, Heading::North}});
        QVERIFY(edge.play({}, run));
        QVERIFY(!edge.stands(0));
        QCOMPARE(edge.counter(Side::A, Morale), 8);  // it was counted when it broke
    }
    void itPassesFriendsToTheNextFreeSquare() {
        RULE("OTW-210");
        OhwRig rig = fleeing({{"heavy_infantry", Side::A, {5, 5}},
                              {"heavy_infantry", Side::A, {5, 4}},
                              {"heavy_infantry", Side::A, {5, 3}}});
        QVERIFY(rig.play({}, run));
        QCOMPARE(rig.square(0), (Square{5, 2}));
    }
    void anEnemyInItsWayIsItsEnd() {
        RULE("OTW-049", "OTW-092", "OTW-A21");
        OhwRig rig = fleeing({{"cavalry", Side::A, {5, 5}}, {"heavy_infantry", Side::B, {5, 3}}});
        QVERIFY(rig.play({}, run));
        QVERIFY(!rig.stands(0));
        QCOMPARE(rig.counter(Side::A, Morale), 7);
        OhwRig light = fleeing({{"javelin_skirmishers", Side::A, {5, 5}}, {"heavy_infantry", Side::B, {5, 4}}});
        QVERIFY(light.play({}, run));
        QVERIFY(!light.stands(0));
        QCOMPARE(light.counter(Side::A, Morale), 8);
    }
    void aWoodOrFordSlowsIt() {
        RULE("OTW-210");
        OhwField field;
        field.ground = {{{5, 4}}};
        OhwRig rig = fleeing({{"cavalry", Side::A, {5, 5}}}, field);
        QVERIFY(rig.play({}, run));
        QCOMPARE(rig.square(0), (Square{5, 4}));
        field.ground = {{{5, 3}}};
        OhwRig before = fleeing({{"cavalry", Side::A, {5, 5}}}, field);
        QVERIFY(before.play({}, run));
        QCOMPARE(before.square(0), (Square{5, 4}));
        field.ground = {{{5, 4}, "rocks", Ground::Impassable}};
        OhwRig barred = fleeing({{"cavalry", Side::A, {5, 5}}}, field);
        QVERIFY(barred.play({}, run));
        QCOMPARE(barred.square(0), (Square{5, 5}));
    }
    // A unit that halts does nothing else in this phase.
    void onAPassedTestThePursuerHalts() {
        RULE("OTW-047", "OTW-C11", "OTW-D02");
        OhwRig rig = pursuit({{"cavalry", Side::A, {5, 3}}, {"heavy_infantry", Side::B, {5, 5}}});
        QVERIFY(rig.play({4}, chase));
        QCOMPARE(rig.square(0), (Square{5, 3}));
        QCOMPARE(rig.counter(0, Pursuing), 0);
        QVERIFY(!isSteady(rig.table(), rig.unit(0)));
        QVERIFY(rig.play({}, [](Play& play) { playPhase(play, Side::A, 2); }));
        QVERIFY(isSteady(rig.table(), rig.unit(0)));
    }
    // It stops in the square and continues to test.
    void onAFailedTestItChasesAndCatches() {
        RULE("OTW-211", "OTW-049");
        OhwRig rig = pursuit({{"cavalry", Side::A, {5, 3}}, {"heavy_infantry", Side::B, {5, 5}}});
        QVERIFY(rig.play({3}, chase));
        QCOMPARE(rig.square(0), (Square{5, 5}));
        QVERIFY(!rig.stands(1));
        QCOMPARE(rig.counter(Side::B, Morale), 7);
        QVERIFY(isPursuing(rig.table(), rig.unit(0)));
    }
    void itTurnsFreeAndTakesTheShortestWay() {
        RULE("OTW-211");
        OhwRig rig = pursuit({{"cavalry", Side::A, {5, 3}}, {"heavy_infantry", Side::B, {7, 4}}});
        QVERIFY(rig.play({1}, chase));
        QCOMPARE(rig.square(0), (Square{6, 4}));
        QCOMPARE(rig.facing(0), Heading::East);
    }
    void friendsAreGoneRoundAndAnotherEnemyInTheWayIsAttacked() {
        RULE("OTW-211");
        OhwRig round = pursuit(
            {{"cavalry", Side::A, {5, 3}}, {"heavy_infantry", Side::B, {5, 6}}, {"heavy_infantry", Side::A, {5, 4}}});
        QVERIFY(round.play({1}, chase));
        QCOMPARE(round.square(0), (Square{4, 4}));
        OhwRig rig = pursuit({{"cavalry", Side::A, {5, 3}},
                              {"heavy_infantry", Side::B, {5, 6}},
                              {"heavy_infantry", Side::B, {5, 5}, Heading::South}});
        QVERIFY(rig.play({1, 1, 1, 1, 1, 1, 1}, chase));  // its test, three dice each
        QCOMPARE(rig.square(0), (Square{5, 4}));
    }
    // It waits there until it passes its test.
    void afterATargetThatFledOffItGoesToTheEdgeAndWaitsThere() {
        RULE("OTW-048", "OTW-212");
        OhwRig rig = pursuit({{"cavalry", Side::A, {5, 2}}, {"heavy_infantry", Side::B, {4, 7}}});
        QVERIFY(rig.play({}, [](Play& play) { flights(play, Side::B); }));
        QVERIFY(!rig.stands(1));
        for (const Square square : {Square{5, 4}, Square{5, 6}, Square{4, 7}, Square{4, 7}}) {
            QVERIFY(rig.play({3}, chase));
            QCOMPARE(rig.square(0), square);
            QVERIFY(isPursuing(rig.table(), rig.unit(0)));
        }
        QVERIFY(rig.play({4}, chase));
        QVERIFY(!isPursuing(rig.table(), rig.unit(0)));
    }
    void itGoesThereAfterATargetThatLeftAsSoonAsItBroke() {
        RULE("OTW-048");
        OhwRig rig({{"cavalry", Side::A, {5, 1}}, {"heavy_infantry", Side::B, {5, 2}, Heading::South}});
        QVERIFY(rig.play({1, 1, 1, 6, 6, 6}, [&](Play& play) { combat(play, rig.unit(0), rig.unit(1)); }));
        QVERIFY(!rig.stands(0));
        const auto chaseOfB = [](Play& play) { pursuits(play, Side::B); };
        for (const int row : {1, 0, 0}) {
            QVERIFY(rig.play({3}, chaseOfB));
            QCOMPARE(rig.square(1), (Square{5, row}));
        }
    }
    void withItsTargetDestroyedItWaitsInPlaceAndTests() {
        RULE("OTW-212");
        OhwRig rig = pursuit({{"cavalry", Side::A, {5, 7}}, {"heavy_infantry", Side::B, {5, 6}}});
        QVERIFY(rig.play({1}, chase));
        QVERIFY(!rig.stands(1));
        QVERIFY(rig.play({3}, chase));
        QCOMPARE(rig.square(0), (Square{5, 6}));
        QVERIFY(rig.play({4}, chase));
        QVERIFY(!isPursuing(rig.table(), rig.unit(0)));
    }
    // The general falls in the re-roll that ends the pursuit, and falling army morale drains units at once.
    void theLossOfAGeneralWhoEndsAPursuitIsTakenAtOnce() {
        RULE("OTW-093", "OTW-095");
        OhwField field;
        field.generals[0] = "average";
        OhwRig rig({{"cavalry", Side::A, {5, 3}, Heading::North, true},
                    {"levy_spearmen", Side::A, {9, 1}},
                    {"heavy_infantry", Side::B, {5, 6}}},
                   field);
        rig.setMorale(Side::A, 7);
        rig.set(2, Fleeing, 1);
        rig.set(0, Pursuing, 1 + static_cast<int>(rig.unit(2).index()));
        rig.player.on(Reroll, [](const Request&) { return coded(code::yes); });
        QVERIFY(rig.play({3, 4, 1, 1}, chase));  // the test, the re-roll, Risk and Fate
        QCOMPARE(rig.counter(Side::A, Morale), 6);
        QCOMPARE(rig.counter(1, Strength), 2);
    }
    void theTestMayComeAfterTheChase() {
        RULE("OTW-A20");
        OhwRig rig =
            pursuit({{"cavalry", Side::A, {5, 2}}, {"heavy_infantry", Side::B, {5, 6}}}, {.pursuitTestAfter = true});
        QVERIFY(rig.play({6}, chase));
        QCOMPARE(rig.square(0), (Square{5, 4}));
        QVERIFY(!isPursuing(rig.table(), rig.unit(0)));
    }
    // It breaks a unit on its way and pursues that; the same test can end the new pursuit.
    void theTestAfterTheChaseEndsAPursuitThatTheChaseHasBegun() {
        RULE("OTW-046", "OTW-047", "OTW-A20");
        for (const bool passes : {false, true}) {
            OhwRig rig = pursuit({{"cavalry", Side::A, {5, 3}},
                                  {"heavy_infantry", Side::B, {5, 6}},
                                  {"levy_spearmen", Side::B, {5, 4}, Heading::South}},
                                 {.pursuitTestAfter = true});
            rig.set(2, Strength, 1);
            const auto test = static_cast<std::uint8_t>(passes ? 4 : 3);
            QVERIFY(rig.play({6, 1, 1, 1, 1, test}, chase));
            QCOMPARE(rig.counter(2, Fleeing), 1);
            QCOMPARE(rig.counter(0, Pursuing), passes ? 0 : 1 + static_cast<int>(rig.unit(2).index()));
            QCOMPARE(rig.counter(0, Halted), passes ? 1 : 0);
        }
    }
    void flightsAndPursuitsComeBeforeTheActions() {
        RULE("OTW-001", "OTW-002");
        OhwRig rig({{"heavy_infantry", Side::A, {2, 5}},
                    {"cavalry", Side::A, {8, 3}},
                    {"heavy_infantry", Side::B, {8, 6}, Heading::North},
                    {"heavy_infantry", Side::A, {11, 0}}});
        rig.set(0, Fleeing, 1);
        rig.set(2, Fleeing, 1);
        rig.set(1, Pursuing, 1 + static_cast<int>(rig.unit(2).index()));
        bool asked = false;
        rig.player.on(TakeAction, [&](const Request&) {
            asked = rig.square(0) == Square{2, 4} && rig.square(1) == Square{8, 5};
            return coded(code::stop);
        });
        QVERIFY(rig.play({1}, [](Play& play) { playPhase(play, Side::A, 1); }));
        QVERIFY(asked);
    }
    void whoChasesOrFleesTakesNoOrders() {
        RULE("OTW-046", "OTW-D02");
        OhwRig rig = pursuit({{"cavalry", Side::A, {5, 3}}, {"heavy_infantry", Side::B, {5, 6}}});
        QVERIFY(!isSteady(rig.table(), rig.unit(0)));
        QVERIFY(!isSteady(rig.table(), rig.unit(1)));
    }
};

QTEST_GUILESS_MAIN(TestOhwFlight)
#include "tst_ohw_flight.moc"
