// The two sides are alike: a battle with the sides exchanged, and the dice of the sides with them, is the same battle
// with the table turned round.
#include "core/rules/skirmish/battle/battle.h"
#include "core/rules/skirmish/system.h"
#include "core/rules/skirmish/why.h"
#include "tests/support/effort.h"
#include "tests/support/exchanged_sides.h"
#include "tests/support/skirmish_setups.h"

#include <QTest>

using namespace ephor;
using namespace ephor::skirmish;
using namespace ephor::testing;

namespace {

/// What is left of a figure, and where it stands as its own side sees the table.
struct Left {
    bool present = false;
    int wounds = 0;
    Vec centre{0, 0};

    bool isLike(const Left& other) const {
        return present == other.present && wounds == other.wounds && squaredLength(centre - other.centre) < 1e-6;
    }
};

/// Of each of the side's figures, in the order of its list.
std::vector<Left> leftOf(const SkirmishGame& game, const Table& table, Side side) {
    const TableSize size = game.setup().table;
    std::vector<Left> all;
    for (const PieceId figure : table.all(side)) {
        Left& left = all.emplace_back();
        left.present = table.isPresent(figure);
        if (!left.present)
            continue;
        left.wounds = woundsOf(table, figure);
        const Vec centre = table.body(figure).pose.centre;
        left.centre = side == Side::A ? centre : Vec{size.width - centre.x, size.height - centre.y};
    }
    return all;
}

bool areAlike(const std::vector<Left>& some, const std::vector<Left>& others) {
    return std::ranges::equal(some, others, [](const Left& one, const Left& other) { return one.isLike(other); });
}

}  // namespace

class TestSkirmishExchangedSides : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBattleWithTheSidesExchangedEndsAlike_data() {
        QTest::addColumn<ArmyList>("army");
        QTest::newRow("knights and their spearmen")
            << skirmishList("conroi", {skirmishBand("conroi", 1, "knight", {{"knight", 2}, {"spearman", 5}})});
        QTest::newRow("two retinues") << skirmishList(
            "two", {skirmishBand("knights", 1, "knight", {{"knight", 3}}),
                    skirmishBand("foot", 1, "sergeant", {{"spearman", 4}, {"archer", 2}})});
        QTest::newRow("archers") << skirmishList(
            "archers", {skirmishBand("archers", 1, "man_at_arms", {{"archer", 4}, {"spearman", 4}})});
    }
    void aBattleWithTheSidesExchangedEndsAlike() {
        QFETCH(ArmyList, army);
        Setup setup;
        setup.system = "skirmish";
        setup.rules = skirmish::system().info().version;
        setup.table = {48, 36};
        setup.lists = {army, army};
        const auto made = skirmish::system().open(setup);
        QVERIFY(made);
        const auto& game = static_cast<const SkirmishGame&>(**made);
        Fight battle(game);
        Fight turned(game);
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(effort(16)); ++seed) {
            const Ended one = fightOut(battle, Generals(seed, false, &why::drawCard));
            const Ended other = fightOut(turned, Generals(seed, true, &why::drawCard));
            const QString name = QString::number(seed);
            QVERIFY2(other.winner == exchanged(one.winner) && other.turns == one.turns, qPrintable(name));
            QVERIFY2(areAlike(leftOf(game, turned.table(), Side::B), leftOf(game, battle.table(), Side::A)),
                     qPrintable(name));
            QVERIFY2(areAlike(leftOf(game, turned.table(), Side::A), leftOf(game, battle.table(), Side::B)),
                     qPrintable(name));
        }
    }
};

QTEST_GUILESS_MAIN(TestSkirmishExchangedSides)
#include "tst_skirmish_exchanged_sides.moc"
