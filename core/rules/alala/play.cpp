#include "core/rules/alala/play.h"

#include <algorithm>

namespace ephor::alala {

Order::Order(const Table& table, Side side, PieceSet set) {
    for (const PieceId p : set)
        m_pieces[static_cast<std::size_t>(m_count++)] = p;
    std::sort(m_pieces.begin(), m_pieces.begin() + m_count,
              [&](PieceId a, PieceId b) { return comesFirst(table, side, a, b); });
}

bool asks(Play& play, Decision decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes) {
    OptionList options;
    options.add(code::no, no);
    options.add(code::yes, yes);
    Request request;
    request.question = {decision, play.side(unit), unit};
    request.options = options.all();
    request.subject = subject;
    return play.umpire.choose(request).code == code::yes;
}

}  // namespace ephor::alala
