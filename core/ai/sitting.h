// A side that waits for its enemy: how it is recognised, and what it is expected to do next.
#pragma once

#include "core/battle/delegating_player.h"
#include "core/odds/here.h"

namespace ephor {

/// True where the other side has done nothing since the turn before this one began: it came no nearer, and no piece of
/// either side was lost or weakened. False in the first turn.
bool isEnemySitting(const Game& game, const Here& here);

/// Takes option 0 wherever it is offered, and otherwise answers like another player. Option 0 begins no action in any
/// system: hold, stop, pass, done, halt, decline.
class SittingPlayer final : public DelegatingPlayer {
public:
    using DelegatingPlayer::DelegatingPlayer;

private:
    std::optional<Choice> ownAnswer(const Request& request, const Position& position) const override;
};

}  // namespace ephor
