// Who stands in which square: derived from the table, and kept beside it while a battle runs.
#pragma once

#include "core/base/stack_list.h"
#include "core/battle/player.h"
#include "core/rules/ohw/battle/news.h"
#include "core/rules/ohw/battle/squares.h"

#include <algorithm>

namespace ephor::ohw {

/// Steps from every square of a grid, and of the rows and columns just beyond, to the nearest of some squares; beyond its edges it is never nearer.
class Distances {
public:
    explicit Distances(const Grid& grid);

    /// Works them out to these squares. True where they are others now.
    bool lookFrom(const Squares& squares);
    int at(Place place) const { return m_steps[place.index()]; }

private:
    using Row = std::array<std::uint8_t, Place::perRow>;

    std::size_t m_count;
    std::size_t m_registers;  ///< of a row that are needed
    std::array<std::uint8_t, Place::count> m_steps;
};

/// A square that a unit can come to, how it faces there, and what that costs.
struct Spot {
    Place square;
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
    Place from;
    Heading facing = Heading::North;
};

/// OTW-015, OTW-020: the charges that a unit can make that has not moved. Nobody reaches farther than the next square (OTW-A29).
using Assaults = StackList<Assault, 24>;

/// All that a unit can come to in one activation (OTW-012 to OTW-014, OTW-018, OTW-049), the cheapest first, and its charges.
struct Ways {
    static constexpr int span = Squares::span;

    Ways() {}  ///< nothing is cleared before they are begun
    StackList<Spot, 100> spots;
    Assaults assaults;
    bool knowsAssaults;
    std::array<std::uint8_t, std::size_t{2 * span + 1} * Place::perRow> seen;  ///< facings, a bit each
    std::size_t looked;  ///< from so many of the spots one has gone on

    /// The spot that is that square and facing; none where the unit cannot come to it.
    const Spot* find(Place square, Heading facing) const;
};

/// What the doctrine has worked out for a unit, kept while there is no news of it (Kept); its values are those of judgement.h.
struct Outlook {
    Outlook() {}    ///< nothing is worked out yet
    double here;    ///< value of standing where it stands
    double ahead;   ///< and in the square before it, if nobody bars the way
    double move;    ///< the best gain by moving
    double fight;   ///< value of fighting the enemy before it
    double charge;  ///< the best value of a charge
    Spot moveTo;
    Assault assault;
};

class Board : public Workings {
public:
    Board(const OhwGame& game, const Table& table)
        : m_game(&game),
          m_table(&table),
          m_news(game.grid()),
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
            mark(unit);
            stirred(unit);
            break;
        case General:
            m_knowsGeneral[index(side(unit))] = false;
            [[fallthrough]];
        case Strength:
        case Beside:
            m_news.at(place(unit));
            break;
        default:
            break;
        }
    }

    const OhwGame& game() const { return *m_game; }
    const Table& table() const { return *m_table; }
    const Grid& grid() const { return m_game->grid(); }
    Side side(PieceId unit) const { return m_game->side(unit); }
    /// The unit in a square of the grid, or of the rows and columns just beyond; none where it is free.
    PieceId at(Place place) const { return m_units[place.index()]; }
    Place place(PieceId unit) const { return m_places[unit.index()]; }
    Square square(PieceId unit) const { return place(unit).square(); }
    Heading heading(PieceId unit) const { return m_headings[unit.index()]; }
    /// The unit in the square ahead of one; none beyond the edge.
    PieceId before(PieceId unit) const { return at(stepped(place(unit), heading(unit))); }

    /// Steps to the nearest enemy of a side who does not flee.
    const Distances& toEnemy(Side side) const {
        return m_steady[index(side)].known ? m_steady[index(side)].steps : lookForEnemies(side);
    }
    /// A side's units that adjoin an enemy (OTW-030).
    Units besideEnemies(Side side) const;
    /// Does an enemy of a side flee?
    bool enemyFlees(Side side) const { return !(m_table->with(Fleeing) & m_table->present(other(side))).empty(); }
    /// Where those stand whom a side's units may attack (mayAttack).
    const Squares& marks(Side side) const { return m_marks[index(side)]; }
    /// Where a side's units stand.
    const Squares& standing(Side side) const { return m_standing[index(side)]; }
    /// The unit that a side's general is with; none if he is lost.
    PieceId general(Side side) const {
        if (!m_knowsGeneral[index(side)]) {
            m_generals[index(side)] = generalsUnit(*m_table, side);
            m_knowsGeneral[index(side)] = true;
        }
        return m_generals[index(side)];
    }
    /// OTW-010, OTW-018, OTW-A32: units of a side that may move in a group.
    Units mayGroup(Side side) const;
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
    bool isNews(Kept what, PieceId unit) const { return m_news.isNews(what, place(unit), m_game->profile(unit).move); }

    /// Puts a unit into a free square.
    void put(PieceId unit, Place to, Heading heading) {
        enter(unit, to, heading);
        mark(unit);
        stirred(unit);
    }
    /// Puts a unit that stands somewhere into another square, or turns it.
    void move(PieceId unit, Place to, Heading heading) {
        const Place from = place(unit);
        if (to != from) {
            stirred(unit);
            clear(unit);
            for (Squares& marks : m_marks)
                marks.move(from, to);
        }
        enter(unit, to, heading);
        stirred(unit);
    }
    void lift(PieceId unit) {
        clear(unit);
        for (Squares& marks : m_marks)
            marks.erase(place(unit));
        if (general(side(unit)) == unit)  // who may have left the table
            m_knowsGeneral[index(side(unit))] = false;
        stirred(unit);
    }

