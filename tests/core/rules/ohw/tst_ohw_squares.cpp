// Sets of squares, and what is found out by them.
#include "core/dice/fast_dice.h"
#include "core/rules/ohw/battle/reachable_squares.h"
#include "core/rules/ohw/battle/units.h"
#include "tests/support/ohw_setups.h"
#include "tests/support/rule.h"

#include <QTest>

using namespace ephor;
using namespace ephor::ohw;
using namespace ephor::testing;

namespace {

constexpr Grid largest{mostColumns, mostRows};

std::vector<Square> someSquares(const Grid& grid, Pcg32& draw) {
    std::vector<Square> squares;
    for (std::uint32_t n = draw.below(12); n > 0; --n)
        squares.push_back(grid.square(static_cast<int>(draw.below(static_cast<std::uint32_t>(grid.count())))));
    return squares;
}

Squares setOf(const std::vector<Square>& squares) {
    Squares set;
    for (const Square square : squares)
        set.insert(square);
    return set;
}

/// Whether a unit can charge, by all that it can come to.
bool canCharge(const Board& board, PieceId unit) {
    const Table& table = board.table();
    const Profile& profile = board.game().profile(unit);
    const int allowance = allowanceIn(profile.move, board.game().terrainAt(board.square(unit)), profile.traits);
    ReachableSquares reachable;
    findReachable(board, unit, reachable);
    for (const Spot& spot : reachable.spots.all())
        for (const Heading facing : Facings(spot)) {
            const PieceId here = board.at(spot.square);
            const PieceId target = board.at(stepped(spot.square, facing));
            const bool stands = spot.square == board.square(unit) && facing == board.heading(unit);
            if (!spot.mayEnd || (here && here != unit) || !target || target == unit ||
                !mayAttack(table, table.side(unit), target) || (stands && table.counter(unit, Beside) != 0))
                continue;
            if (spot.cost + 1 <=
                allowanceIn(allowance, board.game().terrainAt(stepped(spot.square, facing)), profile.traits))
                return true;
        }
    return false;
}

}  // namespace

class TestOhwSquares : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setsOfSquaresAreSets() {
        Pcg32 draw(431, 1);
        for (int n = 0; n < 200; ++n) {
            const std::vector<Square> some = someSquares(largest, draw);
            const std::vector<Square> others = someSquares(largest, draw);
            const Squares a = setOf(some);
            const Squares b = setOf(others);
            for (int i = 0; i < largest.count(); ++i) {
                const Square square = largest.square(i);
                const auto isIn = [&](const std::vector<Square>& all) {
                    return std::ranges::find(all, square) != all.end();
                };
                QCOMPARE(a.contains(square), isIn(some));
                QCOMPARE((a & b).contains(square), isIn(some) && isIn(others));
                QCOMPARE((a - b).contains(square), isIn(some) && !isIn(others));
                QCOMPARE((a.row(ohw::Place(square).row()) >> ohw::Place(square).bit() & 1) != 0, isIn(some));
                QCOMPARE(ohw::Place(square).square(), square);
                QCOMPARE(a.beside().contains(square),
                         std::ranges::any_of(some, [&](Square one) { return adjoin(one, square); }));
                for (const Square one : some) {
                    const int right = one.column - square.column;
                    const int up = one.row - square.row;
                    if (std::abs(right) <= Squares::span && std::abs(up) <= Squares::span)
                        QVERIFY((a.about(square) & Squares::bitAbout(right, up)) != 0);
                }
            }
        }
    }
    void whatIsBesideASquareIsToldFromWhereOneFaces() {
        Pcg32 draw(431, 4);
        for (int n = 0; n < 300; ++n) {
            const std::vector<Square> some = someSquares(largest, draw);
            const Square square =
                largest.square(static_cast<int>(draw.below(static_cast<std::uint32_t>(largest.count()))));
            for (const Heading facing : headings) {
                const std::array around{facing, rightOf(facing), opposite(facing), leftOf(facing)};
                Squares flanks;
                flanks.insertFlanks(square, facing);
                for (std::size_t way = 0; way < around.size(); ++way) {
                    const Square next = stepped(square, around[way]);
                    QCOMPARE((setOf(some).beside(square, facing) >> way & 1U) != 0,
                             std::ranges::find(some, next) != some.end());
                    QCOMPARE(flanks.contains(next), way != 0);
                }
                QVERIFY(!flanks.contains(square));
            }
            if (some.empty())
                continue;
            Squares moved = setOf(some);
            moved.move(some[0], square);
            QVERIFY(moved.contains(square) && (some[0] == square || !moved.contains(some[0])));
            Squares without;
            without.move(square, some[0]);  // it has nothing to move
            QVERIFY(!without.contains(square) && !without.contains(some[0]));
        }
    }
    void setsOfUnitsAreSetsOfPieces() {
        Pcg32 draw(431, 5);
        for (int n = 0; n < 200; ++n) {
            std::array<PieceSet, 2> pieces;
            for (PieceSet& set : pieces)
                for (std::uint32_t left = draw.below(20); left > 0; --left)
                    set.insert(PieceId(static_cast<int>(draw.below(Units::room))));
            const Units a(pieces[0]);
            const Units b(pieces[1]);
            QVERIFY((a & b).pieces() == (pieces[0] & pieces[1]));
            QVERIFY((a | b).pieces() == (pieces[0] | pieces[1]));
            QVERIFY((a - b).pieces() == pieces[0] - pieces[1]);
            QCOMPARE(a.size(), pieces[0].size());
            QCOMPARE(a.empty(), pieces[0].empty());
            std::vector<PieceId> units;
            for (const PieceId unit : a)
                units.push_back(unit);
            std::vector<PieceId> all;
            for (const PieceId piece : pieces[0])
                all.push_back(piece);
            QVERIFY(units == all);
            QVERIFY(a.first() == (all.empty() ? PieceId() : all.front()));
        }
    }
    void noChargeIsOverlooked() {
        RULE("OTW-020");
        Pcg32 draw(431, 3);
        int charges = 0;
        for (int n = 0; n < 300; ++n) {
            Setup setup = ohwSetup(anyOhwArmy(draw, 20), anyOhwArmy(draw, 20), {60, 48});
            setup.terrain = {{.name = "wood",
                              .kind = "wood",
                              .ground = Ground::Difficult,
                              .outline = {{20, 18}, {32, 18}, {32, 30}, {20, 30}}}};
            placeOhwClose(setup, 6, draw);
            const auto opened = ohw::system().open(setup);
            QVERIFY(opened.has_value());
            const auto& game = static_cast<const OhwGame&>(**opened);
            Table table = game.opening();
            for (const Placement& placed : setup.placements)
                table.apply(PiecePlaced{game.pieceOf(placed.side, placed.unit), placed.pose, nullptr});
            for (const PieceId unit : table.present())
                for (const UnitCounter counter : {Beside, Fleeing, Rampaging})
                    table.apply(
                        CounterSet{unit, counter, static_cast<std::int16_t>(draw.below(4) == 0 ? 1 : 0), nullptr});
            const Board board(game, table);
            for (const PieceId unit : table.present()) {
                QCOMPARE(mayCharge(board, unit), canCharge(board, unit));
                charges += mayCharge(board, unit) ? 1 : 0;
            }
        }
        QVERIFY(charges > 300);
    }
};

QTEST_GUILESS_MAIN(TestOhwSquares)
#include "tst_ohw_squares.moc"
