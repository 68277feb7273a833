#include "core/rules/alala/battle/arithmetic/formulas.h"
#include "core/rules/alala/reasons.h"
#include "tests/support/builtin_rules.h"
#include "tests/support/rule.h"

#include <QTest>
#include <functional>

using namespace ephor;
using namespace ephor::alala;

namespace {

CombatSide hoplites(int men = 20) {
    CombatSide side;
    side.troops = troopsNamed("hoplite", {});
    side.men = men;
    return side;
}

CombatSide band(const char* id) {
    CombatSide side;
    side.troops = troopsNamed(id, {});
    side.men = side.troops.figures;
    return side;
}

int diceOf(const CombatSide& side, const Options& options = {}) { return combatDice(side, options).total(); }

std::vector<std::uint8_t> faces(std::initializer_list<int> shown) {
    std::vector<std::uint8_t> all;
    for (const int face : shown)
        all.push_back(static_cast<std::uint8_t>(face));
    return all;
}

}  // namespace

class TestAlalaArithmetic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAverageDieShowsTwoToFive() {
        RULE("ALA-003", "ALA-004");
        int sum = 0;
        for (int die = 1; die <= 6; ++die)
            sum += averageDie(die);
        QCOMPARE(sum, 21);
        QCOMPARE(averageDie(1), 2);
        QCOMPARE(averageDie(6), 5);
    }

    void combatDiceAreCountedLineByLine() {
        RULE("ALA-194");
        QCOMPARE(diceOf(hoplites()), 10);
        QCOMPARE(diceOf(hoplites(13)), 6);
        CombatSide side = hoplites();
        side.level = Level::Eager;
        side.disorder = 2;
        side.charged = side.followedUp = true;
        side.supportLeft = 2;
        side.supportRight = 1;
        side.shieldlessSupport = true;
        side.ground = true;
        const Breakdown dice = combatDice(side, {});
        QCOMPARE(dice.total(), 10 - 4 + 4 + 1 + 2 + 2 + 1 + 2 + 1);
        QCOMPARE(dice.lines().front().why, &reasons::men);
        QCOMPARE(dice.lines()[1].amount, -4);
        side.supportLeft = 5;
        QCOMPARE(diceOf(side), dice.total());
        QCOMPARE(diceOf(side, {.flankChainUnlimited = true}), dice.total() + 3);
    }

    void eachReasonForCombatDiceCounts_data() {
        QTest::addColumn<CombatSide>("side");
        QTest::addColumn<int>("more");
        const auto row = [](const char* rule, int more, const std::function<void(CombatSide&)>& change) {
            CombatSide side = hoplites();
            change(side);
            QTest::newRow(rule) << side << more;
        };
        row("ALA-195", -4, [](CombatSide& side) { side.disorder = 2; });
        row("ALA-196", 4, [](CombatSide& side) { side.level = Level::Eager; });
        row("ALA-197", 2, [](CombatSide& side) { side.level = Level::Ready; });
        row("ALA-198", -4, [](CombatSide& side) { side.level = Level::Shaken; });
        row("ALA-199", 1, [](CombatSide& side) { side.ground = true; });
        row("ALA-200", 2, [](CombatSide& side) { side.pursued = true; });
        row("ALA-203", 2, [](CombatSide& side) { side.supportLeft = 1; });
        row("ALA-204", 3, [](CombatSide& side) { side.supportLeft = 2; });
        row("ALA-205", 1, [](CombatSide& side) { side.shieldlessSupport = true; });
        row("ALA-206", 4, [](CombatSide& side) { side.depth = 2; });
    }
    void eachReasonForCombatDiceCounts() {
        QFETCH(CombatSide, side);
        QFETCH(int, more);
        QCOMPARE(diceOf(side), diceOf(hoplites()) + more);
    }
    void atLeastOneDieIsRolled() {
        RULE("ALA-208");
        CombatSide side = hoplites(6);
        side.level = Level::Shaken;
        side.disorder = 3;
        const Breakdown dice = combatDice(side, {});
        QCOMPARE(dice.total(), 1);
        QCOMPARE(dice.lines().back().why, &reasons::leastCombat);
        QCOMPARE(dice.lines().back().amount, 8);
    }

    void bandsHaveTheirOwnDice() {
        RULE("ALA-202", "ALA-217", "ALA-219", "ALA-261");
        CombatSide side = band("psiloi");
        side.charged = true;
        side.supportLeft = 3;  // hoplites never support bands
        side.level = Level::Eager;
        QCOMPARE(diceOf(side), 3);
        side.supportingBands = 2;
        QCOMPARE(diceOf(side), 5);
        CombatSide horse = band("cavalry");
        horse.cerberus = true;
        horse.pursued = true;
        QCOMPARE(diceOf(horse), 3 + 2);  // Cerberus runs with charges
        horse.pursued = false;
        horse.charged = true;
        horse.againstUnformedFoot = true;
        QCOMPARE(diceOf(horse), 3 + 2 + 1 + 1);
        QCOMPARE(diceOf(band("hamippoi")), 3 + 2);
        CombatSide supported = band("hamippoi");
        supported.supportingBands = 1;
        QCOMPARE(diceOf(supported), 3 + 2);
    }

    void deepPhalanxesCountAsTheOptionSays() {
        RULE("ALA-206", "ALA-207");
        for (const auto& [depth, position, literal, unlimited] :
             {std::array{1, 0, 0, 0}, std::array{2, 4, 4, 4}, std::array{3, 5, 4, 5}, std::array{4, 6, 5, 6},
              std::array{5, 6, 6, 7}, std::array{8, 6, 6, 10}}) {
            QCOMPARE(deepDice(depth, {}), position);
            QCOMPARE(deepDice(depth, {.deepBonus = DeepBonus::LiteralAdditional}), literal);
            QCOMPARE(deepDice(depth, {.deepBonus = DeepBonus::QrsUnlimited}), unlimited);
        }
    }

    void formedHoplitesHitOnFive() {
        RULE("ALA-119", "ALA-209", "ALA-210", "ALA-211");
        QCOMPARE(hitsOn(hoplites()), 5);
        CombatSide side = hoplites();
        side.unformed = true;
        QCOMPARE(hitsOn(side), 6);
        side = hoplites();
        side.flankOrRearOnly = true;
        QCOMPARE(hitsOn(side), 6);
        side = hoplites();
        side.againstFortified = true;
        QCOMPARE(hitsOn(side), 6);
        QCOMPARE(hitsOn(band("thessalian")), 6);
        side = hoplites();
        side.disorder = 3;
        QCOMPARE(hitsOn(side), 5);
        QCOMPARE(automaticHits(side), 0);
        side.leader = true;
        QCOMPARE(automaticHits(side), 1);
    }

    void onlySteadyNeighboursSupport() {
        RULE("ALA-035", "ALA-214", "ALA-215", "ALA-217");
        Supporter friendly;
        QVERIFY(maySupport(friendly, Arm::Hoplite));
        for (bool Supporter::* fault : {&Supporter::shaken, &Supporter::engagedElsewhere}) {
            Supporter other;
            other.*fault = true;
            QVERIFY(!maySupport(other, Arm::Hoplite));
        }
        for (bool Supporter::* need : {&Supporter::touches, &Supporter::facesEnemy}) {
            Supporter other;
            other.*need = false;
            QVERIFY(!maySupport(other, Arm::Hoplite));
        }
        friendly.arm = Arm::Skirmisher;
        QVERIFY(!maySupport(friendly, Arm::Hoplite));
        QVERIFY(maySupport(friendly, Arm::Cavalry));
        friendly.arm = Arm::Hoplite;
        QVERIFY(!maySupport(friendly, Arm::Skirmisher));
    }

    void shootingDiceFollowTheClass() {
        RULE("ALA-164", "ALA-165", "ALA-166", "ALA-167");
        const Troops psiloi = troopsNamed("psiloi", {});
        QCOMPARE(shootingDice(psiloi, 6, {}).total(), 6);
        QCOMPARE(shootingDice(psiloi, 6, {true, true, true}).total(), 4);
        QCOMPARE(shootingDice(psiloi, 6, {true, false, true}).total(), 6);  // unformed hoplites have no wall of shields
        QCOMPARE(shootingDice(psiloi, 6, {true, true, false}).total(), 6);
        QCOMPARE(shootingDice(troopsNamed("thessalian", {}), 9, {}).total(), 4);
        QCOMPARE(shootingDice(troopsNamed("hamippoi", {}), 6, {}).total(), 7);
    }

    void atLeastOneDieIsShot() {
        RULE("ALA-168");
        QCOMPARE(shootingDice(troopsNamed("psiloi", {}), 1, {true, true, true}).total(), 1);
    }
    void aFreeHackIsOfThoseInContact() {
        RULE("ALA-187");
        QCOMPARE(freeHackDice(6, 20, {}), 6);
        QCOMPARE(freeHackDice(6, 20, {.freeHackAllMen = true}), 20);
    }

    void anOrdinaryMoveHasTheDiceThatAreChosen() {
        RULE("ALA-127", "ALA-128", "ALA-129");
        const Troops foot = troopsNamed("hoplite", {});
        const Troops horse = troopsNamed("cavalry", {});
        QVERIFY((moveDice(foot, Gait::Ordinary, 1, true) == MoveDice{1, 0, 0}));
        QVERIFY((moveDice(horse, Gait::Ordinary, 3, true) == MoveDice{2, 1, 0}));
    }
    void theFirstFlightHasAllDiceAndAnInchForEach() {
        RULE("ALA-130", "ALA-131", "ALA-AMB-059");
        const Troops horse = troopsNamed("cavalry", {});
        QVERIFY((moveDice(horse, Gait::FirstFlight, 0, true) == MoveDice{2, 1, 3}));
        QVERIFY((moveDice(horse, Gait::FirstFlight, 0, false) == MoveDice{2, 0, 2}));
        QVERIFY((moveDice(troopsNamed("hoplite", {}), Gait::FirstFlight, 0, true) == MoveDice{2, 0, 2}));
    }
    void laterFlightsAndPursuitsHaveNoMoreInches() {
        RULE("ALA-132");
        const Troops foot = troopsNamed("hoplite", {});
        QVERIFY((moveDice(foot, Gait::LaterFlight, 0, true) == MoveDice{2, 0, 0}));
        QVERIFY((moveDice(foot, Gait::Pursuit, 0, true, true) == MoveDice{2, 0, 0}));
    }
    void theShoutLengthensAnOrdinaryMoveOfAllButSpartans() {
        RULE("ALA-252");
        QVERIFY((moveDice(troopsNamed("hoplite", {}), Gait::Ordinary, 2, true, true) == MoveDice{2, 0, 2}));
        QVERIFY(!hearsShout(true) && hearsShout(false));
    }
    void fivesTireFormedHoplitesAlone() {
        RULE("ALA-122", "ALA-135", "ALA-138");
        const Troops foot = troopsNamed("hoplite", {});
        QCOMPARE(moved(foot, true, faces({5, 5}), 2).tired, 2);
        QCOMPARE(moved(foot, true, faces({5, 5}), 2).inches, 12);
        QCOMPARE(moved(foot, false, faces({5, 5}), 0).tired, 0);
        QCOMPARE(moved(troopsNamed("cavalry", {}), false, faces({5, 5, 6}), 0).tired, 0);
        QCOMPARE(moved(troopsNamed("peltast", {}), false, faces({5, 5}), 0).tired, 0);
    }
    void sixesTireThessalians() {
        RULE("ALA-136");
        QCOMPARE(moved(troopsNamed("thessalian", {}), false, faces({5, 5, 6}), 0).tired, 1);
    }
    void aFormedUnitOfGradeAMayEaseOffOneFive() {
        RULE("ALA-137");
        const Troops foot = troopsNamed("hoplite", {});
        QCOMPARE(moved(foot, true, faces({5, 5}), 0, true).tired, 1);
        QCOMPARE(moved(foot, true, faces({5, 5}), 0, true).inches, 9);
        QCOMPARE(moved(foot, true, faces({4, 4}), 0, true).inches, 8);
        QVERIFY(mayEase(foot, true, Grade::A, faces({5, 3})));
        QVERIFY(!mayEase(foot, true, Grade::A, faces({4, 3})));
        QVERIFY(!mayEase(foot, true, Grade::B, faces({5, 3})));
        QVERIFY(!mayEase(foot, false, Grade::A, faces({5, 3})));
    }
    void manoeuvresDisorder() {
        RULE("ALA-116", "ALA-117", "ALA-146", "ALA-147");
        QCOMPARE(disordered(2, 3), 3);
        QCOMPARE(disordered(0, 2), 2);
        QCOMPARE(wheelDisorder(Grade::C).gain, 3);
        QVERIFY(commandFacts().of(Grade::B).steps && !commandFacts().of(Grade::C).steps);
    }

    void groundHindersByClass() {
        RULE("ALA-122", "ALA-139", "ALA-140");
        const Troops foot = troopsNamed("hoplite", {});
        const Troops horse = troopsNamed("cavalry", {});
        const Troops light = troopsNamed("psiloi", {});
        QVERIFY((goingDisorder(Going::Rough, foot, true) == Disorder{true, 1}));
        QVERIFY((goingDisorder(Going::Rough, foot, false) == Disorder{true, 0}));
        QVERIFY(!goingDisorder(Going::Rough, horse, false).legal);
        QVERIFY((goingDisorder(Going::Light, horse, false) == Disorder{true, 1}));
        QVERIFY((goingDisorder(Going::Rough, light, false) == Disorder{true, 0}));
        QVERIFY((goingDisorder(Going::Open, horse, false) == Disorder{true, 0}));
        QVERIFY(!goingDisorder(Going::Impassable, light, false).legal);
    }

    void passagesOfLinesCostDisorder() {
        RULE("ALA-149", "ALA-150");
        const Troops foot = troopsNamed("hoplite", {});
        const Troops light = troopsNamed("psiloi", {});
        const Troops horse = troopsNamed("cavalry", {});
        const Troops thessalians = troopsNamed("thessalian", {});
        QVERIFY(!passage({foot, true, false, false}, {horse, false, true, false}).legal);
        QVERIFY(!passage({horse, false, false, false}, {foot, true, true, false}).legal);
        QCOMPARE(passage({foot, true, false, false}, {light, false, true, false}).passed, 0);
        QCOMPARE(passage({foot, true, true, false}, {light, false, true, false}).passed, 1);
        QCOMPARE(passage({foot, true, false, false}, {light, false, true, true}).passed, 1);
        const Passage both = passage({foot, true, false, false}, {foot, true, true, false});
        QCOMPARE(both.passed, 1);
        QCOMPARE(both.passer, 1);
        QCOMPARE(passage({foot, false, false, false}, {foot, true, true, false}).passed, 0);
        QCOMPARE(passage({thessalians, false, false, false}, {horse, false, true, false}).passed, 1);
        QCOMPARE(passage({thessalians, false, false, false}, {horse, false, true, false}).passer, 0);
    }

    void aStackLosesItsFrontFirst() {
        RULE("ALA-027", "ALA-028", "ALA-030");
        Stack stack;
        stack.count = 3;
        stack.initial = stack.live = {20, 20, 20};
        Stack after = afterCasualties(stack, 25);
        QCOMPARE(after.front(), 1);
        QCOMPARE(after.men(), 15);
        QCOMPARE(after.depth(), 2);
        QCOMPARE(after.total(), 35);
        QVERIFY(!belowHalf(after, {}));
        QVERIFY(belowHalf(after, {.halfStrengthByFront = true}));
        QVERIFY(belowHalf(afterCasualties(stack, 31), {}));
        QVERIFY(!belowHalf(afterCasualties(stack, 30), {}));
        after = afterCasualties(stack, 100);
        QCOMPARE(after.total(), 0);
        QCOMPARE(after.depth(), 0);
        QCOMPARE(after.men(), 0);
        QVERIFY(belowHalf(9, 20) && !belowHalf(10, 20) && belowHalf(4, 9));
    }

    void aMissedChargerNeverStopsShortOfWhereItsTargetStood() {
        RULE("ALA-185", "ALA-186", "ALA-237");
        QCOMPARE(chaseInches(4, 3, {}), 4.0);
        QCOMPARE(chaseInches(4, 6, {}), 6.0);
        QCOMPARE(chaseInches(4, 3, {.chaseFromContact = true}), 7.0);
        QVERIFY(catches(10, 8, 2) && !catches(9, 8, 2));
    }
};

QTEST_APPLESS_MAIN(TestAlalaArithmetic)
#include "tst_alala_arithmetic.moc"