private:
    /// Steps to what a side looks for, worked out when it asks and kept as long as they hold.
    struct Lookout {
        explicit Lookout(const Grid& grid) : steps(grid) {}
        Distances steps;
        bool known = false;
    };

    /// Puts a unit into a free square.
    void enter(PieceId unit, Place to, Heading heading) {
        m_places[unit.index()] = to;
        m_headings[unit.index()] = heading;
        m_units[to.index()] = unit;
        m_standing[index(side(unit))].insert(to);
    }
    /// Frees the square of a unit.
    void clear(PieceId unit) {
        m_units[place(unit).index()] = {};
        m_standing[index(side(unit))].erase(place(unit));
    }
    /// Where a unit stands is a mark for those who may attack it.
    void mark(PieceId unit) {
        for (const Side by : bothSides)
            if (mayAttack(*m_table, by, unit))
                m_marks[index(by)].insert(place(unit));
            else
                m_marks[index(by)].erase(place(unit));
    }
    const Distances& lookForEnemies(Side side) const;
    const Distances& lookForFlanks(Side side) const;
    /// What is kept of a unit's ways, or none yet.
    Ways& waysSoFar(PieceId unit) const;
    /// Where a unit stands counts for its enemies' ways everywhere, for its friends' only where it takes a place beside an enemy.
    void stirred(PieceId unit) {
        const Side mine = side(unit);
        const Place where = place(unit);
        m_news.at(where);
        Lookout& flanks = m_flanks[index(mine)];
        const Lookout& steady = m_steady[index(mine)];
        flanks.known = flanks.known && steady.known && steady.steps.at(where) > 1;
        m_steady[index(other(mine))].known = m_flanks[index(other(mine))].known = false;
    }

    const OhwGame* m_game;
    const Table* m_table;
    std::array<PieceId, Place::count> m_units;
    std::array<Squares, 2> m_standing;  ///< of each side
    std::array<Squares, 2> m_marks;     ///< for each side
    std::array<Place, 2 * mostUnits> m_places;
    std::array<Heading, 2 * mostUnits> m_headings;
    mutable News m_news;
    mutable std::array<Lookout, 2> m_steady;
    mutable std::array<Lookout, 2> m_flanks;
    mutable std::array<PieceId, 2> m_generals;
    mutable std::array<bool, 2> m_knowsGeneral{};
    mutable std::array<Ways, 2 * mostUnits> m_ways;
    mutable std::array<Outlook, 2 * mostUnits> m_outlooks;
};

/// How a unit may face there: the way it comes first, then clockwise, so that both sides look in the same order.
class Facings {
public:
    explicit Facings(const Spot& spot) : m_first(spot.facing), m_count(spot.turnsFree ? 4 : 1) {}

    class Iterator {
    public:
        Iterator(Heading first, int quarters) : m_first(first), m_quarters(quarters) {}
        Heading operator*() const { return turned(m_first, m_quarters); }
        Iterator& operator++() {
            ++m_quarters;
            return *this;
        }
        bool operator!=(const Iterator& o) const { return m_quarters != o.m_quarters; }

    private:
        Heading m_first;
        int m_quarters;
    };
    Iterator begin() const { return {m_first, 0}; }
    Iterator end() const { return {m_first, m_count}; }

private:
    Heading m_first;
    int m_count;
};

/// May a unit end its move in the next square? As in its ways.
inline bool mayStepTo(const Board& board, PieceId unit, Place next) {
    const PieceId there = board.at(next);
    return board.game().country(next) != Country::Impassable &&
           (!there || (board.side(there) != board.side(unit) && isFleeing(board.table(), there)));
}
/// Is there somebody before a unit whom it may attack?
inline bool facesMark(const Board& board, PieceId unit) {
    return board.marks(board.side(unit)).contains(stepped(board.place(unit), board.heading(unit)));
}
/// OTW-030, OTW-A05: may it fight the enemy before it, beside whom it began the phase?
inline bool mayFight(const Board& board, PieceId unit) {
    return facesMark(board, unit) && board.table().counter(unit, Beside) != 0;
}
/// OTW-015: is there a charge that a unit can make?
inline bool mayCharge(const Board& board, PieceId unit) {
    if (facesMark(board, unit) && board.table().counter(unit, Beside) == 0)
        return true;
    return !board.game().profile(unit).isFoot() && board.assaults(unit).size() > 0;
}

}  // namespace ephor::ohw
