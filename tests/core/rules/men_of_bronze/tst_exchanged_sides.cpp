// The two sides are alike: a battle with the sides exchanged, and the dice of the sides with them, is the same battle.
#include "core/rules/men_of_bronze/battle/battle.h"
#include "tests/support/bronze_battles.h"
#include "tests/support/effort.h"
#include "tests/support/exchanged_sides.h"

#include <QTest>

using namespace ephor;
using namespace ephor::men_of_bronze;
using namespace ephor::testing;

namespace {

/// What is left of each side's units, in the order of its list.
std::vector<int> leftOf(const Table& table, Side side) {
    std::vector<int> left;
    for (const PieceId unit : table.all(side))
        left.push_back(table.present().contains(unit) ? courage(table, unit) : 0);
    return left;
}

}  // namespace

class TestExchangedSides : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBattleWithTheSidesExchangedEndsAlike() {
        Setup setup = bronzeSetup(tenUnits(), tenUnits());
        setup.options.emplace_back("premeasure", "true");  // estimates by eye differ between the sides
        const std::shared_ptr<const Game> game = bronzeGame(setup);
        QVERIFY(game);
        Fight battle(*game);
        Fight exchanged(*game);
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(effort(40)); ++seed) {
            const Ended one = fightOut(battle, Generals(seed, false));
            const Ended other = fightOut(exchanged, Generals(seed, true));
            QVERIFY2(other.winner == testing::exchanged(one.winner) && other.turns == one.turns,
                     qPrintable(QString::number(seed)));
            QCOMPARE(leftOf(exchanged.table(), Side::B), leftOf(battle.table(), Side::A));
            QCOMPARE(leftOf(exchanged.table(), Side::A), leftOf(battle.table(), Side::B));
        }
    }
};

QTEST_GUILESS_MAIN(TestExchangedSides)
#include "tst_exchanged_sides.moc"
