#include "core/ai/ohw/changed_squares.h"

namespace ephor::ohw {

ChangedSquares::ChangedSquares(const Grid& grid) : m_registers((static_cast<std::size_t>(grid.rows) + 3) / 4) {
    addAll();
}

ChangedSquares::Rows ChangedSquares::wider(const Rows& changed) const {
    Rows all{};
    const std::size_t count = m_registers * 4;
    for (std::size_t row = 1; row <= count; ++row)
        all[row] = changed[row] | changed[row] << 1 | changed[row] >> 1 | changed[row - 1] | changed[row + 1];
    return all;
}

void ChangedSquares::spread() {
    const std::size_t count = m_registers * 4;
    const Rows near = wider(wider(m_changed));
    Rows changed = near;
    for (auto& [reachable, evaluationOf, move, charge] : m_rows) {
        for (std::size_t row = 1; row <= count; ++row) {
            reachable[row] |= changed[row];
            evaluationOf[row] |= near[row];
            move[row] |= changed[row];
            charge[row] |= changed[row];
        }
        changed = wider(changed);
    }
    for (std::size_t row = 1; row <= count; ++row)
        m_ofFights[row] |= near[row];
    m_changed = {};
    m_hasChanged = false;
}

}  // namespace ephor::ohw
