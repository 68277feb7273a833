// Steps from square to square.
#pragma once

#include "core/rules/ohw/battle/squares.h"

namespace ephor::ohw {

/// Steps from every square of a grid, and of the rows and columns just beyond, to the nearest of some squares. Beyond
/// its edges it is never nearer.
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

}  // namespace ephor::ohw
