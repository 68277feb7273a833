#include "core/ai/random_player.h"

#include "core/ai/computer_players.h"
#include "core/battle/table.h"
#include "core/dice/fast_dice.h"

namespace ephor {

Choice RandomPlayer::choose(const Request& request, const Position& position) const {
    const std::vector<Choice> choices = standardPlayer(position.game).candidates(request, position);
    if (choices.empty()) {
        // Only a move can have no candidates; staying is always legal.
        assert(request.form == Form::Move);
        Choice stay;
        stay.pose = position.table.body(request.limits.piece).pose;
        return stay;
    }
    Pcg32 draw(mixed(m_seed, position.key), static_cast<std::uint64_t>(position.asked));
    return choices[draw.below(static_cast<std::uint32_t>(choices.size()))];
}

}  // namespace ephor
