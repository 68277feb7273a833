// Distances in steps between squares.
#pragma once

#include "core/rules/ohw/battle/squares.h"

namespace ephor::ohw {

/// Steps from every square of a grid, and from the rows and columns just beyond, to the nearest square of a set. A
/// place beyond the edge is never nearer than the square at the edge.
class Distances {
public:
    explicit Distances(const Grid& grid);

    /// Computes the distances to these squares. True if they differ from the previous ones.
    bool lookFrom(const Squares& squares);
    int at(Place place) const { return m_steps[place.index()]; }

private:
    using Row = std::array<std::uint8_t, Place::perRow>;

    std::size_t m_count;
    std::size_t m_registers;  ///< of a row that are needed
    std::array<std::uint8_t, Place::count> m_steps;
};

}  // namespace ephor::ohw
