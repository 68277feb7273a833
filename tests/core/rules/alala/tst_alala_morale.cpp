#include "core/rules/alala/battle/arithmetic/command_points.h"
#include "core/rules/alala/battle/arithmetic/morale.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::alala;

class TestAlalaMorale : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void levelsEndAtShakenAndEager() {
        RULE("ALA-033", "ALA-036", "ALA-040", "ALA-049");
        QVERIFY((changed(Level::FormedUp, 1) == LevelChange{Level::Ready, false}));
        QVERIFY((changed(Level::Ready, 2) == LevelChange{Level::Eager, false}));
        QVERIFY((changed(Level::Eager, 1) == LevelChange{Level::Eager, false}));
        QVERIFY((changed(Level::FormedUp, -2) == LevelChange{Level::Shaken, false}));
        QVERIFY((changed(Level::Shaken, -1) == LevelChange{Level::Shaken, true}));
        QVERIFY((changed(Level::Shaken, 0) == LevelChange{Level::Shaken, false}));
        QVERIFY((changed(Level::Shaken, 1) == LevelChange{Level::FormedUp, false}));
    }

    // A is above B, and B above C.
    void friendsOfEqualOrHigherGradeDishearten() {
        RULE("ALA-041", "ALA-046");
        QCOMPARE(breakSteps(Grade::B, Grade::B, true), -1);
        QCOMPARE(breakSteps(Grade::B, Grade::A, true), -1);
        QCOMPARE(breakSteps(Grade::B, Grade::C, true), 0);
        QCOMPARE(breakSteps(Grade::A, Grade::C, false), 1);
        QCOMPARE(breakSteps(Grade::C, Grade::A, false), 1);
    }

    // Of formed hoplites only.
    void theShieldlessFlankIsTheRightOne() {
        RULE("ALA-043", "ALA-121", "ALA-213");
        QCOMPARE(struckSteps(Sector::FlankRight, true, {}), -1);
        QCOMPARE(struckSteps(Sector::FlankLeft, true, {}), 0);
        QCOMPARE(struckSteps(Sector::Rear, true, {}), -1);
        QCOMPARE(struckSteps(Sector::Front, true, {}), 0);
        QCOMPARE(struckSteps(Sector::FlankRight, false, {}), 0);
        QCOMPARE(struckSteps(Sector::FlankLeft, true, {.shieldlessLeft = true}), -1);
        QCOMPARE(struckSteps(Sector::FlankRight, true, {.shieldlessLeft = true}), 0);
    }

    void standingAgainstHoplitesCostsALevel() {
        RULE("ALA-042", "ALA-045", "ALA-183", "ALA-191");
        QCOMPARE(haltSteps(Arm::Hoplite, false), -1);
        QCOMPARE(haltSteps(Arm::Hoplite, true), 0);
        QCOMPARE(haltSteps(Arm::Cavalry, false), 0);
        QCOMPARE(leaderKilledSteps(true), -1);
        QCOMPARE(leaderKilledSteps(false), 0);
    }

    void redressingTakesDisorderOff() {
        RULE("ALA-151", "ALA-152", "ALA-153", "ALA-154");
        RedressInputs unit{Grade::B, Level::FormedUp, 3, false, false, Blocked::No, 3};
        QCOMPARE(redress(unit, {}).disorder, 2);
        unit.grade = Grade::A;
        QCOMPARE(redress(unit, {}).disorder, 1);
        QCOMPARE(redress(unit, {.redressA = 1}).disorder, 2);
        unit.grade = Grade::C;
        QCOMPARE(redress(unit, {}).disorder, 3);
        unit.nearestEnemy = 6.1;
        QCOMPARE(redress(unit, {}).disorder, 2);
        unit.nearestEnemy = 6;
        QCOMPARE(redress(unit, {}).disorder, 3);
        unit.disorder = 0;
        QCOMPARE(redress(unit, {}).disorder, 0);
        QCOMPARE(redressedBand(Grade::B, 1, 2, {}), 0);
    }

    void afterTheSignalRedressingHasItsPrice() {
        RULE("ALA-044", "ALA-155", "ALA-156");
        RedressInputs unit{Grade::B, Level::Ready, 1, true, false, Blocked::No, 20};
        QVERIFY(redress(unit, {}).level == Level::FormedUp);
        unit.halted = true;
        QVERIFY(redress(unit, {}).level == Level::Ready);
        unit.halted = false;
        unit.blocked = Blocked::ByOthers;
        QVERIFY(redress(unit, {}).level == Level::Ready);
        unit.blocked = Blocked::ByEnemy;
        QVERIFY(redress(unit, {}).level == Level::FormedUp);
        unit.level = Level::FormedUp;
        QVERIFY(redress(unit, {}).level == Level::FormedUp);
        unit.grade = Grade::C;
        unit.level = Level::Eager;
        QVERIFY(!redress(unit, {}).legal);
        unit.halted = true;  // it did not choose to
        QVERIFY(redress(unit, {}).legal);
        unit = {Grade::A, Level::Ready, 1, true, false, Blocked::No, 20};
        QVERIFY(redress(unit, {.redressPenaltyExemptA = true}).level == Level::Ready);
    }

    void standingStillCostsALevelWhereTheOptionSaysSo() {
        RedressInputs unit{Grade::B, Level::Eager, 0, true, false, Blocked::No, 20};
        QCOMPARE(noAdvanceSteps(unit, {}), 0);
        QCOMPARE(noAdvanceSteps(unit, {.redressPenaltyNoAdvance = true}), -1);
        unit.signalled = false;
        QCOMPARE(noAdvanceSteps(unit, {.redressPenaltyNoAdvance = true}), 0);
    }

    void controlIsReadOffTheTotal() {
        RULE("ALA-037", "ALA-074", "ALA-077", "ALA-078");
        using enum ControlResult;
        ControlTest test{Arm::Hoplite, Grade::C, Level::Eager, false};
        QVERIFY(testsPlainDie(test));
        QCOMPARE(controlTotal(test, 3).total(), 5);
        QVERIFY(controlResult(test, 5) == ForcedAdvance);
        QVERIFY(controlResult(test, 4) == Free);
        test.grade = Grade::A;
        QVERIFY(!testsPlainDie(test));
        QVERIFY(controlResult(test, 5) == RepeatLastMove);
        QVERIFY(controlResult(test, 2) == Free);
        test.level = Level::Shaken;
        QCOMPARE(controlTotal(test, 3).total(), 3);
        QVERIFY(controlResult(test, 2) == Retire);
        const ControlTest band{Arm::Cavalry, Grade::B, Level::FormedUp, false};
        QVERIFY(!testsPlainDie(band));
        QVERIFY(controlResult(band, 2) == Halt);
        QVERIFY(controlResult(band, 5) == RepeatLastMove);
        const ControlTest pursuer{Arm::Cavalry, Grade::B, Level::FormedUp, true};
        QVERIFY(controlResult(pursuer, 5) == ContinuePursuit);
        QVERIFY(controlResult(pursuer, 3) == Free);
    }

    void commandPointsAreSpentOneByOne() {
        RULE("ALA-054", "ALA-055", "ALA-061", "ALA-065");
        const Command control{CommandAction::Control};
        const Command signal{CommandAction::Signal};
        const Command invoke{CommandAction::Invoke};
        QCOMPARE(encourageCost(Grade::A, true), 1);
        QCOMPARE(encourageCost(Grade::B, true), 2);
        QCOMPARE(encourageCost(Grade::C, false), 3);
        QCOMPARE(encourageCost(Grade::C, true), 2);
        LeaderBudget budget{3, false, false};
        QVERIFY(mayCommand(budget, invoke));
        QCOMPARE(costOf(signal), 1);
        QVERIFY(!mayCommand({0, false, false}, signal));
        budget = {2, false, true};
        QVERIFY(!mayCommand(budget, invoke));  // not after the signal
        QVERIFY(!mayCommand(budget, signal));
        QVERIFY(mayCommand(budget, control));
        QVERIFY(!mayCommand({5, true, false}, control));
    }

    void woundsKillWhereCardsDoNot() {
        RULE("ALA-067", "ALA-069", "ALA-070", "ALA-263");
        QCOMPARE(ratingAfterWound(3, 1), 0);
        QCOMPARE(ratingAfterWound(3, 2), 1);
        QCOMPARE(ratingAfterWound(2, 3), 0);
        QCOMPARE(ratingAfterWound(3, 6), 2);
        QCOMPARE(ratingAfterWound(1, 6), 0);
        QCOMPARE(ratingAfterCard(1, -1, 5), 1);
        QCOMPARE(ratingAfterCard(5, 1, 5), 5);
        QCOMPARE(ratingAfterCard(3, 1, 5), 4);
        QCOMPARE(shotRisks(3, {}), 1);
        QCOMPARE(shotRisks(0, {}), 0);
        QCOMPARE(shotRisks(3, {.leaderRiskPerCasualty = true}), 3);
        QCOMPARE(initiativeBonus(4, 3), 1);
        QCOMPARE(initiativeBonus(3, 3), 0);
    }
};

QTEST_APPLESS_MAIN(TestAlalaMorale)
#include "tst_alala_morale.moc"
