// Who stands in which square: derived from the table, and kept beside it while a battle runs.
#pragma once

#include "core/base/stack_list.h"
#include "core/rules/ohw/ohw_game.h"

namespace ephor::ohw {

class Board {
public:
    Board(const OhwGame& game, const Table& table) : m_game(&game), m_table(&table) { read(); }

    /// Reads the table anew.
    void read();

    const OhwGame& game() const { return *m_game; }
    const Table& table() const { return *m_table; }
    const Grid& grid() const { return m_game->grid(); }
    /// The unit in a square of the grid; none where it is free.
    PieceId at(Square square) const { return m_units[static_cast<std::size_t>(grid().index(square))]; }
    Square square(PieceId unit) const { return m_squares[unit.index()]; }
    Heading heading(PieceId unit) const { return m_headings[unit.index()]; }
    /// The unit in the square ahead of one; none beyond the edge.
    PieceId before(PieceId unit) const {
        const Square next = stepped(square(unit), heading(unit));
        return grid().contains(next) ? at(next) : PieceId{};
    }

    void put(PieceId unit, Square square, Heading heading) {
        m_squares[unit.index()] = square;
        m_headings[unit.index()] = heading;
        m_units[static_cast<std::size_t>(grid().index(square))] = unit;
    }
    void lift(PieceId unit) { m_units[static_cast<std::size_t>(grid().index(square(unit)))] = {}; }

private:
    const OhwGame* m_game;
    const Table* m_table;
    std::array<PieceId, mostSquares> m_units;
    std::array<Square, 2 * mostUnits> m_squares;
    std::array<Heading, 2 * mostUnits> m_headings;
};

/// A square and facing that a unit can come to, and what that costs.
struct Spot {
    Square square;
    Heading facing = Heading::North;
    std::int8_t cost = 0;
    bool mayEnd = true;  ///< false: only passed through
    bool goesOn = true;  ///< false: the activation ends here, whatever is left of the Move
};

/// All that a unit can come to in one activation (OTW-012 to OTW-014, OTW-018, OTW-049). `companions` move along and are not in its way.
class Reach {
public:
    Reach(const Board& board, PieceId unit, const PieceSet& companions = {});

    std::span<const Spot> spots() const { return m_spots.all(); }
    const Spot* find(Square square, Heading facing) const;
    int allowance() const { return m_allowance; }

private:
    static constexpr int span = 3;  ///< the largest Move
    void enter(Square square, Heading facing, int cost, bool mayEnd, bool goesOn);
    void expand(const Spot& from);

    const Board& m_board;
    PieceId m_unit;
    PieceSet m_companions;
    const Traits& m_traits;
    Square m_start;
    int m_allowance = 0;
    StackList<Spot, 100> m_spots;
    std::array<std::uint8_t, std::size_t{2 * span + 1} * (2 * span + 1)> m_seen{};  ///< facings, a bit each
};

/// A way to attack: whom, which of its edges, and where from.
struct Assault {
    PieceId target;
    Edge edge = Edge::Front;
    Square from;
    Heading facing = Heading::North;
};
/// OTW-015, OTW-020: the charges that a unit can make that has not moved. Nobody reaches farther than the next square (OTW-A29).
using Assaults = std::array<Assault, 24>;
std::size_t assaultsOf(const Board& board, PieceId unit, Assaults& assaults);
/// OTW-064: an enemy, or elephants of its own side that run wild.
bool mayAttack(const Table& table, PieceId unit, PieceId target);

}  // namespace ephor::ohw
