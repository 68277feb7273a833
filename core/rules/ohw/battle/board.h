// An index of units by square, derived from the table and kept up to date during a battle.
#pragma once

#include "core/rules/ohw/game.h"

namespace ephor::ohw {

class Board {
public:
    /// Both must outlive the board.
    Board(const OhwGame& game, const Table& table) : m_game(&game) { read(table); }

    /// Builds the index for this table and follows it from now on.
    void read(const Table& table);
    void changed(PieceId unit, UnitCounter counter) {
        if (counter == Fleeing || counter == Rampaging)
            updateAttackable(unit);
    }

    const OhwGame& game() const { return *m_game; }
    const Table& table() const { return *m_table; }
    const Grid& grid() const { return m_game->grid(); }
    Side side(PieceId unit) const { return m_game->side(unit); }
    /// The unit in a square of the grid or of the rows and columns just beyond; none if it is free.
    PieceId at(Place place) const { return m_units[place.index()]; }
    Place place(PieceId unit) const { return m_places[unit.index()]; }
    Square square(PieceId unit) const { return place(unit).square(); }
    Heading heading(PieceId unit) const { return m_headings[unit.index()]; }
    /// The unit in the square ahead; none if it is free or off the grid.
    PieceId before(PieceId unit) const { return at(stepped(place(unit), heading(unit))); }

    /// A side's units that adjoin an enemy (OTW-030).
    Units besideEnemies(Side side) const;
    /// The squares of units that a side may attack (mayAttack).
    const Squares& attackable(Side side) const { return m_attackable[index(side)]; }
    const Squares& occupied(Side side) const { return m_occupied[index(side)]; }
    /// The unit that a side's general is with; none if the general is lost.
    PieceId general(Side side) const { return generalsUnit(*m_table, side); }
    /// OTW-010, OTW-018, OTW-A32: units of a side that may move in a group.
    Units mayGroup(Side side) const;

    /// Adds a unit in a free square.
    void put(PieceId unit, Place to, Heading heading) {
        enter(unit, to, heading);
        updateAttackable(unit);
    }
    /// Moves a unit that is on the board to another square, or turns it.
    void move(PieceId unit, Place to, Heading heading) {
        const Place from = place(unit);
        if (to != from) {
            clear(unit);
            for (Squares& attackable : m_attackable)
                attackable.move(from, to);
        }
        enter(unit, to, heading);
    }
    void lift(PieceId unit) {
        clear(unit);
        for (Squares& attackable : m_attackable)
            attackable.erase(place(unit));
    }

private:
    /// Enters a unit into a free square.
    void enter(PieceId unit, Place to, Heading heading) {
        m_places[unit.index()] = to;
        m_headings[unit.index()] = heading;
        m_units[to.index()] = unit;
        m_occupied[index(side(unit))].insert(to);
    }
    void clear(PieceId unit) {
        m_units[place(unit).index()] = {};
        m_occupied[index(side(unit))].erase(place(unit));
    }
    /// Adds the square of a unit to those that its enemies may attack, or removes it.
    void updateAttackable(PieceId unit) {
        for (const Side by : bothSides)
            if (mayAttack(*m_table, by, unit))
                m_attackable[index(by)].insert(place(unit));
            else
                m_attackable[index(by)].erase(place(unit));
    }

    const OhwGame* m_game;
    const Table* m_table = nullptr;
    std::array<PieceId, Place::count> m_units;
    std::array<Squares, 2> m_occupied;    ///< of each side
    std::array<Squares, 2> m_attackable;  ///< for each side
    std::array<Place, 2 * mostUnits> m_places;
    std::array<Heading, 2 * mostUnits> m_headings;
};

inline bool facesTarget(const Board& board, PieceId unit) {
    return board.attackable(board.side(unit)).contains(stepped(board.place(unit), board.heading(unit)));
}
/// OTW-030, OTW-A05: true if it may fight the enemy ahead, next to which it began the phase.
inline bool mayFight(const Board& board, PieceId unit) {
    return facesTarget(board, unit) && board.table().counter(unit, Beside) != 0;
}

/// What a unit finds in a square that it would enter.
enum class Entry : std::uint8_t {
    Barred,   ///< it may not enter
    Through,  ///< OTW-014: a friend that it may pass
    Catches,  ///< OTW-049: a fleeing enemy; its move ends there
    Free
};
inline Entry entryOf(const Board& board, PieceId unit, Place next) {
    const OhwGame& game = board.game();
    if (game.terrainAt(next) == SquareTerrain::Impassable)
        return Entry::Barred;
    const PieceId there = board.at(next);
    if (!there || there == unit)
        return Entry::Free;
    const bool enemy = board.side(there) != board.side(unit);
    if (enemy && isFleeing(board.table(), there))
        return Entry::Catches;
    return mayPass(game.profile(unit).traits, game.profile(there).traits, enemy) ? Entry::Through : Entry::Barred;
}

}  // namespace ephor::ohw
