#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

// Positions are computed once for each piece. The sets are small and often sorted already.
Order::Order(const Table& table, Side side, PieceSet set) {
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

bool askYesNo(Play& play, Decision decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes) {
    OptionList options;
    options.add(code::no, no);
    options.add(code::yes, yes);
    Request request;
    request.question = {decision, play.side(unit), unit};
    request.options = options.all();
    request.subject = subject;
    return play.referee.choose(request).code == code::yes;
}

}  // namespace ephor::alala
