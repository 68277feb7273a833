#include "core/dice/sealed_dice.h"
#include "tests/support/chi_square.h"

#include <QTest>
#include <vector>

using namespace ephor;
using ephor::testing::looksUniform;

namespace {

std::vector<std::uint8_t> drawn(DiceSource& dice, int sides, std::size_t count) {
    std::vector<std::uint8_t> faces(count);
    dice.draw(sides, faces);
    return faces;
}

DiceKey countingKey() {
    DiceKey key;
    for (std::size_t i = 0; i < key.bytes.size(); ++i)
        key.bytes[i] = static_cast<std::uint8_t>(i);
    return key;
}

}  // namespace

class TestSealedDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFacesAreThoseOfThePublishedKeyStream() {
        // ChaCha20 under a key and nonce of zeros (RFC 8439, A.1, vector 1).
        const std::vector<std::uint8_t> stream{0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a,
                                               0xe5, 0x53, 0x86, 0xbd, 0x28, 0xbd, 0xd2, 0x19, 0xb8, 0xa0, 0x8d,
                                               0xed, 0x1a, 0xa8, 0x36, 0xef, 0xcc, 0x8b, 0x77, 0x0d, 0xc7};
        std::vector<std::uint8_t> expected;
        for (const std::uint8_t byte : stream)
            if (byte < 252)
                expected.push_back(static_cast<std::uint8_t>(byte % 6 + 1));
        SealedDice dice{DiceKey{}};
        QCOMPARE(drawn(dice, 6, expected.size()), expected);
    }

    void theFirstFacesOfAFixedKeyStay() {
        SealedDice dice(countingKey());
        const std::vector<std::uint8_t> golden{4, 2, 6, 2, 6, 2, 5, 4, 4, 4, 6, 5, 5, 3, 2, 1, 6, 1, 4, 3};
        QCOMPARE(drawn(dice, 6, golden.size()), golden);
    }

    void itMattersNotHowTheFacesAreAskedFor() {
        SealedDice atOnce(countingKey());
        SealedDice oneByOne(countingKey());
        const std::vector<std::uint8_t> together = drawn(atOnce, 6, 2000);  // several blocks of the stream
        for (const std::uint8_t face : together)
            QCOMPARE(drawn(oneByOne, 6, 1).front(), face);
    }

    void everyFaceFallsEquallyOften_data() {
        QTest::addColumn<int>("sides");
        for (const int sides : {2, 3, 6, 12, 20, 100, 255})
            QTest::addRow("d%d", sides) << sides;
    }
    void everyFaceFallsEquallyOften() {
        QFETCH(int, sides);
        SealedDice dice(countingKey());
        std::vector<int> counts(static_cast<std::size_t>(sides));
        for (const std::uint8_t face : drawn(dice, sides, 600'000)) {
            QVERIFY(face >= 1 && face <= sides);
            ++counts[face - 1U];
        }
        QVERIFY(looksUniform(counts));
    }

    void anotherKeyGivesOtherFaces() {
        DiceKey key = countingKey();
        key.bytes[31] ^= 1;
        SealedDice one(countingKey());
        SealedDice other(key);
        std::vector<int> pairs(36);
        const auto a = drawn(one, 6, 200'000);
        const auto b = drawn(other, 6, 200'000);
        for (std::size_t i = 0; i < a.size(); ++i)
            ++pairs[(a[i] - 1U) * 6 + b[i] - 1U];
        QVERIFY(looksUniform(pairs));
    }

    void aKeyIsWrittenAsHexadecimalDigits() {
        const DiceKey key = countingKey();
        QCOMPARE(key.toHex(), std::string("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"));
        QVERIFY(DiceKey::fromHex(key.toHex()) == key);
        QVERIFY(!DiceKey::fromHex(""));
        QVERIFY(!DiceKey::fromHex(key.toHex() + "00"));
        QVERIFY(!DiceKey::fromHex("g" + key.toHex().substr(1)));
        QVERIFY(!DiceKey::fromHex(" " + key.toHex().substr(1)));
    }

    void theCommitmentIsTheDigestOfTheKeyAndTellsKeysApart() {
        const DiceKey key = countingKey();
        QCOMPARE(toHex(key.commitment()), std::string("f39a2cad58411cd49f577e5086b8031f"));
        QVERIFY(DiceKey{}.commitment() != key.commitment());
    }

    void freshKeysDiffer() { QVERIFY(DiceKey::fresh() != DiceKey::fresh()); }
};

QTEST_APPLESS_MAIN(TestSealedDice)
#include "tst_sealed_dice.moc"
