// Melee, leaders and standards: SKI-030 to SKI-049, SKI-081 to SKI-083, SKI-118 to SKI-123, SKI-126, SKI-127.
#include "core/rules/skirmish/battle/contact.h"
#include "core/rules/skirmish/battle/flight.h"
#include "core/rules/skirmish/battle/melee.h"
#include "core/rules/skirmish/battle/shield_wall.h"
#include "tests/support/skirmish_rig.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

/// A sergeant (two stripes, sword: +4) against a spearman (one stripe, spear: +2) who faces him.
std::vector<SkirmishRig::Man> pairOfMen(std::string role = {}) {
    return {{"sergeant", Side::A, {10, 10}},
            {"spearman", Side::B, {10, 11}, {0, -1}, std::move(role)},
            {"spearman", Side::B, {30, 30}}};
}

/// Plays the melee of side A, whose player wants `first` to fight first: who of it rolls first.
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

class SkirmishMeleeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // SKI-030, SKI-031, SKI-032, SKI-033, SKI-034, SKI-035, SKI-C05, SKI-A01
    void bothRollAndTheLeadMustBeTheMargin_data() {
        QTest::addColumn<int>("own");
        QTest::addColumn<int>("his");
        QTest::addColumn<bool>("ownStands");
        QTest::addColumn<bool>("hisStands");
        QTest::newRow("9 to 7 kills the partly armoured") << 5 << 5 << true << false;
        QTest::newRow("8 to 7 does not") << 4 << 5 << true << true;
        QTest::newRow("equal") << 3 << 5 << true << true;
        QTest::newRow("7 to 9") << 3 << 7 << false << true;
        QTest::newRow("nothing counts more than 12") << 12 << 10 << true << true;
    }
    void bothRollAndTheLeadMustBeTheMargin() {
        QFETCH(int, own);
        QFETCH(int, his);
        QFETCH(bool, ownStands);
        QFETCH(bool, hisStands);
        SkirmishRig rig(pairOfMen());
        rig.play({static_cast<std::uint8_t>(own), static_cast<std::uint8_t>(his)},
                 [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        QCOMPARE(rig.diceLeft(), 0);
        QCOMPARE(rig.table().isPresent(rig.man(0)), ownStands);
        QCOMPARE(rig.table().isPresent(rig.man(1)), hisStands);
    }

    // SKI-118, SKI-119: in each card every pair of the phasing player fights once; the dead drop out.
    void everyPairFightsOnceAndTheDeadDropOut() {
        std::vector<SkirmishRig::Man> men{
            {"spearman", Side::A, {10, 10}}, {"spearman", Side::A, {10, 12}, {0, -1}}, {"spearman", Side::B, {10, 11}}};
        SkirmishRig rig(men);
        rig.play({4, 5, 5, 5}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(rig.diceLeft(), 0);
        SkirmishRig killed(men);
        killed.play({12, 1}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(killed.diceLeft(), 0);
        Options one;
        one.oneFightEach = true;  // SKI-A25
        SkirmishRig once(men, one);
        once.play({4, 5}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(once.diceLeft(), 0);
    }
    void pairsOfOtherPlayersDoNotFight() {
        SkirmishRig rig(pairOfMen());
        rig.play({}, [&](Play& play) { melee(play, Card{Side::A, 1, -1}); });
        QCOMPARE(rig.diceLeft(), 0);
    }

    // SKI-119, SKI-D05
    void thePhasingPlayerOrdersPairsThatHangTogether() {
        SkirmishRig rig({{"spearman", Side::A, {10, 10}},
                         {"spearman", Side::A, {10, 12}, {0, -1}},
                         {"spearman", Side::B, {10, 11}}});
        QCOMPARE(firstFighterOf(rig, 1, {12, 1}), rig.man(1));
        QVERIFY(!rig.table().isPresent(rig.man(2)));
    }

    // SKI-112, SKI-D05: one death ends the wall of the others, so the phasing player says who fights first.
    void thePhasingPlayerOrdersPairsThatShareAWall() {
        for (const std::size_t first : {0, 1}) {
            SkirmishRig rig({{"sergeant", Side::A, {10, 9}},
                             {"sergeant", Side::A, {11.4, 9}},
                             {"spearman", Side::B, {10, 10}, {0, -1}},
                             {"spearman", Side::B, {11.4, 10}, {0, -1}},
                             {"spearman", Side::B, {12.8, 10}, {0, -1}}});
            for (const std::size_t mate : {2, 3, 4})
                rig.set(mate, Wall, 1);
            // 12 against 3 kills in the wall (a lead of 6); then 9 against 7 kills whom no wall protects any more (2).
            QCOMPARE(firstFighterOf(rig, first, {10, 1, 5, 5}), rig.man(first));
            QCOMPARE(rig.diceLeft(), 0);
            QVERIFY(!rig.table().isPresent(rig.man(2)) && !rig.table().isPresent(rig.man(3)));
        }
    }
    // SKI-126, SKI-D05: a mate at the bearer's side saves the standard, unless the mate falls first.
    void thePhasingPlayerOrdersPairsOfABearerAndAMate() {
        for (const std::size_t first : {0, 1}) {
            SkirmishRig rig({{"sergeant", Side::A, {10, 9}},
                             {"sergeant", Side::A, {11, 9}},
                             {"spearman", Side::B, {10, 10}, {0, -1}, "standard"},
                             {"spearman", Side::B, {11, 10}, {0, -1}}});
            QCOMPARE(firstFighterOf(rig, first, {12, 1, 4, 5}), rig.man(first));
            QCOMPARE(carriesStandard(rig.table(), rig.man(3), 0), first == 0);
        }
    }
    // Mates who stand apart make no difference to each other: nobody is asked.
    void pairsThatCannotChangeEachOtherAreNotAskedFor() {
        SkirmishRig rig({{"sergeant", Side::A, {10, 9}},
                         {"sergeant", Side::A, {11, 9}},
                         {"spearman", Side::B, {10, 10}, {0, -1}},
                         {"spearman", Side::B, {11, 10}, {0, -1}}});
        QCOMPARE(firstFighterOf(rig, 1, {4, 5, 4, 5}), rig.man(0));
    }

    // SKI-042, SKI-043, SKI-121, SKI-A15: by where the attacker stands.
    void flankAndRearCount() {
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
    // SKI-113
    void theWallProtectsItsFrontHalf() {
        SkirmishRig rig(
            {{"sergeant", Side::A, {10, 11}}, {"spearman", Side::B, {10, 10}}, {"sergeant", Side::A, {10, 9}}});
        rig.set(1, Wall, 1);
        QCOMPARE(protectionInMelee(rig.game(), rig.table(), rig.man(1), rig.man(0)), Protection::ShieldWall);
        QCOMPARE(protectionInMelee(rig.game(), rig.table(), rig.man(1), rig.man(2)), Protection::Partly);
    }

    // SKI-120: taken in flank, he turns after the round; engaged to his front, he does not.
    void whoHasNobodyToTheFrontTurns() {
        SkirmishRig rig({{"sergeant", Side::A, {11, 10}, {-1, 0}}, {"spearman", Side::B, {10, 10}}});
        rig.play({3, 5}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(rig.pose(1).facing, (Vec{1, 0}));
        SkirmishRig engaged({{"sergeant", Side::A, {11, 10}, {-1, 0}},
                             {"spearman", Side::B, {10, 10}},
                             {"sergeant", Side::A, {10, 11}, {0, -1}}});
        engaged.play({3, 5, 3, 5}, [&](Play& play) { melee(play, cardOf(Side::A)); });
        QCOMPARE(engaged.pose(1).facing, (Vec{0, 1}));
    }

    // SKI-038, SKI-039, SKI-041, SKI-044, SKI-046: the lance and the charge count in the first round with each enemy.
    void lanceAndChargeCountOnce() {
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

    // SKI-039, SKI-129: a rider who must fall back and cannot stays in the same melee, and its first round is over.
    void aMeleeGoesOnWhereNobodyLeavesIt() {
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
        QVERIFY(isEngaged(rig.table(), rig.man(0)));
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

    // SKI-112, SKI-121: in a wall one hand holds the shield. The axe's +3 is lost, and the shield guards its flank,
    // until the wall is dropped.
    void inAWallTwoHandedWeaponsAreLeft() {
        SkirmishRig rig({{"huscarl", Side::A, {10, 10}}, {"sergeant", Side::B, {10, 11}, {0, -1}}});
        QCOMPARE(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)).total(), 2 + 3);
        rig.set(0, Wall, 1);
        QCOMPARE(factorsOf(rig.game(), rig.table(), rig.man(0), rig.man(1)).total(), 2 + 2);
        const auto flank = [](int wall) {
            SkirmishRig besideHim({{"sergeant", Side::A, {9, 10}}, {"huscarl", Side::B, {10, 10}}});
            besideHim.set(1, Wall, wall);
            return factor(factorsOf(besideHim.game(), besideHim.table(), besideHim.man(0), besideHim.man(1)),
                          "SKI-043");
        };
        QCOMPARE(flank(0), 1);
        QCOMPARE(flank(1), 0);
    }

    // SKI-048, SKI-049, SKI-123, SKI-A12
    void hillsAndObstaclesCount() {
        const SkirmishRig hill(pairOfMen(), {}, {groundAt("hill", Ground::Open, 5, 10.5, 10, 5)});
        QCOMPARE(factor(factorsOf(hill.game(), hill.table(), hill.man(0), hill.man(1)), "SKI-048"), -1);
        QCOMPARE(factor(factorsOf(hill.game(), hill.table(), hill.man(1), hill.man(0)), "SKI-048"), 0);
        const SkirmishRig wall(pairOfMen(), {}, {groundAt("wall", Ground::Open, 5, 10.4, 10, 0.2)});
        QCOMPARE(factor(factorsOf(wall.game(), wall.table(), wall.man(0), wall.man(1)), "SKI-049"), -1);
        const SkirmishRig wood(pairOfMen(), {}, {groundAt("wood", Ground::Difficult, 5, 10.5, 10, 5)});
        QCOMPARE(factorsOf(wood.game(), wood.table(), wood.man(0), wood.man(1)).total(), 4);
    }

    // SKI-081, SKI-082, SKI-083, SKI-047, SKI-A24, SKI-C06
    void aLeaderTakesWounds() {
        SkirmishRig rig(pairOfMen("leader"));
        rig.play({12, 1, 4}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        QCOMPARE(woundsOf(rig.table(), rig.man(1)), 1);
        QCOMPARE(factor(factorsOf(rig.game(), rig.table(), rig.man(1), rig.man(0)), "SKI-047"), -1);
        rig.set(1, Wounds, 2);
        rig.play({12, 1, 12}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
        QVERIFY(!rig.table().isPresent(rig.man(1)));
        QCOMPARE(rig.diceLeft(), 0);
    }
    // SKI-127, SKI-D08
    void aLeaderWhoFallsAloneIsCaptured() {
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

    // SKI-126, SKI-D07, SKI-A21
    void aFallenBearersStandardIsTakenByAMateOrTheKiller() {
        for (const double mate : {12.0, 20.0}) {
            SkirmishRig rig({{"sergeant", Side::A, {10, 10}},
                             {"spearman", Side::B, {10, 11}, {0, -1}, "standard"},
                             {"spearman", Side::B, {10, mate}}});
            rig.play({12, 1}, [&](Play& play) { fightRound(play, rig.man(0), rig.man(1)); });
            QCOMPARE(carriesStandard(rig.table(), rig.man(2), 0), mate == 12);
            QCOMPARE(rig.counter(Side::B, 0, StandardState), mate == 12 ? int(Carried) : int(Captured));
        }
    }

    // SKI-105, SKI-A14, SKI-A05, SKI-A06, SKI-A10
    void optionsChangeTheFactors() {
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

QTEST_APPLESS_MAIN(SkirmishMeleeTest)
#include "tst_skirmish_melee.moc"
