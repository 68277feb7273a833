#include "core/dice/roll.h"
#include "core/dice/scripted_dice.h"

#include <QTest>
#include <array>

using namespace ephor;

class TestScriptedDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void facesComeInTheOrderOfTheList() {
        ScriptedDice dice({4, 1, 6, 2});
        std::array<std::uint8_t, 3> three{};
        dice.draw(6, three);
        QCOMPARE(three, (std::array<std::uint8_t, 3>{4, 1, 6}));
        QCOMPARE(dice.left(), 1);
        std::array<std::uint8_t, 1> one{};
        dice.draw(6, one);
        QCOMPARE(one[0], std::uint8_t{2});
        QCOMPARE(dice.left(), 0);
    }

    void leftOverFacesAreCounted() { QCOMPARE(ScriptedDice({1, 2, 3}).left(), 3); }

    void facesDrawnBeyondTheListAreOneAndTwoInTurnAndAreRemembered() {
        ScriptedDice dice({5});
        std::array<std::uint8_t, 3> three{};
        dice.draw(6, three);
        QCOMPARE(three, (std::array<std::uint8_t, 3>{5, 2, 1}));
        QCOMPARE(dice.left(), -2);
    }

    void aRollCountsWhatItShows() {
        Roll roll;
        roll.count = 5;
        roll.faces = {1, 4, 6, 3, 5, 6};  // the last one was not thrown
        QCOMPARE(roll.atLeast(4), 3);
        QCOMPARE(roll.atLeast(1), 5);
        QCOMPARE(roll.atLeast(7), 0);
        QCOMPARE(roll[2], 6);
        QCOMPARE(roll.shown().size(), std::size_t{5});
    }
};

QTEST_APPLESS_MAIN(TestScriptedDice)
#include "tst_scripted_dice.moc"
