// Morale, flight, rally and the end.
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/flight.h"
#include "core/rules/skirmish/battle/morale.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/rally.h"
#include "core/rules/skirmish/battle/victory.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

/// Five spearmen (average) in a row at y = 10 with an enemy to the north; the first leads, the last has the standard.
std::vector<SkirmishRig::Man> fiveMen(double enemyY = 30) {
    std::vector<SkirmishRig::Man> men;
    for (int i = 0; i < 5; ++i)
        men.push_back({"spearman", Side::A, {10.0 + 6 * i, 10}, {0, 1}, i == 0 ? "leader" : i == 4 ? "standard" : ""});
    men.push_back({"archer", Side::B, {22, enemyY}, {0, -1}});
    return men;
}

}  // namespace

class TestSkirmishMorale : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noTriggerNoDie() {
        RULE("SKI-005", "SKI-050");
        SkirmishRig rig(fiveMen());
        rig.play({}, [&](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(rig.diceLeft(), 0);
    }

    void oneDieHoweverManyTriggersAndEachOnlyOnce() {
        RULE("SKI-128", "SKI-A20", "SKI-C07");
        SkirmishRig rig(fiveMen());
        rig.set(Side::A, 0, LeaderFell, 1);
        rig.set(Side::A, 0, StandardState, Dropped);
        rig.set(Side::A, 0, LostThisTurn, 1);
        const auto test = [&](Play& play) { morale(play, cardOf(Side::A)); };
        rig.play({12}, test);
        QCOMPARE(rig.diceLeft(), 0);
        rig.play({}, test);
        QCOMPARE(rig.diceLeft(), 0);
        rig.set(Side::A, 0, LostThisTurn, 2);  // a new fifth
        rig.play({12}, test);
        QCOMPARE(rig.diceLeft(), 0);
    }

    void eachTriggerIsTested_data() {
        QTest::addColumn<RetinueCounter>("counter");
        QTest::addColumn<int>("to");
        QTest::newRow("SKI-051") << LeaderFell << 1;
        QTest::newRow("SKI-052") << LostThisTurn << 1;
        QTest::newRow("SKI-053") << StandardState << int(Dropped);
    }
    void eachTriggerIsTested() {
        QFETCH(RetinueCounter, counter);
        QFETCH(int, to);
        SkirmishRig rig(fiveMen());
        rig.set(Side::A, 0, counter, to);
        rig.play({12}, [](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(rig.diceLeft(), 0);
    }
    void lossesAndTheStandardLowerTheScoreAndALeaderRaisesIt() {
        RULE("SKI-054", "SKI-055", "SKI-056");
        QCOMPARE(moraleModifier({.standardCaptured = true}).total(), -2);
        QCOMPARE(moraleModifier({.fifths = fifthsLost(12, 5)}).total(), -2);
        QCOMPARE(moraleModifier({.led = true}).total(), 3);
        QCOMPARE(moraleModifier({.fifths = 1, .standardCaptured = true, .led = true}).total(), 0);
    }
    void theChartIsReadByClass() {
        RULE("SKI-057", "SKI-058", "SKI-A31");
        const auto highest = [](Class column, Outcome outcome) {  // score with this outcome
            int found = 0;
            for (int score = -3; score <= 15; ++score)
                if (moraleResult(column, score) == outcome)
                    found = score;
            return found;
        };
        for (const auto& [column, routs, fallsBack] :
             {std::tuple(Class::Veteran, 1, 3), std::tuple(Class::Average, 2, 4), std::tuple(Class::Militia, 4, 6)}) {
            QCOMPARE(highest(column, Outcome::Rout), routs);
            QCOMPARE(highest(column, Outcome::FallBack), fallsBack);
            QCOMPARE(moraleResult(column, -3), Outcome::Rout);
        }
        QCOMPARE(highest(Class::Elite, Outcome::FallBack), 2);
        for (int score = -3; score <= 15; ++score)
            QVERIFY(moraleResult(Class::Elite, score) != Outcome::Rout);
    }
    void aLeaderLeadsMoreThanHalf() {
        RULE("SKI-125", "SKI-A19");
        const auto led = [](int close, bool engaged) {
            std::vector<SkirmishRig::Man> men{{"spearman", Side::A, {10, 10}, {0, 1}, "leader"}};
            for (int i = 1; i < 10; ++i)
                men.push_back({"spearman", Side::A, {10.0 + 1.1 * i, i < close ? 12.0 : 25.0}});
            men.push_back({"archer", Side::B, {10, engaged ? 9.0 : 1.0}});
            const SkirmishRig rig(men);
            return moraleStateOf(rig.game(), rig.table(), Side::A, 0).led;
        };
        QVERIFY(!led(4, false));
        QVERIFY(led(4, true));
        std::vector<SkirmishRig::Man> men{{"spearman", Side::A, {10, 10}, {0, 1}, "leader"}};
        for (int i = 1; i < 10; ++i)  // the leader and five or four of nine others within four inches
            men.push_back({"spearman", Side::A, {i <= 5 ? 6.0 + 1.4 * i : 30.0 + i, 12.0}});
        men.push_back({"archer", Side::B, {10, 34}});
        QVERIFY(moraleStateOf(SkirmishRig(men).game(), SkirmishRig(men).table(), Side::A, 0).led);
        men[5].at = {40, 20};
        QVERIFY(!moraleStateOf(SkirmishRig(men).game(), SkirmishRig(men).table(), Side::A, 0).led);
    }

    void levelsFollowFromLeaderWallAndStandard() {
        RULE("SKI-063", "SKI-064", "SKI-A17");
        SkirmishRig rig({{"spearman", Side::A, {10, 10}, {0, 1}, "leader"},
                         {"spearman", Side::A, {15, 10}},
                         {"spearman", Side::A, {15.02, 12}},
                         {"spearman", Side::A, {30, 10}, {0, 1}, "standard"},
                         {"archer", Side::B, {22, 30}}});
        QCOMPARE(levelOf(rig.game(), rig.table(), rig.man(1)), 1);  // 4.0 from rim to rim
        QCOMPARE(levelOf(rig.game(), rig.table(), rig.man(2)), 0);
        rig.set(2, Wall, 1);
        QCOMPARE(levelOf(rig.game(), rig.table(), rig.man(2)), 1);
        rig.set(Side::A, 0, StandardState, Captured);
        QCOMPARE(levelOf(rig.game(), rig.table(), rig.man(2)), 0);
        const SkirmishRig hidden({{"spearman", Side::A, {10, 10}},
                                  {"spearman", Side::A, {30, 10}, {0, 1}, "standard"},
                                  {"archer", Side::B, {22, 30}}},
                                 {}, {groundAt("building", Ground::Impassable, 18, 8, 4, 4, true)});
        QCOMPARE(levelOf(hidden.game(), hidden.table(), hidden.man(0)), -1);
    }

    // Average figures rout on 1-2 and fall back on 3-4. The leader uses the column of veterans.
    void oneDieIsReadByEachFigure() {
        RULE("SKI-057", "SKI-060", "SKI-A18");
        SkirmishRig rig(fiveMen());
        rig.set(Side::A, 0, LeaderFell, 1);
        rig.set(0, Wall, 1);  // it stands with the leader, so it counts as a veteran
        rig.play({4}, [&](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(rig.pose(0).centre, (Vec{10, 10}));
        QCOMPARE(rig.table().counter(rig.man(2), State), int(Shaken));
        QCOMPARE(rig.pose(2).centre, (Vec{22, 0.5}));  // 12 inches back, but the edge stops it
        QCOMPARE(rig.pose(2).facing, (Vec{0, -1}));
        QCOMPARE(rig.table().counter(rig.man(2), FledIn), 1);
        QVERIFY(!mayCharge(rig.table(), rig.man(2)));
        // On its next own card it moves without a rally, and may charge again after it.
        rig.play({}, [&](Play& play) {
            rally(play, cardOf(Side::A));
            moves(play, cardOf(Side::A));
        });
        QCOMPARE(rig.diceLeft(), 0);
        QCOMPARE(rig.table().counter(rig.man(2), State), int(Steady));
    }
    void withTheOptionEachFigureRolls() {
        RULE("SKI-A18");
        Options options;
        options.moraleByFigure = true;
        SkirmishRig rig(fiveMen(), options);
        rig.set(Side::A, 0, LeaderFell, 1);
        rig.play({12, 12, 12, 12, 4}, [&](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(rig.diceLeft(), 0);
        QCOMPARE(rig.table().counter(rig.man(4), State), int(Shaken));
        QCOMPARE(rig.table().counter(rig.man(3), State), int(Steady));
    }

    // A figure that falls back stays on the table, ends on no other figure and touches no enemy.
    void routsLeaveTheTableAndFallBacksStopShort() {
        RULE("SKI-062", "SKI-129");
        for (const bool routs : {false, true}) {
            SkirmishRig rig({{"spearman", Side::A, {10, 10}}, {"archer", Side::B, {10, 14}}});
            rig.play({}, [&](Play& play) { fallBack(play, rig.man(0), routs); });
            QCOMPARE(rig.table().isPresent(rig.man(0)), !routs);
            if (routs)
                QCOMPARE(rig.counter(Side::A, 0, Lost), 1);
        }
        SkirmishRig friends(
            {{"spearman", Side::A, {10, 20}}, {"spearman", Side::A, {10, 8}}, {"archer", Side::B, {10, 24}}});
        friends.play({}, [&](Play& play) { fallBack(play, friends.man(0), false); });
        QCOMPARE(friends.pose(0).centre, (Vec{10, 9}));
        SkirmishRig enemy(
            {{"spearman", Side::A, {10, 20}}, {"archer", Side::B, {10, 21}}, {"archer", Side::B, {10, 14}}});
        enemy.play({}, [&](Play& play) { fallBack(play, enemy.man(0), false); });
        QVERIFY(!isInContact(enemy.table(), enemy.man(0)));
        QVERIFY(enemy.pose(0).centre.y < 16);
    }

    // The retinue rolls one die. Each figure reads it by its class.
    void oneRallyDieIsReadByEachClass() {
        RULE("SKI-071", "SKI-073", "SKI-A34", "SKI-C08");
        SkirmishRig rig({{"knight", Side::A, {10, 20}},
                         {"spearman", Side::A, {20, 20}},
                         {"levy_spearman", Side::A, {30, 20}},
                         {"archer", Side::B, {22, 34}}});
        for (const std::size_t man : {0, 1, 2})
            rig.set(man, State, Routing);
        rig.play({8}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QCOMPARE(rig.diceLeft(), 0);
        QCOMPARE(rig.table().counter(rig.man(0), State), int(Shaken));
        QCOMPARE(rig.table().counter(rig.man(1), State), int(Shaken));
        QCOMPARE(rig.table().counter(rig.man(2), State), int(Routing));
        QCOMPARE(rig.pose(2).centre, (Vec{30, 6.5}));  // 13.5 inches on towards its edge
    }
    void eachClassRalliesFromItsOwnRowUp() {
        RULE("SKI-072", "SKI-073", "SKI-074");
        for (const auto& [unitClass, from] : {std::pair(Class::Elite, 1), std::pair(Class::Veteran, 4),
                                              std::pair(Class::Average, 7), std::pair(Class::Militia, 10)})
            for (int die = 1; die <= dieSides; ++die)
                QCOMPARE(rallies(unitClass, die), die >= from);
    }
    void whoHasRalliedMovesButDoesNotCharge() {
        RULE("SKI-130", "SKI-A23");
        SkirmishRig rig({{"knight", Side::A, {10, 20}}, {"archer", Side::B, {10, 26}}});
        rig.set(0, State, Routing);
        rig.play({1}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QVERIFY(isAble(rig.table(), rig.man(0)));
        QVERIFY(!mayCharge(rig.table(), rig.man(0)));
    }

    void routersRunRoundWhatIsInTheWayOrAreCaptured() {
        RULE("SKI-075", "SKI-129", "SKI-D09");
        const std::vector<Terrain> house{groundAt("building", Ground::Impassable, 22, 8, 4, 4)};
        SkirmishRig rig({{"spearman", Side::A, {24, 13}}, {"archer", Side::B, {24, 30}}}, {}, house);
        rig.set(0, State, Routing);
        rig.play({1}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QVERIFY(rig.pose(0).centre.x > 26);  // to the left, as it runs south
        rig.play({1}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QVERIFY(rig.pose(0).centre.y < 12);
        SkirmishRig ring({{"spearman", Side::A, {10, 20}},
                          {"archer", Side::B, {10, 19}},
                          {"archer", Side::B, {10.87, 19.5}},
                          {"archer", Side::B, {9.13, 19.5}},
                          {"archer", Side::B, {10.87, 20.5}},
                          {"archer", Side::B, {9.13, 20.5}},
                          {"archer", Side::B, {10, 21}}});
        ring.set(0, State, Routing);
        ring.play({1}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QVERIFY(!ring.table().isPresent(ring.man(0)));
    }

    void theEndAndTheShares() {
        RULE("SKI-131", "SKI-A30");
        SkirmishRig rig(fiveMen());
        rig.play({}, [&](Play& play) { QVERIFY(!decided(play, 3)); });
        for (const std::size_t man : {0, 1, 2, 3})
            rig.set(man, State, Routing);
        rig.play({}, [&](Play& play) {
            QVERIFY(!decided(play, 3));
            QCOMPARE(adjudicated(play, 12).winner, Winner::B);
        });
        rig.set(4, State, Routing);
        rig.play({}, [&](Play& play) { QCOMPARE(decided(play, 3)->winner, Winner::B); });
        rig.set(5, State, Routing);
        rig.play({}, [&](Play& play) { QCOMPARE(decided(play, 3)->winner, Winner::Draw); });
        for (const std::size_t man : {0, 1, 2, 3, 4, 5})
            rig.set(man, State, Steady);
        rig.play({}, [&](Play& play) { QCOMPARE(adjudicated(play, 12).winner, Winner::Draw); });
    }

    void optionsChangeFlightAndLevels() {
        RULE("SKI-061", "SKI-A16", "SKI-A17", "SKI-A22");
        Options options;
        QCOMPARE(fallBackOf(Protection::Partly, false, options), 12.0);
        options.fallBack = 0.5;
        QCOMPARE(fallBackOf(Protection::Partly, false, options), 4.0);
        QCOMPARE(moraleOf(Class::Average, 1, 2, options), Outcome::FallBack);
        QCOMPARE(moraleOf(Class::Elite, 1, 2, options), Outcome::FallBack);
        options.levelShiftsResult = true;
        QCOMPARE(moraleOf(Class::Elite, 1, 2, options), Outcome::NoEffect);
        options.rallyShift = true;
        SkirmishRig rig({{"spearman", Side::A, {10, 20}, {0, 1}, "standard"},
                         {"spearman", Side::A, {12, 20}, {0, 1}, "leader"},
                         {"archer", Side::B, {22, 34}}},
                        options);
        rig.set(0, State, Routing);
        rig.play({5}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QCOMPARE(rig.table().counter(rig.man(0), State), int(Shaken));
    }

    // The die is read for all figures at once.
    void aLeaderWhoRalliesLiftsNobodyByTheSameDie() {
        RULE("SKI-071", "SKI-A22");
        Options options;
        options.rallyShift = true;
        SkirmishRig rig({{"huscarl", Side::A, {10, 20}, {0, 1}, "leader"},
                         {"spearman", Side::A, {12, 20}, {0, 1}},
                         {"archer", Side::B, {22, 34}}},
                        options);
        rig.set(0, State, Routing);
        rig.set(1, State, Routing);
        // Without a leader a veteran rallies like an average figure, and an average figure like militia.
        rig.play({7}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QCOMPARE(rig.table().counter(rig.man(0), State), int(Shaken));
        QCOMPARE(rig.table().counter(rig.man(1), State), int(Routing));
    }
};

QTEST_APPLESS_MAIN(TestSkirmishMorale)
#include "tst_skirmish_morale.moc"
