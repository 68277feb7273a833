#include "core/dice/scripted_dice.h"

#include <cassert>

namespace ephor {

void ScriptedDice::draw([[maybe_unused]] int sides, std::span<std::uint8_t> faces) {
    for (std::uint8_t& face : faces) {
        const int shown = left() > 0 ? m_faces[static_cast<std::size_t>(m_drawn)] : 1 + (m_drawn & 1);
        assert(shown >= 1 && shown <= sides);
        face = static_cast<std::uint8_t>(shown);
        ++m_drawn;
    }
}

}  // namespace ephor
