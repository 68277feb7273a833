// Dice that fall as a test says.
#pragma once

#include "core/dice/dice_source.h"

#include <vector>

namespace ephor {

/// Gives the faces of a list in order. A draw past the end gives 1 and 2 in turn, so that no opposed roll ties for
/// ever, and is remembered; faces left over are a mistake of the test, too.
class ScriptedDice final : public DiceSource {
public:
    explicit ScriptedDice(std::vector<std::uint8_t> faces) : m_faces(std::move(faces)) {}

    void draw(int sides, std::span<std::uint8_t> faces) override;

    /// Faces of the list not drawn yet; negative: so many more were drawn than it had.
    int left() const { return static_cast<int>(m_faces.size()) - m_drawn; }

private:
    std::vector<std::uint8_t> m_faces;
    int m_drawn = 0;
};

}  // namespace ephor
