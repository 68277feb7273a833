#include "core/dice/distribution.h"

#include <QTest>

using namespace ephor;

namespace {

bool near(double a, double b, double within = 1e-14) { return std::abs(a - b) <= within; }

}  // namespace

class TestDistribution : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCertainToBeZero() {
        const Distribution d;
        QCOMPARE(d.lowest(), 0);
        QCOMPARE(d.highest(), 0);
        QCOMPARE(d.at(0), 1.0);
        QCOMPARE(Distribution::always(-3).at(-3), 1.0);
    }

    void aDieShowsEachFaceEqually() {
        const Distribution d = Distribution::die(6);
        QCOMPARE(d.lowest(), 1);
        QCOMPARE(d.highest(), 6);
        for (int face = 1; face <= 6; ++face)
            QVERIFY(near(d.at(face), 1.0 / 6));
        QCOMPARE(d.at(0), 0.0);
        QCOMPARE(d.at(7), 0.0);
        QVERIFY(near(d.mean(), 3.5));
        QVERIFY(near(d.variance(), 35.0 / 12));
    }

    void successesOfFourDiceFollowPascalsTriangle() {
        const Distribution d = Distribution::binomial(4, 0.5);
        for (const auto& [n, ways] : {std::pair{0, 1}, {1, 4}, {2, 6}, {3, 4}, {4, 1}})
            QCOMPARE(d.at(n), ways / 16.0);
        QVERIFY(near(Distribution::binomial(4, 1.0 / 3).at(0), 16.0 / 81));
    }

    void certainAndImpossibleTrialsLeaveOneOutcome() {
        QCOMPARE(Distribution::binomial(5, 0), Distribution::always(0));
        QCOMPARE(Distribution::binomial(5, 1), Distribution::always(5));
        QCOMPARE(Distribution::binomial(0, 0.5), Distribution::always(0));
    }

    void twoHundredDiceKeepTheirRelativeErrorAndSumToOne() {
        const Distribution d = Distribution::binomial(200, 0.5);
        const double middle = 0.05634847900925642;  // C(200, 100) / 2^200
        QVERIFY(std::abs(d.at(100) / middle - 1) < 1e-13);
        const Distribution third = Distribution::binomial(200, 1.0 / 3);
        const double tail = 9.932423157859587e-31;  // C(200, 3) 2^197 / 3^200
        QVERIFY(std::abs(third.at(3) / tail - 1) < 1e-12);
        QVERIFY(near(d.atLeast(0), 1, 1e-12));
        QVERIFY(near(third.atLeast(0), 1, 1e-12));
    }

    void outcomesWithoutChanceAtTheEndsAreDropped() {
        const Distribution d = Distribution::of(2, {0, 0, 0.5, 0, 0.5, 0});
        QCOMPARE(d.lowest(), 4);
        QCOMPARE(d.highest(), 6);
        QCOMPARE(d.at(5), 0.0);
    }

    void twoDiceAddUp() {
        const Distribution sum = Distribution::die(6) + Distribution::die(6);
        QCOMPARE(sum.lowest(), 2);
        QCOMPARE(sum.highest(), 12);
        QVERIFY(near(sum.at(7), 6.0 / 36));
        QVERIFY(near(sum.at(12), 1.0 / 36));
        QVERIFY(near(sum.atLeast(10), 6.0 / 36));
        QVERIFY(near(sum.atLeast(-5), 1));
        QCOMPARE(sum.atLeast(13), 0.0);
    }

    void twoDiceAreTakenFromEachOther() {
        const Distribution difference = Distribution::die(6) - Distribution::die(6);
        QCOMPARE(difference.lowest(), -5);
        QVERIFY(near(difference.at(0), 1.0 / 6));
        QVERIFY(near(difference.atLeast(1), 15.0 / 36));
        QVERIFY(near(difference.mean(), 0));
    }

    void aFunctionOfANumberGathersItsOutcomes() {
        const Distribution d3 = Distribution::die(6).mapped([](int d6) { return (d6 + 1) / 2; });
        QCOMPARE(d3.lowest(), 1);
        QCOMPARE(d3.highest(), 3);
        for (int n = 1; n <= 3; ++n)
            QVERIFY(near(d3.at(n), 1.0 / 3));
        const Distribution away = Distribution::die(6).mapped([](int d6) { return -d6; });
        QCOMPARE(away.lowest(), -6);
        QVERIFY(near(away.at(-6), 1.0 / 6));
    }
};

QTEST_APPLESS_MAIN(TestDistribution)
#include "tst_distribution.moc"
