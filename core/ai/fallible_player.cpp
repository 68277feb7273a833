#include "core/ai/fallible_player.h"

#include "core/battle/table.h"
#include "core/dice/fast_dice.h"

namespace ephor {

std::optional<Choice> FalliblePlayer::ownAnswer(const Request& request, const Position& position) const {
    // A seed of its own, so that it errs elsewhere than the random player.
    Pcg32 draw(mixed(1, position.key), static_cast<std::uint64_t>(position.asked));
    if (request.form == Form::Deploy || draw.below(100) >= m_errors)
        return {};
    const std::vector<Choice> choices = m_standard.candidates(request, position);
    if (choices.empty())
        return {};
    return choices[draw.below(static_cast<std::uint32_t>(choices.size()))];
}

}  // namespace ephor
