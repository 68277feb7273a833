// The table and sets of pieces.
#include "core/battle/table.h"
#include "core/dice/fast_dice.h"

#include <QTest>
#include <set>

using namespace ephor;

class TestTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setsOfPiecesAreSets() {
        Pcg32 draw(1, 1);
        for (int round = 0; round < 200; ++round) {
            PieceSet a, b;
            std::set<int> x, y;
            for (int i = 0; i < 40; ++i) {
                const int p = static_cast<int>(draw.below(PieceSet::room));
                const int q = static_cast<int>(draw.below(PieceSet::room));
                a.insert(PieceId(p)), x.insert(p);
                b.insert(PieceId(q)), y.insert(q);
                if (i % 3 == 0)
                    a.erase(PieceId(q)), x.erase(q);
            }
            const auto numbers = [](const PieceSet& set) {
                std::vector<int> all;
                for (const PieceId p : set)
                    all.push_back(static_cast<int>(p.index()));
                return all;
            };
            QCOMPARE(numbers(a), std::vector<int>(x.begin(), x.end()));
            std::vector<int> both, without;
            std::ranges::set_intersection(x, y, std::back_inserter(both));
            std::ranges::set_difference(x, y, std::back_inserter(without));
            QCOMPARE(numbers(a & b), both);
            QCOMPARE(numbers(a - b), without);
            QCOMPARE(a.size(), static_cast<int>(x.size()));
            QVERIFY((a & b).isSubsetOf(a) && ((a - b).empty() || !(a - b).isSubsetOf(b)));
        }
        QVERIFY(!PieceSet{}.first());
        QVERIFY(!PieceSet{}.contains(PieceId{}));
    }

    void contactsFollowFromWhereEverybodyStands() {
        Table table({40, 40});
        const PieceId a = table.add(Side::A, {5, 2});
        const PieceId b = table.add(Side::B, {5, 2});
        const PieceId c = table.add(Side::A, {5, 2});
        QVERIFY(table.present().empty());
        table.apply(PiecePlaced{a, {{10, 10}, {0, 1}}, nullptr});
        table.apply(PiecePlaced{b, {{10, 12}, {0, -1}}, nullptr});
        table.apply(PiecePlaced{c, {{15, 10}, {0, 1}}, nullptr});
        QVERIFY(table.touching(a).contains(b) && table.touching(b).contains(a) && table.touching(a).contains(c));
        QVERIFY(table.enemiesTouching(a).size() == 1);
        table.apply(PieceMoved{b, {{10, 13}, {0, -1}}, nullptr});
        QVERIFY(table.touching(b).empty() && !table.touching(a).contains(b));
        table.apply(PieceRemoved{c, nullptr});
        QVERIFY(table.touching(a).empty());
        QVERIFY(!table.isPresent(c) && table.removed().contains(c) && !table.present(Side::A).contains(c) &&
                table.all(Side::A).contains(c));
    }

    void roundBasesTouchByTheirRims() {
        Table table({40, 40});
        const PieceId a = table.addRound(Side::A, {1, 1}, 0.75, 0.01);
        const PieceId b = table.addRound(Side::B, {1, 1}, 0.5, 0.01);
        const PieceId c = table.addRound(Side::B, {1, 1}, 0.5, 0.01);
        table.apply(PiecePlaced{a, {{10, 10}, {0, 1}}, nullptr});
        table.apply(PiecePlaced{b, {{11.26, 10}, {0, 1}}, nullptr});
        QVERIFY(table.touching(a).contains(b) && table.touching(b).contains(a) && !table.touching(a).contains(a));
        QVERIFY(!table.touching(a).contains(c));
        table.apply(PiecePlaced{c, {{10, 8.735}, {0, 1}}, nullptr});
        QCOMPARE(table.enemiesTouching(a).size(), 1);
        table.apply(PieceMoved{c, {{10, 8.745}, {0.6, 0.8}}, nullptr});
        QCOMPARE(table.enemiesTouching(a).size(), 2);
        table.apply(PieceRemoved{b, nullptr});
        QCOMPARE(table.touching(a), table.enemiesTouching(a));
        QCOMPARE(table.enemiesTouching(a).first(), c);
    }

    void countersAndTurnsChangeByEventsAlone() {
        Table table;
        const PieceId a = table.add(Side::A, {5, 2});
        table.start(a, 0, 4);
        table.start(Side::B, 2, 30);
        const Table before = table;
        table.apply(Event(CounterSet{a, 3, 7, nullptr}));
        table.apply(Event(SideCounterSet{Side::B, 2, -1, nullptr}));
        table.apply(Event(PhaseBegan{2, 3}));
        QVERIFY(table.counter(a, 0) == 4 && table.counter(a, 3) == 7 && table.counter(Side::B, 2) == -1 &&
                table.turn() == 2 && table.phase() == 3);
        QVERIFY(table != before);
        const Table same = table;
        table.apply(Event(Noted{}));
        table.apply(Event(Rolled{}));
        QVERIFY(table == same);
    }

    void aBreakdownAddsUpAndLeavesOutZeroes() {
        static constexpr Reason one{"X-1", "one"};
        static constexpr Reason two{"X-2", "two"};
        Breakdown sum;
        sum.add(3, one);
        sum.add(0, two);
        sum.add(-1, two);
        QCOMPARE(sum.total(), 2);
        QCOMPARE(sum.lines().size(), std::size_t{2});
        QVERIFY(sum.lines()[1].why == &two);
    }
};

QTEST_GUILESS_MAIN(TestTable)
#include "tst_table.moc"
