#include "core/rules/men_of_bronze/odds/combat_odds.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

/// Passing by trying every way the dice may fall, one after the other.
double passByHand(int dice, int need, int tests, int rolled = 0, int successes = 0) {
    if (tests == 0)
        return 1;
    if (rolled == dice)
        return successes >= need ? passByHand(dice, need, tests - 1) : 0;
    return (passByHand(dice, need, tests, rolled + 1, successes + 1) +
            passByHand(dice, need, tests, rolled + 1, successes)) /
           2;
}

}  // namespace

class TestChances : public QObject {
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

    void aRerollTurnsOneMissIntoAHitAtMost() {
        RULE("MOB-009");
        const Chances hits = hitChances(2, 4, 1);
        QVERIFY(near(hits[0], 1.0 / 8));
        QVERIFY(near(hits[1], 3.0 / 8));
        QVERIFY(near(hits[2], 1.0 / 2));
        QVERIFY(near(hitChances(0, 4, 3)[0], 1));
        QVERIFY(near(hitChances(1, 5, 1)[1], 5.0 / 9));
    }

    void passingATestIsTheSumOverAllDice() {
        RULE("MOB-136", "MOB-137");
        for (int dice = 0; dice <= 5; ++dice)
            for (int need = 1; need <= 5; ++need)
                for (int tests = 0; tests <= 2; ++tests)
                    QVERIFY(near(passChance(dice, need, tests), passByHand(dice, need, tests)));
    }
};

QTEST_APPLESS_MAIN(TestChances)
#include "tst_chances.moc"
