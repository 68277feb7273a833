// Melee, leaders and standards.
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/flight.h"
#include "core/rules/skirmish/battle/melee.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "tests/support/rule.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

/// A sergeant (two stripes, sword: +4) against a spearman (one stripe, spear: +2) that faces it.
std::vector<SkirmishRig::Man> pairOfMen(std::string role = {}) {
    return {{"sergeant", Side::A, {10, 10}},
            {"spearman", Side::B, {10, 11}, {0, -1}, std::move(role)},
            {"spearman", Side::B, {30, 30}}};
}

/// The figure that rolls first in the melee of side A, whose player wants `first` to fight first.
PieceId firstFighterOf(SkirmishRig& rig, std::size_t first, std::vector<std::uint8_t> faces) {
    RuleTrail trail;
    rig.play(
        std::move(faces), [](Play& play) { melee(play, cardOf(Side::A)); },
        [&](const Request& r) {
            Choice choice = plainAnswer(r);
            if (r.question.decision == NextFighter && r.pieces.contains(rig.man(first)))
                choice.piece = rig.man(first);
            return choice;
        },
        &trail);
    for (const Event& event : trail.events())
        if (const auto* rolled = std::get_if<Rolled>(&event))
            return rolled->piece;
    return {};
}

int factor(const Breakdown& breakdown, const char* rule) {
    for (const BreakdownLine& line : breakdown.lines())
        if (line.why->rule == rule)
            return line.amount;
    return 0;
}

}  // namespace

