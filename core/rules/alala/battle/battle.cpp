#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

// Positions are computed once for each piece. The sets are small and often sorted already.
RightToLeft::RightToLeft(const Table& table, Side side, PieceSet set) {
    const Vec ahead = towardsEnemy(side);
    std::array<double, most> right;
    std::array<double, most> forward;
    for (const PieceId p : set) {
        const Vec centre = table.body(p).pose.centre;
        const Vec place{rightward(centre, ahead), dot(centre, ahead)};
        std::size_t at = m_count++;
        for (; at > 0 && comesFirst(place, p, {right[at - 1], forward[at - 1]}, m_pieces[at - 1]); --at) {
            right[at] = right[at - 1];
            forward[at] = forward[at - 1];
            m_pieces[at] = m_pieces[at - 1];
        }
        right[at] = place.x;
        forward[at] = place.y;
        m_pieces[at] = p;
    }
}

}  // namespace ephor::alala
