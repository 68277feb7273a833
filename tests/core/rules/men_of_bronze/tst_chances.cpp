#include "core/rules/men_of_bronze/odds/combat_odds.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

const Options standard;

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

/// Passing by trying every way the dice may fall, one after the other.
double passByHand(int dice, int need, int tests, int rerolls, int thrown = 0, int successes = 0) {
    if (tests == 0)
        return 1;
    if (need > dice)
        return 0;
    if (thrown < dice)
        return (passByHand(dice, need, tests, rerolls, thrown + 1, successes + 1) +
                passByHand(dice, need, tests, rerolls, thrown + 1, successes)) /
               2;
    if (successes >= need)
        return passByHand(dice, need, tests - 1, rerolls);
    if (rerolls == 0)
        return 0;
    return (passByHand(dice, need, tests, rerolls - 1, thrown, successes + 1) +
            passByHand(dice, need, tests, rerolls - 1, thrown, successes)) /
           2;
}

}  // namespace

class ChancesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void successesAreThoseOfTheExactDistribution() {
        for (const double p : {0.5, 1.0 / 3, 0.0, 1.0})
            for (const int trials : {0, 1, 7, 64}) {
                const Chances chances = Chances::binomial(trials, p);
                const Distribution exact = Distribution::binomial(trials, p);
                for (int n = 0; n <= trials; ++n)
                    QVERIFY(near(chances[n], exact.at(n)));
                QVERIFY(near(chances.mean(), trials * p));
                QCOMPARE(chances[-1], 0.0);
                QCOMPARE(chances[trials + 1], 0.0);
            }
    }

    // MOB-009
    void aRerollTurnsOneMissIntoAHitAtMost() {
        const Chances hits = hitChances(2, 4, 1);
        QVERIFY(near(hits[0], 1.0 / 8));
        QVERIFY(near(hits[1], 3.0 / 8));
        QVERIFY(near(hits[2], 1.0 / 2));
        QVERIFY(near(hitChances(0, 4, 3)[0], 1));
        QVERIFY(near(hitChances(1, 5, 1)[1], 5.0 / 9));
    }

    // MOB-089, MOB-091
    void aVolleyOfFourAgainstArmorTwo() {
        const Chances losses = lossChances(hitChances(4, 4), 2, standard);
        QVERIFY(near(losses[0], 5.0 / 16));
        QVERIFY(near(losses[1], 5.0 / 8));
        QVERIFY(near(losses[2], 1.0 / 16));
        QCOMPARE(losses.highest(), 2);
    }

    // MOB-136 to MOB-141, MOB-009
    void passingATestIsTheSumOverAllDice() {
        for (int dice = 0; dice <= 5; ++dice)
            for (int need = 1; need <= 5; ++need)
                for (int tests = 0; tests <= 2; ++tests)
                    for (int rerolls = 0; rerolls <= 3; ++rerolls)
                        QVERIFY(near(passChance(dice, need, tests, rerolls), passByHand(dice, need, tests, rerolls)));
    }

    // MOB-023, MOB-025, MOB-AMB-06, MOB-AMB-07
    void anOpposedRollIsWonByTheHigherDie() {
        QVERIFY(near(opposedChance(OpposedTie::Fails), 5.0 / 12));
        QVERIFY(near(opposedChance(OpposedTie::RolledAgain), 1.0 / 2));
        QVERIFY(near(opposedChance(OpposedTie::Fails, 1), 125.0 / 216));
        // The first roll wins with 5/12, the bought one with 35/216 more; a tie of that one (7/72) begins anew.
        QVERIFY(near(opposedChance(OpposedTie::RolledAgain, 1), 5.0 / 12 + 35.0 / 216 + 7.0 / 72 / 2));
        Options reroll;
        reroll.stealTieRerolled = true;
        QVERIFY(stealTie(standard) == OpposedTie::Fails);
        QVERIFY(stealTie(reroll) == OpposedTie::RolledAgain);
    }

    // MOB-043, MOB-059, MOB-AMB-30
    void aPhalanxDriftsWhenAllItsDiceFail() {
        QVERIFY(near(driftChances(2, 4, 1, standard)[1], 1.0 / 4));
        QVERIFY(near(driftChances(3, 4, 3, standard)[0], 343.0 / 512));
        QCOMPARE(driftChances(3, 4, 0, standard)[0], 1.0);
        Options all;
        all.doubleTestAll = true;
        QVERIFY(near(driftChances(2, 1, 1, all)[1], 7.0 / 16));
        QVERIFY(near(driftChances(2, 2, 1, all)[1], 1.0 / 4));
    }

    // MOB-075, MOB-076
    void enteringDangerousGroundMayCostCourageAndSteadiness() {
        QVERIFY(near(entryChances(2, 4, standard).losesCourage, 1.0 / 4));
        QCOMPARE(entryChances(2, 4, standard).newlyWavering, 0.0);
        QVERIFY(near(entryChances(2, 3, standard).newlyWavering, 1.0 / 16));
        QVERIFY(near(entryChances(2, 2, standard).newlyWavering, 7.0 / 64));
        QVERIFY(near(entryChances(2, 1, standard).routs, 1.0 / 4));
        QCOMPARE(entryChances(2, 1, standard).newlyWavering, 0.0);
    }

    // MOB-153, MOB-155
    void aCollapseCountsTheUnitsThatRout() {
        QVERIFY(near(collapseRoutChance(3, 1), 1.0 / 8));
        QVERIFY(near(collapseRoutChance(3, 2), 15.0 / 64));
        QCOMPARE(collapseRoutChance(3, 0), 0.0);
        const std::array disciplines{2, 3};
        const Chances routed = collapseChances(disciplines, 1);
        QVERIFY(near(routed[0], 21.0 / 32));
        QVERIFY(near(routed[1], 3.0 / 32 + 7.0 / 32));
        QVERIFY(near(routed[2], 1.0 / 32));
    }

    // MOB-167, MOB-168, MOB-169, MOB-170
    void aChaserReachesWhatItsMovementAndItsPursuitCover() {
        QVERIFY(near(evadeChances(0, true).contact, 2.0 / 3));
        QVERIFY(near(evadeChances(1, true).contact, 8.0 / 9));
        QVERIFY(near(evadeChances(1, true).pursueNeeded, 2.0 / 3));
        QVERIFY(near(evadeChances(2, false).contact, 2.0 / 3));
        QVERIFY(near(evadeChances(1.5, false).contact, 1.0 / 3));
        QVERIFY(near(evadeChances(0.5, true).contact, 2.0 / 3));
        QVERIFY(near(evadeChances(1.5, false, 0.75).contact, 2.0 / 3));
    }

    // MOB-126, MOB-128
    void theGapAfterAPushbackFollowsTheWinnersChoice() {
        QVERIFY(near(gapAfterPushback(WinnerMove::Stand).at(2), 1.0 / 3));
        QVERIFY(near(gapAfterPushback(WinnerMove::Regroup).at(4), 3.0 / 9));
        QVERIFY(near(gapAfterPushback(WinnerMove::Regroup).at(2), 1.0 / 9));
        QCOMPARE(gapAfterPushback(WinnerMove::Pursue).at(0), 1.0);
    }

    // MOB-089, MOB-093, MOB-094
    void volleysWearAUnitDown() {
        const SeriesChances series = shootSeries(4, 2, {4, 1, false, 0, false}, 2, standard);
        QVERIFY(near(series.courage[0], 163.0 / 256));
        QVERIFY(near(series.aliveWavering, 513.0 / 2048));
        QVERIFY(near(series.courage.atLeast(0), 1));
        const SeriesChances none = shootSeries(4, 2, {4, 1, true, 0, false}, 0, standard);
        QCOMPARE(none.courage[4], 1.0);
        QCOMPARE(none.aliveWavering, 1.0);
    }
};

QTEST_APPLESS_MAIN(ChancesTest)
#include "tst_chances.moc"
