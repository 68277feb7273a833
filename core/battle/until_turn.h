// A player who answers like another one until a turn is over, and then leaves the fight as a person would: what looks
// only so far ahead ends there.
#pragma once

#include "core/battle/delegating_player.h"

namespace ephor {

/// To be asked within Fight::run alone, which catches what it throws (Leaving).
class UntilTurn final : public DelegatingPlayer {
public:
    UntilTurn(const Player& who, int lastTurn) : DelegatingPlayer(who), m_lastTurn(lastTurn) {}

private:
    std::optional<Choice> ownAnswer(const Request& request, const Position& position) const override;

    int m_lastTurn;
};

}  // namespace ephor
