#include "core/battle/until_turn.h"

#include "core/battle/leaving.h"
#include "core/battle/table.h"

namespace ephor {

std::optional<Choice> UntilTurn::ownAnswer(const Request& request, const Position& position) const {
    if (position.table.turn() <= m_lastTurn)
        return {};
    Pending pending;
    pending.request = PendingRequest(request);
    pending.publicEntries = position.publicEntries;
    pending.rolls = position.rolls;
    throw Leaving{std::move(pending), {}};
}

}  // namespace ephor
