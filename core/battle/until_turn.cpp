#include "core/battle/until_turn.h"

#include "core/battle/leaving.h"

namespace ephor {

Choice UntilTurn::choose(const Request& request, const Position& position) const {
    if (position.table.turn() <= m_lastTurn)
        return m_who.choose(request, position);
    Pending pending;
    pending.request = PendingRequest(request);
    pending.publicEntries = position.publicEntries;
    pending.rolls = position.rolls;
    throw Leaving{std::move(pending), {}};
}

}  // namespace ephor
