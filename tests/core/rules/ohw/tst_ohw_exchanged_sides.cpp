// The two sides are alike: a battle with the sides exchanged, and the dice of the sides with them, is the same battle
// with the table turned round.
#include "core/rules/ohw/battle/board.h"
#include "tests/support/effort.h"
#include "tests/support/exchanged_sides.h"
#include "tests/support/ohw_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

/// What is left of a unit, and where it stands as its own side sees the table.
struct Left {
    int strength = 0;
    Square square{-1, -1};
    int quarters = 0;  ///< from the way ahead

    friend bool operator==(const Left&, const Left&) = default;
};

/// Of each side's units, in the order of its list.
std::vector<Left> leftOf(const OhwGame& game, const Table& table, Side side) {
    const Grid& grid = game.grid();
    std::vector<Left> all;
    for (const PieceId unit : table.all(side)) {
        Left& left = all.emplace_back();
        if (!table.isPresent(unit))
            continue;
        const Pose& pose = table.body(unit).pose;
        const Square square = game.squareAt(pose.centre);
        left.strength = ohw::strength(table, unit);
        left.square = side == Side::A ? square : Square{grid.columns - 1 - square.column, grid.rows - 1 - square.row};
        left.quarters = (static_cast<int>(headingOf(pose.facing)) - static_cast<int>(ahead(side)) + 4) % 4;
    }
    return all;
}

/// Every kind of troops.
ArmyList everyKind() {
    std::vector<std::pair<std::string, int>> units;
    for (const TroopType& type : ohw::catalogue().types)
        units.emplace_back(type.id, 1);
    return ohwArmy("Every kind", "able", units);
}

}  // namespace

class TestOhwExchangedSides : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBattleWithTheSidesExchangedEndsAlike_data() {
        QTest::addColumn<ArmyList>("army");
        QTest::newRow("twelve units") << twelveOhwUnits();
        QTest::newRow("every kind of troops") << everyKind();
    }
    void aBattleWithTheSidesExchangedEndsAlike() {
        QFETCH(ArmyList, army);
        const auto made = *ohw::system().open(ohwSetup(army, army));
        const auto& game = static_cast<const OhwGame&>(*made);
        Fight battle(game);
        Fight turned(game);
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(effort(40)); ++seed) {
            const Ended one = fightOut(battle, Generals(seed, false));
            const Ended other = fightOut(turned, Generals(seed, true));
            const QString name = QString::number(seed);
            QVERIFY2(other.winner == exchanged(one.winner) && other.turns == one.turns, qPrintable(name));
            QVERIFY2(leftOf(game, turned.table(), Side::B) == leftOf(game, battle.table(), Side::A), qPrintable(name));
            QVERIFY2(leftOf(game, turned.table(), Side::A) == leftOf(game, battle.table(), Side::B), qPrintable(name));
        }
    }
};

QTEST_GUILESS_MAIN(TestOhwExchangedSides)
#include "tst_ohw_exchanged_sides.moc"
