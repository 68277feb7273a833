#include "core/rules/alala/battle/arithmetic/combat_results.h"
#include "core/rules/alala/odds/combat_odds.h"
#include "tests/support/rule.h"

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

class TestAlalaChances : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outcomesAgreeWithEveryRoll() {
        RULE("ALA-212", "ALA-222");
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
    }

    void leadersOutliveMostRisks() {
        RULE("ALA-068", "ALA-069", "ALA-070");
        const Chances once = leaderChances(3, 1, false);
        QVERIFY(near(once[3], 5.0 / 6) && near(once[0], 1.0 / 36) && near(once[1], 2.0 / 36) &&
                near(once[2], 3.0 / 36));
        QVERIFY(near(leaderChances(2, 1, false)[0], 3.0 / 36));
        QVERIFY(near(leaderChances(1, 1, false)[0], 1.0 / 6));
        QVERIFY(near(leaderChances(3, 1, true)[3], 35.0 / 36));
        QVERIFY(near(leaderChances(3, 2, false)[3], 25.0 / 36));
        QVERIFY(near(sumOf(leaderChances(5, 4, false)), 1));
    }
};

QTEST_APPLESS_MAIN(TestAlalaChances)
#include "tst_alala_chances.moc"
