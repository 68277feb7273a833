// Distances in steps between squares.
#pragma once

#include "core/rules/ohw/battle/squares.h"

namespace ephor::ohw {

/// Steps from every square of a grid, and from the columns just beyond, to the nearest square of a set. The rows beyond
/// are not computed: they always count as far away. So no place beyond an edge is nearer than the square at the edge.
class Distances {
public:
    explicit Distances(const Grid& grid);

    /// Computes the distances to these squares. True if they differ from the previous ones.
    bool computeTo(const Squares& squares);
    int at(Place place) const { return m_steps[place.index()]; }

private:
    using Row = std::array<std::uint8_t, Place::perRow>;

    std::size_t m_count;
    std::size_t m_registers;  ///< that a row needs
    std::array<std::uint8_t, Place::count> m_steps;
};

}  // namespace ephor::ohw
