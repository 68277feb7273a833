#include "core/rules/alala/battle/combat_results.h"
#include "core/rules/alala/odds/combat_odds.h"

#include <QTest>
#include <cmath>

using namespace ephor;
using namespace ephor::alala;

namespace {

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

double sumOf(const Chances& chances) {
    double sum = 0;
    for (int n = 0; n <= chances.highest(); ++n)
        sum += chances[n];
    return sum;
}

}  // namespace

class AlalaChancesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ALA-004
    void averageDiceHaveTheirFourFaces() {
        const Distribution die = averageDieChances();
        QVERIFY(near(die.at(2), 1.0 / 6) && near(die.at(3), 1.0 / 3) && near(die.at(4), 1.0 / 3) &&
                near(die.at(5), 1.0 / 6));
        QVERIFY(near(die.mean(), 3.5));
    }

    // ALA-246, ALA-251, ALA-254, ALA-258: by enumeration of two dice
    void rerollsAgreeWithEveryThrow() {
        double twoMisses = 0;  // both dice miss, then both are rerolled
        double oneMiss = 0;
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) {
                const int hits = (a >= 5) + (b >= 5);
                twoMisses += hits == 0 ? 1.0 / 36 : 0;
                oneMiss += hits == 1 ? 1.0 / 36 : 0;
            }
        const Chances one = rerolledMisses(2, 5, 1);
        QVERIFY(near(one[0], twoMisses * 2 / 3));
        QVERIFY(near(one[1], twoMisses / 3 + oneMiss * 2 / 3));
        const Chances both = rerolledMisses(2, 5, 3);
        QVERIFY(near(both[0], twoMisses * 4 / 9));
        const Chances all = rerolledBelow(2, 5, 1);
        QVERIFY(near(all[0], twoMisses * twoMisses));
        for (const Chances& chances : {one, both, all, rerolledMisses(10, 6, 0)})
            QVERIFY(near(sumOf(chances), 1));
        QVERIFY(near(summed(hitChances(3, 6), 2).mean(), 1));
    }

    // ALA-212, ALA-222: two dice against one, by enumeration
    void outcomesAgreeWithEveryThrow() {
        std::array<double, 5> counted{};
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b)
                for (int c = 1; c <= 6; ++c) {
                    const int difference = (a >= 5) + (b >= 5) + 1 - (c >= 6);
                    counted[static_cast<std::size_t>(outcomeOf(difference))] += 1.0 / 216;
                }
        const OutcomeChances chances = outcomeChances({2, 5, 1}, {1, 6, 0});
        for (const Outcome outcome : allOutcomes)
            QVERIFY(near(chances[outcome], counted[static_cast<std::size_t>(outcome)]));
        QVERIFY(near(chances.meanDifference, 2.0 / 3 + 1 - 1.0 / 6));
        const OutcomeChances other = reversed(chances);
        QVERIFY(near(other[Outcome::SetBack], chances[Outcome::Success]));
        QVERIFY(near(meanCasualties(chances) + meanCasualties(other), 4));
    }

    // ALA-067 to ALA-070
    void leadersOutliveMostRisks() {
        const Chances once = leaderChances(3, 1, false);
        QVERIFY(near(once[3], 5.0 / 6) && near(once[0], 1.0 / 36) && near(once[1], 2.0 / 36) &&
                near(once[2], 3.0 / 36));
        QVERIFY(near(leaderChances(2, 1, false)[0], 3.0 / 36));
        QVERIFY(near(leaderChances(1, 1, false)[0], 1.0 / 6));
        QVERIFY(near(leaderChances(3, 1, true)[3], 35.0 / 36));
        QVERIFY(near(leaderChances(3, 2, false)[3], 25.0 / 36));
        QVERIFY(near(sumOf(leaderChances(5, 4, false)), 1));
        QVERIFY(near(volleyRiskChance(1), 1.0 / 6));
    }

    // ALA-097, ALA-099, ALA-262
    void highDiceWin() {
        const InitiativeChances even = initiativeChances(1, 1);
        QVERIFY(near(even.win, 15.0 / 36) && near(even.tie, 6.0 / 36) && near(even.winInTheEnd(), 0.5));
        for (int n = 1; n <= 6; ++n)
            QVERIFY(near(jealousChances(n).gains, 1.0 / n));
        QVERIFY(near(jealousChances(2).tiedFirst, 1.0 / 6));
        QVERIFY(near(jealousChances(1).tiedFirst, 0));
    }

    // ALA-074 to ALA-080
    void controlChancesSumOverTheDie() {
        for (const Arm arm : {Arm::Hoplite, Arm::Skirmisher, Arm::Cavalry})
            for (const Grade grade : allGrades)
                for (const Level level : {Level::Shaken, Level::FormedUp, Level::Ready, Level::Eager})
                    for (const bool pursuing : {false, true}) {
                        const ControlChances chances = controlChances({arm, grade, level, pursuing});
                        double sum = 0;
                        for (const double p : chances.results)
                            sum += p;
                        QVERIFY(near(sum, 1));
                        QVERIFY(near(chances.twoOrLess + chances.threeOrFour + chances.fiveOrMore, 1));
                        if (!pursuing)
                            QCOMPARE(chances[ControlResult::ContinuePursuit], 0.0);
                        else
                            QVERIFY(near(chances[ControlResult::ContinuePursuit], chances.fiveOrMore));
                    }
    }

    // ALA-127, ALA-135 to ALA-137
    void movesAreSumsOfTheirDice() {
        const Troops foot = troopsNamed("hoplite", {});
        const Distribution two = moveChances(foot, {2, 0, 0}, true, false);
        QVERIFY(near(two.mean(), 7) && two.lowest() == 4 && two.highest() == 10);
        const Distribution eased = moveChances(foot, {2, 0, 0}, true, true);
        QVERIFY(near(two.mean() - eased.mean(), 11.0 / 36));  // whenever a 5 shows
        const Chances tired = fatigueChances(foot, {1, 0, 0}, true, false, 2, 2);
        QVERIFY(near(tired[2], 25.0 / 36) && near(tired[3], 11.0 / 36));  // ALA-117: no more than 3
        QVERIFY(near(fatigueChances(foot, {2, 0, 0}, false, false, 5, 1)[1], 1));
    }

    void movesToCoverCountEveryWay() {
        const Distribution five = movesToCover(5, 1);
        QVERIFY(near(five.at(1), 1.0 / 6));
        // 2 and then 2 leaves one inch more
        QVERIFY(near(five.at(3), 1.0 / 36));
        QVERIFY(near(five.at(1) + five.at(2) + five.at(3), 1));
    }

    // ALA-185, ALA-186, ALA-237, ALA-AMB-084
    void chasesEndWhereTheReachIsEqual() {
        const Chase pursuit{{2, 0, 0}, {2, 0, 0}, 0, false};
        const Distribution dice = averageDieChances() + averageDieChances();
        double tie = 0;
        for (int n = 4; n <= 10; ++n)
            tie += dice.at(n) * dice.at(n);
        QVERIFY(near(catchChance(pursuit, {}), (1 + tie) / 2));
        const Chase evade{{2, 0, 0}, {2, 0, 2}, 3, true};
        QVERIFY(catchChance(evade, {.chaseFromContact = true}) > catchChance(evade, {}));
    }

    // ALA-030, ALA-193, ALA-226
    void aDuelEndsWhenBothAreBelowHalf() {
        CombatSide side;
        side.troops = troopsNamed("hoplite", {});
        side.men = 12;
        const DuelChances duel = duelChances(side, 20, false, 0, {});
        QCOMPARE(duel.rounds, 2);
        double sum = duel.undecided;
        for (const double p : duel.decided.p)
            sum += p;
        QVERIFY(near(sum, 1));
        QVERIFY(near(duel.decided[Outcome::Victory], duel.decided[Outcome::Defeat]));
        QCOMPARE(duelChances(side, 20, false, 1, {}).rounds, 1);
        QVERIFY(duelChances(side, 20, true, 1, {}).undecided < duelChances(side, 20, false, 1, {}).undecided);
    }
};

QTEST_APPLESS_MAIN(AlalaChancesTest)
#include "tst_alala_chances.moc"
