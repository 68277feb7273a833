// Dice, scores that hit, ladders and morale as numbers.
#include "core/rules/ohw/battle/formulas.h"
#include "core/rules/ohw/reasons.h"
#include "tests/support/rule.h"

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
    void attackIsTheNumberOfDice() {
        RULE("OTW-032", "OTW-072");
        QCOMPARE(dice({.attack = 3}), 3);
    }
    void throwingSpearsAddADieWhileAtFullStrength() {
        RULE("OTW-101");
        QCOMPARE(dice({.attack = 3, .traits = {.throwingSpears = true}}), 4);
        QCOMPARE(dice({.attack = 3, .traits = {.throwingSpears = true}, .fullStrength = false}), 3);
    }
    void aForestSetsTheAttackAndOtherDiceAreAdded() {
        RULE("OTW-035", "OTW-207", "OTW-A16");
        QCOMPARE(dice({.attack = 3, .forest = true}), 1);
        QCOMPARE(dice({.attack = 3, .traits = {.looseOrder = true}, .forest = true}), 2);
        QCOMPARE(
            dice({.attack = 3, .traits = {.throwingSpears = true, .looseOrder = true}, .forest = true, .general = 1}),
            4);
    }
    void downhillAndAtAFordIsOneMoreDie() {
        RULE("OTW-036", "OTW-219");
        QCOMPARE(dice({.attack = 3, .higher = true}), 4);
        QCOMPARE(dice({.attack = 3, .enemyInFord = true}), 4);
    }
    void hoplitesFightHoplitesLikeHeavyInfantry() {
        RULE("OTW-102", "OTW-A31");
        const Traits hoplites{.hoplites = true};
        QCOMPARE(dice({.attack = 2, .traits = hoplites, .enemy = hoplites}), 3);
        QCOMPARE(dice({.attack = 2, .traits = hoplites}), 2);
        QCOMPARE(score(hoplites, hoplites, Struck::Front), 5);
        QCOMPARE(score(hoplites, {}, Struck::Front), 6);
    }
    void archersHaveThreeDiceAgainstLightTroops() {
        RULE("OTW-100", "OTW-A30");
        const Traits archers{.archers = true};
        QCOMPARE(dice({.attack = 2, .traits = archers, .enemy = {.skirmisher = true}}), 3);
        QCOMPARE(dice({.attack = 2, .traits = archers, .enemy = {.lightCavalry = true}}), 3);
        QCOMPARE(dice({.attack = 2, .traits = archers}), 2);
    }
    // Elephant drill, then the rear, then the special cases, then Defence.
    void elephantDrillThenTheRearThenFlanksThenIndiansThenDefence() {
        RULE("OTW-033", "OTW-103", "OTW-104", "OTW-105");
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
    void theScoreNamesItsReason() {
        RULE("OTW-034", "OTW-073");
        const Breakdown defence = scoreToHit(5, {}, {}, Struck::Front, {});
        QCOMPARE(defence.total(), 5);
        QCOMPARE(defence.lines().size(), 1U);
        QVERIFY(defence.lines()[0].why == &reasons::defence);
    }
    void theSideThatIsStruckFollowsFromTheFacing() {
        QCOMPARE(struckOn(Heading::North, Heading::North), Struck::Front);
        QCOMPARE(struckOn(Heading::North, Heading::South), Struck::Rear);
        QCOMPARE(struckOn(Heading::North, Heading::East), Struck::Flank);
        QCOMPARE(struckOn(Heading::West, Heading::North), Struck::Flank);
    }
    void whoIsAttackedRepliesIfItFacesTheAttackerUnlessTheClubSaysOtherwise() {
        RULE("OTW-031", "OTW-A04");
        QVERIFY(replies(Struck::Front, {}));
        QVERIFY(!replies(Struck::Flank, {}));
        QVERIFY(replies(Struck::Rear, {.reply = Reply::Always}));
        QVERIFY(!replies(Struck::Front, {.reply = Reply::Never}));
    }
    void whereBothWouldBreakTheWinnerStaysAndInADrawBothDo() {
        RULE("OTW-063");
        QVERIFY((afterRound({1, 2}, {2, 3}) == std::array<AfterRound, 2>{AfterRound{1, false}, AfterRound{0, true}}));
        QVERIFY((afterRound({1, 1}, {1, 1}) == std::array<AfterRound, 2>{AfterRound{1, false}, AfterRound{1, false}}));
    }
    void armyMoraleAtTheStartCountsTheGeneralOnlyByDefault() {
        RULE("OTW-090", "OTW-A11");
        QCOMPARE(moraleAtStart(16, 2, {}), 10);
        QCOMPARE(moraleAtStart(17, 0, {}), 9);
        QCOMPARE(moraleAtStart(16, 2, {.generalMorale = GeneralMorale::Ignore}), 8);
        QCOMPARE(generalsLoss(2, {.generalMorale = GeneralMorale::Loss}), 2);
        QCOMPARE(generalsLoss(2, {}), 1);
    }
    void unitsAreDrainedByTheirLeadershipFromSixDown() {
        RULE("OTW-093", "OTW-094", "OTW-A22");
        QVERIFY(!isDrained(6, 7));
        QVERIFY(isDrained(6, 6) && !isDrained(5, 6));
        QVERIFY(isDrained(5, 5) && isDrained(6, 5) && !isDrained(3, 4) && isDrained(3, 3));
    }
    // The units face alike, move the same distance and adjoin each other.
    void aGroupIsOneBody() {
        RULE("OTW-010", "OTW-011");
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
    void hannibalsFateIsOneBetter() {
        RULE("OTW-050", "OTW-A13");
        QCOMPARE(fateOf(2, 1), Fate::MissesTurn);
        QCOMPARE(fateOf(2, 0), Fate::Removed);
        QCOMPARE(fateOf(6, 1), Fate::Nothing);
    }
};

QTEST_GUILESS_MAIN(TestOhwArithmetic)
#include "tst_ohw_arithmetic.moc"
