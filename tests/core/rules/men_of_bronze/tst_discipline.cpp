// Discipline and Wavering (rules 1.10, 1.11).
#include "core/rules/men_of_bronze/battle/activation.h"
#include "core/rules/men_of_bronze/battle/arete.h"
#include "core/rules/men_of_bronze/battle/discipline.h"
#include "core/rules/men_of_bronze/battle/movement.h"
#include "tests/support/bronze_story.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

/// A unit that has lost so much in a volley, with so many dice in its tests.
Story tested(const char* type, int before, int lost, std::vector<std::uint8_t> dice, const Options& options = {}) {
    Story s({a(type, 30, 20), b("psiloi", 60, 40)}, options);
    s.arete(0, 0).with(0, Courage, before);
    s.play(std::move(dice), [&](Play& p) {
        const LossResult after = afterLoss(lost, targetOf(p, s.unit(0), {}), LossSource::Fight, p.options());
        loseCourage(p, s.unit(0), after.loss, why::fightLoss);
        takeTests(p, s.unit(0), after.test);
    });
    return s;
}

}  // namespace

class TestDiscipline : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoHasLostAndHasTwoLeftTests() {
        RULE("MOB-135", "MOB-142");
        QCOMPARE(tested("drilled_infantry", 5, 2, {}).rolls(), 0);
        QCOMPARE(tested("drilled_infantry", 5, 3, faces(3, 4)).rolls(), 1);
        QCOMPARE(tested("drilled_infantry", 2, 0, {}).rolls(), 0);
    }
    void oneFourAmongTheDisciplineDicePasses() {
        RULE("MOB-136");
        for (const auto& [type, dice] : std::initializer_list<std::pair<const char*, int>>{
                 {"warband_infantry", 2}, {"drilled_infantry", 3}, {"elite_infantry", 4}}) {
            QVERIFY(!tested(type, 3, 1, faces(dice - 1, 3) + faces(1, 4)).wavers(0));
            QVERIFY(tested(type, 3, 1, faces(dice, 3)).wavers(0));
        }
    }
    // The second test is rolled only after the first was passed.
    void atCourageOneTwoTestsMustBePassed() {
        RULE("MOB-137", "MOB-AMB-31b");
        Story both = tested("warband_infantry", 2, 1, {4, 1, 1, 4});
        QVERIFY(!both.wavers(0));
        QCOMPARE(both.diceLeft, 0);
        QVERIFY(tested("warband_infantry", 2, 1, {4, 1, 1, 1}).wavers(0));
        Story first = tested("warband_infantry", 2, 1, {1, 1});
        QVERIFY(first.wavers(0));
        QCOMPARE(first.diceLeft, 0);
        QVERIFY(tested("drilled_infantry", 3, 2, {4, 4, 1, 4, 1, 1}).wavers(0));  // each needs two
    }
    void whoFailsWavers() {
        RULE("MOB-138");
        Story s = tested("warband_infantry", 3, 1, {1, 1});
        QCOMPARE(s.count(why::wavers), 1);
        QVERIFY(s.alive(0));
    }
    void asManySuccessesAreNeededAsCourageWasLost() {
        RULE("MOB-139");
        QVERIFY(tested("drilled_infantry", 4, 2, {4, 1, 1}).wavers(0));
        QVERIFY(!tested("drilled_infantry", 4, 2, {4, 4, 1}).wavers(0));
    }
    void theStrategosAddsDiceToTests() {
        RULE("MOB-140", "MOB-181");
        Story s({a("drilled_infantry", 30, 20), b("psiloi", 60, 40)});
        s.arete(0, 0).with(0, Strategos).play({1, 1, 4, 4}, [&](Play& p) {
            takeTests(p, s.unit(0), {true, false, 1, 2});
        });
        QVERIFY(!s.wavers(0));
        QCOMPARE(s.diceOf(why::test), 4);
    }
    void whatCannotBePassedIsFailedWithoutDice() {
        RULE("MOB-141");
        Story s = tested("warband_infantry", 4, 3, {});
        QVERIFY(s.wavers(0));
        QCOMPARE(s.rolls(), 0);
        QCOMPARE(s.count(why::impossible), 1);
    }
    void driftAndEntryTestsAreSingleUnlessTheClubSaysOtherwise() {
        RULE("MOB-143", "MOB-AMB-30", "MOB-AMB-64");
        for (const bool all : {false, true}) {
            Options options;
            options.doubleTestAll = all;
            Story s({a("militia_hoplite", 30, 20), b("psiloi", 60, 40)}, options);
            s.with(0, Phalanx)
                .with(0, Courage, 1)
                .with(0, Wavering)
                .move(0, {30, 22}, north,
                      all ? std::vector<std::uint8_t>{4, 1, 1, 1} : std::vector<std::uint8_t>{4, 1});
            QVERIFY(near(s.centre(0), all ? Vec{31, 22} : Vec{30, 22}));
            QCOMPARE(s.diceLeft, 0);
        }
    }
    void theClubMayCountTheLossesOfTheWholeTurn() {
        RULE("MOB-AMB-31");
        for (const bool turn : {false, true}) {
            Options options;
            options.lossWindowTurn = turn;
            Story s({a("drilled_infantry", 30, 20), b("psiloi", 60, 40)}, options);
            s.arete(0, 0).with(0, Courage, 3).with(0, LostThisTurn, 1).play({4, 1, 1}, [&](Play& p) {
                const LossResult after = afterLoss(1, targetOf(p, s.unit(0), {}), LossSource::Shoot, p.options());
                takeTests(p, s.unit(0), after.test);
            });
            QCOMPARE(s.wavers(0), turn);
        }
    }
    void waveringLastsUntilItIsPaidFor() {
        RULE("MOB-145", "MOB-AMB-61");
        Story s({a("psiloi", 30, 20), b("psiloi", 60, 40)});
        s.with(0, Wavering).activations(Side::A);
        s.endPhase(1);
        s.play({}, scoreArete);
        QVERIFY(s.wavers(0));
    }
    // Before anything else happens.
    void aUnitMayRallyAtOnce() {
        RULE("MOB-AMB-57");
        Story s({a("militia_hoplite", 30, 20), b("militia_hoplite", 30, 22)});
        s.with(1, Courage, 3).on(Rally, all).fight(0, 1, faces(3, 4) + faces(3, 1) + faces(2, 1) + faces(1, 2));
        QVERIFY(!s.wavers(1));
        QCOMPARE(s.pool(Side::B), 8);
        QVERIFY(firstOf(s.events(), why::rally) < firstOf(s.events(), why::pushback));
    }
    // A Phalanx keeps its dice, because nobody chooses them.
    void aWaveringUnitUsesNoTrait() {
        RULE("MOB-146", "MOB-176", "MOB-AMB-33");
        Story s({a("peltast", 20, 20), a("drilled_hoplite", 40, 20), a("psiloi", 60, 20), b("psiloi", 20, 26),
                 b("drilled_hoplite", 40, 26)});
        for (std::size_t i = 0; i < 5; ++i)
            s.with(i, Wavering);
        s.with(1, Phalanx);
        s.act(0, coded(code::hold));
        QVERIFY(!offers(s.player.last(TakeAction), code::moveAndShoot) &&
                offers(s.player.last(TakeAction), code::shoot));
        QCOMPARE(s.moveRefused(1, {41, 20}, north), &why::straightOnly);  // no Drilled step
        QCOMPARE(moveLimits(s.rig.game(), s.table(), s.unit(2), false).how, std::uint8_t{OpenOrderMove});
        s.on(MovePath, to({20, 24}, north)).act(0, coded(code::move));  // Psiloi do not evade
        QCOMPARE(s.player.times(Evade), 0);
        s.charge(1, 4, faces(3, 4) + faces(8 + 4, 1));  // Hoplites do not counter-charge
        QCOMPARE(s.player.times(CounterCharge), 0);
        QCOMPARE(s.diceOf(why::attackerDice), 8);  // and keep their Phalanx dice
        s.play({}, [&](Play& p) { QVERIFY(!mayFormPhalanx(p, s.unit(4))); });
    }
    void aWaveringUnitIsNotTestedAgain() {
        RULE("MOB-148", "MOB-AMB-32b");
        Story s({a("warband_infantry", 30, 20), b("warband_infantry", 30, 22)});
        s.with(1, Courage, 3).with(1, Wavering).fight(0, 1, {4, 1, 1, 1, 1, 1});
        QCOMPARE(s.courage(1), 2);
        QCOMPARE(s.count(why::test), 0);
        QCOMPARE(s.diceLeft, 0);
    }
};

QTEST_GUILESS_MAIN(TestDiscipline)
#include "tst_discipline.moc"
