// End Phase and Collapse (rules 1.12).
#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/discipline.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

/// Four Warbands (4 points each) a side.
Story armies(const Options& options = {}) {
    std::vector<BronzeRig::Unit> units;
    for (int i = 0; i < 4; ++i)
        units.push_back(a("warband_infantry", 10 + 8 * i, 10));
    for (int i = 0; i < 4; ++i)
        units.push_back(b("warband_infantry", 10 + 8 * i, 40));
    return Story(units, options);
}
void routs(Story& s, std::initializer_list<std::size_t> units) {
    s.play({}, [&](Play& p) {
        for (const std::size_t i : units)
            rout(p, s.unit(i), why::rout);
    });
}

}  // namespace

class TestCollapse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The tests of the Collapse allow no re-rolls.
    void leftoversAreLostBeforeAnyoneTests() {
        RULE("MOB-150", "MOB-151");
        Story s = armies();
        routs(s, {0, 1});
        s.endPhase(1, {4, 1, 1, 1});
        QCOMPARE(s.pool(Side::A) + s.pool(Side::B), 0);
        QCOMPARE(s.player.times(Reroll), 0);
        QVERIFY(firstOf(s.events(), why::discard) < firstOf(s.events(), why::collapse));
        QVERIFY(s.alive(2) && !s.alive(3));
        QCOMPARE(s.diceLeft, 0);
    }
    // A quarter does not.
    void oneHalfOfTheValueLostFires() {
        RULE("MOB-152", "MOB-154");
        Story s = armies();
        routs(s, {0});
        s.endPhase(1);
        QCOMPARE(s.count(why::collapse), 0);
        routs(s, {1});
        s.endPhase(2, faces(4, 4));
        QCOMPARE(s.count(why::collapse), 2);
    }
    void aThresholdFiresOnce() {
        RULE("MOB-154");
        Story s = armies();
        routs(s, {0, 1});
        s.endPhase(1, faces(4, 4));
        s.endPhase(2);
        QCOMPARE(s.count(why::collapse), 2);
        routs(s, {2});
        s.endPhase(3, faces(2, 4));  // three quarters
        QCOMPARE(s.count(why::collapse), 3);
    }
    void theLossOfTheStrategosFires() {
        RULE("MOB-152", "MOB-185");
        Story s = armies();
        s.with(0, Strategos);
        routs(s, {0});
        s.endPhase(1, faces(6, 4));
        QCOMPARE(s.count(why::collapse), 3);
        s.endPhase(2);
        QCOMPARE(s.count(why::collapse), 3);
    }
    // One 4 or more among its own Discipline dice.
    void everyUnitLeftTestsWithoutItsStrategos() {
        RULE("MOB-153", "MOB-140");
        Story s({a("elite_infantry", 10, 10), a("drilled_infantry", 20, 10), a("warband_infantry", 30, 10),
                 a("elite_hoplite", 40, 10), b("psiloi", 60, 40)});
        s.with(0, Strategos);
        s.rig.set(Side::A, ValueTotal, 20);
        routs(s, {3});
        s.endPhase(1, faces(4, 3) + faces(2, 3) + faces(1, 4) + faces(2, 1));
        std::vector<int> dice;
        for (const Rolled& roll : eventsOf<Rolled>(s.events(), why::collapse))
            dice.push_back(roll.roll.count);
        QCOMPARE(dice, (std::vector<int>{4, 3, 2}));
        QVERIFY(!s.alive(0) && s.alive(1) && !s.alive(2));
    }
    void severalTriggersMeanOneTestUnlessTheClubTestsForEach() {
        RULE("MOB-155", "MOB-AMB-46");
        for (const bool each : {false, true}) {
            Options options;
            options.collapsePerTrigger = each;
            Story s = armies(options);
            s.with(0, Strategos);
            routs(s, {0, 1, 2});
            s.endPhase(1, faces(each ? 6 : 2, 4));
            QCOMPARE(s.count(why::collapse), each ? 3 : 1);
            QCOMPARE(s.diceLeft, 0);
        }
    }
    void whoFledInTheCollapseIsMissingInTheNextPool() {
        RULE("MOB-156", "MOB-012", "MOB-AMB-58");
        Story s = armies();
        s.with(2, Strategos);
        routs(s, {0, 1});
        s.endPhase(1, {1, 1, 4, 4});
        s.play({}, scoreArete);
        QCOMPARE(s.pool(Side::A), 1);
    }
    void theBattleEndsWithAnArmyOrWithItsTurns() {
        RULE("MOB-157", "MOB-AMB-49");
        Story s = armies();
        QVERIFY(!s.endPhase(1));
        routs(s, {4});
        QVERIFY(!s.endPhase(5));
        QVERIFY(s.endPhase(6)->winner == Winner::A);
        routs(s, {0});
        QVERIFY(s.endPhase(6)->winner == Winner::Draw);
        routs(s, {5, 6, 7});
        QVERIFY(s.endPhase(2)->winner == Winner::A);
        routs(s, {1, 2, 3});
        QVERIFY(s.endPhase(2)->winner == Winner::Draw);
    }
    void theTurnLimitIsTheClubs() {
        RULE("MOB-AMB-49");
        Options options;
        options.turnLimit = 2;
        Story s = armies(options);
        QVERIFY(!s.endPhase(1));
        QVERIFY(s.endPhase(2));
    }
    void whatTheCollapseBringsDownWaitsForTheNextEndPhase() {
        RULE("MOB-158", "MOB-AMB-58", "MOB-AMB-46");
        Story s = armies();
        s.with(2, Strategos);
        routs(s, {0, 1});
        s.endPhase(1, {1, 1, 4, 4});  // the Strategos flees: three quarters are lost
        QVERIFY(!s.alive(2));
        QCOMPARE(s.count(why::collapse), 2);
        s.endPhase(2, {4, 4});
        QCOMPARE(s.count(why::collapse), 3);
    }
    void lossesAreCountedInPointsOrByTheClubsWishInUnits() {
        RULE("MOB-206", "MOB-205", "MOB-AMB-47");
        for (const bool units : {false, true}) {
            Options options;
            options.collapseByUnits = units;
            Story s({a("elite_hoplite", 10, 10), a("psiloi", 20, 10), a("psiloi", 30, 10), b("psiloi", 60, 40)},
                    options);
            QCOMPARE(s.table().counter(Side::A, ValueTotal), units ? 3 : 16);
            routs(s, {1, 2});
            s.endPhase(1, units ? faces(4, 4) : faces(0, 1));
            QCOMPARE(s.count(why::collapse), units ? 1 : 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestCollapse)
#include "tst_collapse.moc"
