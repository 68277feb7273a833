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
    explicit Distances(const Grid& grid)
        : m_count(static_cast<std::size_t>(grid.rows)), m_parts(grid.columns > columnsOfPart ? 2 : 1) {
        clear();
    }

    void clear();
    /// One of the squares.
    void begin(Square square);
    /// Once all of them are known.
    void spread();
    int at(Square square) const {
        const auto column = static_cast<std::size_t>(square.column);
        return m_rows[static_cast<std::size_t>(square.row)][column / columnsOfPart][column % columnsOfPart];
    }
    /// From every square of the grid.
    bool sameAs(const Distances& o) const;

private:
    /// Whole registers, so that many columns take their step at once; the usual grid needs but the first part of a row.
    static constexpr int columnsOfPart = 16;
    using Part = std::uint8_t __attribute__((vector_size(columnsOfPart)));
    using Row = std::array<Part, 2>;
    static_assert(mostColumns <= 2 * columnsOfPart);

    std::size_t m_count;
    std::size_t m_parts;
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

/// OTW-015, OTW-020: the charges that a unit can make that has not moved. Nobody reaches farther than the next square (OTW-A29).
using Assaults = StackList<Assault, 24>;

/// All that a unit can come to in one activation (OTW-012 to OTW-014, OTW-018, OTW-049), the cheapest first, and its charges.
struct Ways {
    static constexpr int span = 3;  ///< the largest Move

    Ways() {}  ///< the lists are not cleared
    StackList<Spot, 100> spots;
    Assaults assaults;
    bool knowsAssaults = false;
    std::array<std::uint8_t, std::size_t{2 * span + 1} * (2 * span + 1)> seen{};  ///< facings, a bit each
    std::size_t looked = 0;  ///< from so many of the spots one has gone on

    /// The spot that is that square and facing; none where the unit cannot come to it.
    const Spot* find(Square square, Heading facing) const;
};

/// What the doctrine has worked out for a unit, kept while there is no news of it (Kept); its values are those of judgement.h.
struct Outlook {
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
    void changed(PieceId unit, UnitCounter counter) {
        switch (counter) {
        case Fleeing:
        case Rampaging:
            stirred(unit);
            break;
        case Strength:
        case General:
        case Beside:
            m_news.at(square(unit));
            break;
        default:
            break;
        }
    }

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

    /// Where a unit can come to; its charges are not among them yet.
    const Ways& ways(PieceId unit) const;
    /// Whom it can charge.
    const Assaults& assaults(PieceId unit) const;
    /// What is known of a unit. Where `isNews`, that part must be worked out now.
    Outlook& outlook(PieceId unit) const { return m_outlooks[unit.index()]; }
    /// True once after each change that may matter to what is kept.
    bool isNews(Kept what, PieceId unit) const {
        const int move = m_game->profile(unit).move;
        const Square where = square(unit);
        if (!m_news.of(what, where, move))
            return false;
        m_news.forget(what, where, move);
        return true;
    }

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
    /// What is kept of a unit's ways, or none yet.
    Ways& waysSoFar(PieceId unit) const;
    /// Where a unit stands counts for its enemies' ways everywhere, for its friends' only where it takes a place beside an enemy.
    void stirred(PieceId unit) {
        const Side side = m_table->side(unit);
        const Square where = square(unit);
        m_news.at(where);
        Lookout& flanks = m_flanks[index(side)];
        const Lookout& steady = m_steady[index(side)];
        flanks.known = flanks.known && steady.known && steady.steps.at(where) > 1;
        m_steady[index(other(side))].known = m_flanks[index(other(side))].known = false;
    }

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
    mutable std::array<Ways, 2 * mostUnits> m_ways;
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

/// OTW-015: is there a charge that a unit can make?
bool mayCharge(const Board& board, PieceId unit);
/// OTW-064: an enemy, or elephants of its own side that run wild.
bool mayAttack(const Table& table, PieceId unit, PieceId target);

}  // namespace ephor::ohw
