#include "core/odds/wilson.h"

#include <QtTest>

using namespace ephor;

class TestWilson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The roots p of (p - count/n)^2 = z^2 p (1 - p) / n, solved with 40 digits.
    void knownIntervalsComeOut_data() {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<qint64>("runs");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("10 of 100") << qint64{10} << qint64{100} << 0.055229137060675 << 0.174365661504913;
        QTest::newRow("50 of 100") << qint64{50} << qint64{100} << 0.403831530365996 << 0.596168469634004;
        QTest::newRow("1 of 10") << qint64{1} << qint64{10} << 0.017876213095073 << 0.404150026795238;
        QTest::newRow("none of 10") << qint64{0} << qint64{10} << 0.0 << 0.277532799862889;
        QTest::newRow("all of 10") << qint64{10} << qint64{10} << 0.722467200137111 << 1.0;
    }
    void knownIntervalsComeOut() {
        QFETCH(qint64, count);
        QFETCH(qint64, runs);
        QFETCH(double, low);
        QFETCH(double, high);
        const Share share = wilson(count, runs);
        QVERIFY2(std::abs(share.low - low) < 2e-15, qPrintable(QString::number(share.low, 'f', 10)));
        QVERIFY2(std::abs(share.high - high) < 2e-15, qPrintable(QString::number(share.high, 'f', 10)));
        QCOMPARE(share.p, double(count) / double(runs));
    }

    void withoutRunsAnythingIsPossible() {
        const Share share = wilson(0, 0);
        QCOMPARE(share.low, 0.0);
        QCOMPARE(share.high, 1.0);
    }

    void theIntervalHoldsTheShareAndStaysWithinZeroAndOne() {
        for (std::int64_t runs = 1; runs <= 60; ++runs) {
            for (std::int64_t count = 0; count <= runs; ++count) {
                const Share share = wilson(count, runs);
                QVERIFY(share.low >= 0 && share.low <= share.p && share.p <= share.high && share.high <= 1);
            }
        }
    }

    void successesAndFailuresMirrorEachOther() {
        const Share successes = wilson(17, 93);
        const Share failures = wilson(93 - 17, 93);
        QVERIFY(std::abs(successes.low - (1 - failures.high)) < 1e-15);
        QVERIFY(std::abs(successes.high - (1 - failures.low)) < 1e-15);
    }

    void moreRunsNarrowIt() {
        double before = 1;
        for (std::int64_t runs = 10; runs <= 10'000; runs *= 10) {
            const double width = wilson(runs / 5, runs).halfWidth();
            QVERIFY(width < before);
            before = width;
        }
        QVERIFY(wilson(5000, 10'000).halfWidth() < 0.0098);
    }
};

QTEST_APPLESS_MAIN(TestWilson)
#include "tst_wilson.moc"
