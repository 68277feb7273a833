#include "core/battle/until_stop.h"

#include "core/battle/leaving.h"

namespace ephor {

std::optional<Choice> UntilStop::ownAnswer(const Request& /*request*/, const Position& /*position*/) const {
    if (m_stop.stop_requested())
        throw Leaving{};
    return {};
}

}  // namespace ephor
