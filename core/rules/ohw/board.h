// Who stands in which square: derived from the table, and kept beside it while a battle runs.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/player.h"
#include "core/rules/ohw/news.h"

#include <algorithm>

namespace ephor::ohw {

/// Steps from every square of a grid to the nearest of some squares.
class Distances {
public:
    explicit Distances(const Grid& grid) : m_count(static_cast<std::size_t>(grid.rows)) { clear(); }

    void clear();
    /// One of the squares.
    void begin(Square square);
    /// Once all of them are known.
    void spread();
    int at(Square square) const {
        return m_rows[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)];
    }
    /// From every square of the grid.
    bool sameAs(const Distances& o) const {
        return std::equal(m_rows.begin(), m_rows.begin() + static_cast<std::ptrdiff_t>(m_count), o.m_rows.begin());
    }

    /// Whole registers, so that all columns take their step at once.
    using Row = std::array<std::uint8_t, 32>;
    static_assert(mostColumns <= std::tuple_size_v<Row>);

private:
    std::size_t m_count;
    std::array<Row, mostRows> m_rows;
};

/// A square that a unit can come to, how it faces there, and what that costs.
struct Spot {
    Square square;
    Heading facing = Heading::North;
    std::int8_t cost = 0;
    bool mayEnd = true;      ///< false: only passed through
    bool goesOn = true;      ///< false: the activation ends here, whatever is left of the Move
    bool turnsFree = false;  ///< OTW-013: it may face anywhere there, at the same cost
};

/// A way to attack: whom, which of its edges, and where from.
struct Assault {
    PieceId target;
    Edge edge = Edge::Front;
    Square from;
    Heading facing = Heading::North;
};

/// What has been worked out for a unit, kept while there is no news of it (Kept). Values are the doctrine's (judgement.h).
struct Outlook {
    bool mayCharge = false;
    double here = 0;   ///< value of standing where it stands
    double ahead = 0;  ///< and in the square before it
    double move = 0;   ///< the best gain by moving
    Spot moveTo;
    double charge = 0;  ///< the best value of a charge
    Assault assault;
};

class Board : public Workings {
public:
    Board(const OhwGame& game, const Table& table)
        : m_game(&game),
          m_table(&table),
          m_steady{Lookout(game.grid()), Lookout(game.grid())},
          m_flanks{Lookout(game.grid()), Lookout(game.grid())} {
        read();
    }

    /// Reads the table anew.
    void read();
    /// A counter of a unit has changed that others, or it itself, must know of.
    void changed(PieceId unit, UnitCounter counter);

    const OhwGame& game() const { return *m_game; }
    const Table& table() const { return *m_table; }
    const Grid& grid() const { return m_game->grid(); }
    /// The unit in a square of the grid, or of the rows and columns just beyond; none where it is free.
    PieceId at(Square square) const { return m_units[placeOf(square)]; }
    Square square(PieceId unit) const { return m_squares[unit.index()]; }
    Heading heading(PieceId unit) const { return m_headings[unit.index()]; }
    /// The unit in the square ahead of one; none beyond the edge.
    PieceId before(PieceId unit) const { return at(stepped(square(unit), heading(unit))); }

    /// Steps to the nearest enemy of a side who does not flee.
    const Distances& toEnemy(Side side) const {
        return m_steady[index(side)].known ? m_steady[index(side)].steps : lookForEnemies(side);
    }
    /// Does an enemy of a side flee?
    bool enemyFlees(Side side) const {
        toEnemy(side);
        return m_flees[index(other(side))];
    }
    /// Do elephants of a side run wild?
    bool runsWild(Side side) const {
        toEnemy(other(side));
        return m_runsWild[index(side)];
    }
    /// Steps to the nearest free square beside or behind such an enemy.
    const Distances& toFlank(Side side) const {
        return m_flanks[index(side)].known ? m_flanks[index(side)].steps : lookForFlanks(side);
    }

    /// What is known of a unit. Where `isNews`, that part must be worked out now.
    Outlook& outlook(PieceId unit) const { return m_outlooks[unit.index()]; }
    /// True once after each change that may matter to what is kept.
    bool isNews(Kept what, PieceId unit) const;

    void put(PieceId unit, Square square, Heading heading) {
        m_squares[unit.index()] = square;
        m_headings[unit.index()] = heading;
        m_units[placeOf(square)] = unit;
        stirred(unit);
    }
    void lift(PieceId unit) {
        m_units[placeOf(square(unit))] = {};
        stirred(unit);
    }

private:
    /// Steps to what a side looks for, worked out when it asks and kept as long as they hold.
    struct Lookout {
        explicit Lookout(const Grid& grid) : steps(grid) {}
        Distances steps;
        bool known = false;
    };
    const Distances& lookForEnemies(Side side) const;
    const Distances& lookForFlanks(Side side) const;
    void stirred(PieceId unit);

    const OhwGame* m_game;
    const Table* m_table;
    std::array<PieceId, places> m_units;
    std::array<Square, 2 * mostUnits> m_squares;
    std::array<Heading, 2 * mostUnits> m_headings;
    mutable std::array<Lookout, 2> m_steady;
    mutable std::array<bool, 2> m_flees{};     ///< of a side that has been looked at
    mutable std::array<bool, 2> m_runsWild{};  ///< the same
    mutable std::array<Lookout, 2> m_flanks;
    mutable News m_news;
    mutable std::array<Outlook, 2 * mostUnits> m_outlooks;
};

/// How a unit may face there: the way it comes first, then clockwise, so that both sides look in the same order.
class Facings {
public:
    explicit Facings(const Spot& spot);
    const Heading* begin() const { return m_all.data(); }
    const Heading* end() const { return m_all.data() + m_count; }

private:
    std::array<Heading, headings.size()> m_all;
    std::size_t m_count = 1;
};

/// All that a unit can come to in one activation (OTW-012 to OTW-014, OTW-018, OTW-049), with so much of its Move to spare.
class Reach {
public:
    Reach(const Board& board, PieceId unit, int spare = 0);

    std::span<const Spot> spots() const { return m_spots.all(); }
    /// The spot that is that square and facing; none where the unit cannot come to it.
    const Spot* find(Square square, Heading facing) const;
    int allowance() const { return m_allowance; }

private:
    static constexpr int span = 3;  ///< the largest Move
    void enter(Square square, Heading facing, int cost, bool mayEnd, bool goesOn);
    void expand(const Spot& from);
    void advance(const Spot& from, Heading facing);

    const Board& m_board;
    PieceId m_unit;
    const Traits& m_traits;
    Square m_start;
    int m_allowance;
    int m_most;
    StackList<Spot, 100> m_spots;
    std::array<std::uint8_t, std::size_t{2 * span + 1} * (2 * span + 1)> m_seen{};  ///< facings, a bit each
};

/// OTW-015, OTW-020: the charges that a unit can make that has not moved. Nobody reaches farther than the next square (OTW-A29).
using Assaults = StackList<Assault, 24>;
/// How many there are.
std::size_t assaultsOf(const Board& board, PieceId unit, Assaults& assaults);
bool mayCharge(const Board& board, PieceId unit);
/// OTW-064: an enemy, or elephants of its own side that run wild.
bool mayAttack(const Table& table, PieceId unit, PieceId target);

}  // namespace ephor::ohw
