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
        return reinterpret_cast<const std::uint8_t*>(&m_rows[static_cast<std::size_t>(square.row)])[square.column];
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
        m_knowsGroupers = {};
        switch (counter) {
        case Fleeing:
        case Rampaging:
            enter(unit, square(unit), heading(unit));
            stirred(unit);
            break;
        case General:
            m_knowsGeneral[index(m_table->side(unit))] = false;
            [[fallthrough]];
        case Strength:
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
    bool enemyFlees(Side side) const { return !(m_fleeing & m_table->all(other(side))).empty(); }
    /// Do elephants of a side run wild?
    bool runsWild(Side side) const { return !(m_wild & m_table->all(side)).empty(); }
    /// The unit that a side's general is with; none if he is lost.
    PieceId general(Side side) const {
        if (!m_knowsGeneral[index(side)]) {
            m_generals[index(side)] = generalsUnit(*m_table, side);
            m_knowsGeneral[index(side)] = true;
        }
        return m_generals[index(side)];
    }
    /// OTW-010, OTW-018, OTW-A32: units of a side that may move in a group.
    const PieceSet& mayGroup(Side side) const {
        if (!m_knowsGroupers[index(side)])
            lookForGroupers(side);
        return m_groupers[index(side)];
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
        enter(unit, square, heading);
        stirred(unit);
    }
    void lift(PieceId unit) {
        clear(unit);
        if (general(m_table->side(unit)) == unit)  // who may have left the table
            m_knowsGeneral[index(m_table->side(unit))] = false;
        stirred(unit);
    }

private:
    /// Steps to what a side looks for, worked out when it asks and kept as long as they hold.
    struct Lookout {
        explicit Lookout(const Grid& grid) : steps(grid) {}
        Distances steps;
        bool known = false;
    };
    /// A bit for each column of a row, with a row beyond each edge.
    using Squares = std::array<std::uint32_t, mostRows + 2>;
    /// Where a side's units stand who do not flee, by the way they face.
    using Lines = std::array<Squares, headings.size()>;

    /// Puts a unit into a square that is free, or its own.
    void enter(PieceId unit, Square square, Heading heading) {
        m_squares[unit.index()] = square;
        m_headings[unit.index()] = heading;
        clear(unit);
        m_units[placeOf(square)] = unit;
        m_taken[rowOf(square)] |= columnOf(square);
        if (isRampaging(*m_table, unit))
            m_wild.insert(unit);
        if (isFleeing(*m_table, unit))
            m_fleeing.insert(unit);
        else
            m_lines[index(m_table->side(unit))][static_cast<std::size_t>(heading)][rowOf(square)] |= columnOf(square);
    }
    /// Frees the square of a unit.
    void clear(PieceId unit) {
        const Square where = square(unit);
        m_units[placeOf(where)] = {};
        m_taken[rowOf(where)] &= ~columnOf(where);
        for (Squares& line : m_lines[index(m_table->side(unit))])
            line[rowOf(where)] &= ~columnOf(where);
        m_fleeing.erase(unit);
        m_wild.erase(unit);
    }
    static std::size_t rowOf(Square square) { return static_cast<std::size_t>(square.row) + 1; }
    static std::uint32_t columnOf(Square square) { return 1U << square.column; }
    const Distances& lookForEnemies(Side side) const;
    const Distances& lookForFlanks(Side side) const;
    void lookForGroupers(Side side) const;
    /// What is kept of a unit's ways, or none yet.
    Ways& waysSoFar(PieceId unit) const;
    /// Where a unit stands counts for its enemies' ways everywhere, for its friends' only where it takes a place beside an enemy.
    void stirred(PieceId unit) {
        m_knowsGroupers = {};
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
    Squares m_taken{};
    std::array<Lines, 2> m_lines{};  ///< of each side
    PieceSet m_fleeing;
    PieceSet m_wild;
    std::array<Square, 2 * mostUnits> m_squares;
    std::array<Heading, 2 * mostUnits> m_headings;
    mutable std::array<Lookout, 2> m_steady;
    mutable std::array<Lookout, 2> m_flanks;
    mutable std::array<PieceId, 2> m_generals;
    mutable std::array<bool, 2> m_knowsGeneral{};
    mutable std::array<PieceSet, 2> m_groupers;
    mutable std::array<bool, 2> m_knowsGroupers{};
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
