// Recognises a side that waits for its enemy, and predicts what it does next.
#pragma once

#include "core/battle/delegating_player.h"
#include "core/odds/here.h"

namespace ephor {

/// True if the other side has done nothing since the start of the previous turn: it came no nearer, and no piece of
/// either side was lost or weakened. False in the first turn.
bool isEnemySitting(const Game& game, const Here& here);

/// Chooses option 0 if it is offered, and otherwise forwards to another player. In every system, option 0 starts no
/// action: hold, stop, pass, done, halt, decline.
class SittingPlayer final : public DelegatingPlayer {
public:
    using DelegatingPlayer::DelegatingPlayer;

private:
    std::optional<Choice> ownAnswer(const Request& request, const Position& position) const override;
};

}  // namespace ephor
