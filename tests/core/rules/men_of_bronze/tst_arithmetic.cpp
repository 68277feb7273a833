#include "core/rules/men_of_bronze/battle/formulas.h"
#include "core/rules/men_of_bronze/reasons.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

const Options standard;

UnitTraits peltast() {
    UnitTraits traits;
    traits.evade = traits.moveAndShoot = traits.pursue = traits.shoots = true;
    return traits;
}

/// A context in which everything but a Fight is open.
ActionContext open() {
    ActionContext context;
    context.pool = 1;
    context.enemyInForwardArc = context.shootTarget = true;
    return context;
}

int linesWith(const Breakdown& breakdown, const Reason& why) {
    return static_cast<int>(std::ranges::count(breakdown.lines(), &why, &BreakdownLine::why));
}

}  // namespace

class TestArithmetic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areteIsOnePointForEachUnitAndOneForALivingStrategos() {
        RULE("MOB-002", "MOB-012", "MOB-156", "MOB-186");
        QCOMPARE(areteAtStart(5, true), 6);
        QCOMPARE(areteAtStart(6, false), 6);
        QCOMPARE(areteAtStart(4, false), 4);  // 6 units and a general, of which two units and the general are gone
        QCOMPARE(areteAtStart(0, false), 0);
    }

    void everyLineOfTheFightDiceAddsUpAndIsNamed() {
        RULE("MOB-105", "MOB-106", "MOB-110", "MOB-112");
        FightSide side;
        side.attack = 6;
        QCOMPARE(fightDice(side, standard).total(), 6);
        side.strategos = 3;
        side.supports = 4;
        side.charging = true;
        side.phalanx = true;
        side.facing = Facing::Rear;
        const Breakdown dice = fightDice(side, standard);
        QCOMPARE(dice.total(), 25);
        QCOMPARE(dice.lines().size(), std::size_t{6});
        for (const Reason* why : {&reasons::attackDice, &reasons::strategosDice, &reasons::supportDice,
                                  &reasons::chargeDice, &reasons::phalanxDice, &reasons::rearDice})
            QCOMPARE(linesWith(dice, *why), 1);
        side.facing = Facing::Flank;
        QCOMPARE(fightDice(side, standard).total(), 23);
        QCOMPARE(linesWith(fightDice(side, standard), reasons::rearDice), 0);
    }

    void aPhalanxKeepsItsDiceOnEverySideUnlessTheClubSaysFrontOnly() {
        RULE("MOB-109", "MOB-160", "MOB-AMB-19");
        FightSide side;
        side.attack = 4;
        side.phalanx = true;
        Options frontOnly;
        frontOnly.phalanxDiceFrontOnly = true;
        for (const AttackedSide attacked :
             {AttackedSide::Front, AttackedSide::RightFlank, AttackedSide::Rear, AttackedSide::LeftFlank}) {
            side.attackedSide = attacked;
            QCOMPARE(fightDice(side, standard).total(), 6);
            QCOMPARE(fightDice(side, frontOnly).total(), attacked == AttackedSide::Front ? 6 : 4);
        }
    }

    void aPhalanxIsShieldedInFrontAndOnOneFlank() {
        RULE("MOB-092", "MOB-161", "MOB-AMB-18");
        const auto armor = [](AttackedSide attacked, const Options& options) {
            return effectiveArmor(2, true, attacked, false, options).total();
        };
        QCOMPARE(armor(AttackedSide::Front, standard), 3);
        QCOMPARE(armor(AttackedSide::RightFlank, standard), 3);
        QCOMPARE(armor(AttackedSide::LeftFlank, standard), 2);
        QCOMPARE(armor(AttackedSide::Rear, standard), 2);
        Options left;
        left.phalanxArmorFlank = ArmorFlank::Left;
        QCOMPARE(armor(AttackedSide::RightFlank, left), 2);
        QCOMPARE(armor(AttackedSide::LeftFlank, left), 3);
        Options none;
        none.phalanxArmorFlank = ArmorFlank::None;
        QCOMPARE(armor(AttackedSide::Front, none), 3);
        QCOMPARE(armor(AttackedSide::RightFlank, none), 2);
        QCOMPARE(armor(AttackedSide::LeftFlank, none), 2);
        QCOMPARE(effectiveArmor(2, false, AttackedSide::Front, false, standard).total(), 2);
    }

    void difficultGroundGivesOneArmorOnEverySide() {
        RULE("MOB-073", "MOB-074");
        for (const AttackedSide attacked :
             {AttackedSide::Front, AttackedSide::RightFlank, AttackedSide::Rear, AttackedSide::LeftFlank})
            QCOMPARE(effectiveArmor(1, false, attacked, true, standard).total(), 2);
        const Breakdown both = effectiveArmor(2, true, AttackedSide::Front, true, standard);
        QCOMPARE(both.total(), 4);
        QCOMPARE(linesWith(both, reasons::difficultArmor), 1);
        QCOMPARE(linesWith(both, reasons::phalanxArmor), 1);
    }

    void hitsTakeCourageByTheArmorModel() {
        RULE("MOB-091", "MOB-AMB-01");
        Options excess;
        excess.armorModel = ArmorModel::Excess;
        Options threshold;
        threshold.armorModel = ArmorModel::Threshold;
        struct Row {
            int hits, armor, multiple, excess, threshold;
        };
        for (const Row& row : {Row{0, 1, 0, 0, 0}, Row{2, 3, 0, 0, 0}, Row{3, 3, 1, 0, 1}, Row{5, 3, 1, 2, 1},
                               Row{6, 3, 2, 3, 1}, Row{9, 3, 3, 6, 1}, Row{4, 1, 4, 3, 1}}) {
            QCOMPARE(courageLoss(row.hits, row.armor, standard), row.multiple);
            QCOMPARE(courageLoss(row.hits, row.armor, excess), row.excess);
            QCOMPARE(courageLoss(row.hits, row.armor, threshold), row.threshold);
        }
    }

    void aSteadyUnitHitsOnFourAndAWaveringOneOnFive() {
        RULE("MOB-089", "MOB-090", "MOB-113", "MOB-147");
        QCOMPARE(toHit(false), 4);
        QCOMPARE(toHit(true), 5);
    }

    void aUnitTestsWhenItLostCourageAndHasTwoOrLess() {
        RULE("MOB-135", "MOB-142");
        using enum LossSource;
        QVERIFY(!testRequired(5, 2, 0, Fight, standard).test);  // 3 left
        QVERIFY(testRequired(5, 3, 0, Fight, standard).test);
        QVERIFY(!testRequired(2, 0, 0, Fight, standard).test);
        QVERIFY(testRequired(3, 1, 0, Shoot, standard).test);
    }

    void aUnitWithoutCourageIsRoutedAndTestsNothing() {
        RULE("MOB-115", "MOB-094");
        for (const int lost : {4, 7}) {
            const TestNeed need = testRequired(4, lost, 0, LossSource::Fight, standard);
            QVERIFY(need.routed);
            QVERIFY(!need.test);
        }
    }

    void atCourageOneTwoTestsMustBePassedEachWithTheCourageLost() {
        RULE("MOB-136", "MOB-137", "MOB-138", "MOB-139");
        const TestNeed two = testRequired(5, 3, 0, LossSource::Fight, standard);
        QCOMPARE(two.tests, 1);
        QCOMPARE(two.successesNeeded, 3);
        const TestNeed one = testRequired(5, 4, 0, LossSource::Fight, standard);
        QCOMPARE(one.tests, 2);
        QCOMPARE(one.successesNeeded, 4);
    }

    void dangerousGroundNeedsOneSuccess() {
        RULE("MOB-076");
        const TestNeed need = testRequired(2, 1, 3, LossSource::DangerousGround, standard);
        QCOMPARE(need.tests, 2);
        QCOMPARE(need.successesNeeded, 1);
    }

    void aClubMayCountTheLossesOfTheWholeTurn() {
        RULE("MOB-139", "MOB-AMB-31");
        Options turn;
        turn.lossWindowTurn = true;
        QCOMPARE(testRequired(3, 1, 2, LossSource::Fight, standard).successesNeeded, 1);
        QCOMPARE(testRequired(3, 1, 2, LossSource::Fight, turn).successesNeeded, 3);
        QCOMPARE(testRequired(3, 1, 2, LossSource::DangerousGround, turn).successesNeeded, 1);
    }

    void otherTestsAreSingleUnlessTheClubDoublesAllAtCourageOne() {
        RULE("MOB-143", "MOB-AMB-30");
        Options all;
        all.doubleTestAll = true;
        QCOMPARE(plainTests(1, standard), 1);
        QCOMPARE(plainTests(1, all), 2);
        QCOMPARE(plainTests(2, all), 1);
    }

    void aChargeGoesTwiceTheMove() {
        RULE("MOB-056");
        QCOMPARE(chargeAllowance(7), 14.0);
    }

    void aCounterChargeMeetsHalfwayAtMostAMoveAhead() {
        RULE("MOB-164", "MOB-165");
        QCOMPARE(counterchargeInches(10, 6), 5.0);
        QCOMPARE(counterchargeInches(18, 6), 6.0);
    }

    void theLoserOfTwoPhalanxUnitsIsPushedBack() {
        RULE("MOB-125", "MOB-126", "MOB-127", "MOB-130");
        QVERIFY(pushbackLoser(true, false, false, 2, 1) == PushedBack::Attacker);
        QVERIFY(pushbackLoser(true, false, false, 0, 1) == PushedBack::Defender);
        QVERIFY(pushbackLoser(true, false, false, 1, 1) == PushedBack::None);
        QVERIFY(pushbackLoser(false, false, false, 2, 0) == PushedBack::None);
        QVERIFY(pushbackLoser(true, true, false, 5, 1) == PushedBack::None);
        QVERIFY(pushbackLoser(true, false, true, 1, 5) == PushedBack::None);
    }

    void bothPrimariesLoseTogether() {
        RULE("MOB-114", "MOB-117", "MOB-118");
        const Target warband{2, 1, false, 0, false};
        const FightResult both = resolveHits({2, 2}, {warband, warband}, standard);
        QVERIFY(both.sides[0].routed && both.sides[1].routed);
        QVERIFY(both.pushedBack == PushedBack::None);
        // The attacker's hits are the defender's loss.
        const FightResult one = resolveHits({1, 0}, {warband, warband}, standard);
        QCOMPARE(one.sides[0].loss, 0);
        QCOMPARE(one.sides[1].loss, 1);
        QVERIFY(one.sides[1].test.test);
        QVERIFY(!one.sides[0].test.test);
    }

    void aLossIsAtMostTheCourageThatIsLeft() {
        RULE("MOB-093", "MOB-AMB-25");
        const LossResult after = afterHits(9, {2, 1, false, 0, false}, LossSource::Shoot, standard);
        QCOMPARE(after.loss, 2);
        QCOMPARE(after.courage, 0);
        QVERIFY(after.routed);
    }

    void aWaveringUnitIsNotTestedAgain() {
        RULE("MOB-148");
        const LossResult after = afterHits(2, {4, 1, true, 0, false}, LossSource::Fight, standard);
        QCOMPARE(after.courage, 2);
        QVERIFY(!after.test.test);
        QVERIFY(afterHits(4, {4, 1, true, 0, false}, LossSource::Fight, standard).routed);
    }

    void aThresholdFiresWhenItIsReachedAndHasNotFired() {
        RULE("MOB-152", "MOB-154");
        const auto half = [](int total, int lost, bool fired) {
            return collapseTriggers(total, lost, false, fired, false).half;
        };
        QVERIFY(half(24, 12, false));
        QVERIFY(!half(38, 18, false));
        QVERIFY(half(38, 19, false));
        QVERIFY(!half(38, 26, true));
        const CollapseTriggers all = collapseTriggers(40, 30, true, false, false);
        QVERIFY(all.strategos && all.half && all.threeQuarters);
        QCOMPARE(all.count(), 3);
        QVERIFY(!collapseTriggers(40, 29, false, true, false).threeQuarters);
        QVERIFY(half(6, 3, false));  // in units
    }

    void aUnitTestsOnceInACollapseOrOnceForEachTrigger() {
        RULE("MOB-153", "MOB-155", "MOB-AMB-46");
        Options perTrigger;
        perTrigger.collapsePerTrigger = true;
        const CollapseTriggers two{false, true, true};
        QCOMPARE(collapseTests(two, standard), 1);
        QCOMPARE(collapseTests(two, perTrigger), 2);
        QCOMPARE(collapseTests({}, standard), 0);
        QCOMPARE(collapseTests({}, perTrigger), 0);
    }

    void aD3IsHalfAD6RoundedUp() {
        for (const auto& [d6, expected] : {std::pair{1, 1}, {2, 1}, {3, 2}, {4, 2}, {5, 3}, {6, 3}})
            QCOMPARE(d3(d6), expected);
    }

    void holdingAndMovingAreAlwaysOpen() {
        RULE("MOB-035", "MOB-AMB-52");
        for (const bool contact : {false, true}) {
            ActionContext context;
            context.inContact = contact;
            QVERIFY(isLegalAction(Action::Hold, {}, context));
            QVERIFY(isLegalAction(Action::Move, {}, context));
        }
    }

    void onlyShootersOutOfContactWithATargetShoot() {
        RULE("MOB-085", "MOB-090", "MOB-097");
        ActionContext context = open();
        QVERIFY(isLegalAction(Action::Shoot, peltast(), context));
        QVERIFY(!isLegalAction(Action::Shoot, {}, context));
        context.wavering = true;
        QVERIFY(isLegalAction(Action::Shoot, peltast(), context));
        context.shootTarget = false;
        QVERIFY(!isLegalAction(Action::Shoot, peltast(), context));
        context = open();
        context.inContact = true;
        QVERIFY(!isLegalAction(Action::Shoot, peltast(), context));
    }

    void inContactAUnitFightsAndDoesNotCharge() {
        RULE("MOB-061", "MOB-100");
        ActionContext context = open();
        QVERIFY(!isLegalAction(Action::Fight, {}, context));
        QVERIFY(isLegalAction(Action::Charge, {}, context));
        context.inContact = true;
        QVERIFY(isLegalAction(Action::Fight, {}, context));
        QVERIFY(!isLegalAction(Action::Charge, {}, context));
    }

    void aChargeNeedsAPointAndAnEnemyAhead() {
        RULE("MOB-005", "MOB-055", "MOB-057", "MOB-AMB-34");
        ActionContext context = open();
        context.pool = 0;
        QVERIFY(!isLegalAction(Action::Charge, {}, context));
        context = open();
        context.enemyInForwardArc = false;
        QVERIFY(!isLegalAction(Action::Charge, {}, context));
        context = open();
        context.wavering = true;
        QVERIFY(isLegalAction(Action::Charge, {}, context));
    }

    void movingAndShootingIsATraitThatCostsAPoint() {
        RULE("MOB-146", "MOB-171", "MOB-176", "MOB-AMB-74");
        ActionContext context = open();
        QVERIFY(isLegalAction(Action::MoveAndShoot, peltast(), context));
        context.shootTarget = false;
        QVERIFY(isLegalAction(Action::MoveAndShoot, peltast(), context));  // it may come into sight by the move
        UnitTraits archer;
        archer.shoots = true;
        QVERIFY(!isLegalAction(Action::MoveAndShoot, archer, open()));
        for (const auto spoil : {+[](ActionContext& c) { c.pool = 0; }, +[](ActionContext& c) { c.wavering = true; },
                                 +[](ActionContext& c) { c.inContact = true; }}) {
            context = open();
            spoil(context);
            QVERIFY(!isLegalAction(Action::MoveAndShoot, peltast(), context));
        }
    }

    void aReactionNeedsItsTraitAPointAndASteadyUnit() {
        RULE("MOB-146", "MOB-163", "MOB-166", "MOB-169");
        struct Row {
            Reaction reaction;
            bool UnitTraits::* trait;
        };
        for (const Row& row : {Row{Reaction::CounterCharge, &UnitTraits::counterCharge},
                               Row{Reaction::Evade, &UnitTraits::evade}, Row{Reaction::Pursue, &UnitTraits::pursue}}) {
            UnitTraits traits;
            QVERIFY(!mayReact(row.reaction, traits, false, 5));
            traits.*row.trait = true;
            QVERIFY(mayReact(row.reaction, traits, false, 1));
            QVERIFY(!mayReact(row.reaction, traits, true, 1));
            QVERIFY(!mayReact(row.reaction, traits, false, 0));
        }
    }
};

QTEST_APPLESS_MAIN(TestArithmetic)
#include "tst_arithmetic.moc"
