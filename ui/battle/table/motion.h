// The units of the table on their way from one moment to another.
#pragma once

#include "models/battle/battle_actions.h"
#include "ui/battle/drawing/table_picture.h"

namespace ephor {

class Motion {
public:
    /// `before` and `after`: the units at the two moments. Units that leave fade out where they stood; units that come
    /// fade in.
    Motion(const std::vector<UnitShown>& before, std::vector<UnitShown> after, std::vector<PiecePath> paths);

    /// The units at a share (0 to 1) of the motion, starting and stopping gently. Valid until the next call.
    const std::vector<UnitShown>& at(double share);
    /// Whether the unit changes its place or fades.
    bool isMoving(PieceId piece) const;

private:
    std::vector<UnitShown> m_units;
    std::vector<PiecePath> m_paths;
    PieceSet m_leaving;
    PieceSet m_coming;
};

}  // namespace ephor
