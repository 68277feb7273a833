// Movement, charges, walls.
#include "core/rules/skirmish/battle/casualties.h"
#include "core/rules/skirmish/battle/charge.h"
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/movement.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

MoveLimits walkOf(const SkirmishRig& rig, std::size_t man, double allowance, How how = Walk) {
    MoveLimits limits;
    limits.piece = rig.man(man);
    limits.how = how;
    limits.allowance = allowance;
    limits.passFriends = true;
    return limits;
}

Choice to(Vec at) {
    Choice choice;
    choice.pose = {at, {0, 1}};
    return choice;
}

const Reason* moveFault(const SkirmishRig& rig, std::size_t man, Vec at, double allowance, How how = Walk) {
    return checkMove(rig.game(), rig.table(), walkOf(rig, man, allowance, how), to(at));
}

/// Acts with one figure as told; all others hold.
AnsweringPlayer::Answers acting(PieceId figure, std::int16_t action, PieceId enemy = {}, Vec at = {}) {
    return [=, done = std::make_shared<bool>(false)](const Request& r) {
        Choice choice = plainAnswer(r);
        if (r.question.decision == NextFigure) {
            choice = *done ? coded(code::done) : coded(code::figure, figure);
            *done = true;
        } else if (r.question.decision == TakeAction) {
            choice = coded(action, enemy);
        } else if (r.question.decision == MoveTo) {
            choice.pose = {at, {0, 1}};
        }
        return choice;
    };
}

}  // namespace

class TestSkirmishMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void footGoesAsFarAsItsArmourLets() {
        RULE("SKI-010", "SKI-011", "SKI-012");
        QCOMPARE(gaitOf(Protection::Unarmoured, false).move, 9);
        QCOMPARE(gaitOf(Protection::Partly, false).move, 8);
        QCOMPARE(gaitOf(Protection::Fully, false).move, 6);
    }
    void horseGoesTwiceAsFar() {
        RULE("SKI-015", "SKI-124", "SKI-A04");
        QCOMPARE(gaitOf(Protection::Unarmoured, true).move, 18);
        QCOMPARE(gaitOf(Protection::Partly, true).move, 16);
        QCOMPARE(gaitOf(Protection::Fully, true).move, 12);
    }
    void everyTypeHasItsDieForRoughGround() {
        RULE("SKI-014", "SKI-A35");
        for (const Protection light : {Protection::Unarmoured, Protection::Partly}) {
            QCOMPARE(gaitOf(light, false).roughDie, 8);
            QCOMPARE(gaitOf(light, true).roughDie, 10);
        }
        QCOMPARE(gaitOf(Protection::Fully, false).roughDie, 6);
        QCOMPARE(gaitOf(Protection::Fully, true).roughDie, 8);
    }
    void aMoveEndsWithinItsReachAndOnTheTable() {
        RULE("SKI-010", "SKI-101", "SKI-102");
        const SkirmishRig rig({{"archer", Side::A, {10, 10}}, {"archer", Side::B, {40, 30}}});
        QVERIFY(!moveFault(rig, 0, {10, 19}, 9));
        QCOMPARE(moveFault(rig, 0, {10, 19.01}, 9), &why::tooFar);
        QCOMPARE(moveFault(rig, 0, {10, 0.4}, 20), &why::off);
        QVERIFY(!moveFault(rig, 0, {10, 0.5}, 20));
        const SkirmishRig pair({{"archer", Side::A, {10, 10}}, {"archer", Side::B, {10, 11}}});
        QVERIFY(isInContact(pair.table(), pair.man(0)));
        const SkirmishRig apart({{"archer", Side::A, {10, 10}}, {"archer", Side::B, {10, 11.02}}});
        QVERIFY(!isInContact(apart.table(), apart.man(0)));
        const SkirmishRig riders({{"knight", Side::A, {10, 10}}, {"archer", Side::B, {10, 11.25}}});
        QVERIFY(isInContact(riders.table(), riders.man(0)));
    }

    void friendsArePassedButNotStoodOnAndEnemiesAreNotPassed() {
        RULE("SKI-107", "SKI-111");
        const SkirmishRig rig(
            {{"archer", Side::A, {10, 10}}, {"archer", Side::A, {10, 13}}, {"archer", Side::B, {20, 13}}});
        QVERIFY(!moveFault(rig, 0, {10, 16}, 9));
        QCOMPARE(moveFault(rig, 0, {10, 13.5}, 9), &why::onAnother);
        QCOMPARE(moveFault(rig, 0, {28, 20}, 30), nullptr);
        QCOMPARE(moveFault(rig, 0, {30, 16}, 30), &why::throughEnemy);
        QVERIFY(!moveFault(rig, 0, {19, 13}, 30));  // into contact at a walk
        Choice bent = to({21, 10});
        bent.turns = 1;
        bent.via[0] = {20.5, 12.5};
        QCOMPARE(checkMove(rig.game(), rig.table(), walkOf(rig, 0, 40), bent), &why::throughEnemy);
    }

    void figuresThatStartOnRoughGroundShareOneDieForEachType() {
        RULE("SKI-014", "SKI-108", "SKI-109", "SKI-C02");
        const std::vector<Terrain> marsh{groundAt("marsh", Ground::Difficult, 5, 5, 10, 10)};
        SkirmishRig rig({{"spearman", Side::A, {10, 10}},
                         {"spearman", Side::A, {12, 10}},
                         {"sergeant", Side::A, {8, 10}},
                         {"spearman", Side::A, {30, 10}},
                         {"archer", Side::B, {40, 30}}},
                        {}, marsh);
        rig.play({3, 7}, [&](Play& play) {
            CardDice dice;
            QCOMPARE(allowanceOf(play, rig.man(0), dice), 3.0);
            QCOMPARE(allowanceOf(play, rig.man(1), dice), 3.0);
            QCOMPARE(allowanceOf(play, rig.man(2), dice), 7.0);  // another type, another die
            QCOMPARE(allowanceOf(play, rig.man(3), dice), 8.0);  // beside the marsh: crossing it costs nothing
        });
        QCOMPARE(rig.diceLeft(), 0);
    }

    void aChargeThatFallsShortGoesTheWholeWayAndIsSpent() {
        RULE("SKI-016", "SKI-110", "SKI-C03", "SKI-A32");
        SkirmishRig rig({{"archer", Side::A, {10, 5}}, {"archer", Side::B, {10, 20}}});
        rig.play({2}, [&](Play& play) {
            CardDice dice;
            charge(play, rig.man(0), rig.man(1), dice);
        });
        QCOMPARE(rig.pose(0).centre, (Vec{10, 16}));
        QVERIFY(!isInContact(rig.table(), rig.man(0)));
        QVERIFY(!mayCharge(rig.table(), rig.man(0)));
        QCOMPARE(rig.table().counter(rig.man(0), ChargedInto), 0);
    }

    void aChargeThatReachesGivesItsBonusIfItHasMovedFarEnough() {
        RULE("SKI-044", "SKI-045", "SKI-110");
        for (const double gap : {1.5, 5.0}) {
            SkirmishRig rig({{"archer", Side::A, {10, 5}}, {"archer", Side::B, {10, 6 + gap}}});
            rig.play({6}, [&](Play& play) {
                CardDice dice;
                charge(play, rig.man(0), rig.man(1), dice);
            });
            QVERIFY(isInContact(rig.table(), rig.man(0)));
            QCOMPARE(rig.table().counter(rig.man(0), ChargedInto) != 0, gap >= 2);
        }
    }

    // The base of a horse is broader than that of the archer at the edge.
    void aChargeEndsAtTheEdgeOfTheTable() {
        RULE("SKI-110");
        SkirmishRig rig({{"knight", Side::A, {10, 1}, {1, 0}}, {"archer", Side::B, {13, 0.5}}});
        const double radius = rig.game().profile(rig.man(0)).radius;
        QVERIFY(radius > 0.5 && radius < 1);
        rig.play({6}, [&](Play& play) {
            CardDice dice;
            charge(play, rig.man(0), rig.man(1), dice);
        });
        QVERIFY(rig.pose(0).centre.x > 10);
        QVERIFY(rig.pose(0).centre.y >= radius - tolerance);
    }

    void aChargerWhoMeetsAnotherEnemyStopsThere() {
        RULE("SKI-110");
        SkirmishRig rig({{"archer", Side::A, {10, 5}}, {"archer", Side::B, {10, 14}}, {"archer", Side::B, {10.8, 10}}});
        rig.play({6}, [&](Play& play) {
            CardDice dice;
            charge(play, rig.man(0), rig.man(1), dice);
        });
        QVERIFY(enemiesInContact(rig.table(), rig.man(0)).contains(rig.man(2)));
        QCOMPARE(rig.table().counter(rig.man(0), ChargedInto), rig.man(2).value + 1);
    }

    void afterAChargeOneTurnOfRest() {
        RULE("SKI-017", "SKI-060", "SKI-A28");
        SkirmishRig rig({{"archer", Side::A, {10, 10}}, {"archer", Side::B, {10, 15}}});
        QVERIFY(mayCharge(rig.table(), rig.man(0)));
        rig.set(0, LastCharge, 1);
        rig.beginTurn(2);
        QVERIFY(!mayCharge(rig.table(), rig.man(0)));
        rig.beginTurn(3);
        QVERIFY(mayCharge(rig.table(), rig.man(0)));
        rig.set(0, State, Shaken);
        QVERIFY(!mayCharge(rig.table(), rig.man(0)));
    }

    void chargesAreOfferedAtEnemiesInReach() {
        RULE("SKI-110", "SKI-D02");
        const SkirmishRig rig({{"archer", Side::A, {10, 5}},
                               {"archer", Side::B, {10, 21}},
                               {"archer", Side::B, {14, 21.5}},
                               {"archer", Side::A, {6, 5}},
                               {"archer", Side::A, {6, 8}},
                               {"archer", Side::B, {6, 12}}});
        QVERIFY(mayChargeAt(rig.game(), rig.table(), rig.man(0), rig.man(1)));
        QVERIFY(!mayChargeAt(rig.game(), rig.table(), rig.man(0), rig.man(2)));
        QVERIFY(!mayChargeAt(rig.game(), rig.table(), rig.man(3), rig.man(5)));  // hidden by a friend
        QVERIFY(mayChargeAt(rig.game(), rig.table(), rig.man(4), rig.man(5)));
    }

    void threeWithShieldsInAChainFormAWall() {
        RULE("SKI-013", "SKI-112", "SKI-A29", "SKI-D01");
        SkirmishRig rig({{"spearman", Side::A, {10, 10}},
                         {"spearman", Side::A, {11.5, 10}},
                         {"spearman", Side::A, {13, 10}},
                         {"spearman", Side::A, {14.6, 10}},
                         {"archer", Side::A, {9, 10}},
                         {"archer", Side::B, {40, 30}}});
        const PieceSet able = mayFormWall(rig.game(), rig.table(), rig.game().retinues(Side::A)[0]);
        QCOMPARE(able.size(), 3);
        QVERIFY(!able.contains(rig.man(3)) && !able.contains(rig.man(4)));
        rig.play(
            {}, [&](Play& play) { moves(play, cardOf(Side::A)); },
            [](const Request& r) { return r.question.decision == FormWall ? coded(code::form) : plainAnswer(r); });
        QVERIFY(inWall(rig.table(), rig.man(0)) && inWall(rig.table(), rig.man(2)));
        QVERIFY(!mayCharge(rig.table(), rig.man(0)));
        rig.play({}, [&](Play& play) {
            CardDice dice;
            QCOMPARE(allowanceOf(play, rig.man(0), dice), 4.0);
            remove(play, rig.man(1), Loss::Falls, why::killed);
            keepWalls(play);
        });
        QVERIFY(!inWall(rig.table(), rig.man(0)) && !inWall(rig.table(), rig.man(2)));
    }
    void twoOrCrookedOrOnHorseAreNoWall() {
        RULE("SKI-112");
        const SkirmishRig two(
            {{"spearman", Side::A, {10, 10}}, {"spearman", Side::A, {11.5, 10}}, {"archer", Side::B, {40, 30}}});
        QVERIFY(mayFormWall(two.game(), two.table(), two.game().retinues(Side::A)[0]).empty());
        const SkirmishRig crooked({{"spearman", Side::A, {10, 10}},
                                   {"spearman", Side::A, {11.5, 10}},
                                   {"spearman", Side::A, {13, 10}, {1, 0}},
                                   {"archer", Side::B, {40, 30}}});
        QVERIFY(mayFormWall(crooked.game(), crooked.table(), crooked.game().retinues(Side::A)[0]).empty());
        const SkirmishRig riders({{"knight", Side::A, {10, 10}},
                                  {"knight", Side::A, {11.6, 10}},
                                  {"knight", Side::A, {13.2, 10}},
                                  {"archer", Side::B, {40, 30}}});
        QVERIFY(mayFormWall(riders.game(), riders.table(), riders.game().retinues(Side::A)[0]).empty());
    }
    void aWallKeepsOffRoughGround() {
        RULE("SKI-013");
        const SkirmishRig rig({{"spearman", Side::A, {10, 10}}, {"archer", Side::B, {40, 30}}}, {},
                              {groundAt("marsh", Ground::Difficult, 5, 11, 10, 1)});
        QCOMPARE(moveFault(rig, 0, {10, 13}, 4, WallWalk), &why::wallOnRough);
        QVERIFY(!moveFault(rig, 0, {10, 13}, 4));
        QVERIFY(!moveFault(rig, 0, {12, 10.5}, 4, WallWalk));
    }

    void ridersMayBreakOffFromFootAndFootMayNot() {
        RULE("SKI-122", "SKI-D06");
        SkirmishRig rig({{"knight", Side::A, {10, 10}},
                         {"spearman", Side::B, {10, 11.25}},
                         {"spearman", Side::B, {30, 20}},
                         {"knight", Side::A, {30, 21.25}},
                         {"knight", Side::A, {20, 10}},
                         {"knight", Side::B, {20, 11.5}}});
        QVERIFY(mayBreakOff(rig.game(), rig.table(), rig.man(0)));
        QVERIFY(!mayBreakOff(rig.game(), rig.table(), rig.man(2)));
        QVERIFY(!mayBreakOff(rig.game(), rig.table(), rig.man(4)));
        QCOMPARE(moveFault(rig, 0, {10.3, 9.99}, 12), nullptr);
        QCOMPARE(moveFault(rig, 0, {10.1, 9.999}, 12), &why::stillTouches);
        rig.play({}, [&](Play& play) { meet(play, rig.man(0), rig.man(1)); });
        QVERIFY(hasFoughtRound(rig.table(), rig.man(0), rig.man(1)));
        rig.play({}, [&](Play& play) { moves(play, cardOf(Side::A)); }, acting(rig.man(0), code::move, {}, {10, 4}));
        QCOMPARE(rig.pose(0).centre, (Vec{10, 4}));
        QVERIFY(!hasFoughtRound(rig.table(), rig.man(0), rig.man(1)));
    }

    void aRetinueMarchesTogether() {
        RULE("SKI-107");
        SkirmishRig rig({{"spearman", Side::A, {10, 10}},
                         {"spearman", Side::A, {11, 10}},
                         {"man_at_arms", Side::A, {10, 11}},
                         {"archer", Side::B, {40, 30}}});
        const auto answers = [&](const Request& r) {
            if (r.question.decision == NextFigure)
                return r.options[1];
            return r.options.empty() ? Option{} : r.options[0];
        };
        MoveLimits march;
        rig.play(
            {}, [&](Play& play) { moves(play, cardOf(Side::A)); },
            [&](const Request& r) {
                if (r.form == Form::Move) {
                    march = r.limits;
                    return to({10, 16});
                }
                const Option option = answers(r);
                return coded(option.code, option.piece);
            });
        QCOMPARE(march.how, std::uint8_t(March));
        QCOMPARE(march.allowance, 6.0);  // the slowest
        QCOMPARE(rig.pose(0).centre, (Vec{10, 16}));
        QCOMPARE(rig.pose(1).centre, (Vec{11, 16}));
        QCOMPARE(rig.pose(2).centre, (Vec{10, 17}));
    }

    void whoEndsBesideAFallenStandardTakesIt() {
        RULE("SKI-126");
        for (const Side finder : bothSides) {
            SkirmishRig rig({{"spearman", Side::A, {10, 10}},
                             {"spearman", Side::A, {20, 10}, {0, 1}, "standard"},
                             {"spearman", Side::B, {14, 10}}});
            rig.set(Side::A, 0, StandardState, Dropped);
            rig.set(Side::A, 0, StandardX, 12 * stepsToInch);
            rig.set(Side::A, 0, StandardY, 16 * stepsToInch);
            rig.set(1, Standard, 0);
            const std::size_t man = finder == Side::A ? 0 : 2;
            rig.play({}, [&](Play& play) { place(play, rig.man(man), {{12, 14.4}, {0, 1}}, why::moves); });
            QCOMPARE(rig.counter(Side::A, 0, StandardState), int(Dropped));
            rig.play({}, [&](Play& play) { place(play, rig.man(man), {{12, 14.5}, {0, 1}}, why::moves); });
            QCOMPARE(rig.counter(Side::A, 0, StandardState), finder == Side::A ? int(Carried) : int(Captured));
            QCOMPARE(carriesStandard(rig.table(), rig.man(0), 0), finder == Side::A);
        }
    }
};

QTEST_APPLESS_MAIN(TestSkirmishMoves)
#include "tst_skirmish_moves.moc"
