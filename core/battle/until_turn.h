// A player that forwards to another player until a turn is over and then stops the fight. For look-ahead of a few
// turns.
#pragma once

#include "core/battle/delegating_player.h"

namespace ephor {

/// Use it only within Fight::run, which catches the Leaving that it throws.
class UntilTurn final : public DelegatingPlayer {
public:
    UntilTurn(const Player& who, int lastTurn) : DelegatingPlayer(who), m_lastTurn(lastTurn) {}

private:
    std::optional<Choice> ownAnswer(const Request& request, const Position& position) const override;

    int m_lastTurn;
};

}  // namespace ephor
