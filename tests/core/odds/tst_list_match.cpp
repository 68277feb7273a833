// Averages over several enemies and ranks, with their intervals.
#include "core/dice/fast_dice.h"
#include "core/odds/list_match.h"

#include <QtTest>

using namespace ephor;

namespace {

/// How many of `runs` battles are won by a list that wins each with this chance.
std::int64_t winsOf(double chance, std::int64_t runs, Pcg32& dice) {
    std::int64_t wins = 0;
    for (std::int64_t i = 0; i < runs; ++i)
        wins += dice.below(1000) < static_cast<std::uint32_t>(1000 * chance) ? 1 : 0;
    return wins;
}

}  // namespace

class TestListMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theAverageOfOneIsItself() {
        const Share one = wilson(30, 50);
        const Share average = *averageOf(std::array{one});
        QCOMPARE(average.p, one.p);
        QVERIFY(std::abs(average.low - one.low) < 1e-12 && std::abs(average.high - one.high) < 1e-12);
        QVERIFY(!averageOf({}));
    }

    void theIntervalOfTheAverageHoldsTheTruth() {
        constexpr std::array chances{0.05, 0.3, 0.5, 0.72, 0.9};
        constexpr int repeats = 4000;
        double truth = 0;
        for (const double chance : chances)
            truth += chance / chances.size();
        int holds = 0;
        for (int repeat = 0; repeat < repeats; ++repeat) {
            std::vector<Share> shares;
            for (std::size_t match = 0; match < chances.size(); ++match) {
                Pcg32 dice(matchSeed(28, match), static_cast<std::uint64_t>(repeat));
                shares.push_back(wilson(winsOf(chances[match], 50, dice), 50));
            }
            const Share average = *averageOf(shares);
            holds += average.low <= truth && truth <= average.high ? 1 : 0;
        }
        QVERIFY2(holds > 0.935 * repeats && holds < 0.975 * repeats, qPrintable(QString::number(holds)));
    }

    void matchesHaveTheirOwnDice() {
        QVERIFY(matchSeed(7, 0) != matchSeed(7, 1));
        QVERIFY(matchSeed(7, 1) != matchSeed(8, 1));
        QCOMPARE(matchSeed(7, 1), matchSeed(7, 1));
    }

    void ranksRespectIntervals() {
        const std::vector<Share> shares{{.count = 0, .p = 0.5, .low = 0.4, .high = 0.6},
                                        {.count = 0, .p = 0.9, .low = 0.8, .high = 0.95},
                                        {.count = 0, .p = 0.55, .low = 0.45, .high = 0.65},
                                        {.count = 0, .p = 0.1, .low = 0.05, .high = 0.2}};
        const std::vector<Rank> ranks = ranksOf(shares);
        QVERIFY(ranks[0] == (Rank{2, 3}));
        QVERIFY(ranks[1] == (Rank{1, 1}));
        QVERIFY(ranks[2] == (Rank{2, 3}));
        QVERIFY(ranks[3] == (Rank{4, 4}));
        QVERIFY(ranksOf({}).empty());
    }
};

QTEST_APPLESS_MAIN(TestListMatch)
#include "tst_list_match.moc"
