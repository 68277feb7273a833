#include "core/dice/scripted_dice.h"

#include <cassert>

namespace ephor {

void ScriptedDice::draw([[maybe_unused]] int sides, std::span<std::uint8_t> faces) {
    for (std::uint8_t& face : faces) {
        face = left() > 0 ? m_faces[static_cast<std::size_t>(m_drawn)] : 1;
        assert(face >= 1 && face <= sides);
        ++m_drawn;
    }
}

}  // namespace ephor
