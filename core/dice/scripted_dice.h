// Dice with faces that a test gives.
#pragma once

#include "core/dice/dice_source.h"

#include <vector>

namespace ephor {

/// Returns the faces of a list in order. Past the end it returns 1 and 2 in turn (so that opposed rolls do not tie for
/// ever) and counts the excess. A test should also check that no faces are left over.
class ScriptedDice final : public DiceSource {
public:
    explicit ScriptedDice(std::vector<std::uint8_t> faces) : m_faces(std::move(faces)) {}

    void draw(int sides, std::span<std::uint8_t> faces) override;

    /// Faces of the list not drawn yet; negative: the number of draws past the end.
    int left() const { return static_cast<int>(m_faces.size()) - m_drawn; }

private:
    std::vector<std::uint8_t> m_faces;
    int m_drawn = 0;
};

}  // namespace ephor
