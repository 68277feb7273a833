// Dice, scores that hit, ladders and morale as numbers (OTW-032 to OTW-036, OTW-100 to OTW-106, OTW-207, OTW-208).
#include "core/rules/ohw/battle/formulas.h"
#include "core/rules/ohw/reasons.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;

namespace {

int dice(const Attack& attack) { return attackDice(attack).total(); }

int score(const Traits& target, const Traits& attacker, Struck struck, const Options& options = {}) {
    return scoreToHit(6, target, attacker, struck, options).total();
}

}  // namespace

class TestOhwArithmetic : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // OTW-032, OTW-072
    void attackIsTheNumberOfDice() { QCOMPARE(dice({.attack = 3}), 3); }
    // OTW-101
    void throwingSpearsAddADieWhileAtFullStrength() {
        QCOMPARE(dice({.attack = 3, .traits = {.throwingSpears = true}}), 4);
        QCOMPARE(dice({.attack = 3, .traits = {.throwingSpears = true}, .fullStrength = false}), 3);
    }
    // OTW-035, OTW-106, OTW-207, OTW-A16
    void aForestSetsTheAttackAndOtherDiceAreAdded() {
        QCOMPARE(dice({.attack = 3, .forest = true}), 1);
        QCOMPARE(dice({.attack = 3, .traits = {.looseOrder = true}, .forest = true}), 2);
        QCOMPARE(
            dice({.attack = 3, .traits = {.throwingSpears = true, .looseOrder = true}, .forest = true, .general = 1}),
            4);
    }
    // OTW-036, OTW-219
    void downhillAndAtAFordIsOneMoreDie() {
        QCOMPARE(dice({.attack = 3, .higher = true}), 4);
        QCOMPARE(dice({.attack = 3, .enemyInFord = true}), 4);
    }
    // OTW-102, OTW-A31
    void hoplitesFightHoplitesLikeHeavyInfantry() {
        const Traits hoplites{.hoplites = true};
        QCOMPARE(dice({.attack = 2, .traits = hoplites, .enemy = hoplites}), 3);
        QCOMPARE(dice({.attack = 2, .traits = hoplites}), 2);
        QCOMPARE(score(hoplites, hoplites, Struck::Front), 5);
        QCOMPARE(score(hoplites, {}, Struck::Front), 6);
    }
    // OTW-100, OTW-A30
    void archersHaveThreeDiceAgainstLightTroops() {
        const Traits archers{.archers = true};
        QCOMPARE(dice({.attack = 2, .traits = archers, .enemy = {.skirmisher = true}}), 3);
        QCOMPARE(dice({.attack = 2, .traits = archers, .enemy = {.lightCavalry = true}}), 3);
        QCOMPARE(dice({.attack = 2, .traits = archers}), 2);
    }
    // OTW-033, OTW-103, OTW-104, OTW-105, OTW-208: the precedence of the score
    void elephantDrillThenTheRearThenFlanksThenIndiansThenDefence() {
        const Traits drilled{.hoplites = true, .elephantDrill = true};
        QCOMPARE(score(drilled, {.elephants = true}, Struck::Rear), 6);
        QCOMPARE(score({.hoplites = true}, {.hoplites = true}, Struck::Rear), 3);
        QCOMPARE(score({.phalanx = true}, {}, Struck::Flank), 5);
        QCOMPARE(score({.hoplites = true}, {}, Struck::Flank), 5);
        QCOMPARE(score({.hoplites = true}, {}, Struck::Flank, {.hopliteFlank = false}), 6);
        QCOMPARE(score({.elephants = true, .african = true}, {.elephants = true, .indian = true}, Struck::Front), 5);
        QCOMPARE(score({.elephants = true, .indian = true}, {.elephants = true, .african = true}, Struck::Front), 6);
        QCOMPARE(score({}, {}, Struck::Flank), 6);
    }
    // OTW-073, OTW-034: every number says why
    void theScoreNamesItsReason() {
        const Breakdown defence = scoreToHit(5, {}, {}, Struck::Front, {});
        QCOMPARE(defence.lines().size(), 1U);
        QVERIFY(defence.lines()[0].why == &reasons::defence);
    }
    void theSideThatIsStruckFollowsFromTheFacing() {
        QCOMPARE(struckOn(Heading::North, Heading::North), Struck::Front);
        QCOMPARE(struckOn(Heading::North, Heading::South), Struck::Rear);
        QCOMPARE(struckOn(Heading::North, Heading::East), Struck::Flank);
        QCOMPARE(struckOn(Heading::West, Heading::North), Struck::Flank);
    }
    // OTW-031, OTW-A04
    void whoIsAttackedRepliesIfItFacesTheAttackerUnlessTheClubSaysOtherwise() {
        QVERIFY(replies(Struck::Front, {}));
        QVERIFY(!replies(Struck::Flank, {}));
        QVERIFY(replies(Struck::Rear, {.reply = Reply::Always}));
        QVERIFY(!replies(Struck::Front, {.reply = Reply::Never}));
    }
    // OTW-063
    void whereBothWouldBreakTheWinnerStaysAndInADrawBothDo() {
        QVERIFY((afterRound({1, 2}, {2, 3}) == std::array<AfterRound, 2>{AfterRound{1, false}, AfterRound{0, true}}));
        QVERIFY((afterRound({1, 1}, {1, 1}) == std::array<AfterRound, 2>{AfterRound{1, false}, AfterRound{1, false}}));
    }
    // OTW-090, OTW-A11
    void armyMoraleAtTheStartCountsTheGeneralOnlyByDefault() {
        QCOMPARE(moraleAtStart(16, 2, {}), 10);
        QCOMPARE(moraleAtStart(17, 0, {}), 9);
        QCOMPARE(moraleAtStart(16, 2, {.generalMorale = GeneralMorale::Ignore}), 8);
        QCOMPARE(generalsLoss(2, {.generalMorale = GeneralMorale::Loss}), 2);
        QCOMPARE(generalsLoss(2, {}), 1);
    }
    // OTW-093, OTW-094, OTW-A22
    void unitsAreDrainedByTheirLeadershipFromSixDown() {
        QVERIFY(!isDrained(6, 7));
        QVERIFY(isDrained(6, 6) && !isDrained(5, 6));
        QVERIFY(isDrained(5, 5) && isDrained(6, 5) && !isDrained(3, 4) && isDrained(3, 3));
    }
    // OTW-010, OTW-011: all face alike, go as far, and adjoin
    void aGroupIsOneBody() {
        const GroupStep step{{2, 1}, Heading::North, 1, 1, 0, false, false};
        GroupStep beside = step;
        beside.from = {3, 1};
        QVERIFY(isGroupMove(std::array{step, beside}));
        GroupStep aside = beside;
        aside.facing = Heading::East;
        QVERIFY(!isGroupMove(std::array{step, aside}));
        GroupStep far = beside;
        far.from = {4, 1};
        QVERIFY(!isGroupMove(std::array{step, far}));
        QVERIFY(isGroupMove(std::array{step, far, beside}));
        QVERIFY(!isGroupMove(std::array{step}));
    }
    // OTW-050, OTW-A13
    void hannibalsFateIsOneBetter() {
        QCOMPARE(fateOf(2, 1), Fate::MissesTurn);
        QCOMPARE(fateOf(2, 0), Fate::Removed);
        QCOMPARE(fateOf(6, 1), Fate::Nothing);
    }
};

QTEST_GUILESS_MAIN(TestOhwArithmetic)
#include "tst_ohw_arithmetic.moc"