class TestSkirmishMelee : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothRollAndTheLeadMustBeTheMargin_data() {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<bool>("ownStands");
        QTest::addColumn<bool>("theirsStands");
        QTest::newRow("9 to 7 kills the partly armoured") << 5 << 5 << true << false;
        QTest::newRow("8 to 7 does not") << 4 << 5 << true << true;
        QTest::newRow("equal") << 3 << 5 << true << true;
        QTest::newRow("7 to 9") << 3 << 7 << false << true;
        QTest::newRow("nothing counts more than 12") << 12 << 10 << true << true;
    }
    void bothRollAndTheLeadMustBeTheMargin() {
        RULE("SKI-032", "SKI-033", "SKI-035", "SKI-A11");
        QFETCH(int, own);
        QFETCH(int, theirs);
        QFETCH(bool, ownStands);
        QFETCH(bool, theirsStands);
        SkirmishRig rig(pairOfMen());
        rig.play({static_cast<std::uint8_t>(own), static_cast<std::uint8_t>(theirs)},
                 [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        QCOMPARE(rig.diceLeft(), 0);
        QCOMPARE(rig.table().isPresent(rig.man(0)), ownStands);
        QCOMPARE(rig.table().isPresent(rig.man(1)), theirsStands);
    }

    void bothRollThePhasingSideFirst() {
        RULE("SKI-030", "SKI-C05");
        SkirmishRig rig({{"knight", Side::A, {10, 10}}, {"levy_spearman", Side::B, {10, 11.25}, {0, -1}}});
        RuleTrail trail;
        rig.play({1, 12}, [](Play& play) { melee(play, cardOf(Side::A)); }, plainAnswer, &trail);
        const std::vector<Rolled> rolls = eventsOf<Rolled>(trail.events(), why::meleeRoll);
        QCOMPARE(rolls.size(), std::size_t{2});
        QCOMPARE(rolls[0].piece, rig.man(0));
        QCOMPARE(rolls[1].piece, rig.man(1));
    }
    void theVictoryMarginGrowsWithProtection() {
        RULE("SKI-034", "SKI-A01");
        QCOMPARE(marginOf(Protection::Unarmoured), 1);
        QCOMPARE(marginOf(Protection::Partly), 2);
        QCOMPARE(marginOf(Protection::Fully), 4);
        QCOMPARE(marginOf(Protection::ShieldWall), 6);
    }
    void everyWeaponHasItsFactor() {
        RULE("SKI-036", "SKI-037");
        for (const auto& [weapon, expected] :
             {std::pair(Weapon::Improvised, 0), std::pair(Weapon::Spear, 1), std::pair(Weapon::Club, 1),
              std::pair(Weapon::SingleHanded, 2), std::pair(Weapon::DoubleHanded, 3)})
            QCOMPARE(meleeFactors(Fighter{0, weapon, weapon, false, 0}, {}, {}).total(), expected);
    }
    void allFactorsThatApplyAreAdded() {
        RULE("SKI-040");
        Bout bout;
        bout.charging = true;
        bout.arc = Arc::Rear;
        bout.enemyUphill = true;
        QCOMPARE(meleeFactors(Fighter{1, Weapon::Spear, Weapon::Spear, false, 0}, bout, {}).total(), 1 + 1 + 1 + 2 - 1);
    }
    void theSumIsBoundedOnce() {
        RULE("SKI-035", "SKI-A08");
        const Fighter wounded{2, Weapon::SingleHanded, Weapon::SingleHanded, false, 1};
        const int factors = meleeFactors(wounded, {}, {}).total();
        QCOMPARE(factors, 3);
        QCOMPARE(adjusted(10, factors), 12);  // bounded after each factor it would be 11
        QCOMPARE(adjusted(1, -3), 1);
    }
    void againstEachOtherTheRiderGainsOneAndTheFootLosesOne() {
        RULE("SKI-041", "SKI-046", "SKI-A02");
        const SkirmishRig rig({{"knight", Side::A, {10, 10}}, {"sergeant", Side::B, {10, 11.25}, {0, -1}}});
        QCOMPARE(factor(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)), "SKI-041"), 1);
        QCOMPARE(factor(factorsOf(rig.game(), rig.table(), rig.man(1), rig.man(0)), "SKI-046"), -1);
        const SkirmishRig riders({{"knight", Side::A, {10, 10}}, {"knight", Side::B, {10, 11.5}, {0, -1}}});
        QCOMPARE(factor(factorsOf(riders.game(), riders.table(), riders.man(0), riders.man(1)), "SKI-041"), 0);
    }
    void everyPairFightsOnceAndTheDeadDropOut() {
        RULE("SKI-118", "SKI-119", "SKI-A25");
        std::vector<SkirmishRig::Man> men{
            {"spearman", Side::A, {10, 10}}, {"spearman", Side::A, {10, 12}, {0, -1}}, {"spearman", Side::B, {10, 11}}};
        SkirmishRig rig(men);
        rig.play({4, 5, 5, 5}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(rig.diceLeft(), 0);
        SkirmishRig killed(men);
        killed.play({12, 1}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(killed.diceLeft(), 0);
        Options one;
        one.oneFightEach = true;
        SkirmishRig once(men, one);
        once.play({4, 5}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(once.diceLeft(), 0);
    }
    void pairsOfOtherPlayersDoNotFight() {
        RULE("SKI-118");
        SkirmishRig rig(pairOfMen());
        rig.play({}, [&](Play& play) { melee(play, Card{Side::A, 1, -1}); });
        QCOMPARE(rig.diceLeft(), 0);
    }

    void thePhasingPlayerOrdersPairsThatHangTogether() {
        RULE("SKI-119", "SKI-D05");
        SkirmishRig rig({{"spearman", Side::A, {10, 10}},
                         {"spearman", Side::A, {10, 12}, {0, -1}},
                         {"spearman", Side::B, {10, 11}}});
        QCOMPARE(firstFighterOf(rig, 1, {12, 1}), rig.man(1));
        QVERIFY(!rig.table().isPresent(rig.man(2)));
    }

    // One death ends the wall of the others, so the order matters.
    void thePhasingPlayerOrdersPairsThatShareAWall() {
        RULE("SKI-112", "SKI-D05");
        for (const std::size_t first : {0, 1}) {
            SkirmishRig rig({{"sergeant", Side::A, {10, 9}},
                             {"sergeant", Side::A, {11.4, 9}},
                             {"spearman", Side::B, {10, 10}, {0, -1}},
                             {"spearman", Side::B, {11.4, 10}, {0, -1}},
                             {"spearman", Side::B, {12.8, 10}, {0, -1}}});
            for (const std::size_t mate : {2, 3, 4})
                rig.set(mate, Wall, 1);
            // 12 against 3 kills in the wall (a lead of 6); then 9 against 7 kills without a wall (a lead of 2).
            QCOMPARE(firstFighterOf(rig, first, {10, 1, 5, 5}), rig.man(first));
            QCOMPARE(rig.diceLeft(), 0);
            QVERIFY(!rig.table().isPresent(rig.man(2)) && !rig.table().isPresent(rig.man(3)));
        }
    }
    // A mate at the bearer's side saves the standard unless that mate falls first.
    void thePhasingPlayerOrdersPairsOfABearerAndAMate() {
        RULE("SKI-126", "SKI-D05");
        for (const std::size_t first : {0, 1}) {
            SkirmishRig rig({{"sergeant", Side::A, {10, 9}},
                             {"sergeant", Side::A, {11, 9}},
                             {"spearman", Side::B, {10, 10}, {0, -1}, "standard"},
                             {"spearman", Side::B, {11, 10}, {0, -1}}});
            QCOMPARE(firstFighterOf(rig, first, {12, 1, 4, 5}), rig.man(first));
            QCOMPARE(carriesStandard(rig.table(), rig.man(3), 0), first == 0);
        }
    }
    // Mates that stand apart do not change each other's fights.
    void pairsThatCannotChangeEachOtherAreNotAskedFor() {
        SkirmishRig rig({{"sergeant", Side::A, {10, 9}},
                         {"sergeant", Side::A, {11, 9}},
                         {"spearman", Side::B, {10, 10}, {0, -1}},
                         {"spearman", Side::B, {11, 10}, {0, -1}}});
        QCOMPARE(firstFighterOf(rig, 1, {4, 5, 4, 5}), rig.man(0));
    }

    void flankAndRearCount() {
        RULE("SKI-042", "SKI-043", "SKI-A15");
        const auto bonus = [](Vec from, const char* rule, std::string type = "spearman", Options options = {}) {
            const SkirmishRig rig({{"sergeant", Side::A, Vec{10, 10} + from}, {std::move(type), Side::B, {10, 10}}},
                                  options);
            return factor(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)), rule);
        };
        QCOMPARE(bonus({0, -1}, "SKI-042"), 2);
        QCOMPARE(bonus({1, 0}, "SKI-043"), 1);
        QCOMPARE(bonus({-1, 0}, "SKI-043"), 0);
        QCOMPARE(bonus({-1, 0}, "SKI-043", "archer"), 1);   // no shield
        QCOMPARE(bonus({-1, 0}, "SKI-043", "huscarl"), 1);  // both hands on the axe
        Options quarters;
        quarters.arcsInQuarters = true;
        QCOMPARE(bonus({0.8, 0.6}, "SKI-043"), 0);
        QCOMPARE(bonus({0.8, 0.6}, "SKI-043", "spearman", quarters), 1);
    }
    void aMateInTheWallCoversTheFlank() {
        RULE("SKI-121");
        SkirmishRig rig({{"sergeant", Side::A, {11, 10}},
                         {"spearman", Side::B, {10, 10}},
                         {"spearman", Side::B, {10.75, 8.7}},
                         {"spearman", Side::B, {9, 10}}});
        QVERIFY(!flankCovered(rig.game(), rig.table(), rig.man(1), false));
        for (const std::size_t mate : {1, 2, 3})
            rig.set(mate, Wall, 1);
        QVERIFY(flankCovered(rig.game(), rig.table(), rig.man(1), false));
        QVERIFY(!flankCovered(rig.game(), rig.table(), rig.man(1), true));
        QCOMPARE(factor(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)), "SKI-043"), 1);
    }
    void theWallProtectsItsFrontHalf() {
        RULE("SKI-113");
        SkirmishRig rig(
            {{"sergeant", Side::A, {10, 11}}, {"spearman", Side::B, {10, 10}}, {"sergeant", Side::A, {10, 9}}});
        rig.set(1, Wall, 1);
        QCOMPARE(protectionInMelee(rig.game(), rig.table(), rig.man(1), rig.man(0)), Protection::ShieldWall);
        QCOMPARE(protectionInMelee(rig.game(), rig.table(), rig.man(1), rig.man(2)), Protection::Partly);
    }

    // A figure that is engaged to its front does not turn.
    void whoHasNobodyToTheFrontTurns() {
        RULE("SKI-120");
        SkirmishRig rig({{"sergeant", Side::A, {11, 10}, {-1, 0}}, {"spearman", Side::B, {10, 10}}});
        rig.play({3, 5}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(rig.pose(1).facing, (Vec{1, 0}));
        SkirmishRig engaged({{"sergeant", Side::A, {11, 10}, {-1, 0}},
                             {"spearman", Side::B, {10, 10}},
                             {"sergeant", Side::A, {10, 11}, {0, -1}}});
        engaged.play({3, 5, 3, 5}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(engaged.pose(1).facing, (Vec{0, 1}));
    }

    // The lance and the charge count in the first round with each enemy.
    void lanceAndChargeCountOnce() {
        RULE("SKI-038", "SKI-039", "SKI-044");
        SkirmishRig rig({{"knight", Side::A, {10, 10}},
                         {"sergeant", Side::B, {10, 11.25}, {0, -1}},
                         {"sergeant", Side::B, {30, 30}}});
        rig.set(0, ChargedInto, rig.man(1).value + 1);
        QCOMPARE(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)).total(), 3 + 4 + 1 + 1);
        QCOMPARE(factorsOf(rig.game(), rig.table(), rig.man(1), rig.man(0)).total(), 2 + 2 - 1);
        rig.play({1, 7}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        QVERIFY(rig.table().isPresent(rig.man(0)) && rig.table().isPresent(rig.man(1)));
        QCOMPARE(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)).total(), 3 + 2 + 1);
        const SkirmishRig spears({{"knight", Side::A, {10, 10}}, {"spearman", Side::B, {10, 11.25}, {0, -1}}});
        QCOMPARE(factorsOf(spears.game(), spears.table(), spears.man(0), spears.man(1)).total(), 3 + 2 + 1);
    }

    // A rider that must fall back and cannot stays in the same melee, so its first round is over.
    void aMeleeGoesOnWhereNobodyLeavesIt() {
        RULE("SKI-039", "SKI-129");
        SkirmishRig rig({{"knight", Side::A, {10, 10}},
                         {"sergeant", Side::B, {10, 11.25}, {0, -1}},
                         {"sergeant", Side::B, {30, 30}},
                         {"spearman", Side::A, {10, 8.75}},
                         {"spearman", Side::A, {10, 7.5}},
                         {"spearman", Side::A, {10, 6.25}},
                         {"spearman", Side::A, {10, 5}},
                         {"spearman", Side::A, {10, 3.75}},
                         {"spearman", Side::A, {10, 2.5}},
                         {"spearman", Side::A, {10, 1.25}}},
                        {}, {}, {20, 36});
        rig.play({1, 7}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        const int later = factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)).total();
        rig.play({}, [&](Play& play) { fallBack(play, rig.man(0), false); });
        QCOMPARE(rig.pose(0).centre, (Vec{10, 10}));
        QVERIFY(isInContact(rig.table(), rig.man(0)));
        QCOMPARE(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)).total(), later);
        // Whoever gets away has left it: the next time is a new melee.
        SkirmishRig free({{"knight", Side::A, {10, 20}},
                          {"sergeant", Side::B, {10, 21.25}, {0, -1}},
                          {"sergeant", Side::B, {30, 30}}});
        free.play({1, 7}, [&](Play& play) {
            fightRound(play, free.man(0), free.man(1));
            fallBack(play, free.man(0), false);
        });
        QVERIFY(!hasFoughtRound(free.table(), free.man(0), free.man(1)));
    }

    // In a wall one hand holds the shield. The axe's +3 is lost, and the shield guards its flank, until the wall is
    // dropped.
    void inAWallTwoHandedWeaponsAreLeft() {
        RULE("SKI-112", "SKI-121");
        SkirmishRig rig({{"huscarl", Side::A, {10, 10}}, {"sergeant", Side::B, {10, 11}, {0, -1}}});
        QCOMPARE(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)).total(), 2 + 3);
        rig.set(0, Wall, 1);
        QCOMPARE(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)).total(), 2 + 2);
        const auto flank = [](int wall) {
            SkirmishRig beside({{"sergeant", Side::A, {9, 10}}, {"huscarl", Side::B, {10, 10}}});
            beside.set(1, Wall, wall);
            return factor(factorsOf(beside.game(), beside.table(), beside.man(0), beside.man(1)), "SKI-043");
        };
        QCOMPARE(flank(0), 1);
        QCOMPARE(flank(1), 0);
    }

    void hillsAndObstaclesCount() {
        RULE("SKI-048", "SKI-049", "SKI-123", "SKI-A12");
        const SkirmishRig hill(pairOfMen(), {}, {groundAt("hill", Ground::Open, 5, 10.5, 10, 5)});
        QCOMPARE(factor(factorsOf(hill.game(), hill.table(), hill.man(0), hill.man(1)), "SKI-048"), -1);
        QCOMPARE(factor(factorsOf(hill.game(), hill.table(), hill.man(1), hill.man(0)), "SKI-048"), 0);
        const SkirmishRig wall(pairOfMen(), {}, {groundAt("wall", Ground::Open, 5, 10.4, 10, 0.2)});
        QCOMPARE(factor(factorsOf(wall.game(), wall.table(), wall.man(0), wall.man(1)), "SKI-049"), -1);
        const SkirmishRig wood(pairOfMen(), {}, {groundAt("wood", Ground::Difficult, 5, 10.5, 10, 5)});
        QCOMPARE(factorsOf(wood.game(), wood.table(), wood.man(0), wood.man(1)).total(), 4);
    }

    void aLeaderTakesWounds() {
        RULE("SKI-047", "SKI-082", "SKI-083", "SKI-A24");
        SkirmishRig rig(pairOfMen("leader"));
        rig.play({12, 1, 4}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        QCOMPARE(woundsOf(rig.table(), rig.man(1)), 1);
        QCOMPARE(factor(factorsOf(rig.game(), rig.table(), rig.man(1), rig.man(0)), "SKI-047"), -1);
        rig.set(1, Wounds, 2);
        rig.play({12, 1, 12}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        QVERIFY(!rig.table().isPresent(rig.man(1)));
        QCOMPARE(rig.diceLeft(), 0);
    }
    void aLeaderWhoFallsAloneIsCaptured() {
        RULE("SKI-127", "SKI-D08");
        for (const double mate : {12.0, 20.0}) {
            SkirmishRig rig({{"sergeant", Side::A, {10, 10}},
                             {"spearman", Side::B, {10, 11}, {0, -1}, "leader"},
                             {"spearman", Side::B, {10, mate}}});
            RuleTrail trail;
            rig.play({12, 1, 1}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); }, plainAnswer, &trail);
            const bool captured = std::ranges::find(trail.rules(), "SKI-127") != trail.rules().end();
            QCOMPARE(captured, mate > 12);
            QCOMPARE(rig.counter(Side::B, 0, LeaderFell), 1);
        }
    }

    void aFallenBearersStandardIsTakenByAMateOrTheKiller() {
        RULE("SKI-126", "SKI-D07", "SKI-A21");
        for (const double mate : {12.0, 20.0}) {
            SkirmishRig rig({{"sergeant", Side::A, {10, 10}},
                             {"spearman", Side::B, {10, 11}, {0, -1}, "standard"},
                             {"spearman", Side::B, {10, mate}}});
            rig.play({12, 1}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
            QCOMPARE(carriesStandard(rig.table(), rig.man(2), 0), mate == 12);
            QCOMPARE(rig.counter(Side::B, 0, StandardState), mate == 12 ? int(Carried) : int(Captured));
        }
    }

    void optionsChangeTheFactors() {
        RULE("SKI-A05", "SKI-A06", "SKI-A10");
        Fighter knight{3, Weapon::Lance, Weapon::SingleHanded, true, 0};
        Bout bout;
        Options options;
        options.lance = 5;
        QCOMPARE(meleeFactors(knight, bout, options).total(), 3 + 5 + 1);
        bout.firstRound = false;
        QCOMPARE(meleeFactors(knight, bout, options).total(), 3 + 2 + 1);
        options.starOnMounted = true;
        QCOMPARE(meleeFactors(knight, bout, options).total(), 3 + 2);
        bout.enemyMounted = true;
        const Fighter foot{1, Weapon::Spear, Weapon::Spear, false, 0};
        QCOMPARE(meleeFactors(foot, bout, options).total(), 1 + 1 - 1);
        options.mountedBoth = false;
        QCOMPARE(meleeFactors(foot, bout, options).total(), 1 + 1);
    }
};

QTEST_APPLESS_MAIN(TestSkirmishMelee)
#include "tst_skirmish_melee.moc"
