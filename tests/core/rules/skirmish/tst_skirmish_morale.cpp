// Morale, flight, rally and the end: SKI-050 to SKI-075, SKI-125 to SKI-131.
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/flight.h"
#include "core/rules/skirmish/battle/morale.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/rally.h"
#include "core/rules/skirmish/battle/victory.h"
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

class SkirmishMoraleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // SKI-005, SKI-050: without a trigger no die falls.
    void noTriggerNoDie() {
        SkirmishRig rig(fiveMen());
        rig.play({}, [&](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(rig.diceLeft(), 0);
    }

    // SKI-051, SKI-052, SKI-053, SKI-128, SKI-A20, SKI-C07
    void oneDieHoweverManyTriggersAndEachOnlyOnce() {
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

    // SKI-056, SKI-125, SKI-A19
    void aLeaderLeadsMoreThanHalf() {
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
        for (int i = 1; i < 10; ++i)  // himself and five or four of nine others within four inches
            men.push_back({"spearman", Side::A, {i <= 5 ? 6.0 + 1.4 * i : 30.0 + i, 12.0}});
        men.push_back({"archer", Side::B, {10, 34}});
        QVERIFY(moraleStateOf(SkirmishRig(men).game(), SkirmishRig(men).table(), Side::A, 0).led);
        men[5].at = {40, 20};
        QVERIFY(!moraleStateOf(SkirmishRig(men).game(), SkirmishRig(men).table(), Side::A, 0).led);
    }

    // SKI-063, SKI-064, SKI-A17, SKI-126
    void levelsFollowFromLeaderWallAndStandard() {
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

    // SKI-057, SKI-059, SKI-060, SKI-061, SKI-A16, SKI-A18: average men: 1-2 rout, 3-4 fall back, 5 stands; a veteran's
    // column near the leader.
    void oneDieIsReadByEachFigure() {
        SkirmishRig rig(fiveMen());
        rig.set(Side::A, 0, LeaderFell, 1);
        rig.set(0, Wall, 1);  // with him, read as a veteran
        rig.play({4}, [&](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(rig.pose(0).centre, (Vec{10, 10}));
        QCOMPARE(rig.table().counter(rig.man(2), State), int(Shaken));
        QCOMPARE(rig.pose(2).centre, (Vec{22, 0.5}));  // 12 inches back, but the edge stops him
        QCOMPARE(rig.pose(2).facing, (Vec{0, -1}));
        QCOMPARE(rig.table().counter(rig.man(2), FledIn), 1);
        QVERIFY(!mayCharge(rig.game(), rig.table(), rig.man(2)));
        // SKI-060: on its next own card it moves without a rally, and may charge again after it.
        rig.play({}, [&](Play& play) {
            rally(play, cardOf(Side::A));
            moves(play, cardOf(Side::A));
        });
        QCOMPARE(rig.diceLeft(), 0);
        QCOMPARE(rig.table().counter(rig.man(2), State), int(Steady));
    }
    void withTheOptionEachFigureRolls() {
        Options options;
        options.moraleByFigure = true;
        SkirmishRig rig(fiveMen(), options);
        rig.set(Side::A, 0, LeaderFell, 1);
        rig.play({12, 12, 12, 12, 4}, [&](Play& play) { morale(play, cardOf(Side::A)); });
        QCOMPARE(rig.diceLeft(), 0);
        QCOMPARE(rig.table().counter(rig.man(4), State), int(Shaken));
        QCOMPARE(rig.table().counter(rig.man(3), State), int(Steady));
    }

    // SKI-062, SKI-129: a rout leaves the table; a fall back does not, nor does it end on anybody or touch an enemy.
    void routsLeaveTheTableAndFallBacksStopShort() {
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
        QVERIFY(!isEngaged(enemy.table(), enemy.man(0)));
        QVERIFY(enemy.pose(0).centre.y < 16);
    }

    // SKI-002, SKI-071, SKI-072, SKI-073, SKI-074, SKI-A22, SKI-A34, SKI-C08: one die for the retinue, read by each
    // man's class.
    void oneRallyDieIsReadByEachClass() {
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
        QCOMPARE(rig.pose(2).centre, (Vec{30, 6.5}));  // SKI-075: 13.5 inches on towards its edge
    }
    // SKI-130, SKI-A23
    void whoHasRalliedMovesButDoesNotCharge() {
        SkirmishRig rig({{"knight", Side::A, {10, 20}}, {"archer", Side::B, {10, 26}}});
        rig.set(0, State, Routing);
        rig.play({1}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QVERIFY(isAble(rig.table(), rig.man(0)));
        QVERIFY(!mayCharge(rig.game(), rig.table(), rig.man(0)));
    }

    // SKI-075, SKI-129, SKI-D09: round what is in the way; without a way he is captured.
    void routersRunRoundWhatIsInTheWayOrAreCaptured() {
        const std::vector<Terrain> house{groundAt("building", Ground::Impassable, 22, 8, 4, 4)};
        SkirmishRig rig({{"spearman", Side::A, {24, 13}}, {"archer", Side::B, {24, 30}}}, {}, house);
        rig.set(0, State, Routing);
        rig.play({1}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QVERIFY(rig.pose(0).centre.x > 26);  // to the left, as he runs south
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

    // SKI-131, SKI-A30
    void theEndAndTheShares() {
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

    // SKI-A16, SKI-A17, SKI-A22
    void optionsChangeFlightAndLevels() {
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

    // SKI-071, SKI-A22: one die, read for all at once.
    void aLeaderWhoRalliesLiftsNobodyByTheSameDie() {
        Options options;
        options.rallyShift = true;
        SkirmishRig rig({{"huscarl", Side::A, {10, 20}, {0, 1}, "leader"},
                         {"spearman", Side::A, {12, 20}, {0, 1}},
                         {"archer", Side::B, {22, 34}}},
                        options);
        rig.set(0, State, Routing);
        rig.set(1, State, Routing);
        // Without a leader a veteran rallies like an average man, and an average man like militia.
        rig.play({7}, [&](Play& play) { rally(play, cardOf(Side::A)); });
        QCOMPARE(rig.table().counter(rig.man(0), State), int(Shaken));
        QCOMPARE(rig.table().counter(rig.man(1), State), int(Routing));
    }
};

QTEST_APPLESS_MAIN(SkirmishMoraleTest)
#include "tst_skirmish_morale.moc"
