// Squares that units can reach, and enemies that they can charge (OTW-012 to OTW-020, OTW-049, OTW-064).
#pragma once

#include "core/base/stack_list.h"
#include "core/rules/ohw/battle/board.h"

namespace ephor::ohw {

/// A square that a unit can reach, with its facing and cost.
struct Spot {
    Place square;
    Heading facing = Heading::North;
    std::int8_t cost = 0;
    bool mayEnd = true;      ///< false: only passed through
    bool goesOn = true;      ///< false: the activation ends here, whatever is left of the Move
    bool turnsFree = false;  ///< OTW-013: it may face anywhere there, at the same cost
};

/// A possible charge: the target, the edge to attack, and the square to attack from.
struct Assault {
    PieceId target;
    Edge edge = Edge::Front;
    Place from;
    Heading facing = Heading::North;
};

/// OTW-015, OTW-020: the charges of a unit that has not moved. Attacks reach only the next square (OTW-A29).
using Assaults = StackList<Assault, 24>;

/// All spots that a unit can reach in one activation (OTW-012, OTW-014, OTW-018, OTW-049), the cheapest first, and
/// its charges.
struct ReachableSquares {
    static constexpr int span = Squares::span;

    ReachableSquares() {}  ///< `seen` is not cleared before they are begun
    void clear() {
        spots.clear();
        assaults.clear();
        knowsAssaults = false;
    }

    StackList<Spot, 100> spots;
    Assaults assaults;
    bool knowsAssaults = false;
    std::array<std::uint8_t, std::size_t{2 * span + 1} * Place::perRow> seen;  ///< facings, a bit each
    std::size_t looked = 0;  ///< from so many of the spots one has gone on

    /// The spot with this square and facing; null if the unit cannot reach it.
    const Spot* find(Place square, Heading facing) const;
};

/// The facings of a unit in a spot: the direction of arrival first, then clockwise, so that both sides use the same
/// order.
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

/// Finds the spots that a unit can reach. `reachable` must be empty or hold earlier results for this unit, which are
/// extended.
void findReachable(const Board& board, PieceId unit, ReachableSquares& reachable);
/// Finds the enemies that it can charge, and as many spots as that needs.
void findAssaults(const Board& board, PieceId unit, ReachableSquares& reachable);
/// OTW-015: true if a unit can charge.
bool mayCharge(const Board& board, PieceId unit);

}  // namespace ephor::ohw
