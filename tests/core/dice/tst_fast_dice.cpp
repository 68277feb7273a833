#include "core/dice/fast_dice.h"
#include "tests/support/chi_square.h"

#include <QTest>
#include <array>
#include <vector>

using namespace ephor;
using ephor::testing::looksUniform;

namespace {

std::vector<std::uint8_t> drawn(DiceSource& dice, int sides, std::size_t count) {
    std::vector<std::uint8_t> faces(count);
    dice.draw(sides, faces);
    return faces;
}

}  // namespace

class TestFastDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstFacesOfSeedOneStay() {
        FastDice dice(1);
        const std::vector<std::uint8_t> golden{6, 2, 6, 5, 4, 6, 2, 6, 4, 1, 1, 4, 4, 2, 2, 1, 4, 5, 4, 3};
        QCOMPARE(drawn(dice, 6, golden.size()), golden);
        Pcg32 generator(1, 0);
        QCOMPARE(generator.next(), 2730540495U);
    }

    void theFirstFacesOfAnotherStreamStay() {
        FastDice dice(1, 7);
        const std::vector<std::uint8_t> golden{5, 1, 2, 5, 4, 5, 5, 6, 5, 2, 3, 3, 3, 6, 4, 1, 6, 5, 1, 1};
        QCOMPARE(drawn(dice, 6, golden.size()), golden);
    }

    void theSameSeedGivesTheSameFacesHoweverTheyAreAskedFor() {
        FastDice atOnce(42, 3);
        FastDice oneByOne(42, 3);
        const std::vector<std::uint8_t> together = drawn(atOnce, 6, 1003);
        for (std::size_t i = 0; i < together.size(); ++i)
            QCOMPARE(drawn(oneByOne, 6, 1).front(), together[i]);
    }

    void everyFaceFallsEquallyOften_data() {
        QTest::addColumn<int>("sides");
        for (const int sides : {2, 3, 4, 6, 8, 10, 12, 20, 100, 255})
            QTest::addRow("d%d", sides) << sides;
    }
    void everyFaceFallsEquallyOften() {
        QFETCH(int, sides);
        FastDice dice(20240501, static_cast<std::uint64_t>(sides));
        std::vector<int> counts(static_cast<std::size_t>(sides));
        for (const std::uint8_t face : drawn(dice, sides, 1'000'000)) {
            QVERIFY(face >= 1 && face <= sides);
            ++counts[face - 1U];
        }
        QVERIFY(looksUniform(counts));
    }

    void fiveDiceFromOneDrawAreAsGoodAsFiveDraws() {
        // All 7,776 results of five dice at once: equally likely, as they are for dice drawn one by one.
        FastDice table(5);
        Pcg32 generator(6, 0);
        std::vector<int> fromTable(7776);
        std::vector<int> fromDraws(7776);
        for (int i = 0; i < 500'000; ++i) {
            std::array<std::uint8_t, 5> faces{};
            table.draw(6, faces);
            std::size_t both[2] = {0, 0};
            for (const std::uint8_t face : faces) {
                both[0] = both[0] * 6 + face - 1U;
                both[1] = both[1] * 6 + generator.below(6);
            }
            ++fromTable[both[0]];
            ++fromDraws[both[1]];
        }
        QVERIFY(looksUniform(fromTable));
        QVERIFY(looksUniform(fromDraws));
    }

    void aDieTellsNothingAboutTheNext() {
        FastDice dice(99);
        const std::vector<std::uint8_t> faces = drawn(dice, 6, 1'000'001);
        for (const std::size_t apart : {1U, 2U, 5U, 6U}) {
            std::vector<int> pairs(36);
            for (std::size_t i = 0; i + apart < faces.size(); i += apart + 1)
                ++pairs[(faces[i] - 1U) * 6 + faces[i + apart] - 1U];
            QVERIFY(looksUniform(pairs));
        }
    }

    void streamsOfASeedTellNothingAboutEachOther() {
        // The first faces of neighbouring streams, and two whole streams side by side.
        std::vector<int> firsts(36);
        for (std::uint64_t stream = 0; stream < 200'000; stream += 2) {
            FastDice one(1234, stream);
            FastDice other(1234, stream + 1);
            ++firsts[(drawn(one, 6, 1).front() - 1U) * 6 + drawn(other, 6, 1).front() - 1U];
        }
        QVERIFY(looksUniform(firsts));
        std::vector<int> pairs(36);
        FastDice one(77, 0);
        FastDice other(77, 1);
        for (int i = 0; i < 500'000; ++i)
            ++pairs[(drawn(one, 6, 1).front() - 1U) * 6 + drawn(other, 6, 1).front() - 1U];
        QVERIFY(looksUniform(pairs));
    }

    void theSameStreamOfNeighbouringSeedsTellsNothing() {
        std::vector<int> firsts(36);
        for (std::uint64_t seed = 0; seed < 200'000; seed += 2) {
            FastDice one(seed);
            FastDice other(seed + 1);
            ++firsts[(drawn(one, 6, 1).front() - 1U) * 6 + drawn(other, 6, 1).front() - 1U];
        }
        QVERIFY(looksUniform(firsts));
    }

    void aBoundThatDoesNotDivideTheRangeIsNotBiased() {
        // Without rejection a bound of 3 * 2^30 would draw one third of its numbers twice as often.
        Pcg32 generator(3, 3);
        std::vector<int> thirds(3);
        for (int i = 0; i < 300'000; ++i)
            ++thirds[generator.below(3U << 30) >> 30];
        QVERIFY(looksUniform(thirds));
        QCOMPARE(generator.below(1), 0U);
    }
};

QTEST_APPLESS_MAIN(TestFastDice)
#include "tst_fast_dice.moc"
