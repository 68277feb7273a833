// The table and sets of pieces.
#include "core/battle/table.h"
#include "core/dice/fast_dice.h"

#include <QTest>
#include <limits>
#include <set>

using namespace ephor;

namespace {

double drawn(Pcg32& draw, double low, double high) {
    return low + (high - low) * static_cast<double>(draw.below(1 << 20)) / (1 << 20);
}

Vec anyDirection(Pcg32& draw) { return direction({drawn(draw, -1, 1), drawn(draw, -1, 1)}, {0, 1}); }

/// Somewhere on the table, at its edge or, now and then, off it.
Vec anywhere(const Table& table, Pcg32& draw) {
    const TableSize size = table.size();
    switch (draw.below(8)) {
    case 0:
        return {0, size.height};
    case 1:
        return {drawn(draw, -100, 500), drawn(draw, -100, 500)};
    default:
        return {drawn(draw, 0, size.width), drawn(draw, 0, size.height)};
    }
}

/// An event that moves, places or removes a piece, or sets one of its counters.
void change(Table& table, Pcg32& draw) {
    const PieceId piece(static_cast<int>(draw.below(static_cast<std::uint32_t>(table.pieces()))));
    const Pose pose{anywhere(table, draw), anyDirection(draw)};
    const auto to = static_cast<std::int16_t>(draw.below(3));
    if (draw.below(3) == 0)
        table.apply(CounterSet{piece, static_cast<std::uint8_t>(draw.below(Table::counters)), to, nullptr});
    else if (!table.isPresent(piece) && !table.removed().contains(piece))
        table.apply(PiecePlaced{piece, pose, nullptr});
    else if (table.isPresent(piece) && draw.below(16) == 0)
        table.apply(PieceRemoved{piece, nullptr});
    else if (table.isPresent(piece))
        table.apply(PieceMoved{piece, pose, nullptr});
}

/// What the table keeps beside its pieces, worked out from them anew.
bool agreesWithItself(const Table& table, Pcg32& draw) {
    const Vec point = anywhere(table, draw);
    const Vec along = anyDirection(draw);
    const double reach = drawn(draw, 0, 12);
    const double half = drawn(draw, 0, 10);
    PieceSet near, nearPath, inContact;
    std::array<PieceSet, Table::counters> with;
    for (int i = 0; i < table.pieces(); ++i) {
        const PieceId p(i);
        for (std::uint8_t c = 0; c < Table::counters; ++c)
            if (table.counter(p, c) != 0)
                with[c].insert(p);
        if (!table.isPresent(p))
            continue;
        const double most = reach + table.radius(p);
        if (squaredLength(table.body(p).pose.centre - point) <= most * most)
            near.insert(p);
        const Vec way = table.body(p).pose.centre - (point + along * half);
        if (std::abs(dot(way, along)) - half <= most && std::abs(cross(way, along)) <= most)
            nearPath.insert(p);
        if (!table.enemiesTouching(p).empty())
            inContact.insert(p);
    }
    for (std::uint8_t c = 0; c < Table::counters; ++c)
        if (table.with(c) != with[c])
            return false;
    return table.near(point, reach) == near && table.nearPath(point, along, 2 * half, reach) == nearPath &&
           table.inContact() == inContact;
}

}  // namespace

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

    void whoIsKeptApartTouchesNobodyAndIsNearAllTheSame() {
        Table table({40, 40});
        const PieceId a = table.add(Side::A, {5, 2});
        const PieceId b = table.add(Side::B, {5, 2});
        table.keepApart();
        table.apply(PiecePlaced{a, {{10, 10}, {0, 1}}, nullptr});
        table.apply(PiecePlaced{b, {{30, 30}, {0, -1}}, nullptr});
        table.apply(PieceMoved{b, {{10, 12}, {0, -1}}, nullptr});
        QVERIFY(table.touching(a).empty() && table.enemiesTouching(b).empty() && table.inContact().empty());
        QCOMPARE(table.near({10, 11}, 1).size(), 2);
        QVERIFY(table.near({30, 30}, 1).empty());
        table.apply(PieceRemoved{a, nullptr});
        QCOMPARE(table.near({10, 11}, 1).first(), b);
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

    void whatItKeepsIsWhatFollowsFromThePieces() {
        Pcg32 draw(3, 3);
        for (const int pieces : {1, 12, 64, 65, 200}) {
            for (const TableSize size : {TableSize{72, 48}, TableSize{12, 400}}) {
                Table table(size);
                for (int i = 0; i < pieces; ++i) {
                    const PieceId piece =
                        table.add(i % 2 == 0 ? Side::A : Side::B, {drawn(draw, 0.5, 8), drawn(draw, 0.5, 4)});
                    table.start(piece, 2, i % 3);
                }
                Table other = table;
                for (int i = 0; i < 40 * pieces; ++i) {
                    change(table, draw);
                    if (i % 10 == 0)
                        QVERIFY(agreesWithItself(table, draw));
                    if (i % 50 == 0)
                        other = table;
                }
                QVERIFY(agreesWithItself(other, draw));
                QVERIFY(table.near({6, 40}, 10000) == table.present());
            }
        }
    }

    void whatIsNoNumberIsNearNobody() {
        Table table;
        table.apply(PiecePlaced{table.add(Side::A, {5, 2}), {{10, 10}, {0, 1}}, nullptr});
        const double none = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(table.near({none, 10}, 3).empty() && table.near({10, none}, 3).empty());
        QVERIFY(table.nearPath({none, 10}, {0, 1}, 4, 3).empty());
        QVERIFY(!table.near({10, 10}, std::numeric_limits<double>::infinity()).empty());
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
